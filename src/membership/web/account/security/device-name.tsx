import { Trans } from '@lingui/react/macro'
import type { Device } from '../../../access.endpoints.ts'

type Named = Pick<Device, 'browser' | 'system'>
type Placed = Pick<Device, 'place' | 'network'>

/** A device as a person would say it: “Chrome on Windows”. */
export function DeviceName({ browser, system }: Named) {
  if (browser && system) {
    return (
      <Trans>
        {browser} on {system}
      </Trans>
    )
  }
  return browser ?? system ?? <Trans>An unknown device</Trans>
}

/** Roughly where it was: the city of the network, or the network without its last part. */
export function Whereabouts({ place, network }: Placed) {
  if (place) return <Trans>near {place}</Trans>
  return network ? <Trans>network {network}</Trans> : null
}
