import { Trans } from '@lingui/react/macro'
import { StateBox } from '../../web/ui/state-box.tsx'

/** No promotion runs for the contract (spec, section 8: "Promos not found"). */
export function NoPromotions() {
  return (
    <div className="card">
      <StateBox art="loggia" title={<Trans>Promos not found</Trans>}>
        <Trans>There are no offers for this contract right now. New ones will appear here.</Trans>
      </StateBox>
    </div>
  )
}
