import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openEmbedded } from '../../../server/database/database.ts'
import { migrate, readMigrations } from '../../../server/database/migrate.ts'

test('where nights were closed twice, as many stay closed, each once', async () => {
  const all = readMigrations()
  const at = all.findIndex(({ name }) => name === '0025_publishing_days.sql')
  const database = await openEmbedded(null)
  await migrate(database, all.slice(0, at))
  for (const id of [1, 2])
    await sql`
      INSERT INTO hotels (id, code, name, place, zone, currency, dingus_code, sihot_code, confirms_itself, scene)
      VALUES (${id}, ${'H'.repeat(id + 1)}, 'A', '{"en": "A", "es": "A"}', 'America/Cancun', 'USD', ${id}, ${id}, true,
              'bay')`.execute(database.db)
  const rows: [number, string, string][] = [
    [1, '2026-12-10', '2026-12-20'],
    [1, '2026-12-12', '2026-12-15'],
    [1, '2026-12-18', '2026-12-25'],
    [1, '2026-12-25', '2026-12-26'],
    [1, '2026-12-27', '2026-12-27'],
    [2, '2026-12-10', '2026-12-20'],
  ]
  for (const [hotel, first, last] of rows)
    await sql`
      INSERT INTO blackouts (hotel_id, first_night, last_night, reason)
      VALUES (${hotel}, ${first}, ${last}, '{"en": "A", "es": "A"}')`.execute(database.db)
  await migrate(database, all)
  const kept = await sql<{ id: number }>`
    SELECT id, hotel_id AS hotel, first_night AS first, last_night AS last FROM blackouts ORDER BY id`.execute(
    database.db,
  )
  expect(kept.rows).toEqual([
    { id: 1, hotel: 1, first: '2026-12-10', last: '2026-12-20' },
    { id: 3, hotel: 1, first: '2026-12-21', last: '2026-12-25' },
    { id: 4, hotel: 1, first: '2026-12-26', last: '2026-12-26' },
    { id: 5, hotel: 1, first: '2026-12-27', last: '2026-12-27' },
    { id: 6, hotel: 2, first: '2026-12-10', last: '2026-12-20' },
  ])
  await database.close()
})
