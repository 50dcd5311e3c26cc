import { addMonths, type Day } from '../../kernel/day.ts'
import { contracts } from '../../membership/cast/contracts.ts'
import { hotels } from '../../membership/cast/hotels.ts'
import { admins, owners } from '../../membership/cast/owners.ts'
import { residences, roomCategories } from '../../membership/cast/room-categories.ts'
import { bookings } from '../../reservations/cast/bookings.ts'
import { blackouts, seasons } from '../../reservations/cast/calendar.ts'
import { benefits, Ledger } from '../../reservations/cast/ledger.ts'
import { RoomCounter, roomNights } from '../../reservations/cast/room-nights.ts'
import { cancelMotives, penaltyTiers } from '../../reservations/cast/rules.ts'
import { sql } from 'kysely'
import type { Database } from '../../server/database.ts'
import { seededDice } from '../random.ts'

export async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM hotels LIMIT 1`.execute(db)
  return rows.length === 0
}

export async function fillDemoClub(db: Database, { today, seed, passwordHash }: { today: Day; seed: number; passwordHash: string }): Promise<void> {
  const dice = seededDice(seed, 'interim')
  const people = owners({ today, dice, passwordHash })
  const categories = roomCategories()
  const housing = residences(categories)
  const signed = contracts({ today, dice, owners: people, categories, housing })
  const hotelIds = hotels().map((h) => h.id)
  const closed = blackouts(today, hotelIds)
  const ledger = new Ledger(today, signed)
  const counter = new RoomCounter(categories)
  const booked = bookings({ today, dice, categories, blackouts: closed, counter, ledger }, signed, people)
  const months = Array.from({ length: 24 }, (_, i) => addMonths(`${today.slice(0, 7)}-01`, -i))
  const tables: [string, object[]][] = [
    ['hotels', hotels()], ['room_categories', categories], ['housing', housing], ['owners', people], ['admins', admins(passwordHash)], ['contracts', signed],
    ['seasons', seasons(today, hotelIds)], ['blackouts', closed], ['cancel_motives', cancelMotives()], ['penalty_tiers', penaltyTiers(today, hotelIds)],
    ['room_nights', roomNights({ today, categories, bookings: booked.bookings })],
    ['benefits', benefits()], ['benefit_years', ledger.rows().years],
    ['bookings', booked.bookings], ['booking_guests', booked.guests], ['booking_events', booked.events], ['booking_benefits', booked.bookingBenefits],
    ['benefit_entries', ledger.rows().entries],
    ['hotel_performance', hotelIds.flatMap((hotel_id) => months.map((month) => ({ hotel_id, month, occupancy_basis_points: dice.between(5000, 9000), average_rate_cents: dice.between(25000, 35000), revpar_cents: dice.between(15000, 24000), guest_score_tenths: dice.between(88, 95), currency: 'USD' })))],
    ['transactions', signed.flatMap((c) => Array.from({ length: 8 }, (_, i) => ({ id: c.id * 100 + i, contract_id: c.id, year: Number(today.slice(0, 4)), day: addMonths(today, -i), concept: { en: 'Rental profit', es: 'Utilidad por renta' }, reference: `LQ-${c.id}-${i}`, status: dice.pick(['paid', 'sent', 'past-due', 'partial-payment']), cents: dice.between(-90000, 250000), currency: 'USD' })))],
  ]
  tables.push(['transaction_lines', (tables.at(-1)![1] as { id: number; cents: number }[]).map((t) => ({ transaction_id: t.id, position: 1, concept: { en: 'Rent', es: 'Renta' }, quantity: 1, unit_cents: t.cents, cents: t.cents }))])
  tables.push(['executive_reports', [{ id: 1, contract_id: 2, month: months[1], income_cents: 100000, fees_cents: 20000, currency: 'MXN', issued_at: `${today}T00:00:00Z` }]])
  tables.push(['newsletters', (['en', 'es'] as const).flatMap((language) => [1, 2, 3].map((edition) => ({ edition, language, status: true, for_owners: true, title: `${language} ${edition}`, summary: 'December light, open reef days and the quiet weeks worth keeping.', body: 'Body', picture: 'reef-noon', published: addMonths(today, -edition) })))])
  await db.transaction().execute(async (trx) => {
    for (const [table, rows] of tables) {
      if (rows.length === 0) continue
      const cols = Object.keys(rows[0]!)
      const list = sql.join(cols.map((c) => sql.ref(c)))
      await sql`INSERT INTO ${sql.table(table)} (${list}) SELECT ${list} FROM jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(trx)
      if (cols.includes('id')) await sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), (SELECT max(id) FROM ${sql.table(table)}))`.execute(trx)
    }
  })
}
