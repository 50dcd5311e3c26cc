import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { boot } from '../../../web/boot.ts'
import { CallError } from '../../../web/query.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { ErrorBox, StateBox } from '../../../web/ui/state-box.tsx'

interface BookingFailedProps {
  problem: Error
  busy: boolean
  onRetry: () => void
}

/** In place of a stay's page: it is not there, in the same words for an unknown one and for somebody else's, or could not be read. */
export function BookingFailed({ problem, busy, onRetry }: BookingFailedProps) {
  const missing = problem instanceof CallError && [400, 404].includes(problem.failure.status)
  if (missing) {
    return (
      <StateBox
        art="lighthouse"
        level="h1"
        title={<Trans>We couldn’t find this reservation</Trans>}
        actions={
          <Link to="/my-reservations" className={buttonClass()}>
            <Trans>See all reservations</Trans>
          </Link>
        }
      >
        <Trans>The booking’s information was not found. It may belong to another account.</Trans>
      </StateBox>
    )
  }
  return (
    <ErrorBox
      title={<Trans>We couldn’t load this reservation</Trans>}
      level="h1"
      onRetry={onRetry}
      busy={busy}
      phone={boot.phone}
    >
      {problem.message}
    </ErrorBox>
  )
}
