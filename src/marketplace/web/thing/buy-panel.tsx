import { Trans, useLingui } from '@lingui/react/macro'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import type { ReactNode, Ref } from 'react'
import type { Day } from '../../../kernel/day.ts'
import { type Money, namedMoney } from '../../../kernel/money.ts'
import { Button } from '../../../web/ui/button.tsx'
import { withTax } from '../../cart.ts'
import { AddFaultNote } from './add-fault.tsx'
import { isOpen } from './availability.ts'
import type { AddFault, Then } from './use-add.ts'

interface BuyFootProps {
  /** Before tax. */
  total: Money
  /** The lines that it is of, each taxed and rounded by itself as the order does it; without them it is one. */
  lines?: readonly number[]
  /** The tax in percent; null while it is not known. */
  taxPercent: number | null
  fault: AddFault | null
  /** The benefits that would pay, and what they save of the total, taxes included. */
  paying?: { offer: ReactNode; beyond: ReactNode; saves: number } | undefined
}

interface BuyPanelProps extends BuyFootProps {
  ref?: Ref<HTMLFormElement>
  onSubmit: (then: Then) => void
  /** The reason why nothing can be had any more. */
  closed?: ReactNode
  children: ReactNode
}

/** Which of the two ways on was pressed. */
export function thenOf({ submitter }: SubmitEvent): Then {
  return submitter?.getAttribute('value') === 'checkout' ? 'checkout' : 'cart'
}

/** The card in which something is chosen and put into the cart. */
export function BuyPanel({
  ref,
  total,
  lines,
  taxPercent,
  fault,
  paying,
  onSubmit,
  closed,
  children,
}: BuyPanelProps) {
  return (
    <form
      ref={ref}
      className="card buy"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(thenOf(event.nativeEvent as SubmitEvent))
      }}
    >
      {children}
      {closed || (
        <BuyFoot
          total={total}
          {...(lines && { lines })}
          taxPercent={taxPercent}
          fault={fault}
          paying={paying}
        />
      )}
    </form>
  )
}

/** What it comes to, the benefits that would pay, and the two ways on. */
export function BuyFoot({ total, lines = [total.cents], taxPercent, fault, paying }: BuyFootProps) {
  return (
    <>
      {paying?.offer}
      {paying?.beyond}
      <p className="row between buy-total">
        <span className="muted">
          <Trans>Total</Trans>
        </span>
        <output className="figure">
          {namedMoney({
            ...total,
            cents:
              lines.reduce((sum, cents) => sum + withTax(cents, taxPercent ?? 0), 0) - (paying?.saves ?? 0),
          })}
        </output>
      </p>
      <AddFaultNote fault={fault} />
      <Button type="submit" local>
        <ShoppingBag className="icon" aria-hidden />
        <Trans>Add to cart</Trans>
      </Button>
      <Button type="submit" kind="secondary" value="checkout" local>
        <Trans>Add and check out</Trans>
      </Button>
      <p className="small faint">
        {taxPercent === null ? (
          <Trans>Before tax. Nothing is reserved until you place the order.</Trans>
        ) : (
          <Trans>Tax included. Nothing is reserved until you place the order.</Trans>
        )}
      </p>
    </>
  )
}

/** Why nothing can be ordered on a day: none is chosen, or it has too few places; undefined where it has enough. */
export function useDayFault(day: Day | null, dates: Parameters<typeof isOpen>[0]): string | undefined {
  const { t } = useLingui()
  if (day === null) return t`Choose a date.`
  return isOpen(dates, day)
    ? undefined
    : t`There are not enough places left that day. Choose another date or fewer places.`
}
