import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Art } from '../../web/ui/art.tsx'
import { buttonClass } from '../../web/ui/button.tsx'

/** The hero of an owner without a stay ahead: their resort, and the way to ask for one. */
export function NoStay({ scene, mayRequest }: { scene: string; mayRequest: boolean }) {
  return (
    <section className="hero" aria-labelledby="next-stay">
      <Art name={scene} hour="dawn" night eager />
      <div className="hero-card">
        <span className="label">
          <Trans>Your next stay</Trans>
        </span>
        <h2 id="next-stay">
          <Trans>Nothing planned yet.</Trans>
        </h2>
        <p className="muted">
          <Trans>When you know your days, the residences that are open are one search away.</Trans>
        </p>
        {mayRequest && (
          <Link to="/my-reservations/request" className={buttonClass('secondary')}>
            <Trans>Request a stay</Trans>
          </Link>
        )}
      </div>
    </section>
  )
}
