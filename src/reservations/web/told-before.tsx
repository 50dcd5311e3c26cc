import { Trans } from '@lingui/react/macro'
import type { Day } from '../../kernel/day.ts'
import { boot } from '../../web/boot.ts'
import { Note } from '../../web/ui/note.tsx'
import { closedFromTheStart, type ToldAnswer } from '../stay/told-before.ts'

interface AnswerToChangeProps {
  answer: ToldAnswer
  /** The resort has still to answer the request that is changed. */
  ofRequest: boolean
}

/** Said before a change of a stay is sent: whether it counts at once or waits, and for whom. */
export function AnswerToChange({ answer, ofRequest }: AnswerToChangeProps) {
  if (ofRequest && answer !== 'at-once')
    return (
      <p className="small muted" aria-live="polite">
        <Trans>
          Your request has no answer yet. If the resort agrees to this change, the stay is confirmed with it;
          if not, your request still waits for its own answer.
        </Trans>
        {answer === 'benefits' && (
          <>
            {' '}
            <Trans>Before that, you decide on its benefits.</Trans>
          </>
        )}
      </p>
    )
  return (
    <p className="small muted" aria-live="polite">
      {answer === 'at-once' && (
        <Trans>The resort confirms this change by itself: it counts as soon as you save it.</Trans>
      )}
      {answer === 'benefits' && (
        <Trans>
          This change waits until you have decided on its benefits. Until then your stay stands as it is.
        </Trans>
      )}
      {answer === 'guest' && (
        <Trans>The resort reviews stays of guests: until it has answered, your stay stands as it is.</Trans>
      )}
      {answer === 'resort' && (
        <Trans>
          The resort has to agree to this change: until it has answered, your stay stands as it is.
        </Trans>
      )}
    </p>
  )
}

interface ClosedFromTheStartProps {
  checkIn: Day
  today: Day
  answer: ToldAnswer
}

/** Said before a stay so close to its arrival is sent: it can then not be cancelled here, or not be changed. */
export function ClosedFromTheStart({ checkIn, today, answer }: ClosedFromTheStartProps) {
  const closed = closedFromTheStart(checkIn, today)
  const { phone } = boot
  if (closed === null) return null
  return (
    <Note tone="gold" spoken>
      {closed === 'cancel' && (answer === 'guest' || answer === 'resort') ? (
        <Trans>
          It is too close to arrival: this stay can’t be changed here, nor cancelled once the resort has
          confirmed it. Only the concierge can do that, at {phone}.
        </Trans>
      ) : closed === 'cancel' ? (
        <Trans>
          It is too close to arrival: from the moment you send it, this stay can’t be cancelled or changed
          here. Only the concierge can, at {phone}.
        </Trans>
      ) : (
        <Trans>
          It is close to arrival: you can still cancel this stay, but not change it. Call the concierge for
          that, at {phone}.
        </Trans>
      )}
    </Note>
  )
}
