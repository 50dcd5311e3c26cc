import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { type Day, daysBetween } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useBenefitUse } from '../../../membership/web/session/use-benefit-use.ts'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { Button } from '../../../web/ui/button.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Booking } from '../../reservations.endpoints.ts'
import { actsOf } from '../booking-acts.ts'

interface ComingFootProps {
  booking: Booking
  /** The resort's day. */
  today: Day
  /** Something is ordered for it that does not go with its days. */
  isBeside: boolean
  onAuthorize: () => void
}

/** The foot of a card: whom the stay waits for and until when, or how far it is; and what the owner can do about it. */
export function ComingFoot({ booking, today, isBeside, onAuthorize }: ComingFootProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const mayDecide = useBenefitUse('decide')
  const waits = actsOf(booking, today, false).authorize
  // Only the days until arrival: short enough to stand beside the status on a phone.
  const isFar = !waits && booking.bookingStatus === 'confirmed' && today <= booking.datein
  const stay = `${booking.resort}, ${dayInWords(booking.datein, language)}`
  return (
    <div className={clsx('coming-foot', isFar && 'is-far')}>
      <span>{waits ? <WaitsForOwner booking={booking} /> : <Comes booking={booking} today={today} />}</span>
      {waits && mayDecide && (
        <Button kind="ghost" size="small" aria-label={t`Authorize: ${stay}`} onClick={onAuthorize}>
          <Trans>Authorize</Trans>
        </Button>
      )}
      {isFar && today < booking.datein && (
        <span className="coming-clear faint">
          {isBeside ? <Trans>Look at what you ordered</Trans> : <Trans>Nothing to do</Trans>}
        </span>
      )}
    </div>
  )
}

type Shown = Pick<ComingFootProps, 'booking' | 'today'>

function WaitsForOwner({ booking: { decideUntil } }: Pick<Shown, 'booking'>) {
  const language = useLanguage()
  const { trusted } = useSession()
  const owner = trusted?.owner
  if (owner) return <Trans>Waits for {owner} to authorize its benefits</Trans>
  if (!decideUntil) return <Trans>Its benefits need your authorization</Trans>
  const day = dayInWords(decideUntil, language)
  return <Trans>Your answer, by {day}</Trans>
}

function Comes({ booking, today }: Shown) {
  const language = useLanguage()
  const { bookingStatus: status, datein, dateout, occupant, decideUntil } = booking
  const until = decideUntil && dayInWords(decideUntil, language)
  if (status === 'pending')
    return until ? (
      <Trans>The resort answers by {until}</Trans>
    ) : (
      <Trans>The resort reviews your request</Trans>
    )
  if (status === 'pending-confirmation' || status === 'pending-modification')
    return until ? <Trans>The resort answers by {until}</Trans> : <Trans>We’re waiting for the resort</Trans>
  if (status === 'pending-cancel')
    return until ? (
      <Trans>The club answers your cancellation by {until}</Trans>
    ) : (
      <Trans>The club looks at your cancellation</Trans>
    )
  if (status === 'to-authorize') return <Trans>Its benefits need your authorization</Trans>
  const days = daysBetween(today, datein)
  if (days > 0) return <Plural value={days} one="Tomorrow" other="In # days" />
  if (days === 0) return <Trans>Today</Trans>
  const day = dayInWords(dateout, language)
  return occupant === 'owner' ? (
    <Trans>You are at the resort until {day}</Trans>
  ) : (
    <Trans>Your guests are there until {day}</Trans>
  )
}
