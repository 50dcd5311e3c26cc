import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../web/ui/button.tsx'
import { StateBox } from '../../web/ui/state-box.tsx'

/** A cart with nothing in it, and the way to fill it. */
export function EmptyCart() {
  return (
    <div className="card">
      <StateBox
        art="hammock"
        level="h1"
        title={<Trans>Your cart is empty</Trans>}
        actions={
          <Link to="/things-to-do" className={buttonClass()}>
            <Trans>See things to do</Trans>
          </Link>
        }
      >
        <Trans>Nothing planned yet, which is also a plan.</Trans>
      </StateBox>
    </div>
  )
}
