import { Trans } from '@lingui/react/macro'
import type { Day } from '../../../kernel/day.ts'
import { boot } from '../../../web/boot.ts'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { answeredBy, type ToldAnswer } from '../../stay/told-before.ts'

interface AnswerToRequestProps {
  answer: ToldAnswer
  checkIn: Day
  /** Today at the resort. */
  today: Day
}

/** Said before a request is sent: whether the stay is confirmed at once, else until when it is answered. What benefits do to it is said with them. */
export function AnswerToRequest({ answer, checkIn, today }: AnswerToRequestProps) {
  if (answer === 'benefits') return null
  return (
    <p className="small muted" aria-live="polite">
      {answer === 'at-once' && (
        <Trans>The resort confirms by itself: the stay is yours as soon as you book it.</Trans>
      )}
      {answer === 'guest' && <Trans>The resort reviews stays of guests before it confirms them.</Trans>}
      {answer === 'resort' && (
        <Trans>The resort has to confirm the stay; it holds your nights until then.</Trans>
      )}
      {answer !== 'at-once' && (
        <>
          {' '}
          <Until {...answeredBy(checkIn, today)} />{' '}
          <Trans>Until it has answered, cancelling the request costs nothing.</Trans>
        </>
      )}
    </p>
  )
}

/** The last day of the answer, and whom to call where that is when one packs. */
function Until({ day, isNear }: ReturnType<typeof answeredBy>) {
  const until = useDayInWords()(day)
  const { phone } = boot
  return isNear ? (
    <Trans>
      The answer comes by {until}. To know earlier, call the concierge at {phone}.
    </Trans>
  ) : (
    <Trans>The answer comes by {until}.</Trans>
  )
}
