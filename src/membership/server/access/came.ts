import { isIPv4 } from 'node:net'
import type { Caller } from '../../../server/http/caller.ts'
import { deviceNameOf, type NamedDevice } from '../../sign-in/device-name.ts'

/** Where somebody came from, as far as it is kept: what the device is, and roughly where its network is. */
export interface Came extends NamedDevice {
  /** The city, where the proxy in front tells it. */
  place: string | null
  /** The network without the part that tells one house from the next; null where there is no address. */
  network: string | null
}

/** Where a call came from. Of the address nothing finer is kept than its network. */
export function cameOf({ userAgent, place, address }: Pick<Caller, 'userAgent' | 'place' | 'address'>): Came {
  return { ...deviceNameOf(userAgent), place, network: roughly(address) }
}

/** `203.0.113.x`, or the first 48 bits of an IPv6 address. */
export function roughly(address: string): string | null {
  const mapped = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.x`
  if (!mapped.includes(':')) return null
  const [head = ''] = mapped.split('::')
  return `${head.split(':').filter(Boolean).slice(0, 3).join(':')}::`
}
