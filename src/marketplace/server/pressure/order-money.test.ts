import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allEntries, BOOKS_HOLD, bookFaults } from '../../../finance/server/ledger/testing.books.store.ts'
import { openStripe, stripeEnv } from '../../../finance/server/stripe/testing.stripe.ts'
import { BOTH_ENGINES, ENGINES, runsOn, type TestApp, testApp } from '../../../portal/server/testing.ts'
import { beginOrderMoney, LINK, type OrderMoney } from './order-money.store.ts'
import { type MoneyDeed, orderLives, WHOLE_ORDER_LIFE } from './order-money-deeds.ts'

/** More of them with FC_RUNS. */
const RUNS = Number(process.env.FC_RUNS ?? 12)

describe.each(BOTH_ENGINES)('whatever happens to the money of orders, on %s', (engine) => {
  let stripe: Awaited<ReturnType<typeof openStripe>>
  let stage: TestApp
  let begin: () => OrderMoney
  let now = () => new Date()
  const seen = new Set<string>()
  beforeAll(async () => {
    stripe = await openStripe(() => now())
    stage = await testApp(engine, { ...stripeEnv(stripe.url), ...LINK })
    now = stage.clock.now
    begin = await beginOrderMoney(stage, stripe)
  })
  afterAll(async () => {
    await stage.close()
    await stripe.close()
  })
  const db = () => stage.database.db

  /** The orders of a life by what was paid of them, by card and otherwise, in cents. */
  async function kept(orders: readonly number[]) {
    const { rows } = await sql<{
      id: number
      status: number
      total: number
      net: number
      card: number
      came: number
    }>`
      SELECT o.id, o.status, o.total_cents AS total,
             coalesce(sum(y.cents) FILTER (WHERE y.state = 'paid'), 0)::int AS net,
             coalesce(sum(y.cents) FILTER (WHERE y.state = 'paid' AND y.provider = 'stripe'), 0)::int AS card,
             coalesce(sum(y.cents) FILTER (WHERE y.state = 'paid' AND y.provider = 'stripe' AND y.refund_of IS NULL), 0)::int AS came
        FROM orders o LEFT JOIN payments y ON y.order_id = o.id WHERE o.id = ANY(${[...orders]}::int[]) GROUP BY o.id`.execute(
      db(),
    )
    return rows
  }

  async function liveThrough(deeds: MoneyDeed[]) {
    const entries = await allEntries(db())
    const life = begin()
    for (const deed of deeds) await life.live(deed)
    for (const { deed, code } of life.codes) {
      expect([200, 409], deed).toContain(code)
      seen.add(deed)
    }
    // What goes back may leave a page to close: a second look finds nothing more to do.
    await stage.work()
    await stage.work()

    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
    expect((await allEntries(db())).slice(0, entries.length)).toEqual(entries)
    for (const { id, status, total, net, card, came } of await kept(life.orders)) {
      const intents = life.receivedOf(id)
      expect(came, `order ${id}: all that Stripe received is entered once`).toBe(
        intents.reduce((sum, intent) => sum + intent.amount_received, 0),
      )
      expect(came - card, `order ${id}: what went back`).toBe(
        intents.reduce((sum, intent) => sum + intent.latest_charge.amount_refunded, 0),
      )
      const costs = status === 3 ? 0 : total
      expect(
        card === 0 || net <= costs,
        `order ${id}: nothing is kept by card beyond ${costs}, of ${net}`,
      ).toBe(true)
      if (status !== 3) expect(status, `order ${id}: ${net} of ${total}`).toBe(net >= total ? 2 : 1)
    }
  }

  test('the books balance, no entry changes, no payment is lost or doubled, and what is too much goes back to the card', {
    timeout: 120_000 + RUNS * 20_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(orderLives, async (deeds) => {
        await liveThrough(deeds)
      }),
      { numRuns: runsOn(engine, RUNS), examples: [[WHOLE_ORDER_LIFE]] },
    )
  })

  if (!ENGINES.includes(engine)) return
  test('and every deed occurred', () => {
    for (const deed of [
      'order',
      'open',
      'pay',
      'expire',
      'cancel',
      'call-off',
      'take',
      'link-paid',
      'refund-there',
    ])
      expect([...seen]).toContain(deed)
  })
})
