import { Trans } from '@lingui/react/macro'
import type { ToldAnswer } from '../../stay/told-before.ts'

/** Said before a request is sent: whether the stay is confirmed at once. What benefits do to it is said with them. */
export function AnswerToRequest({ answer }: { answer: ToldAnswer }) {
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
          <Trans>Until it has answered, cancelling the request costs nothing.</Trans>
        </>
      )}
    </p>
  )
}
