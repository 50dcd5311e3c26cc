import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../web/ui/button.tsx'
import { ThingFailed, type ThingFailedProps } from '../../../web/ui/thing-failed.tsx'

/** In place of a stay's page: it is not there, or could not be read. */
export function BookingFailed({ query }: Pick<ThingFailedProps, 'query'>) {
  return (
    <ThingFailed
      query={query}
      failed={<Trans>We couldn’t load this reservation</Trans>}
      missing={<Trans>We couldn’t find this reservation</Trans>}
      actions={
        <Link to="/my-reservations" className={buttonClass()}>
          <Trans>See all reservations</Trans>
        </Link>
      }
    >
      <Trans>The booking’s information was not found. It may belong to another account.</Trans>
    </ThingFailed>
  )
}
