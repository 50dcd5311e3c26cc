import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openEmbedded } from '../../../server/database/database.ts'
import { migrate, readMigrations } from '../../../server/database/migrate.ts'

test('what waited for a change before wishes were kept becomes a stay that waits; one that is over has happened', async () => {
  const all = readMigrations()
  const at = all.findIndex(({ name }) => name === '0032_wishes.sql')
  const database = await openEmbedded(null)
  const { db } = database
  await migrate(database, all.slice(0, at))
  await database.runScript(`
    INSERT INTO hotels (id, code, name, place, zone, currency, dingus_code, sihot_code, confirms_itself, scene)
    VALUES (1, 'HH', 'A', '{"en": "A", "es": "A"}', 'America/Cancun', 'USD', 'a', 'a', true, 'bay');
    INSERT INTO room_categories (id, hotel_id, code, name, description, beds, sleeps, square_meters, units,
                                 night_percent, scene)
    VALUES (1, 1, 'A', '{"en": "A", "es": "A"}', '{"en": "A", "es": "A"}', '{"en": "A", "es": "A"}', 4, 50, 1, 100, 'bay');
    INSERT INTO housing (id, hotel_id, category_id, number) VALUES (1, 1, 1, '1');
    INSERT INTO owners (id, name, lastname, email, language_code, language_id, language_name, can_book)
    VALUES (1, 'Ana', 'Paz', 'ana@club.example', 'ENG', 2, 'English', true);
    INSERT INTO contracts (id, number, owner_id, hotel_id, housing_id, category_id, membership_code, info_long, starts,
                           ends)
    VALUES (1, 'C', 1, 1, 1, 1, 'CLASSIC', '{"en": "A", "es": "A"}', '2020-01-01', '2090-01-01');
    INSERT INTO benefits (id, code, name, unit) VALUES (1, 'golf', '{"en": "A", "es": "A"}', 'passes');
    INSERT INTO benefit_years (id, contract_id, benefit_id, year, starts, expires)
    VALUES (1, 1, 1, 2080, '2080-01-01', '2080-12-31');
    INSERT INTO bookings (id, contract_id, hotel_id, category_id, check_in, check_out, adults, children, occupant,
                          status, nights_cost, created_at, changed_at)
    SELECT n, 1, 1, 1, day, day + 2, 1, 0, 'owner', status, 2, now(), now()
      FROM (VALUES (1, date '2080-02-01', 'pending-modification'), (2, date '2080-03-01', 'pending-modification'),
                   (3, date '2021-03-01', 'pending-modification'), (4, date '2080-04-01', 'confirmed')) AS b (n, day, status);
    INSERT INTO booking_benefits (booking_id, benefit_year_id, quantity, state) VALUES (2, 1, 1, 'pending');`)
  await migrate(database, all)
  const { rows } = await sql`
    SELECT b.id, b.status, b.sequence, (SELECT e.deed FROM booking_events e WHERE e.booking_id = b.id) AS deed
      FROM bookings b ORDER BY b.id`.execute(db)
  expect(rows).toEqual([
    { id: 1, status: 'pending-confirmation', sequence: 1, deed: 'wait-anew' },
    { id: 2, status: 'to-authorize', sequence: 1, deed: 'wait-anew' },
    { id: 3, status: 'confirmed', sequence: 1, deed: 'wait-anew' },
    { id: 4, status: 'confirmed', sequence: 0, deed: null },
  ])
  await database.close()
})
