import { done, refused } from '../../kernel/outcome.ts'
import type { Config } from '../../server/boot/config.ts'
import type { Database } from '../../server/database/database.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import type { readPasses as call, GuestPass } from '../passes.endpoints.ts'
import { findAccess, type VisitRow } from './access.store.ts'
import { onTheWire } from './access-wire.ts'
import { passKey } from './pass-key.store.ts'
import { passesOf } from './passes.store.ts'
import { linksOf } from './sign-pass.ts'

/** A visit with the pass of each guest. */
export const readPasses: Deed<typeof call> = async ({ query }, { db, now, caller, config }) => {
  const access = await findAccess(db, ownerOf(caller.session), query.idAccess)
  if (!access) return refused('NOT_FOUND')
  if (!access.hasModule) return refused('PROPERTY_MODULE_OFF')
  const { resort, residence, scene, zone } = access
  const passes = await guestPasses(db, access, config, now)
  return done({ data: { access: onTheWire(access, now), resort, residence, scene, zone, passes } })
}

/** The guests of a visit in their order, each with the pass they have. What no longer opens is not shown. */
export async function guestPasses(
  db: Database,
  access: VisitRow,
  config: Config,
  now: Date,
): Promise<GuestPass[]> {
  const passes = await passesOf(db, access.id)
  const key = await passKey(db, now)
  return access.guests.map((guest, index) => {
    const position = index + 1
    const pass = passes.find((one) => one.position === position)
    const seen = {
      entries: pass?.entries ?? 0,
      lastSeen:
        pass?.lastDirection && pass.lastAt
          ? { direction: pass.lastDirection, at: new Date(pass.lastAt).toISOString() }
          : null,
    }
    const shown = { position, ...guest, ...seen }
    if (!pass || pass.revokedWhy === 'replaced')
      return { ...shown, state: 'none', code: null, link: null, qr: null }
    if (pass.revokedWhy) return { ...shown, state: 'withdrawn', code: null, link: null, qr: null }
    const { code } = pass
    if (pass.endsAt <= now || code === null)
      return { ...shown, state: 'ended', code: null, link: null, qr: null }
    return { ...shown, state: 'live', code, ...linksOf(config.publicUrl, key, access, { ...pass, code }) }
  })
}
