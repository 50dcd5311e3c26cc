import './line-benefit.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CarFront from 'lucide-react/icons/car-front'
import MapPin from 'lucide-react/icons/map-pin'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Cart, CartLine } from '../../cart.ts'
import { keepBeside, keepElsewhere, keepSecond } from '../../change-cart.ts'
import type { PricedLine } from '../../checkout.endpoints.ts'
import { isAskedAbout, isAskedWhen } from '../../elsewhere.ts'
import { isAskedSecond } from '../../transfers/there.ts'
import { BesideStayNote } from '../price/beside-stay-note.tsx'
import { TransferBeforeWords } from '../transfer/transfer-beside.tsx'
import { useStays } from '../use-stays.ts'
import { changeCart } from './cart-store.ts'
import { LineResort } from './line-resort.tsx'
import { useLineDeeds } from './use-line-deeds.ts'

interface LineElsewhereProps {
  line: CartLine
  priced: Pick<PricedLine, 'hotel' | 'stayElsewhere'>
}

/** Where a line is served, unless that is being asked about below it. */
export function LineElsewhere({ line, priced }: LineElsewhereProps) {
  const isAsked = isAskedAbout(line, priced)
  const kept = useRef<HTMLDivElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    // Its buttons are gone: the focus stays with the line.
    if (wasAsked.current && !isAsked && document.activeElement === document.body) kept.current?.focus()
    wasAsked.current = isAsked
  }, [isAsked])
  if (isAsked) return null
  const { hotel, stayElsewhere } = priced
  return (
    <div ref={kept} tabIndex={-1}>
      <LineResort resort={hotel.name} stayElsewhere={stayElsewhere} />
    </div>
  )
}

/** What is at another resort than the stay's, or at an hour without it, asks once, below the line, whether it is wanted so. */
export function ElsewhereQuestions({
  line,
  cart,
  priced,
}: LineElsewhereProps & { cart: Cart; priced: Pick<PricedLine, 'besideStay'> }) {
  const { hotel, stayElsewhere: stay, besideStay } = priced
  const resort = hotel.name
  if (stay !== null && isAskedAbout(line, priced))
    return (
      <LineQuestion
        line={line}
        icon={MapPin}
        title={<Trans>You stay somewhere else that day.</Trans>}
        onKeep={() => changeCart((cart) => keepElsewhere(cart, line.uuid, stay))}
      >
        <Trans>
          This is at {resort}, and you stay at {stay}.
        </Trans>
      </LineQuestion>
    )
  if (!isAskedWhen(line, priced)) return <SecondTransferQuestion line={line} cart={cart} />
  return (
    <LineQuestion
      line={line}
      icon={CalendarDays}
      title={
        besideStay === 'before-check-in' ? (
          <Trans>That is before your check-in that day.</Trans>
        ) : (
          <Trans>That is after your check-out that day.</Trans>
        )
      }
      onKeep={() => changeCart((cart) => keepBeside(cart, line.uuid))}
    >
      <Trans>Your residence is not yours at that hour. Will you be there?</Trans>
    </LineQuestion>
  )
}

/** A car that way is there already: whether a second one is wanted is asked once. */
function SecondTransferQuestion({ line, cart }: { line: CartLine; cart: Cart }) {
  const { all: stays } = useStays()
  if (!isAskedSecond(line, cart, stays)) return null
  return (
    <LineQuestion
      line={line}
      icon={CarFront}
      title={<TransferBeforeWords line={line} cart={cart} />}
      keep="both"
      onKeep={() => changeCart((all) => keepSecond(all, line.uuid))}
    >
      <Trans>Do you need one more?</Trans>
    </LineQuestion>
  )
}

interface LineQuestionProps {
  line: CartLine
  icon: LucideIcon
  title: ReactNode
  /** What the button says that keeps it. */
  keep?: 'here' | 'both'
  onKeep: () => void
  children: ReactNode
}

function LineQuestion({ line, icon: Icon, title, keep = 'here', onKeep, children }: LineQuestionProps) {
  const { t } = useLingui()
  const id = useId()
  const name = line.name[useLanguage()]
  const { remove } = useLineDeeds(line)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of two buttons is no form's field
    <div className="line-asked" role="group" aria-labelledby={id}>
      <p id={id}>
        <Icon className="icon-small" aria-hidden />
        <span>
          <b>{title}</b> {children}
        </span>
      </p>
      <div className="row">
        <Button
          kind="secondary"
          size="small"
          aria-label={keep === 'both' ? t`Keep both: ${name}` : t`Keep it, we’ll be there: ${name}`}
          onClick={onKeep}
        >
          {keep === 'both' ? <Trans>Keep both</Trans> : <Trans>Keep it, we’ll be there</Trans>}
        </Button>
        <Button kind="ghost" size="small" aria-label={t`Remove it: ${name}`} onClick={remove}>
          <Trans>Remove it</Trans>
        </Button>
      </div>
    </div>
  )
}

/** That a line lies outside the stay's days and hours, unless that is being asked about below it. */
export function LineBesideNote({ line, priced }: { line: CartLine; priced: Pick<PricedLine, 'besideStay'> }) {
  return isAskedWhen(line, priced) ? null : <BesideStayNote beside={priced.besideStay} />
}
