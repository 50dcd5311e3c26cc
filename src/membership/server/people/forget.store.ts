import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { NameUse } from '../../person.ts'
import { plainName } from '../../same-name.ts'
import { heldBy } from '../whose-contract.store.ts'

/** Takes a person's row away. */
export async function deletePerson(trx: Database, id: number): Promise<void> {
  await sql`DELETE FROM people WHERE id = ${id}`.execute(trx)
}

/** Clears the address and the telephone wherever the owner named somebody, and revokes their valid passes. */
export async function emptyContacts(trx: Database, uses: readonly NameUse[], now: Date): Promise<void> {
  const placesIn = (kind: NameUse['kind']) =>
    JSON.stringify(uses.filter((one) => one.kind === kind).map(({ id, position }) => ({ id, position })))
  await sql`
    UPDATE booking_guests g SET email = NULL, phone = NULL
      FROM jsonb_to_recordset(${placesIn('stay')}::jsonb) AS w(id int, position int)
     WHERE g.booking_id = w.id AND g.position = w.position
       AND (g.email IS NOT NULL OR g.phone IS NOT NULL)`.execute(trx)
  await sql`
    UPDATE access_guests g SET email = NULL
      FROM jsonb_to_recordset(${placesIn('visit')}::jsonb) AS w(id int, position int)
     WHERE g.access_id = w.id AND g.position = w.position AND g.email IS NOT NULL`.execute(trx)
  await sql`
    UPDATE access_passes p SET revoked_at = ${now}, revoked_why = 'withdrawn'
      FROM jsonb_to_recordset(${placesIn('visit')}::jsonb) AS w(id int, position int)
     WHERE p.access_id = w.id AND p.guest_position = w.position AND p.revoked_at IS NULL`.execute(trx)
}

interface LineFor {
  id: number
  beneficiaries: { fullname: string; phone: string; email: string }[]
}

/** The same in the owner's orders, where a line is for somebody. */
export async function emptyBeneficiaries(trx: Database, ownerId: number, fullname: string): Promise<void> {
  const { rows } = await sql<LineFor>`
    SELECT d.id, d.beneficiaries FROM orders o JOIN order_details d ON d.order_id = o.id
     WHERE ${heldBy('o.contract_id', ownerId)} AND d.beneficiaries <> '[]'`.execute(trx)
  const isTheirs = (one: LineFor['beneficiaries'][number]) => plainName(one.fullname) === plainName(fullname)
  const emptied = rows
    .filter(({ beneficiaries }) => beneficiaries.some(isTheirs))
    .map(({ id, beneficiaries }) => ({
      id,
      beneficiaries: beneficiaries.map((one) => (isTheirs(one) ? { ...one, phone: '', email: '' } : one)),
    }))
  if (emptied.length === 0) return
  await sql`
    UPDATE order_details d SET beneficiaries = w.beneficiaries
      FROM jsonb_to_recordset(${JSON.stringify(emptied)}::jsonb) AS w(id int, beneficiaries jsonb)
     WHERE d.id = w.id`.execute(trx)
}
