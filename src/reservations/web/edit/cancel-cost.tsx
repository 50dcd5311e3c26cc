import './stay-parts.css'
import { Plural, Trans } from '@lingui/react/macro'
import { todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useLanguage } from '../../../web/words.ts'
import { isFreeUntilAnswered } from '../../cancel/penalty.ts'
import type { BookingDetails } from '../../changes.endpoints.ts'
import { CancelTermsWords } from '../cancel/cancel-terms-words.tsx'
import { penaltySteps } from '../cancel/penalty-steps.ts'

/** The end of free cancelling and what it costs later; for a cancelled stay, what it cost. */
export function CancelCost({ booking }: { booking: BookingDetails }) {
  const language = useLanguage()
  const { cancelTerms: terms, penaltyNights, bookingStatus } = booking
  const today = todayIn(booking.zone, new Date())
  if (!terms) {
    return penaltyNights === null ? null : (
      <p className="small">
        <Cost nights={penaltyNights} past={bookingStatus !== 'pending-cancel'} />
      </p>
    )
  }
  // From the day of arrival on there is nothing to cancel.
  if (today >= booking.datein) return null
  const { datein: checkIn, nightsCost, penaltyKept } = booking
  const asked = { checkIn, nightsCost, penaltyKept }
  const steps = penaltySteps(asked, booking.penalties, today)
  const later = terms.kind === 'free' ? steps : steps.slice(1)
  return (
    <div className="stack cancel-cost">
      <p className="small">
        <CancelTermsWords terms={terms} />
      </p>
      {isFreeUntilAnswered(terms) && later.length > 0 && (
        <p className="small">
          <Trans>Once the resort has confirmed the stay, cancelling costs:</Trans>
        </p>
      )}
      {later.length > 0 && (
        <dl className="facts small">
          {later.map(({ from, nights }) => (
            <Step key={from} from={dayInWords(from, language)} nights={nights} />
          ))}
        </dl>
      )}
    </div>
  )
}

/** What was accepted, or was paid. */
function Cost({ nights, past }: { nights: number; past: boolean }) {
  if (!past)
    return (
      <Plural
        value={nights}
        _0="Cancelling costs no nights."
        one="Cancelling costs # night."
        other="Cancelling costs # nights."
      />
    )
  return (
    <Plural
      value={nights}
      _0="Cancelling cost no nights."
      one="Cancelling cost # night."
      other="Cancelling cost # nights."
    />
  )
}

function Step({ from, nights }: { from: string; nights: number }) {
  return (
    <>
      <dt className="numeric">
        <Trans>From {from}</Trans>
      </dt>
      <dd>
        <Plural value={nights} one="# night" other="# nights" />
      </dd>
    </>
  )
}
