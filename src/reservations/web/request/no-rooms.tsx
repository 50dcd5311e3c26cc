import { Trans } from '@lingui/react/macro'
import { StateBox } from '../../../web/ui/state-box.tsx'

/** No residence for these nights; the nearest dates that would do stand below. */
export function NoRooms() {
  return (
    <div className="card">
      <StateBox art="hammock" level="h3" title={<Trans>A few days can make the difference</Trans>}>
        <Trans>
          No residence for a party of this size is free on all of these nights. Other dates, a shorter stay or
          fewer guests may do.
        </Trans>
      </StateBox>
    </div>
  )
}
