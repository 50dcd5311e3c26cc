import { sql } from 'kysely'
import type { Database } from '../src/server/database/database.ts'

/** The catalogue, where `--products` says nothing else. */
export const PRODUCTS = 1_000
const ORDERS_EACH = 5

/** What the marketplace of the bench has: products of three variants each, and a customer for each owner. */
export interface Market {
  slugs: readonly string[]
  /** The first variant of each product, and its price in cents. */
  variants: readonly { id: number; cents: number }[]
  /** The customer of an owner. */
  customers: ReadonlyMap<number, number>
}

/** Fills the catalogue up to so many products, with places enough that no order has to be refused. */
export async function addMarket(db: Database, products: number): Promise<Market> {
  await sql`
    WITH added AS (
      INSERT INTO products (slug, category_id, subcategory_id, name, metatag, description, duration_minutes, picture,
                            currency)
      SELECT 'bench-' || n, p.category_id, p.subcategory_id,
             jsonb_build_object('en', w.word || ' ' || (p.name ->> 'en') || ' ' || n,
                                'es', w.word || ' ' || (p.name ->> 'es') || ' ' || n),
             p.metatag, p.description, 60, p.picture, 'USD'
        FROM generate_series(1, ${products}::int - (SELECT count(*)::int FROM products)) n
        JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS places
                FROM products WHERE NOT transfer) p ON p.place = n % p.places
        JOIN unnest(ARRAY['Early', 'Quiet', 'Private', 'Coastal', 'Añejo', 'Garden', 'Moonlit']) WITH ORDINALITY
             AS w(word, at) ON w.at = n % 7 + 1
      RETURNING id
    ), variants AS (
      INSERT INTO product_details (product_id, position, name, sale_cents, sihot_service, daily_capacity)
      SELECT a.id, v, jsonb_build_object('en', 'Variant ' || v, 'es', 'Variante ' || v), 1000 * v + a.id, 'BN' || v, 1000000
        FROM added a CROSS JOIN generate_series(1, 3) v
    )
    INSERT INTO product_pictures (product_id, position, picture)
    SELECT id, g, 'reef-noon' FROM added CROSS JOIN generate_series(1, 3) g`.execute(db)
  await sql`
    INSERT INTO customers (owner_id, name, lastname, email, phone, language, created_at)
    SELECT id, name, lastname, email, phone, 'en', now() FROM owners WHERE email LIKE '%@bench.example'`.execute(
    db,
  )
  await addOrders(db)
  const { rows: variants } = await sql<{ id: number; slug: string; cents: number }>`
    SELECT d.id, p.slug, d.sale_cents AS cents FROM product_details d JOIN products p ON p.id = d.product_id
     WHERE p.slug LIKE 'bench-%' AND d.position = 1 ORDER BY d.id`.execute(db)
  const { rows: customers } = await sql<{ id: number; owner: number }>`
    SELECT id, owner_id AS owner FROM customers`.execute(db)
  return {
    slugs: variants.map(({ slug }) => slug),
    variants: variants.map(({ id, cents }) => ({ id, cents })),
    customers: new Map(customers.map(({ id, owner }) => [owner, id])),
  }
}

/** Orders of before, of one line each: PostgreSQL plans for a club that has a history, not for empty tables. */
async function addOrders(db: Database): Promise<void> {
  await sql`
    WITH placed AS (
      INSERT INTO orders (owner_id, contract_id, customer_id, hotel_id, hotel_sihot_code, language, currency, gross_cents,
                          tax_cents, total_cents, created_at)
      SELECT k.owner_id, c.id, k.id, c.hotel_id, h.sihot_code, 'en', 'USD', 3000, 480, 3480, now() - n * interval '30 days'
        FROM customers k JOIN contracts c ON c.owner_id = k.owner_id JOIN hotels h ON h.id = c.hotel_id
       CROSS JOIN generate_series(1, ${ORDERS_EACH}::int) n
       WHERE k.email LIKE '%@bench.example'
      RETURNING id, created_at
    )
    INSERT INTO order_details (order_id, position, kind, detail_id, line_uuid, name, operation_day, quantity,
                               unit_cents, total_cents)
    SELECT p.id, 1, 'product', (SELECT min(id) FROM product_details), gen_random_uuid(),
           '{"en": "A thing", "es": "Una cosa"}', p.created_at::date, 1, 3000, 3000
      FROM placed p`.execute(db)
}
