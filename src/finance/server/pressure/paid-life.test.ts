import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  beginOrderMoney,
  expectOrdersPaidOnce,
  type OrderMoney,
} from '../../../marketplace/server/pressure/order-money.store.ts'
import { CARD_BOOKS } from '../../../portal/server/handlers.ts'
import {
  BOTH_ENGINES,
  ENGINES,
  runsOn,
  type TestApp,
  testApp,
  type Visitor,
} from '../../../portal/server/testing.ts'
import { readAccount } from '../../account/account.endpoints.ts'
import { allEntries, BOOKS_HOLD, bookFaults } from '../ledger/testing.books.store.ts'
import { expectOneYear } from '../ledger/testing.year-figures.ts'
import { stripeWork } from '../stripe/stripe-work.ts'
import { openStripe, stripeEnv } from '../stripe/testing.stripe.ts'
import { type PaidDeed, paidLives, WHOLE_PAID_LIFE } from './paid-deeds.ts'
import { beginPaidLife, idContract, type PaidLife } from './paid-life.store.ts'
import { mayAskForRepairs } from './repair-deeds.store.ts'
import { expectSameFigures } from './same-figures.ts'

const LINK = {
  PAYMENT_LINK_URL: 'https://pay.example/?ref={reference}&sum={amount}&cur={currency}',
  PAYMENT_WEBHOOK_SECRET: 'the-secret-of-the-provider',
}
/** More of them with FC_RUNS. */
const RUNS = Number(process.env.FC_RUNS ?? 25)

describe.each(BOTH_ENGINES)('whatever happens to a contract’s money, on %s', (engine) => {
  let stripe: Awaited<ReturnType<typeof openStripe>>
  let stage: TestApp
  let ines: Visitor
  let fabian: Visitor
  let joel: Visitor
  let beginOrders: () => OrderMoney
  let now = () => new Date()
  let lives = 0
  const seen = new Set<string>()
  beforeAll(async () => {
    stripe = await openStripe(() => now())
    stage = await testApp(engine, { ...stripeEnv(stripe.url), ...LINK })
    now = stage.clock.now
    ines = await stage.signedIn('ines')
    fabian = await stage.signedIn('fabian', { admin: true })
    joel = await stage.signedIn('joel', { admin: true })
    await mayAskForRepairs(db(), idContract)
    beginOrders = await beginOrderMoney(stage, { stripe, owner: ines, idContract })
    await sql`
      INSERT INTO payment_terms (reference, what, currency, from_day, basis_points, parts, least_cents, days)
      VALUES ('LIFE-3', 'instalments', 'USD', '2020-01-01', 175, 3, 100, NULL), ('LIFE-LATE', 'late', 'USD', '2020-01-01', 150, NULL, NULL, 0)`.execute(
      db(),
    )
  })
  afterAll(async () => {
    await stage.close()
    await stripe.close()
  })
  const db = () => stage.database.db

  /** What the contract's account of the ledger comes to, in dollars. */
  async function inLedger(): Promise<number> {
    const { rows } = await sql<{ cents: number }>`
      SELECT coalesce(sum(p.cents), 0)::int AS cents FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
       WHERE e.contract_id = ${idContract} AND e.currency = 'USD' AND p.account = 'contract'`.execute(db())
    return rows[0]!.cents
  }

  /** What the card asks for less what it offers, with what waits for the desk. */
  async function onCard(): Promise<number> {
    const { body } = await ines.call(readAccount, { query: { idContract } })
    const own = body.data.find(({ currency }: { currency: string }) => currency === 'USD')
    if (!own) return 0
    const sum = (rows: object[], name: string) =>
      rows.reduce((total, row) => total + (row as Record<string, number>)[name]!, 0)
    return sum(own.charges, 'openCents') - sum(own.credits, 'openCents') - sum(own.payments, 'leftCents')
  }

  /** The payments as the database has them: state, money in the statement, what went back, receipts. */
  async function kept(life: PaidLife) {
    const { rows } = await sql<{
      id: number
      state: string
      cents: number
      entered: number
      back: number
      receipts: number
    }>`
      SELECT y.id, y.state, y.cents,
             (SELECT count(*)::int FROM transactions t WHERE t.payment_id = y.id AND t.origin = 'payment' AND t.cents > 0) AS entered,
             (SELECT coalesce(sum(r.cents), 0)::int FROM contract_refunds r WHERE r.payment_id = y.id AND r.state <> 'failed') AS back,
             (SELECT count(*)::int FROM receipts e WHERE e.payment_id = y.id) AS receipts
        FROM contract_payments y WHERE y.id = ANY(${life.owns.map(({ id }) => id)}::int[])`.execute(db())
    return new Map(rows.map((row) => [row.id, row]))
  }

  /** Charges that are paid beyond what they are, and credits that are used beyond it. */
  async function beyond() {
    const { rows } = await sql`
      SELECT t.id FROM transactions t JOIN contract_payment_lines l ON l.transaction_id = t.id
       GROUP BY t.id HAVING sum(l.cents) NOT BETWEEN least(0, -t.cents) AND greatest(0, -t.cents)
       UNION ALL
      SELECT f.id FROM condo_fees f JOIN contract_payment_lines l ON l.condo_fee_id = f.id
       GROUP BY f.id HAVING sum(l.cents) NOT BETWEEN 0 AND f.cents`.execute(db())
    return rows
  }

  async function liveThrough(deeds: PaidDeed[]) {
    lives += 1
    await sql`DELETE FROM day_limits`.execute(db())
    const who = { ines, fabian, joel, stripe, orders: beginOrders() }
    const life = await beginPaidLife(stage, { ...who, mark: `PAID-${engine}-${lives}` })
    const [ledgerBefore, cardBefore, entries] = [await inLedger(), await onCard(), await allEntries(db())]
    for (const deed of deeds) await life.live(deed)
    for (const { deed, code, says } of life.codes) {
      // A rule says no with 409, or with 403 while a report waits for its signature; anything else is a failure of the program.
      if (says !== 'UNSIGNED_REPORT') expect([200, 409], `${deed} ${says}`).toContain(code)
      seen.add(`${deed} ${code}`)
    }
    for (const { deed, code } of life.orders.codes) {
      expect([200, 403, 409], `order ${deed}`).toContain(code)
      seen.add(`order ${deed} ${code}`)
    }
    const parts = { db: db(), config: stage.config, clock: now, log: stage.app.log, isStopping: () => false }
    // What goes back may leave a page to close: a second look finds nothing more to do.
    for (let look = 0; look < 2; look += 1) await stripeWork(CARD_BOOKS).run({ ...parts, files: stage.files })

    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
    expect((await allEntries(db())).slice(0, entries.length)).toEqual(entries)
    expect(await beyond()).toEqual([])
    const payments = await kept(life)
    for (const { id, way, asked, arrived, back } of life.owns) {
      const isMoney = way !== 'profit' && way !== 'credit'
      const whole = { cents: arrived ?? asked, entered: isMoney && arrived !== null ? 1 : 0, back }
      expect(payments.get(id)).toMatchObject({ ...whole, receipts: arrived === null ? 0 : 1 })
      expect(payments.get(id)?.state === 'paid').toBe(arrived !== null)
    }
    expect((await onCard()) - cardBefore).toBe(life.feeCents - ((await inLedger()) - ledgerBefore))
    await expectOrdersPaidOnce(db(), life.orders)
    const { requests } = life
    const owners = { idContract, orders: life.orders.orders, requests }
    await expectSameFigures({ owner: ines, desk: joel }, owners)
    // Statement, account, profit and the adviser's papers tell the same figures, with installments, runs and what was killed among them.
    const year = stage.clock.now().getUTCFullYear()
    await expectOneYear(ines, { idContract, year, language: 'es' })
  }

  test('the books balance, no entry changes, nothing is paid beyond what it is, lost or doubled, and the card agrees', {
    timeout: 120_000 + RUNS * 20_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(paidLives, async (deeds) => {
        await liveThrough(deeds)
      }),
      { numRuns: runsOn(engine, RUNS), examples: [[WHOLE_PAID_LIFE]] },
    )
  })

  if (!ENGINES.includes(engine)) return
  test('and every deed occurred', () => {
    for (const deed of [
      'sign',
      'pay',
      'open',
      'confirm',
      'refund',
      'settle',
      'take-back',
      'give-up',
      'correct',
      'decide',
      'agree',
      'end',
      'end-own',
      'interest',
      'run',
      'run-back',
      'set-right',
      'quote',
      'refuse',
      'approve',
      'bill',
      'charge-order',
      'order order',
      'order change',
      'order cancel-line',
      'order cancel',
      'order open',
      'order pay',
      'order take',
      'order link-paid',
      'order link-refunded',
    ])
      expect([...seen]).toContain(`${deed} 200`)
    const refused = ['bill', 'correct', 'refund', 'take-back', 'end', 'run-back', 'order take'].map(
      (deed) => `${deed} 409`,
    )
    expect([...seen]).toEqual(expect.arrayContaining(refused))
  })
})
