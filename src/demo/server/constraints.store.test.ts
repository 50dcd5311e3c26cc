import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clubSnapshot } from '../../portal/server/testing.snapshot.ts'

/** The schema with the demo club in it: rows that are right, to be made wrong. */
let engine: PGlite

beforeAll(async () => {
  engine = await PGlite.create({ loadDataDir: await clubSnapshot() })
})
afterAll(() => engine.close())

/** Runs statements in a transaction that is always rolled back; deferred checks run before that. */
async function attempt(statements: string): Promise<void> {
  try {
    await engine.exec(`BEGIN; ${statements}; SET CONSTRAINTS ALL IMMEDIATE;`)
  } finally {
    await engine.exec('ROLLBACK')
  }
}

const EMPTY_FILE = `'x', 'image/png', 1, decode(repeat('00', 32), 'hex')`
const photo = (place: number) => `
  INSERT INTO stored_files (key, name, media_type, bytes, sha256, scope, owner_id, created_at)
  VALUES ('00000000-0000-4000-8000-0000000000${10 + place}', ${EMPTY_FILE}, 'owner', 1, now());
  INSERT INTO gallery_photos (owner_id, position, file_key, created_at)
  VALUES (1, ${place}, '00000000-0000-4000-8000-0000000000${10 + place}', now());`
const visit = (
  times: string,
  guests = `INSERT INTO access_guests VALUES (9001, 1, 'Ana', 'Solís', NULL, 'adult')`,
) => `
  INSERT INTO access_records (id, contract_id, type_code, first_day, last_day, time_in, time_out, reason, created_at, changed_at)
  VALUES (9001, 1, 'VI', '2026-12-01', '2026-12-01', ${times}, 'Dinner', now(), now()); ${guests}`
const meeting = (owner: number, from: string, to: string) => `
  INSERT INTO meetings (staff_id, owner_id, starts_at, ends_at, channel, subject, created_at)
  VALUES (1, ${owner}, '2026-12-02T${from}Z', '2026-12-02T${to}Z', 'video', 'Hello', now());`
const subscription = `
  INSERT INTO exchange_subscriptions (contract_id, year, weeks, state, subscribed_at, subscribed_by_owner_id)
  VALUES (4, 2027, 1, 'active', now(), 3);`
const signed = `(SELECT id FROM executive_reports WHERE signed_at IS NOT NULL LIMIT 1)`
const waiting = `(SELECT id FROM executive_reports WHERE signed_at IS NULL LIMIT 1)`

test.each([
  ['five photos', [1, 2, 3, 4, 5].map(photo).join('')],
  ['a visit with a guest', visit(`'10:00', '12:00'`)],
  ['meetings one after the other', meeting(1, '15:00', '15:30') + meeting(2, '15:30', '16:00')],
  ['one subscription a year', subscription],
  [
    'a whole signature',
    `UPDATE executive_reports SET signed_at = now() + interval '1 year', signed_by_owner_id = 2, signer = 'Marcos',
       cash_back = 'pay-out', carried_cents = greatest(balance_cents, 0) WHERE id = ${waiting}`,
  ],
])('%s is kept', async (_what, statements) => {
  await expect(attempt(statements)).resolves.toBeUndefined()
})

test.each([
  ['a total that its lines do not make', `UPDATE transactions SET cents = cents + 1 WHERE id = 1`, /add up/],
  [
    'a transaction without lines',
    `INSERT INTO transactions (contract_id, year, day, concept, reference, status, cents, currency)
     VALUES (1, 2026, '2026-01-01', '{"en": "A", "es": "A"}', 'X-1', 'paid', 0, 'USD')`,
    /add up/,
  ],
  [
    'a line that moves',
    `UPDATE transaction_lines SET transaction_id = 2 WHERE transaction_id = 1`,
    /append-only/,
  ],
  ['a fee line less', `DELETE FROM condo_fee_lines WHERE condo_fee_id = 1 AND position = 1`, /add up/],
  [
    'a signature without its signer',
    `UPDATE executive_reports SET signed_at = now() WHERE id = ${waiting}`,
    /signed_whole/,
  ],
  [
    'a change of what was signed',
    `UPDATE executive_reports SET cash_back = CASE cash_back WHEN 'pay-out'
     THEN 'set-against-condo-fee' ELSE 'pay-out' END WHERE id = ${signed}`,
    /signed report/,
  ],
  ['a signed report deleted', `DELETE FROM executive_reports WHERE id = ${signed}`, /signed report/],
  [
    'a seal without its file',
    `UPDATE executive_reports SET sealed_at = now() WHERE id = ${signed}`,
    /check constraint/,
  ],
  [
    'a rejection without a reason',
    `INSERT INTO transaction_agreements (contract_id, year, answer, comment, answered_at,
     answered_by_owner_id) VALUES (1, 2026, 'rejected', '  ', now(), 1)`,
    /rejection_says_why/,
  ],
  ['a sixth photo', [1, 2, 3, 4, 5, 6].map(photo).join(''), /gallery_holds_five/],
  ['a visit without guests', visit(`'10:00', '12:00'`, ''), /has no guest/],
  ['the last guest deleted', `DELETE FROM access_guests WHERE access_id = 1`, /has no guest/],
  ['a way out before the way in', visit(`'12:00', '10:00'`), /access_time_out_later/],
  ['a way out at the way in', visit(`'12:00', '12:00'`), /access_time_out_later/],
  [
    'a repair closed without a word',
    `UPDATE maintenance_requests SET status = 'resolved' WHERE status = 'open'`,
    /check constraint/,
  ],
  ['a text in one language', `UPDATE promotions SET title = '{"en": "Only"}'`, /bilingual_check/],
  ['half an answer', `UPDATE messages SET answer = 'Yes'`, /messages_answered_whole/],
  [
    'a reason of the club for what its owner cancelled',
    `UPDATE orders SET status = 3, cancelled_at = now(), cancel_reason = 'Rain'`,
    /orders_cancel_reason/,
  ],
  ['a second subscription to one year', subscription + subscription, /exchange_once_a_year/],
  ['more than a day holds', `UPDATE allotment SET taken = capacity + 1`, /allotment_not_oversold/],
  [
    'a closed day that sells',
    `UPDATE allotment SET closed = true, capacity = taken + 1`,
    /allotment_closed_is_full/,
  ],
  [
    'a night closed twice',
    `INSERT INTO blackouts (hotel_id, first_night, last_night, reason)
     SELECT hotel_id, last_night, last_night + 3, reason FROM blackouts WHERE id = 1`,
    /blackouts_night_once/,
  ],
  [
    'hours through the night of what is no transfer',
    `UPDATE product_details SET opens = '20:00', closes = '02:00'
      WHERE id = (SELECT d.id FROM product_details d JOIN products p ON p.id = d.product_id
                   WHERE d.times = 'hours' AND NOT p.transfer LIMIT 1)`,
    /closes before it opens/,
  ],
  [
    'a transfer of the night that is one no more',
    `UPDATE products SET transfer = false WHERE slug = 'airport-transfer-by-night'`,
    /closes before it opens/,
  ],
  ['more than an event holds', `UPDATE events SET taken = capacity + 1`, /event_not_oversold/],
  ['an order that does not add up', `UPDATE orders SET total_cents = total_cents - 1`, /order_adds_up/],
  ['an order line of no kind', `UPDATE order_details SET detail_id = NULL`, /check constraint/],
  [
    'a payment told twice',
    `INSERT INTO payment_receipts VALUES ('p', 'e', NULL, now(), '{}'), ('p', 'e', NULL, now(), '{}')`,
    /duplicate key/,
  ],
  [
    'two owners with one adviser',
    meeting(1, '15:00', '15:30') + meeting(2, '15:15', '15:45'),
    /meetings_staff_once/,
  ],
])('%s is refused', async (_what, statements, message) => {
  await expect(attempt(statements)).rejects.toThrow(message)
})
