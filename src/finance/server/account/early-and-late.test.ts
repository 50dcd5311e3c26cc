import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, addMonths } from '../../../kernel/day.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { confirmPayment } from '../../account/desk.endpoints.ts'
import { enterPayment } from '../../account/enter-payment.endpoints.ts'
import { payCharges } from '../../account/pay.endpoints.ts'
import { BOOKS_HOLD, bookFaults } from '../ledger/testing.books.store.ts'
import { addFee } from '../reports/testing.settlements.store.ts'
import { enterInterest, interestWork } from './late-interest.ts'
import { clearAccount, dollarsOf, refundAsSeen } from './testing.account.store.ts'

const { inesSignature: idContract } = CAST_CONTRACTS

describe.each(BOTH_ENGINES)('early and late, on %s', (engine) => {
  let stage: TestApp
  let ines: Visitor
  let fabian: Visitor
  let today = ''
  let year = 2080
  beforeAll(async () => {
    stage = await testApp(engine)
    ines = await stage.signedIn('ines')
    fabian = await stage.signedIn('fabian', { admin: true })
    today = stage.clock.now().toISOString().slice(0, 10)
    await sql`UPDATE payment_terms SET until_day = from_day`.execute(db())
    await sql`
      INSERT INTO payment_terms (reference, what, currency, from_day, basis_points, days)
      VALUES ('SOON', 'early', 'USD', '2026-01-01', 200, 30), ('TARDY', 'late', 'USD', '2026-01-01', 150, 10)`.execute(
      db(),
    )
  })
  afterAll(() => stage.close())
  beforeEach(() => clearAccount(db(), idContract))
  const db = () => stage.database.db
  const aFee = (due: string, cents: number) => {
    year += 1
    return addFee(db(), { contractId: idContract, year, quarter: 1, due, cents })
  }
  const interest = (now = stage.clock.now()) =>
    db()
      .transaction()
      .execute((trx) => enterInterest(trx, idContract, now))
  /** Pays a fee in part at the resort, and has it confirmed; the payment's number. */
  const pay = async (id: number, cents: number) => {
    const parts = [{ kind: 'fee', id, cents }]
    const body = { idContract, currency: 'USD', way: 'resort', parts, moneyCents: cents }
    const { data } = (await ines.call(payCharges, { body })).body
    const confirmed = await fabian.call(confirmPayment, {
      body: { idPayment: data.id, cents, words: 'Terminal' },
    })
    expect(confirmed.code).toBe(200)
    return data.id as number
  }

  test('what is paid early comes back as a credit that names its rule; a refund takes its share back', async () => {
    const fee = await aFee(addDays(today, 40), 100_000)
    const idPayment = await pay(fee, 60_000)
    const account = await dollarsOf(ines, idContract)
    expect(account.credits).toMatchObject([
      { openCents: 1200, concept: { en: expect.stringContaining('2% (rule SOON)') } },
    ])
    await refundAsSeen(db(), fabian, { idPayment, cents: 15_000, reason: 'Too much' })
    const after = await dollarsOf(ines, idContract)
    // The credit that it brought closes what is taken back of it.
    expect(after.charges.filter(({ kind }) => kind === 'document')).toEqual([])
    expect(after.credits).toMatchObject([{ openCents: 900 }])
    await refundAsSeen(db(), fabian, { idPayment, cents: 45_000, reason: 'All of it' })
    const { charges, credits } = await dollarsOf(ines, idContract)
    expect([charges.filter(({ kind }) => kind === 'document'), credits]).toEqual([[], []])
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
  })

  test('a discount that was used is open again by what was used of it, and by no more', async () => {
    const fee = await aFee(addDays(today, 40), 100_000)
    const idPayment = await pay(fee, 60_000)
    const other = await aFee(addDays(today, 10), 500)
    const parts = [{ kind: 'fee', id: other, cents: 500 }]
    const body = { idContract, currency: 'USD', way: 'resort', parts, moneyCents: 0 }
    expect((await ines.call(payCharges, { body })).body.data).toMatchObject({ way: 'credit', state: 'paid' })
    await refundAsSeen(db(), fabian, { idPayment, cents: 60_000, reason: 'All of it' })
    const { charges, credits } = await dollarsOf(ines, idContract)
    expect(charges.filter(({ kind }) => kind === 'document').map(({ openCents }) => openCents)).toEqual([500])
    expect(credits).toEqual([])
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
  })

  test('a fee paid 25 cents at a time brings no more than paid whole, also where some of it went back', async () => {
    const fee = await aFee(addDays(today, 40), 100_000)
    const piece = async () => {
      const charges = [{ kind: 'fee', id: fee }]
      const body = { idContract, currency: 'USD', cents: 25, charges, words: 'Cash', another: true }
      return (await fabian.call(enterPayment, { body })).body.data.idPayment as number
    }
    const first = await piece()
    for (const _ of [2, 3, 4]) await piece()
    const brought = async () => {
      const { rows } = await sql<{ cents: number }>`
        SELECT coalesce(sum(t.cents), 0)::int AS cents FROM terms_entries e JOIN transactions t ON t.id = e.transaction_id
         WHERE e.of_condo_fee_id = ${fee}`.execute(db())
      return rows[0]?.cents
    }
    expect(await brought()).toBe(2)
    await refundAsSeen(db(), fabian, { idPayment: first, cents: 25, reason: 'Twice' })
    await piece()
    expect(await brought()).toBe(2)
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
  })

  test('a payment a day too late has no discount', async () => {
    const fee = await aFee(addDays(today, 29), 100_000)
    await pay(fee, 100_000)
    const { rows } = await sql`SELECT FROM terms_entries WHERE of_condo_fee_id = ${fee}`.execute(db())
    expect(rows).toEqual([])
  })

  test('interest is entered once for its day, names the rule, bears none itself, and comes again a month later', async () => {
    const due = addDays(today, -11)
    const fee = await aFee(due, 100_000)
    expect(await interest()).toBe(1)
    expect(await interest()).toBe(0)
    const [, added] = (await dollarsOf(ines, idContract)).charges
    expect(added).toMatchObject({
      topic: 'interest',
      openCents: 1500,
      due: today,
      concept: { en: expect.stringContaining('1.5% a month (rule TARDY)') },
    })
    // The fee again; the interest, late by more than its own grace, never.
    expect(await interest(new Date(`${addMonths(today, 1)}T18:00:00Z`))).toBe(1)
    const { rows } = await sql<{ day: string }>`
      SELECT day FROM terms_entries WHERE of_condo_fee_id = ${fee} ORDER BY day`.execute(db())
    expect(rows.map(({ day }) => day)).toEqual([today, addMonths(today, 1)])
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
  })

  test('interest that two processes enter at once is entered once, and none for a charge within its grace', async () => {
    const late = await aFee(addDays(today, -11), 100_000)
    const graced = await aFee(addDays(today, -10), 100_000)
    const parts = {
      db: db(),
      files: stage.files,
      config: stage.config,
      clock: stage.clock.now,
      log: stage.app.log,
      isStopping: () => false,
    }
    const works = [interestWork(), interestWork()]
    await Promise.all(works.map((work) => work.run(parts)))
    await works[0]!.run(parts)
    const { rows } = await sql<{ fee: number }>`
      SELECT of_condo_fee_id AS fee FROM terms_entries WHERE of_condo_fee_id IN (${late}, ${graced})`.execute(
      db(),
    )
    expect(rows).toEqual([{ fee: late }])
  })
})
