import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openEmbedded } from '../../../server/database/database.ts'
import { migrate, readMigrations } from '../../../server/database/migrate.ts'

test('what came in before: a day stays closed once, and what sells nothing is on sale no more', async () => {
  const all = readMigrations()
  const at = all.findIndex(({ name }) => name.startsWith('0028_'))
  const club = await openEmbedded(null)
  await migrate(club, all.slice(0, at))
  const words = `'{"en": "A", "es": "A"}'`
  await club.runScript(`
    INSERT INTO categories (section, name) VALUES ('Services', ${words});
    INSERT INTO products (slug, category_id, name, metatag, description, picture, currency)
    SELECT slug, 1, ${words}, ${words}, ${words}, 'bay-noon', 'USD' FROM unnest(ARRAY['aa', 'bb']) slug;
    INSERT INTO product_details (product_id, position, name, sale_cents, sihot_service) VALUES (1, 1, ${words}, 1, 'A');
    INSERT INTO packages (slug, name, metatag, description, sale_cents, currency, sihot_service, picture)
    SELECT slug, ${words}, ${words}, ${words}, 1, 'USD', 'A', 'bay-noon' FROM unnest(ARRAY['cc', 'dd']) slug;
    INSERT INTO package_lines VALUES (1, 1, 1, 2);
    INSERT INTO product_blackouts (product_id, first_day, last_day, reason)
    SELECT product, first::date, last::date, ${words}
      FROM (VALUES (1, '2026-12-10', '2026-12-20'), (1, '2026-12-12', '2026-12-15'), (1, '2026-12-18', '2026-12-25'),
                   (1, '2026-12-25', '2026-12-26'), (1, '2026-12-28', '2026-12-28'), (1, '2026-12-28', '2026-12-28'),
                   (2, '2026-12-10', '2026-12-20')) v(product, first, last);`)
  await migrate(club, all)
  const closed = await sql<{ span: string }>`
    SELECT product_id || ': ' || first_day || ' ' || last_day AS span FROM product_blackouts ORDER BY product_id, first_day`.execute(
    club.db,
  )
  expect(closed.rows.map(({ span }) => span)).toEqual([
    '1: 2026-12-10 2026-12-20',
    '1: 2026-12-21 2026-12-25',
    '1: 2026-12-26 2026-12-26',
    '1: 2026-12-28 2026-12-28',
    '2: 2026-12-10 2026-12-20',
  ])
  const active = await sql<{ slug: string }>`
    SELECT slug FROM products WHERE active UNION ALL SELECT slug FROM packages WHERE active ORDER BY 1`.execute(
    club.db,
  )
  expect(active.rows.map(({ slug }) => slug)).toEqual(['aa', 'cc'])
  await club.close()
})
