import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TestAnswer, Visitor } from '../../portal/server/testing.ts'
import type { Database } from '../../server/database/database.ts'
import { type PricedCart, placeOrder, priceCart } from '../checkout.endpoints.ts'
import { saveCustomer } from '../orders/customers.endpoints.ts'

/** A line as a test writes it; what is left out takes its default. */
export interface TestLine {
  kind?: 'product' | 'package' | 'event'
  detailId: number
  qty?: number
  operationdate?: string | null
  uuid?: string
  uuidPackage?: string | null
  [more: string]: unknown
}

/** A line as the wire wants it, before it has figures. */
export function aLine(line: TestLine): TestLine & { uuid: string } {
  return { kind: 'product', qty: 1, uuid: randomUUID(), saleprice: 0, discountApplied: 0, cost: 0, ...line }
}

/** The customer that tests order for. */
export const BUYER = {
  name: 'Elena',
  lastname: 'Harrington',
  email: 'Elena@Marea.example',
  phone: '+1 (555) 0100'.replace(/[()]/g, ''),
  language: 'en',
}

/** Somebody who shops: prices a cart, and orders it as the browser would, with the figures that came back. */
export function shopper(visitor: Visitor, idContract: number) {
  let customer: number | null = null
  const price = async (lines: readonly TestLine[]): Promise<PricedCart> => {
    const answer = await visitor.call(priceCart, { body: { idContract, lines } })
    if (answer.code !== 200) throw new Error(`The cart has no price: ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  const bodyOf = async (lines: readonly TestLine[], more: object = {}): Promise<Record<string, unknown>> => {
    customer ??= (await visitor.call(saveCustomer, { body: BUYER })).body.id as number
    const priced = await price(lines)
    return {
      idContract,
      idCustomer: customer,
      terms: true,
      totals: priced.totals.map(({ hotel, currency, total }) => ({ idHotel: hotel.id, currency, total })),
      lines: lines.map((line, index) => {
        const { saleprice, discountApplied, cost } = priced.lines[index]!
        return { ...line, saleprice, discountApplied, cost }
      }),
      ...more,
    }
  }
  return {
    price,
    bodyOf,
    order: async (lines: readonly TestLine[], more: object = {}, headers?: Record<string, string>) =>
      visitor.call(placeOrder, { body: await bodyOf(lines, more), ...(headers && { headers }) }),
    send: (body: object, headers?: Record<string, string>): Promise<TestAnswer> =>
      visitor.call(placeOrder, { body, ...(headers && { headers }) }),
  }
}

/** What a test needs to know of a variant. */
export interface TestDetail {
  id: number
  productId: number
  cents: number
  capacity: number | null
  extra: number | null
}

/** A product's variants by its slug. */
export async function detailsOf(db: Database, slug: string): Promise<TestDetail[]> {
  const { rows } = await sql<TestDetail>`
    SELECT d.id, d.product_id AS "productId", d.sale_cents AS cents, d.daily_capacity AS capacity,
           d.extra_person_cents AS extra
      FROM product_details d JOIN products p ON p.id = d.product_id WHERE p.slug = ${slug} ORDER BY d.position`.execute(
    db,
  )
  return rows
}

/** What is taken of a variant's day. */
export async function takenOf(db: Database, detailId: number, day: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    SELECT taken FROM allotment WHERE detail_id = ${detailId} AND day = ${day}`.execute(db)
  return rows[0]?.taken ?? 0
}
