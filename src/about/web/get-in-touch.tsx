import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatTime } from '../../kernel/day.ts'
import { useContract } from '../../membership/web/session/use-session.ts'
import { boot, phoneLink } from '../../web/boot.ts'
import { queryOf } from '../../web/calls/query.ts'
import { buttonClass } from '../../web/ui/button.tsx'
import { readParameter } from '../staff.endpoints.ts'
import { cityOf } from '../wall-time.ts'

/** The number of the parameter that holds the concierge's hours. */
const CONCIERGE_HOURS = 3

/** The concierge: the one number for everything, and when it is answered. */
export function GetInTouch() {
  return (
    <section className="in-touch" aria-labelledby="in-touch-title">
      <div>
        <h2 className="title" id="in-touch-title">
          <Trans>Get in touch</Trans>
        </h2>
        <p>
          <Trans>One number for everything: the concierge finds the right person for you.</Trans>
        </p>
      </div>
      <div>
        <p>
          <a className="figure in-touch-phone" href={phoneLink}>
            {boot.phone}
          </a>
        </p>
        <Hours />
      </div>
      <div className="in-touch-ways">
        <Link className={buttonClass('secondary')} to="/about-us" search={{ show: 'message' }}>
          <Trans>Write to the concierge</Trans>
        </Link>
        <Link className={buttonClass('secondary')} to="/verify">
          <Trans>Is this really the club?</Trans>
        </Link>
      </div>
    </section>
  )
}

// If the hours cannot be loaded only the number is shown; no error.
function Hours() {
  const hours = useQuery(queryOf(readParameter, { query: { idParameter: CONCIERGE_HOURS } }))
  const { zone } = useContract()
  if (!hours.data) return null
  const { from, to } = hours.data.data.value
  const [opens, closes, city] = [formatTime(String(from)), formatTime(String(to)), cityOf(zone)]
  return (
    <p className="small numeric">
      <Trans>
        Every day, {opens} to {closes} ({city} time)
      </Trans>
    </p>
  )
}
