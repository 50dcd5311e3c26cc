import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listWaitingPayments } from '../../../finance/account/desk.endpoints.ts'
import { giveUpPayment, payCharges } from '../../../finance/account/pay.endpoints.ts'
import { readPayment } from '../../../finance/account/receipts.endpoints.ts'
import { dollarsOf, owedAsDrawn } from '../../../finance/server/account/testing.account.store.ts'
import { BOOKS_HOLD, bookFaults } from '../../../finance/server/ledger/testing.books.store.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { WEBHOOK_PATH } from './payment-webhook.ts'
import { signMessage } from './webhook-signature.ts'

const SECRET = 'the-secret-of-the-provider'
const ENV = {
  PAYMENT_LINK_URL: 'https://pay.example/?ref={reference}&sum={amount}&cur={currency}',
  PAYMENT_WEBHOOK_SECRET: SECRET,
}
const { inesSignature: idContract } = CAST_CONTRACTS

describe.each(ENGINES)('charges paid on the hosted page, on %s', (engine) => {
  let stage: TestApp
  let ines: Visitor
  let fabian: Visitor
  let owed: Awaited<ReturnType<typeof owedAsDrawn>>
  let round = 0
  beforeAll(async () => {
    stage = await testApp(engine, ENV)
    ines = await stage.signedIn('ines')
    fabian = await stage.signedIn('fabian', { admin: true })
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    round += 1
    owed = await owedAsDrawn(stage.database.db, idContract, `link-${round}`)
  })

  /** A payment of the fee in part and of a document, with the credit of 48.00 before it. */
  const begin = async () => {
    const parts = [
      { kind: 'fee', id: owed.fee, cents: 40_000 },
      { kind: 'document', id: owed.door, cents: 21_400 },
    ]
    const body = { idContract, currency: 'USD', way: 'link', parts, moneyCents: 56_600 }
    const answer = await ines.call(payCharges, { body })
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    const { id, link } = answer.body.data as { id: number; link: string }
    return { id, link: new URL(link), reference: new URL(link).searchParams.get('ref') ?? '' }
  }
  const tell = async (event: {
    id: string
    type: string
    reference: string
    cents: number
    currency?: string
  }) => {
    const body = JSON.stringify({ currency: 'USD', ...event })
    const signature = signMessage(body, SECRET, stage.clock.now())
    const headers = { 'content-type': 'application/json', 'veranda-signature': signature }
    const response = await stage.app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload: body })
    expect(response.statusCode).toBe(200)
    return response.json().reception as string
  }
  const whole = async (id: number) => (await ines.call(readPayment, { query: { idContract, id } })).body.data
  const latest = async () => (await fabian.call(listWaitingPayments)).body.data.at(-1)

  test('the page is asked for what credit leaves over; paid, told twice and at once, it is entered once', async () => {
    const { id, link, reference } = await begin()
    expect(Object.fromEntries(link.searchParams)).toEqual({ ref: reference, sum: '566.00', cur: 'USD' })
    expect((await whole(id)).state).toBe('started')
    const paid = { id: `evt-${round}`, type: 'payment.paid', reference, cents: 56_600 }
    const told = await Promise.all([tell(paid), tell(paid), tell({ ...paid, id: `evt-${round}-b` })])
    expect(told.filter((one) => one === 'taken')).toHaveLength(1)
    expect(await whole(id)).toMatchObject({ state: 'paid', cents: 56_600, leftCents: 0, matter: null })
    expect((await whole(id)).receipt.number).toBeGreaterThan(0)
    expect(await dollarsOf(ines, idContract)).toMatchObject({ owedCents: 59_488, creditCents: 0 })
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
  })

  test('given back at the provider: the charges open again, and more than came waits', async () => {
    const { id, reference } = await begin()
    await tell({ id: `evt-${round}`, type: 'payment.paid', reference, cents: 56_600 })
    const back = { id: `back-${round}`, type: 'payment.refunded', reference, cents: 20_000 }
    expect([await tell(back), await tell(back)]).toEqual(['taken', 'seen-before'])
    expect((await whole(id)).refunds).toMatchObject([{ cents: 20_000, state: 'done' }])
    const { charges } = await dollarsOf(ines, idContract)
    expect(charges.find((one) => one.id === owed.door)?.openCents).toBe(20_000)
    await tell({ ...back, id: `over-${round}`, cents: 36_601 })
    expect(await latest()).toMatchObject({ reason: 'refund-over', cents: -36_601 })
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
  })

  test('another amount, paid after it was given up, of nobody: each waits with its reason, and pays nothing', async () => {
    const less = await begin()
    await tell({ id: `less-${round}`, type: 'payment.paid', reference: less.reference, cents: 56_599 })
    expect(await latest()).toMatchObject({ reason: 'another-amount', leftCents: 56_599 })
    const late = await begin()
    await ines.call(giveUpPayment, { body: { idContract, id: late.id } })
    await tell({ id: `late-${round}`, type: 'payment.paid', reference: late.reference, cents: 56_600 })
    expect(await latest()).toMatchObject({ reason: 'after-cancel', leftCents: 56_600 })
    expect((await dollarsOf(ines, idContract)).owedCents).toBe(120_888)
    await tell({ id: `none-${round}`, type: 'payment.paid', reference: 'nobody-here', cents: 100 })
    expect(await latest()).toMatchObject({ reason: 'unknown', cents: 100 })
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
  })

  test('given back before it is told that it was paid: what went back waits, and the payment is entered whole', async () => {
    const { id, reference } = await begin()
    const early = { id: `early-${round}`, type: 'payment.refunded', reference, cents: 10_000 }
    expect(await tell(early)).toBe('changes-nothing')
    expect(await latest()).toMatchObject({ reason: 'refund-over', cents: -10_000 })
    expect((await whole(id)).state).toBe('started')
    await tell({ id: `after-${round}`, type: 'payment.paid', reference, cents: 56_600 })
    expect(await whole(id)).toMatchObject({ state: 'paid', cents: 56_600, leftCents: 0, refunds: [] })
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
  })

  test('for a contract that has ended meanwhile it is entered, pays nothing and waits', async () => {
    const { id, reference } = await begin()
    const { db } = stage.database
    const { rows } = await sql<{ ends: string }>`SELECT ends FROM contracts WHERE id = ${idContract}`.execute(
      db,
    )
    await sql`UPDATE contracts SET ends = '2026-01-01' WHERE id = ${idContract}`.execute(db)
    await tell({ id: `closed-${round}`, type: 'payment.paid', reference, cents: 56_600 })
    await sql`UPDATE contracts SET ends = ${rows[0]?.ends} WHERE id = ${idContract}`.execute(db)
    expect(await latest()).toMatchObject({ reason: 'closed-contract', leftCents: 56_600 })
    expect(await whole(id)).toMatchObject({ state: 'paid', leftCents: 56_600 })
    expect(await dollarsOf(ines, idContract)).toMatchObject({ owedCents: 120_888, creditCents: 4800 })
    expect(await bookFaults(db)).toEqual(BOOKS_HOLD)
  })

  test('failed there: nothing is paid, and money that comes after all is taken', async () => {
    const { id, reference } = await begin()
    await tell({ id: `fail-${round}`, type: 'payment.failed', reference, cents: 56_600 })
    expect((await whole(id)).state).toBe('failed')
    await tell({ id: `paid-${round}`, type: 'payment.paid', reference, cents: 56_600 })
    expect(await whole(id)).toMatchObject({ state: 'paid', leftCents: 0 })
  })
})
