import { sign } from 'node:crypto'
import { wallOf } from '../access.ts'
import { gateLink, passLink } from '../pass-link.ts'
import { type PassFacts, passBytes, tokenOf } from '../pass-token.ts'
import { timesOf, type VisitRow } from './access.store.ts'
import type { PassKey } from './pass-key.store.ts'

/** Signs the facts of a pass. The signature is deterministic, so the token need not be stored. */
export function signPass(key: PassKey, facts: PassFacts): string {
  const bytes = passBytes(facts)
  return tokenOf(bytes, sign(null, bytes, key.sign))
}

/** What stands on the pass of a guest. */
export function factsOf(access: VisitRow, pass: { id: number; name: string; lastname: string }): PassFacts {
  return {
    id: pass.id,
    hotelId: access.hotelId,
    resort: access.resort,
    residence: access.residence,
    type: access.type,
    ...wallOf(timesOf(access)),
    name: `${pass.name} ${pass.lastname}`,
  }
}

/** The links of a pass: what is shared, and what its QR code says. */
export function linksOf(
  portal: string,
  key: PassKey,
  access: VisitRow,
  pass: { id: number; name: string; lastname: string; code: string },
): { link: string; qr: string } {
  const token = signPass(key, factsOf(access, pass))
  return { link: passLink(portal, { token, code: pass.code }), qr: gateLink(portal, token) }
}
