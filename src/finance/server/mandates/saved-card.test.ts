import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import {
  askForCard,
  type CardPayment,
  endCard,
  readSavedCard,
  type SavedCard,
  saveCard,
  stopCardPayment,
} from '../../account/mandate.endpoints.ts'
import { giveUpPayment, openCardPage } from '../../account/pay.endpoints.ts'
import { clearAccount, dollarsOf } from '../account/testing.account.store.ts'
import { BOOKS_HOLD, bookFaults } from '../ledger/testing.books.store.ts'
import { addFee, addOwnDocument } from '../reports/testing.settlements.store.ts'
import { openStripe, stripeEnv } from '../stripe/testing.stripe.ts'
import { STRIPE_WEBHOOK_PATH } from '../stripe/webhook.ts'

const { inesSignature: idContract } = CAST_CONTRACTS
const DAY_MS = 86_400_000

describe.each(ENGINES)('a saved card, on %s', (engine) => {
  let stripe: Awaited<ReturnType<typeof openStripe>>
  let stage: TestApp
  let ines: Visitor
  let elena: Visitor
  let now = () => new Date()
  let year = 2060
  const db = () => stage.database.db
  beforeAll(async () => {
    stripe = await openStripe(() => now())
    stage = await testApp(engine, stripeEnv(stripe.url))
    now = stage.clock.now
    ines = await stage.signedIn('ines')
    elena = await stage.signedIn('elena')
  })
  afterAll(async () => {
    await stage.close()
    await stripe.close()
  })
  beforeEach(async () => {
    Object.assign(stripe.state, { away: false, bank: 'pays', losesAnswer: false })
    await clearAccount(db(), idContract)
    ines = await stage.signedIn('ines')
    await sql`DELETE FROM outbox`.execute(db())
    await sql`UPDATE mandates SET state = 'ended', ended_at = now(), let_go_at = now() WHERE state = 'active'`.execute(
      db(),
    )
    await sql`UPDATE mandates SET state = 'failed' WHERE state = 'asked'`.execute(db())
    await sql`UPDATE mandate_payments SET state = 'stopped' WHERE state = 'told'`.execute(db())
  })

  /** Time passes, and sessions with it. */
  const pass = async (ms: number) => {
    stage.clock.pass(ms)
    if (ms < 15 * 60_000) return
    ines = await stage.signedIn('ines')
    elena = await stage.signedIn('elena')
  }
  const tell = async ({ payload, signature }: { payload: string; signature: string }) => {
    const response = await stage.app.inject({
      method: 'POST',
      url: STRIPE_WEBHOOK_PATH,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    })
    return { code: response.statusCode, reception: response.json().reception }
  }
  const today = async () => {
    const { rows } = await sql<{ day: string }>`
      SELECT (${stage.clock.now()}::timestamptz AT TIME ZONE h.zone)::date AS day
        FROM contracts c JOIN hotels h ON h.id = c.hotel_id WHERE c.id = ${idContract}`.execute(db())
    return rows[0]?.day ?? ''
  }
  const card = async (who = ines) =>
    (await who.call(readSavedCard, { query: { idContract } })).body.data as SavedCard
  const pageOf = async () => {
    const answer = await ines.call(saveCard, { body: { idContract } })
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    return String(answer.body.data.link.split('/').pop())
  }
  const saved = async () => {
    const session = await pageOf()
    expect(await tell(stripe.eventOf('checkout.session.completed', stripe.saveCard(session)))).toEqual({
      code: 200,
      reception: 'saved',
    })
    return session
  }
  /** A fee that is due in so many days. */
  const feeIn = async (days: number, cents = 50_000) => {
    year += 1
    const due = addDays(await today(), days)
    return addFee(db(), { contractId: idContract, year, quarter: 4, due, cents, paidCents: 0 })
  }
  const mails = async () => {
    const { rows } = await sql<{ kind: string; content: Record<string, string> }>`
      SELECT kind, content FROM outbox ORDER BY id`.execute(db())
    return rows
  }
  const kinds = async () => (await mails()).map(({ kind }) => kind)
  const newest = async () => (await card()).payments[0] as CardPayment
  /** A card that is saved, a fee in a week, of which its owner was told. */
  const told = async (cents?: number) => {
    await saved()
    const fee = await feeIn(7, cents)
    await stage.work()
    return fee
  }
  /** Another fee, which the next look of the same day finds. */
  const toldAlso = async () => {
    const fee = await feeIn(7)
    await pass(3_600_001)
    await stage.work()
    return fee
  }
  const openOf = async (fee: number) => {
    const { body } = await ines.call(readSavedCard, { query: { idContract } })
    expect(body.data).toBeDefined()
    const { rows } = await sql<{ open: number }>`
      SELECT f.cents - f.paid_cents - coalesce((SELECT sum(l.cents) FROM contract_payment_lines l WHERE l.condo_fee_id = f.id), 0)::int AS open
        FROM condo_fees f WHERE f.id = ${fee}`.execute(db())
    return rows[0]?.open
  }

  test('a card is saved on the provider’s page, once: the contract has it with its brand and last digits, and nobody else sees it', async () => {
    const session = await pageOf()
    expect(await pageOf()).toBe(session)
    expect((await card()).card).toBeNull()
    const page = stripe.saveCard(session)
    const events = [1, 2].map(() => stripe.eventOf('checkout.session.completed', page))
    const receptions = await Promise.all(events.map(tell))
    expect(receptions.map(({ reception }) => reception).sort()).toEqual(['changes-nothing', 'saved'])
    expect((await card()).card).toMatchObject({ brand: 'Visa', last4: '4242', mine: true })
    expect(await kinds()).toEqual(['card-saved'])
    expect((await ines.call(saveCard, { body: { idContract } })).body.code).toBe('CARD_SAVED')
    for (const one of [readSavedCard, saveCard, askForCard, endCard] as const) {
      const input = one === readSavedCard ? { query: { idContract } } : { body: { idContract } }
      expect((await elena.call(one, input)).code).toBe(404)
    }
  })

  test('a co-owner stops a payment and ends the card; who gave it is told who did', async () => {
    const fee = await told()
    const { id } = await newest()
    const { rows } = await sql<{ id: number }>`
      INSERT INTO contract_owners (contract_id, owner_id) SELECT ${idContract}, id FROM owners WHERE email = 'elena@marea.example'
      RETURNING owner_id AS id`.execute(db())
    try {
      expect(await card(elena)).toMatchObject({ card: { mine: false }, payments: [{ id, mayStop: true }] })
      await sql`DELETE FROM outbox`.execute(db())
      expect((await elena.call(stopCardPayment, { body: { idContract, id } })).code).toBe(200)
      expect(await mails()).toMatchObject([
        { kind: 'card-payment-stopped', content: { who: expect.stringContaining('Elena') } },
      ])
      expect((await elena.call(endCard, { body: { idContract } })).code).toBe(200)
      expect((await mails()).at(-1)).toMatchObject({
        kind: 'card-ended-by-another',
        content: {
          who: expect.stringContaining('Elena'),
          card: 'Visa 4242',
          contract: expect.stringMatching(/^\S+ \((residence|residencia) \S+\)$/),
        },
      })
      expect((await card()).card).toBeNull()
      expect(await openOf(fee)).toBe(50_000)
    } finally {
      await sql`DELETE FROM contract_owners WHERE contract_id = ${idContract} AND owner_id = ${rows[0]!.id}`.execute(
        db(),
      )
    }
  })

  test('a card whose webhook is lost is asked for by whoever comes back and by the portal itself; a page left open saves nothing', async () => {
    const first = await pageOf()
    expect((await ines.call(askForCard, { body: { idContract } })).body.data.card).toBeNull()
    stripe.saveCard(first)
    stripe.state.away = true
    expect((await ines.call(askForCard, { body: { idContract } })).body.code).toBe('PROVIDER_AWAY')
    stripe.state.away = false
    expect((await ines.call(askForCard, { body: { idContract } })).body.data.card).toMatchObject({
      last4: '4242',
    })
    await ines.call(endCard, { body: { idContract } })
    const second = await pageOf()
    stripe.saveCard(second)
    await pass(6 * 60_000)
    await stage.work()
    expect((await card()).card).toMatchObject({ last4: '4242' })
  })

  test('a notice is mailed seven days before, once, with the press that stops the payment; none for what is due sooner or later', async () => {
    await saved()
    const fee = await feeIn(7)
    await feeIn(6)
    await feeIn(8)
    await Promise.all([stage.work(), stage.work()])
    await stage.work()
    const payments = (await card()).payments.filter(({ state }) => state === 'told')
    expect(payments).toMatchObject([{ cents: 50_000, mayStop: true, due: addDays(await today(), 7) }])
    const sent = (await mails()).filter(({ kind }) => kind === 'card-will-pay')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.content.link).toContain(`&card=saved&stop=${payments[0]?.id}`)
    expect(await openOf(fee)).toBe(50_000)
  })

  test('a payment on the due day is made once, whoever works: the receipt comes, the fee is paid and the books balance', async () => {
    const fee = await told()
    await pass(7 * DAY_MS)
    await Promise.all([stage.work(), stage.work()])
    await stage.work()
    expect(await openOf(fee)).toBe(0)
    expect(await newest()).toMatchObject({ state: 'begun', paymentState: 'paid', mayStop: false })
    expect(stripe.calls.filter((one) => one === 'POST /v1/payment_intents')).toHaveLength(1)
    expect(await kinds()).toContain('payment-received')
    const { rows } = await sql<{ concept: string; last4: string }>`
      SELECT t.concept ->> 'en' AS concept, y.card_last4 AS last4 FROM transactions t
        JOIN contract_payments y ON y.id = t.payment_id WHERE t.payment_id = ${(await newest()).idPayment}`.execute(
      db(),
    )
    expect(rows).toEqual([{ concept: 'Payment, card ending 4242', last4: '4242' }])
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
    const intent = [...stripe.intents.values()].at(-1)!
    expect((await tell(stripe.eventOf('payment_intent.succeeded', intent))).reception).toBe('seen-before')
    expect(await openOf(fee)).toBe(0)
  })

  test('an installment or any other charge with a due day is paid as a fee is', async () => {
    await saved()
    const day = await today()
    const document = await addOwnDocument(db(), {
      contractId: idContract,
      day,
      reference: `PART-${year}-${engine}`,
      status: 'sent',
      cents: -30_000,
    })
    await sql`UPDATE transactions SET due = ${addDays(day, 7)} WHERE id = ${document}`.execute(db())
    await stage.work()
    await pass(7 * DAY_MS)
    await stage.work()
    expect((await dollarsOf(ines, idContract).catch(() => ({ charges: [] }))).charges).toEqual([])
    expect(await newest()).toMatchObject({ paymentState: 'paid', cents: 30_000 })
  })

  test('a payment is stopped until the day before; on the day it is too late, and a stopped charge stays open', async () => {
    const fee = await told()
    await pass(6 * DAY_MS)
    const { id } = await newest()
    expect((await elena.call(stopCardPayment, { body: { idContract, id } })).code).toBe(404)
    expect((await ines.call(stopCardPayment, { body: { idContract, id } })).code).toBe(200)
    expect((await ines.call(stopCardPayment, { body: { idContract, id } })).code).toBe(200)
    await pass(DAY_MS)
    await stage.work()
    expect([await openOf(fee), (await newest()).state]).toEqual([50_000, 'stopped'])
    await toldAlso()
    await pass(7 * DAY_MS)
    const late = await newest()
    const refused = await ines.call(stopCardPayment, { body: { idContract, id: late.id } })
    expect([refused.code, refused.body.code]).toEqual([409, 'TOO_LATE_TO_STOP'])
  })

  test.each([
    ['declined', 'card_declined'],
    ['authentication', 'authentication_required'],
  ] as const)(
    'the bank says no (%s): nothing is charged, the owner is told once what to do, and it is not tried again',
    async (fault, bank) => {
      const fee = await told()
      stripe.state.bank = bank
      await pass(7 * DAY_MS)
      await stage.work()
      const intent = [...stripe.intents.values()].at(-1)!
      await tell(stripe.eventOf('payment_intent.payment_failed', intent))
      stripe.state.bank = 'pays'
      await pass(10 * 60_000)
      await stage.work()
      expect(await newest()).toMatchObject({ paymentState: 'failed', fault })
      const sent = (await mails()).filter(({ kind }) => kind === 'card-did-not-pay')
      expect(sent).toMatchObject([{ content: { fault } }])
      expect(await openOf(fee)).toBe(50_000)
      expect((await dollarsOf(ines, idContract)).charges[0]?.asideCents).toBe(0)
      expect((await card()).card).not.toBeNull()
    },
  )

  test('a card that the provider has no more is told, on the day or before it, and is removed', async () => {
    await told()
    stripe.state.bank = 'resource_missing'
    await pass(7 * DAY_MS)
    await stage.work()
    expect(await newest()).toMatchObject({ paymentState: 'failed', fault: 'gone' })
    expect((await card()).card).toBeNull()
    stripe.state.bank = 'pays'
    const session = await saved()
    const fee = await feeIn(7)
    await stage.work()
    const method = stripe.sessions.get(session)?.setup_intent?.payment_method
    const gone = { ...method, object: 'payment_method' }
    expect((await tell(stripe.eventOf('payment_method.detached', gone))).reception).toBe('gone')
    expect((await tell(stripe.eventOf('payment_method.detached', gone))).reception).toBe('changes-nothing')
    expect(await kinds()).toContain('card-gone')
    await pass(7 * DAY_MS)
    await stage.work()
    expect(await openOf(fee)).toBe(50_000)
  })

  test('a charge that was paid meanwhile, in part or whole, takes what is left of the card, or nothing', async () => {
    const fee = await told()
    await sql`UPDATE condo_fees SET paid_cents = 20000 WHERE id = ${fee}`.execute(db())
    expect(await newest()).toMatchObject({ state: 'told', cents: 30_000, toldCents: 50_000, mayStop: true })
    await pass(7 * DAY_MS)
    expect(await newest()).toMatchObject({ state: 'told', cents: 30_000, mayStop: false })
    await stage.work()
    expect([...stripe.intents.values()].at(-1)?.amount_received).toBe(30_000)
    const intents = stripe.intents.size
    const other = await toldAlso()
    await sql`UPDATE condo_fees SET paid_cents = cents WHERE id = ${other}`.execute(db())
    // Before the portal has looked at it again: the card says that it does not pay it.
    expect(await newest()).toMatchObject({ state: 'needless', mayStop: false })
    await pass(7 * DAY_MS)
    expect(await newest()).toMatchObject({ state: 'needless' })
    await stage.work()
    expect([stripe.intents.size, (await newest()).state]).toEqual([intents, 'needless'])
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
  })

  test('a payment is no more than its notice, and a due day that moved has a new notice', async () => {
    await saved()
    const fee = await feeIn(7, 90_000)
    await sql`UPDATE condo_fees SET paid_cents = 40000 WHERE id = ${fee}`.execute(db())
    await stage.work()
    await sql`UPDATE condo_fees SET paid_cents = 0 WHERE id = ${fee}`.execute(db())
    await pass(7 * DAY_MS)
    await stage.work()
    expect(await openOf(fee)).toBe(40_000)
    const moved = await toldAlso()
    await sql`UPDATE condo_fees SET due = ${addDays(await today(), 9)} WHERE id = ${moved}`.execute(db())
    await pass(7 * DAY_MS)
    await stage.work()
    expect([await openOf(moved), (await newest()).state]).toEqual([50_000, 'needless'])
  })

  test('a retry after Stripe is away or its answer is lost pays the charge once; until then it is kept aside', async () => {
    const fee = await told()
    stripe.state.away = true
    await pass(7 * DAY_MS)
    await stage.work()
    expect(await newest()).toMatchObject({ state: 'begun', paymentState: 'started' })
    const id = (await newest()).idPayment
    // Neither a page nor giving up: the provider may have it already.
    expect((await ines.call(openCardPage, { body: { idContract, id } })).body.code).toBe('NOT_ON_ITS_WAY')
    expect((await ines.call(giveUpPayment, { body: { idContract, id } })).body.data.state).toBe('started')
    await pass(90 * 60_000)
    expect((await dollarsOf(ines, idContract)).charges[0]?.asideCents).toBe(50_000)
    stripe.state.away = false
    stripe.state.losesAnswer = true
    await stage.work()
    stripe.state.losesAnswer = false
    const intents = stripe.intents.size
    await pass(30 * 3_600_000)
    await stage.work()
    expect([await openOf(fee), stripe.intents.size]).toEqual([0, intents])
    expect(await newest()).toMatchObject({ paymentState: 'paid' })
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
  })

  test('a webhook that comes late and twice pays once, and with another amount waits for the desk', async () => {
    const fee = await told()
    stripe.state.bank = 'thinks'
    await pass(7 * DAY_MS)
    await stage.work()
    expect((await newest()).paymentState).toBe('started')
    const intent = [...stripe.intents.values()].at(-1)!
    Object.assign(intent, { status: 'succeeded', amount_received: 50_000 })
    expect((await tell(stripe.eventOf('payment_intent.succeeded', intent))).reception).toBe('entered')
    expect((await tell(stripe.eventOf('payment_intent.succeeded', intent))).reception).toBe('seen-before')
    expect(
      (
        await tell(
          stripe.eventOf('payment_intent.payment_failed', { ...intent, status: 'requires_payment_method' }),
        )
      ).reception,
    ).toBe('changes-nothing')
    expect(await openOf(fee)).toBe(0)
    const second = await toldAlso()
    await pass(7 * DAY_MS)
    await stage.work()
    const other = [...stripe.intents.values()].at(-1)!
    Object.assign(other, { status: 'succeeded', amount_received: 49_999 })
    await tell(stripe.eventOf('payment_intent.succeeded', other))
    expect(await openOf(second)).toBe(50_000)
    const { rows } = await sql<{ reason: string }>`
      SELECT m.reason FROM payment_matters m WHERE m.payment_id = ${(await newest()).idPayment}`.execute(db())
    expect(rows).toEqual([{ reason: 'another-amount' }])
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
  })

  test('a card that its owner ends pays nothing more, its notices are stopped, and the provider forgets it, also later', async () => {
    const fee = await told()
    stripe.state.away = true
    expect((await ines.call(endCard, { body: { idContract } })).body.data.card).toBeNull()
    const again = await ines.call(endCard, { body: { idContract } })
    expect([again.code, again.body.code]).toEqual([409, 'NO_CARD'])
    await stage.work()
    const before = stripe.forgotten.length
    stripe.state.away = false
    await pass(7 * DAY_MS)
    await stage.work()
    await stage.work()
    expect(stripe.forgotten.length).toBe(before + 1)
    expect(await openOf(fee)).toBe(50_000)
    expect((await kinds()).filter((kind) => kind === 'card-ended')).toHaveLength(1)
  })

  test('a payment whose process was killed before the provider was asked is made by the next one; not where the card ended in between', async () => {
    const fee = await told()
    await pass(7 * DAY_MS)
    stripe.state.away = true
    await stage.work()
    await sql`UPDATE mandate_payments SET tried_at = NULL WHERE payment_id IS NOT NULL`.execute(db())
    await ines.call(endCard, { body: { idContract } })
    stripe.state.away = false
    const intents = stripe.intents.size
    await stage.work()
    expect([stripe.intents.size, (await newest()).paymentState]).toEqual([intents, 'cancelled'])
    expect(await openOf(fee)).toBe(50_000)
  })

  test('a contract that has ended is neither told of nor paid', async () => {
    await told()
    const fee = await feeIn(7)
    const { rows } = await sql<{ ends: string }>`SELECT ends FROM contracts WHERE id = ${idContract}`.execute(
      db(),
    )
    await sql`UPDATE contracts SET ends = ${addDays(await today(), 1)} WHERE id = ${idContract}`.execute(db())
    await pass(7 * DAY_MS)
    const intents = stripe.intents.size
    await stage.work()
    await sql`UPDATE contracts SET ends = ${rows[0]?.ends} WHERE id = ${idContract}`.execute(db())
    expect([stripe.intents.size, await openOf(fee)]).toEqual([intents, 50_000])
    expect((await newest()).state).toBe('needless')
  })
})

test('where the club has no Stripe there is no card to save, and nothing is shown', async () => {
  const stage = await testApp()
  const ines = await stage.signedIn('ines')
  const { body } = await ines.call(readSavedCard, { query: { idContract } })
  expect(body.data).toEqual({ offered: false, card: null, payments: [] })
  expect((await ines.call(saveCard, { body: { idContract } })).body.code).toBe('WAY_NOT_OFFERED')
  await stage.close()
})
