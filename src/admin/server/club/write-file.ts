import { inflateRawSync } from 'node:zlib'
import type { Database } from '../../../server/database/database.ts'
import type { CheckedFile } from './check-file.ts'
import { savepoint, writeRows } from './club.store.ts'
import type { ClubFault } from './desk.ts'

export interface WrittenRows {
  added: number
  changed: number
}

/** How often a long file says how far it is, in rows. */
const SAY_EVERY = 20_000

/** Writes a checked file. What the database refuses all the same is told with its line; then nothing more is written. */
export async function writeFile(
  trx: Database,
  { file, batches, changes, rows }: CheckedFile,
  faults: ClubFault[],
  say: (line: string) => void,
): Promise<WrittenRows> {
  const written: WrittenRows = { added: 0, changed: 0 }
  let done = 0
  for (const { json: compressed, lines } of batches) {
    const json = inflateRawSync(compressed).toString()
    await savepoint.set(trx)
    try {
      const { added, changed } = await writeRows(trx, file, { json, changes })
      written.added += added
      written.changed += changed
    } catch (error) {
      if (!isRefusal(error)) throw error
      await savepoint.backTo(trx)
      const refused = await rowByRow(json, lines)
      // Each row may be accepted alone: then the rows conflict with each other, and the fault is reported at the
      // first of them.
      faults.push(
        ...(refused.length > 0
          ? refused
          : [{ file: file.name, line: lines[0] ?? null, reason: reasonOf(error) }]),
      )
      return written
    }
    await savepoint.forget(trx)
    done += lines.length
    if (done % SAY_EVERY === 0)
      say(`${file.name}.csv: ${done.toLocaleString('en')} of ${rows.toLocaleString('en')} written`)
  }
  return written

  async function rowByRow(json: string, lines: readonly number[]): Promise<ClubFault[]> {
    const found: ClubFault[] = []
    for (const [index, row] of (JSON.parse(json) as object[]).entries()) {
      await savepoint.set(trx)
      try {
        await writeRows(trx, file, { json: JSON.stringify([row]), changes })
      } catch (error) {
        if (!isRefusal(error)) throw error
        await savepoint.backTo(trx)
        found.push({ file: file.name, line: lines[index] ?? null, reason: reasonOf(error) })
      }
      await savepoint.forget(trx)
    }
    return found
  }
}

interface DatabaseError {
  code?: string
  constraint?: string
  detail?: string
  message: string
}

/** Whether an error is the data's (SQLSTATE 22 or 23: bad value, constraint) and not the server's. */
export function isRefusal(error: unknown): boolean {
  return /^(22|23)/.test((error as DatabaseError).code ?? '')
}

const WORDS: Readonly<Record<string, string>> = {
  bookings_residence_once: 'another stay has this residence on one of its nights',
  bookings_residence_open: 'a repair closes this residence on one of its nights',
  residence_closures_night_once: 'another repair closes this residence on one of these nights',
  residence_closures_empty: 'a stay is in this residence on one of these nights',
  residence_closures_open: 'one of these nights is not in room-nights',
  bookings_wish: 'a stay that is pending-modification has no row in booking-wishes',
  booking_wishes_not_alone: 'a stay that has a row in booking-wishes is not pending-modification',
  bookings_contract_id_hotel_id_fkey: 'the contract is of another hotel',
  allotment_not_oversold: 'the capacity would be less than what is taken already',
  slot_allotment_not_oversold: 'the capacity would be less than what is taken already',
  slot_allotment_detail_id_starts_fkey: 'the variant has no such slot',
  product_details_hours: '`hours` have a first and another last time, in quarters, and nothing else has',
  hours_of_night: 'only a transfer closes before it opens, through the night',
  product_details_slots_have_places: 'the places of a variant with slots are those of its slots',
  allotment_closed_is_full: 'the capacity of a closed day is what is taken of it',
  blackouts_night_once: 'the hotel is closed on one of these nights already',
  product_blackouts_day_once: 'the product is closed on one of these days already',
  event_not_oversold: 'the capacity would be less than what is taken already',
  transactions_settle_report: 'it moves what its report does not carry',
  condo_fees_hold_set_off: 'the fee would be less than what signed reports set against it',
  charge_runs_keep_budget: 'fees are charged by this budget, and its amounts cannot change any more',
  contract_payments_hold: 'payments in the portal have paid or used more of it than that',
  benefit_balance_not_negative: 'the account’s balance would fall below 0',
}

/** A photograph's content is in no folder: it stays with the club that has it. */
const PHOTO = 'picture: the club has no such photograph; name an illustration, or the photograph that it has'

/** A refusal of the database as a reason. */
export function reasonOf(error: unknown): string {
  const { code, constraint = '', detail, message } = error as DatabaseError
  const known = constraint.endsWith('_photo_fkey') ? PHOTO : WORDS[constraint]
  if (known) return known
  if (code === '23505')
    return `the club has another row with the same: ${detail ?? constraint}`.replace(/\.$/, '')
  return `the database refuses it: ${message}${constraint ? ` (${constraint})` : ''}`
}
