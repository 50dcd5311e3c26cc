import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Session } from './caller.ts'
import type { Input } from './handle.ts'

/** What somebody did for an owner. */
export interface Deed {
  /** The call's name: `requestBooking`. */
  name: string
  adminId: number
  ownerId: number
  /** The numbers of what it was about, by the names the call gives them. */
  numbers: Record<string, number>
}

/** The audit entry of a call that an admin makes for an owner. Of the input only the numbers are stored. */
export function deedOf(name: string, { query, body }: Input, { adminId, actingOwnerId }: Session): Deed {
  const sent = Object.entries({ ...(query as object), ...(body as object) })
  const numbers = sent.filter((entry): entry is [string, number] => {
    const [key, value] = entry
    return typeof value === 'number' && /^id([A-Z]|$)/.test(key)
  })
  return { name, adminId: adminId ?? 0, ownerId: actingOwnerId ?? 0, numbers: Object.fromEntries(numbers) }
}

/** Writes a deed into the owner's trail. */
export async function noteDeed(trx: Database, deed: Deed, now: Date): Promise<void> {
  const { name, adminId, ownerId, numbers } = deed
  const subject =
    Object.entries(numbers)
      .map(([key, value]) => `${key} ${value}`)
      .join(', ') || name
  await sql`
    INSERT INTO deeds (at, deed, actor_admin_id, owner_id, subject, detail)
    VALUES (${now}, ${name}, ${adminId}, ${ownerId}, ${subject}, ${JSON.stringify(numbers)}::jsonb)`.execute(
    trx,
  )
}
