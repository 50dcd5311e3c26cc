import { Trans } from '@lingui/react/macro'
import { StateBox } from '../../web/ui/state-box.tsx'

/** No promotion runs for the contract (spec, section 8: "Promos not found"). */
export function NoPromotions() {
  return (
    <div className="card">
      <StateBox art="loggia" title={<Trans>Promos not found</Trans>}>
        <Trans>
          Nothing is on offer for this contract just now. What the club thinks up next appears here.
        </Trans>
      </StateBox>
    </div>
  )
}
