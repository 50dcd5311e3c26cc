import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { mustSetUp, type Session } from '../../../server/http/caller.ts'
import type { Context } from '../../../server/http/handle.ts'
import type { WireSession } from '../../membership.endpoints.ts'
import { readClubZone } from '../club-day.store.ts'
import { readOwnersContracts } from '../contracts.store.ts'
import { readAdminUser, readOwnerUser } from '../people.store.ts'
import { describeTrusted } from '../trusted/here-for.ts'

/**
 * Who is signed in and what they may see; of an admin, the owner for whom they act. Null for somebody whom nobody trusts any
 * more.
 */
export async function describeSession(
  db: Database,
  session: Session,
  { now, config }: Pick<Context, 'now' | 'config'>,
): Promise<WireSession | null> {
  if (session.trust)
    return describeTrusted(db, { trust: session.trust, restricted: session.hasUnsignedReport }, now)
  return describeOwn(db, session, config)
}

/** The same of an owner or an admin. */
export async function describeOwn(
  db: Database,
  session: Session,
  config: Pick<Config, 'mfaRequired'>,
): Promise<WireSession> {
  const ownerId = session.ownerId ?? session.actingOwnerId
  const owner = ownerId === null ? null : await readOwnerUser(db, ownerId)
  const contracts = ownerId === null ? [] : await readOwnersContracts(db, ownerId)
  const restricted = session.hasUnsignedReport
  const more = mustSetUp(session, config) ? { mustSetUp: true } : {}
  if (session.adminId === null) {
    if (!owner) throw new Error('A session belongs to nobody')
    return { user: owner, contracts, actingFor: null, restricted, ...more }
  }
  const actingFor = owner && { idOwner: owner.idOwner ?? 0, name: owner.name, lastname: owner.lastname }
  const user = await readAdminUser(db, session.adminId, owner)
  return { user, contracts, actingFor, restricted, ...more, clubZone: await readClubZone(db) }
}
