import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allEntries, BOOKS_HOLD, bookFaults } from '../../../finance/server/ledger/testing.books.store.ts'
import { openStripe, stripeEnv } from '../../../finance/server/stripe/testing.stripe.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { BOTH_ENGINES, ENGINES, runsOn, type TestApp, testApp } from '../../../portal/server/testing.ts'
import { beginOrderMoney, expectOrdersPaidOnce, LINK, type OrderMoney } from './order-money.store.ts'
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
    const owner = await stage.signedIn('elena')
    begin = await beginOrderMoney(stage, { stripe, owner, idContract: CAST_CONTRACTS.elena })
  })
  afterAll(async () => {
    await stage.close()
    await stripe.close()
  })
  const db = () => stage.database.db

  async function liveThrough(deeds: MoneyDeed[]) {
    const entries = await allEntries(db())
    await sql`DELETE FROM day_limits`.execute(db())
    const life = begin()
    for (const deed of deeds) await life.live(deed)
    for (const { deed, code } of life.codes) {
      expect([200, 409], deed).toContain(code)
      seen.add(`${deed} ${code}`)
    }
    // What goes back may leave a page to close: a second look finds nothing more to do.
    await stage.work()
    await stage.work()

    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
    expect((await allEntries(db())).slice(0, entries.length)).toEqual(entries)
    await expectOrdersPaidOnce(db(), life)
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
      'change',
      'cancel-line',
      'open',
      'pay',
      'expire',
      'cancel',
      'call-off',
      'take',
      'link-paid',
      'refund-there',
    ])
      expect([...seen]).toContain(`${deed} 200`)
  })
})
