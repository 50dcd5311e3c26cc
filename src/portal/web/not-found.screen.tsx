import './not-found.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { boot, phoneLink } from '../../web/boot.ts'
import { Art } from '../../web/ui/art.tsx'
import { buttonClass } from '../../web/ui/button.tsx'
import { Logo } from '../../web/ui/logo.tsx'
import { rowOf } from './route-table.ts'
import { visitorNow } from './visitor.ts'
import { homeOfStaff } from './where-to.ts'

/** An address that leads nowhere, or to what is not there for this owner. */
export default function NotFoundScreen() {
  const { i18n } = useLingui()
  const visitor = visitorNow()
  // Of the club's people, as long as nobody is acted for: their own place, and nobody to call.
  const place = visitor?.isAdmin && !visitor.contract ? homeOfStaff(visitor.roles) : null
  return (
    <main className="not-found">
      <Art name="lighthouse" hour="dawn" night eager />
      <div className="not-found-card fade">
        <Logo name={boot.brand.name} tagline={boot.brand.tagline} size={28} />
        <h1 className="display">
          <Trans>This page drifted off</Trans>
        </h1>
        <p className="muted">
          <Trans>The address changed, or the page is gone. All else is where you left it.</Trans>
        </p>
        <div className="row wrap">
          {place ? (
            <Link to={place} className={buttonClass()}>
              {i18n._(rowOf(place).title)}
            </Link>
          ) : (
            <>
              <Link to="/home" className={buttonClass()}>
                <Trans>Go to dashboard</Trans>
              </Link>
              <a className={buttonClass('secondary')} href={phoneLink}>
                <Trans>Call the concierge</Trans>
              </a>
            </>
          )}
        </div>
      </div>
    </main>
  )
}
