import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { Session } from '../../../server/http/caller.ts'

/** Who does something with an order for its owner: an admin, somebody whom an owner trusts, or nobody (the owner in person). */
export interface ActingFor {
  adminId: number | null
  /** The trust, the person's name, and the owner for whom they do it. */
  trust: { id: number; name: string; owner: string } | null
}

/** The owner in person, or the clock. */
export const IN_PERSON: ActingFor = { adminId: null, trust: null }

/** Who acts in a session; the names of somebody trusted are asked for, of others nothing is. */
export async function actingIn(db: Database, { adminId, trust }: Session): Promise<ActingFor> {
  if (!trust) return { adminId, trust: null }
  const { rows } = await sql<NonNullable<ActingFor['trust']>>`
    SELECT t.id, t.name, o.name || ' ' || o.lastname AS owner
      FROM trusts t JOIN owners o ON o.id = t.owner_id WHERE t.id = ${trust.id}`.execute(db)
  return { adminId: null, trust: rows[0] ?? null }
}

/** What a mail about an order says of who did it. */
export function actingContent({ adminId, trust }: ActingFor): Record<string, string> {
  return {
    byClub: adminId === null ? 'no' : 'yes',
    trusted: trust?.name ?? 'none',
    trustedFor: trust?.owner ?? '',
  }
}
