import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { ownerOf, type Session } from './caller.ts'
import type { Input } from './handle.ts'

/** What somebody did for an owner. */
export interface DeedForOwner {
  /** The call's name: `requestBooking`. */
  name: string
  /** Who did it: an admin, or somebody whom the owner trusts. */
  by: { adminId: number } | { trustId: number }
  ownerId: number
  /** The numbers of what it was about, by the names the call gives them. */
  numbers: Record<string, number>
}

/** The numbers that a call was sent, whose and how much: of what it was sent nothing else may stand in a log. */
export function sentNumbers({ query, body }: Pick<Input, 'query' | 'body'>): Record<string, number> {
  const sent = Object.entries({ ...(query as object), ...(body as object) })
  return Object.fromEntries(sent.filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
}

/** The audit entry of a call that an admin, or somebody trusted, makes for an owner. Of the input only the numbers are stored. */
export function deedOf(name: string, { query, body }: Input, session: Session): DeedForOwner {
  const sent = Object.entries({ ...(query as object), ...(body as object) })
  const numbers = sent.filter((entry): entry is [string, number] => {
    const [key, value] = entry
    return typeof value === 'number' && /^id([A-Z]|$)/.test(key)
  })
  const by = session.trust ? { trustId: session.trust.id } : { adminId: session.adminId ?? 0 }
  return { name, by, ownerId: ownerOf(session), numbers: Object.fromEntries(numbers) }
}

/** Writes a deed into the owner's trail. */
export async function noteDeed(trx: Database, deed: DeedForOwner, now: Date): Promise<void> {
  const { name, by, ownerId, numbers } = deed
  const adminId = 'adminId' in by ? by.adminId : null
  const trustId = 'trustId' in by ? by.trustId : null
  const subject =
    Object.entries(numbers)
      .map(([key, value]) => `${key} ${value}`)
      .join(', ') || name
  await sql`
    INSERT INTO deeds (at, deed, actor_admin_id, actor_trust_id, owner_id, subject, detail)
    VALUES (${now}, ${name}, ${adminId}, ${trustId}, ${ownerId}, ${subject},
            ${JSON.stringify(numbers)}::jsonb)`.execute(trx)
}
