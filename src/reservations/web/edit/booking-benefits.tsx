import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { useNamedPlace } from '../../../web/forms/use-named-place.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import { isHolding } from '../../benefit/benefit.ts'
import { deleteBenefit, type UsedBenefit } from '../../benefits.endpoints.ts'
import type { BookingDetails } from '../../changes.endpoints.ts'
import { namedBenefitAmount } from '../benefits/benefit-amount.ts'
import { BenefitStateChip } from '../benefits/benefit-state-chip.tsx'
import { STAY_BENEFITS } from '../benefits/benefits-search.ts'
import { useBookingsChanged } from '../use-bookings-changed.ts'

/** It asks what there is before it shows anything: nobody waits for its code. */
const AddBenefit = lazy(async () => ({ default: (await import('./add-benefit.tsx')).AddBenefit }))

interface BookingBenefitsProps {
  booking: BookingDetails
  /** The stay is over: what was authorized is used. */
  over: boolean
  /** Benefits may come and go. */
  open: boolean
  /** Asks for the owner's word; nothing where there is nothing to decide. */
  onAuthorize: (() => void) | undefined
}

/** The benefits that a stay uses, each with its state; to add within the balance, and to take out. */
export function BookingBenefits({ booking, over, open, onAuthorize }: BookingBenefitsProps) {
  const removal = useRemoval()
  const place = useNamedPlace<HTMLElement>(STAY_BENEFITS)
  return (
    <section ref={place} tabIndex={-1}>
      <SectionHead
        title={<Trans>Benefits in this stay</Trans>}
        action={
          onAuthorize && (
            <Button size="small" onClick={onAuthorize}>
              <Trans>Authorize</Trans>
            </Button>
          )
        }
      />
      {booking.usedBenefits.length === 0 ? (
        <p className="muted">
          {booking.occupant === 'guest' ? (
            <Trans>Benefits are for your own stays, and a guest is staying.</Trans>
          ) : (
            <Trans>This stay uses no benefits.</Trans>
          )}
        </p>
      ) : (
        <ul className="used-benefits">
          {booking.usedBenefits.map((benefit) => (
            <UsedBenefitRow
              key={benefit.id}
              benefit={benefit}
              over={over}
              busy={removal.underWay === benefit.id}
              onTakeOut={
                open && isHolding(benefit.state) && benefit.part !== 'stay'
                  ? () => void removal.send(benefit.id)
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      {removal.failure && <FormError>{removal.failure.message}</FormError>}
      {open && (booking.wish ?? booking).occupant === 'owner' && (
        <Suspense fallback={null}>
          <AddBenefit idBooking={booking.id} />
        </Suspense>
      )}
    </section>
  )
}

interface UsedBenefitRowProps {
  benefit: UsedBenefit
  over: boolean
  busy: boolean
  onTakeOut: (() => void) | undefined
}

function UsedBenefitRow({ benefit, over, busy, onTakeOut }: UsedBenefitRowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const name = benefit.name[language]
  const left = namedBenefitAmount(benefit, benefit.balance)
  return (
    <li>
      <div>
        <b>{name}</b>
        <p className="small faint">
          <Trans>{left} left in your balance</Trans>
        </p>
        {isHolding(benefit.state) && benefit.part !== 'both' && (
          <p className="small">
            {benefit.part === 'wish' ? (
              <Trans>Comes with the change that waits</Trans>
            ) : (
              <Trans>Returns with the change that waits</Trans>
            )}
          </p>
        )}
      </div>
      <b className="numeric">{namedBenefitAmount(benefit, benefit.quantity)}</b>
      <BenefitStateChip state={benefit.state} over={over} />
      {onTakeOut && (
        <Button
          kind="ghost"
          size="small"
          className="take-out"
          busy={busy}
          aria-label={t`Remove: ${name}`}
          onClick={onTakeOut}
        >
          <Trans>Remove</Trans>
        </Button>
      )}
    </li>
  )
}

/** Takes one benefit at a time out of the stay. */
function useRemoval() {
  const { t } = useLingui()
  const changed = useBookingsChanged()
  return useSend({
    send: (id: number) => call(deleteBenefit, { query: { id } }),
    changed,
    done: ({ data }) => {
      const waits = data.bookingStatus === 'pending-modification'
      toast(t`Benefit removed`, {
        text: waits ? t`It returns once the resort agrees.` : t`What it held is back in your balance.`,
      })
    },
  })
}
