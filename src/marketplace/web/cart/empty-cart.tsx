import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../web/ui/button.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'

/** A cart with nothing in it, and the way to fill it. It is the page, or stands below the page's title. */
export function EmptyCart({ level = 'h1' }: { level?: 'h1' | 'h2' }) {
  return (
    <div className="card">
      <StateBox
        art="hammock"
        level={level}
        title={<Trans>Your cart is empty</Trans>}
        actions={
          <Link to="/things-to-do" className={buttonClass()}>
            <Trans>See things to do</Trans>
          </Link>
        }
      >
        <Trans>Nothing planned yet.</Trans>
      </StateBox>
    </div>
  )
}
