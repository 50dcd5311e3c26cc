import { isIP } from 'node:net'
import type { Config } from '../../../server/boot/config.ts'

/** The signatures that we know to look at: EdDSA, ES256, RS256. */
export const ALGORITHMS = [-8, -7, -257]

/** Whom passkeys are made for: the host that people reach the portal by, and the one origin that may ask for them. */
export interface RelyingParty {
  id: string
  origin: string
}

/**
 * From PUBLIC_URL. Null where that is a bare address, for which browsers make no passkeys; of this machine's own,
 * `localhost` stands in.
 */
export function relyingPartyOf({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty | null {
  const url = new URL(publicUrl)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!isIP(host)) return { id: host, origin: url.origin }
  if (!/^127\.|^::1$/.test(host)) return null
  url.hostname = 'localhost'
  return { id: 'localhost', origin: url.origin }
}
