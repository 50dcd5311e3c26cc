import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { readConfig } from '../../../server/boot/config.ts'
import { listWaitingPayments, settleMatter } from '../../account/desk.endpoints.ts'
import { askProvider, giveUpPayment, openCardPage, payCharges } from '../../account/pay.endpoints.ts'
import { readPayment } from '../../account/receipts.endpoints.ts'
import { CHARGE_BOOK } from '../account/charge-book.ts'
import { dollarsOf, owedAsDrawn, refundAsSeen } from '../account/testing.account.store.ts'
import { BOOKS_HOLD, bookFaults } from '../ledger/testing.books.store.ts'
import { addOwnDocument } from '../reports/testing.settlements.store.ts'
import { compareDay } from './compare-day.ts'
import { openStripe, signStripe, stripeEnv } from './testing.stripe.ts'
import { STRIPE_WEBHOOK_PATH } from './webhook.ts'

const { inesSignature: idContract } = CAST_CONTRACTS
const PAID = 'checkout.session.completed'

describe.each(ENGINES)('paying by card, on %s', (engine) => {
  let stripe: Awaited<ReturnType<typeof openStripe>>
  let stage: TestApp
  let ines: Visitor
  let fabian: Visitor
  let owed: Awaited<ReturnType<typeof owedAsDrawn>>
  let round = 0
  let now = () => new Date()
  beforeAll(async () => {
    stripe = await openStripe(() => now())
    stage = await testApp(engine, stripeEnv(stripe.url))
    now = stage.clock.now
    ines = await stage.signedIn('ines')
    fabian = await stage.signedIn('fabian', { admin: true })
  })
  afterAll(async () => {
    await stage.close()
    await stripe.close()
  })
  beforeEach(async () => {
    round += 1
    stripe.state.away = false
    stripe.state.refundStatus = 'succeeded'
    owed = await owedAsDrawn(stage.database.db, idContract, `card-${round}`)
  })

  const whole = async (id: number) => (await ines.call(readPayment, { query: { idContract, id } })).body.data
  const begin = async () => {
    const parts = [
      { kind: 'fee', id: owed.fee, cents: 40_000 },
      { kind: 'document', id: owed.door, cents: 21_400 },
    ]
    const body = { idContract, currency: 'USD', way: 'card', parts, moneyCents: 56_600 }
    const answer = await ines.call(payCharges, { body })
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    return answer.body.data.id as number
  }
  /** A payment whose page is open; its number and the page's. */
  const opened = async () => {
    const id = await begin()
    const answer = await ines.call(openCardPage, { body: { idContract, id } })
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    return { id, session: String(answer.body.data.link.split('/').pop()) }
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
  const matters = async () => {
    const { body } = await fabian.call(listWaitingPayments)
    return body.data as {
      id: number
      reference: string
      reason: string
      cents: number
      leftCents: number
      outcomes: string[]
    }[]
  }
  const decide = (idMatter: number, outcome: string) =>
    fabian.call(settleMatter, { body: { idMatter, outcome, words: 'Talked to the owner' } })
  const latest = async () => (await matters()).at(-1)!

  test('a card page is opened once, whoever presses twice; its payment stands in the account with the last digits of the card', async () => {
    const { id, session } = await opened()
    const again = await ines.call(openCardPage, { body: { idContract, id } })
    expect(again.body.data.link).toContain(session)
    // Back from it the contract is named: another one may be selected by then.
    expect(stripe.sessions.get(session)?.success_url).toContain(
      `/my-reports?contract=${idContract}&paid=${id}`,
    )
    expect((await dollarsOf(ines, idContract)).charges[0]).toMatchObject({
      openCents: 63_488,
      asideCents: 40_000,
    })
    expect(await tell(stripe.eventOf(PAID, stripe.pay(session)))).toEqual({ code: 200, reception: 'entered' })
    expect(await whole(id)).toMatchObject({
      state: 'paid',
      cents: 56_600,
      cardLast4: '4242',
      leftCents: 0,
      matter: null,
    })
    expect(await dollarsOf(ines, idContract)).toMatchObject({ owedCents: 59_488, creditCents: 0 })
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
  })

  test('a part of a cent is not paid by card; what is open of a charge is, whole, as small as it is', async () => {
    const pay = (cents: number, id: number) => {
      const parts = [{ kind: 'document', id, cents }]
      return ines.call(payCharges, {
        body: { idContract, currency: 'USD', way: 'card', parts, moneyCents: cents - 4800 },
      })
    }
    const refused = await pay(4801, owed.boat)
    expect([refused.code, refused.body.code]).toEqual([409, 'LEAST_ONLINE'])
    expect(refused.body.message).toContain('1.00')
    expect((await pay(4900, owed.boat)).code).toBe(200)
    const small = await addOwnDocument(stage.database.db, {
      contractId: idContract,
      day: '2026-11-09',
      reference: `SMALL-${round}`,
      status: 'sent',
      cents: -4860,
    })
    expect((await pay(4859, small)).body.code).toBe('LEAST_ONLINE')
    expect((await pay(4860, small)).code).toBe(200)
  })

  test('a webhook that comes twice, by two events, at once or after a failure enters the payment once', async () => {
    const { id, session } = await opened()
    const paid = stripe.pay(session)
    await tell(stripe.eventOf('checkout.session.async_payment_failed', { ...paid, payment_status: 'unpaid' }))
    expect((await whole(id)).state).toBe('failed')
    const message = stripe.eventOf(PAID, paid)
    const other = stripe.eventOf('checkout.session.async_payment_succeeded', paid)
    const told = await Promise.all([tell(message), tell(message), tell(other), tell(other)])
    expect(told.map(({ reception }) => reception).sort()).toEqual([
      'entered',
      'seen-before',
      'seen-before',
      'seen-before',
    ])
    expect(
      (
        await tell(
          stripe.eventOf('checkout.session.expired', {
            ...paid,
            payment_status: 'unpaid',
            status: 'expired',
          }),
        )
      ).reception,
    ).toBe('changes-nothing')
    expect((await whole(id)).state).toBe('paid')
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM transactions WHERE payment_id = ${id}`.execute(stage.database.db)
    expect(rows[0]?.count).toBe(1)
  })

  test('a payment whose webhook is lost is asked for by the owner who comes back and by the portal itself', async () => {
    const first = await opened()
    stripe.pay(first.session)
    stripe.state.away = true
    expect((await ines.call(askProvider, { body: { idContract, id: first.id } })).body.code).toBe(
      'PROVIDER_AWAY',
    )
    stripe.state.away = false
    expect((await ines.call(askProvider, { body: { idContract, id: first.id } })).body.data.state).toBe(
      'paid',
    )
    owed = await owedAsDrawn(stage.database.db, idContract, `silent-${round}`)
    const second = await opened()
    stripe.pay(second.session)
    stage.clock.pass(6 * 60_000)
    await stage.work()
    expect((await whole(second.id)).state).toBe('paid')
  })

  test('a payment is given up while Stripe is away: nothing was charged, and the charges are free again', async () => {
    const id = await begin()
    stripe.state.away = true
    const answer = await ines.call(openCardPage, { body: { idContract, id } })
    expect([answer.code, answer.body.code]).toEqual([503, 'PROVIDER_AWAY'])
    expect((await whole(id)).state).toBe('failed')
    expect((await dollarsOf(ines, idContract)).charges[0]?.asideCents).toBe(0)
  })

  test('a card page that is asked for again in another language is the same, also where its first answer was lost', async () => {
    const { id, session } = await opened()
    await sql`UPDATE contract_payments SET session = NULL, link = NULL WHERE id = ${id}`.execute(
      stage.database.db,
    )
    const headers = { 'accept-language': 'es' }
    const again = await ines.call(openCardPage, { body: { idContract, id }, headers })
    expect([again.code, String(again.body.data?.link).split('/').pop()]).toEqual([200, session])
    expect((await whole(id)).state).toBe('started')
  })

  test('a payment given up closes its page; paid in the same moment, the money is taken', async () => {
    const first = await opened()
    expect((await ines.call(giveUpPayment, { body: { idContract, id: first.id } })).body.data.state).toBe(
      'cancelled',
    )
    expect(stripe.sessions.get(first.session)?.status).toBe('expired')
    const second = await opened()
    stripe.pay(second.session)
    expect((await ines.call(giveUpPayment, { body: { idContract, id: second.id } })).body.data.state).toBe(
      'paid',
    )
  })

  test('money for a payment given up is entered, pays nothing, and waits; kept, it is a credit', async () => {
    const { id, session } = await opened()
    await ines.call(giveUpPayment, { body: { idContract, id } })
    await tell(stripe.eventOf(PAID, stripe.pay(session)))
    const matter = await latest()
    expect(matter).toMatchObject({
      reason: 'after-cancel',
      leftCents: 56_600,
      outcomes: ['kept', 'refunded'],
    })
    expect((await dollarsOf(ines, idContract)).creditCents).toBe(4800)
    expect((await decide(matter.id, 'looked-into')).body.code).toBe('OUTCOME_NOT_POSSIBLE')
    expect((await decide(matter.id, 'kept')).code).toBe(200)
    expect((await decide(matter.id, 'refunded')).body.code).toBe('DECIDED_ALREADY')
    expect((await dollarsOf(ines, idContract)).creditCents).toBe(61_400)
    await refundAsSeen(stage.database.db, fabian, {
      idPayment: id,
      cents: 56_600,
      reason: 'Asked for after all',
    })
    await stage.work()
    expect((await dollarsOf(ines, idContract)).creditCents).toBe(4800)
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
  })

  test('money of another amount or currency, or of nobody, waits with its reason and pays nothing', async () => {
    const less = await opened()
    await tell(stripe.eventOf(PAID, stripe.pay(less.session, { cents: 56_599 })))
    expect(await latest()).toMatchObject({ reason: 'another-amount', cents: 56_599, leftCents: 56_599 })
    owed = await owedAsDrawn(stage.database.db, idContract, `pesos-${round}`)
    const pesos = await opened()
    await tell(stripe.eventOf(PAID, stripe.pay(pesos.session, { currency: 'mxn' })))
    expect(await latest()).toMatchObject({
      reason: 'another-currency',
      cents: 56_600,
      outcomes: ['looked-into'],
    })
    expect((await whole(pesos.id)).state).toBe('started')
    const strange = { ...stripe.pay(pesos.session), client_reference_id: 'nobody-here' }
    expect((await tell(stripe.eventOf(PAID, strange))).reception).toBe('unknown')
    expect(await latest()).toMatchObject({ reason: 'unknown' })
    expect((await decide((await latest()).id, 'looked-into')).code).toBe(200)
  })

  test('money for charges that were paid meanwhile waits, and goes back to the card', async () => {
    const { id, session } = await opened()
    await sql`UPDATE transactions SET status = 'paid' WHERE id = ${owed.door}`.execute(stage.database.db)
    await tell(stripe.eventOf(PAID, stripe.pay(session)))
    const matter = await latest()
    expect(matter).toMatchObject({ reason: 'over', leftCents: 16_600 })
    expect((await decide(matter.id, 'refunded')).code).toBe(200)
    await stage.work()
    expect((await whole(id)).refunds).toMatchObject([{ cents: 16_600, state: 'done' }])
    expect((await dollarsOf(ines, idContract)).creditCents).toBe(4800)
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
  })

  test('money for a contract that has ended is entered and waits', async () => {
    const { id, session } = await opened()
    const { owedCents } = await dollarsOf(ines, idContract)
    const { rows } = await sql<{ ends: string }>`SELECT ends FROM contracts WHERE id = ${idContract}`.execute(
      stage.database.db,
    )
    await sql`UPDATE contracts SET ends = '2026-01-01' WHERE id = ${idContract}`.execute(stage.database.db)
    await tell(stripe.eventOf(PAID, stripe.pay(session)))
    await sql`UPDATE contracts SET ends = ${rows[0]?.ends} WHERE id = ${idContract}`.execute(
      stage.database.db,
    )
    const matter = await latest()
    expect(matter).toMatchObject({ reason: 'closed-contract', leftCents: 56_600 })
    // It pays no charge and uses no credit until the desk decides; given back, nothing is left of it.
    expect(await dollarsOf(ines, idContract)).toMatchObject({ owedCents, creditCents: 4800 })
    expect((await decide(matter.id, 'refunded')).code).toBe(200)
    await stage.work()
    expect(await whole(id)).toMatchObject({ leftCents: 0, refunds: [{ cents: 56_600, state: 'done' }] })
    expect(await dollarsOf(ines, idContract)).toMatchObject({ owedCents, creditCents: 4800 })
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
  })

  test('a refund that is told before its payment waits for the desk; told again after it, it is entered once', async () => {
    const { id, session } = await opened()
    const paid = stripe.pay(session)
    const gone = {
      ...{ id: `re_early_${round}`, object: 'refund', amount: 10_000, currency: 'usd', status: 'succeeded' },
      ...{ payment_intent: paid.payment_intent, metadata: {} },
    }
    await tell(stripe.eventOf('refund.created', gone))
    await tell(stripe.eventOf('refund.updated', gone))
    const waiting = (await matters()).filter(({ reference }) => reference.includes(gone.id))
    expect(waiting).toMatchObject([{ cents: -10_000 }])
    expect((await whole(id)).state).toBe('started')
    await tell(stripe.eventOf(PAID, paid))
    expect(await whole(id)).toMatchObject({ state: 'paid', cents: 56_600, refunds: [] })
    const told = await Promise.all([1, 2].map(() => tell(stripe.eventOf('refund.updated', gone))))
    expect(told.map(({ reception }) => reception).sort()).toEqual(['entered', 'seen-before'])
    expect((await whole(id)).refunds).toMatchObject([{ cents: 10_000, state: 'done' }])
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
  })

  test('a refund goes out once, opens what it had paid, and one that fails waits for the desk', async () => {
    const { id, session } = await opened()
    await tell(stripe.eventOf(PAID, stripe.pay(session)))
    const refund = (cents: number) =>
      refundAsSeen(stage.database.db, fabian, { idPayment: id, cents, reason: 'Not his' })
    await sql`DELETE FROM outbox`.execute(stage.database.db)
    expect((await refund(20_000)).body.data.state).toBe('asked')
    expect((await refund(36_601)).body.code).toBe('REFUND_TOO_LARGE')
    await Promise.all([stage.work(), stage.work()])
    expect((await whole(id)).refunds).toMatchObject([{ cents: 20_000, state: 'done' }])
    const door = (await dollarsOf(ines, idContract)).charges.find((one) => one.id === owed.door)
    expect(door?.openCents).toBe(20_000)
    stripe.state.refundStatus = 'pending'
    await refund(1000)
    await stage.work()
    const late = { id: 're_late', object: 'refund', amount: 1000, currency: 'usd', status: 'failed' }
    const { rows } = await sql<{ id: number; intent: string }>`
      SELECT max(r.position) AS id, max(y.provider_payment) AS intent FROM contract_refunds r JOIN contract_payments y ON y.id = r.payment_id
       WHERE y.id = ${id}`.execute(stage.database.db)
    const of = { payment_intent: rows[0]?.intent, metadata: { refund: String(rows[0]?.id) } }
    await tell(stripe.eventOf('refund.failed', { ...late, ...of }))
    expect(await latest()).toMatchObject({ reason: 'refund-failed' })
    expect((await whole(id)).refunds.at(-1).state).toBe('failed')
    await tell(stripe.eventOf('refund.failed', { ...late, ...of }))
    const { rows: told } = await sql<{ kind: string; amount: string; opened: string }>`
      SELECT kind, content ->> 'amount' AS amount, content ->> 'opened' AS opened FROM outbox
       WHERE kind LIKE 'payment-%given-back' ORDER BY id`.execute(stage.database.db)
    expect(told).toEqual([
      { kind: 'payment-given-back', amount: '$200.00 USD', opened: '$200.00 USD' },
      { kind: 'payment-not-given-back', amount: '$10.00 USD', opened: 'none' },
    ])
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
  })

  test('the day’s comparison names what is only there, only here, and what differs, once', async () => {
    const { id, session } = await opened()
    await tell(stripe.eventOf(PAID, stripe.pay(session)))
    const intent = [...stripe.intents.values()].at(-1)!
    intent.amount_received = 56_500
    stripe.intents.set('pi_lost', {
      ...intent,
      id: 'pi_lost',
      metadata: { reference: 'begun-here-and-lost' },
    })
    stripe.intents.set('pi_shop', { ...intent, id: 'pi_shop', metadata: {} })
    const day = stage.clock.now().toISOString().slice(0, 10)
    const parts = { db: stage.database.db, config: stage.config, clock: stage.clock.now, log: SILENT }
    const compare = () => compareDay(parts as never, stage.config.stripe!, day, [CHARGE_BOOK])
    await compare()
    const found = (await matters()).filter(({ reason }) =>
      ['only-there', 'figures-differ', 'only-here'].includes(reason),
    )
    expect(found.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['only-there', 'figures-differ']),
    )
    await compare()
    expect((await matters()).length).toBeGreaterThanOrEqual(found.length)
    expect((await matters()).filter(({ reference }) => reference === 'pi_lost')).toHaveLength(1)
    expect((await whole(id)).state).toBe('paid')
  })

  test('a payment that only the portal has is named by the comparison, once, and nothing moves', async () => {
    const { id, session } = await opened()
    const paid = stripe.pay(session)
    await tell(stripe.eventOf(PAID, paid))
    stripe.intents.delete(String(paid.payment_intent))
    const before = await dollarsOf(ines, idContract)
    const parts = { db: stage.database.db, config: stage.config, clock: stage.clock.now, log: SILENT }
    const day = stage.clock.now().toISOString().slice(0, 10)
    for (let time = 0; time < 2; time += 1)
      await compareDay(parts as never, stage.config.stripe!, day, [CHARGE_BOOK])
    const found = (await matters()).filter(({ reference }) => reference === paid.payment_intent)
    expect(found).toMatchObject([{ reason: 'only-here', cents: 56_600, outcomes: ['looked-into'] }])
    expect((await whole(id)).state).toBe('paid')
    expect((await dollarsOf(ines, idContract)).charges).toEqual(before.charges)
  })

  test('a card’s holder disputes the payment: the desk is told, once, and nothing moves', async () => {
    const { id, session } = await opened()
    const paid = stripe.pay(session)
    await tell(stripe.eventOf(PAID, paid))
    const before = await dollarsOf(ines, idContract)
    const dispute = {
      id: `dp_${round}`,
      object: 'dispute',
      amount: 56_600,
      currency: 'usd',
      payment_intent: paid.payment_intent,
      reason: 'fraudulent',
      status: 'needs_response',
    }
    const message = stripe.eventOf('charge.dispute.created', dispute)
    expect(await tell(message)).toEqual({ code: 200, reception: 'waits' })
    expect((await tell(message)).reception).toBe('seen-before')
    await tell(stripe.eventOf('charge.dispute.created', dispute))
    const found = (await matters()).filter(({ reference }) => reference === dispute.id)
    expect(found).toMatchObject([{ reason: 'disputed', cents: -56_600 }])
    expect(await whole(id)).toMatchObject({ state: 'paid', refunds: [] })
    expect((await dollarsOf(ines, idContract)).charges).toEqual(before.charges)
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
  })

  test('a refund made at Stripe itself is entered, once; more than came, or of nobody’s payment, waits', async () => {
    const { id, session } = await opened()
    const paid = stripe.pay(session)
    await tell(stripe.eventOf(PAID, paid))
    const refund = (letters: string, amount: number, more: object = {}) => ({
      id: `re_${letters}_${round}`,
      object: 'refund',
      amount,
      currency: 'usd',
      status: 'succeeded',
      payment_intent: paid.payment_intent,
      metadata: {},
      ...more,
    })
    const pending = refund('own', 10_000, { status: 'pending' })
    expect((await tell(stripe.eventOf('refund.created', pending))).reception).toBe('changes-nothing')
    const gone = refund('own', 10_000)
    const told = await Promise.all([
      tell(stripe.eventOf('refund.updated', gone)),
      tell(stripe.eventOf('refund.updated', gone)),
    ])
    expect(told.map(({ reception }) => reception).sort()).toEqual(['entered', 'seen-before'])
    expect((await whole(id)).refunds).toMatchObject([{ cents: 10_000, state: 'done' }])
    const { charges } = await dollarsOf(ines, idContract)
    expect(charges.find((one) => one.id === owed.door)?.openCents).toBe(10_000)
    await tell(stripe.eventOf('refund.created', refund('over', 46_601)))
    expect(await latest()).toMatchObject({ reason: 'refund-over', cents: -46_601 })
    await tell(stripe.eventOf('refund.created', refund('lost', 500, { payment_intent: 'pi_of_nobody' })))
    expect(await latest()).toMatchObject({ reason: 'unknown', cents: -500 })
    expect((await whole(id)).refunds).toHaveLength(1)
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
  })

  test('a webhook that is unsigned, signed by another, changed or old is 401, and nothing happens', async () => {
    const { id, session } = await opened()
    const { payload } = stripe.eventOf(PAID, stripe.pay(session))
    const at = stage.clock.now()
    for (const signature of [
      '',
      't=1,v1=abc',
      signStripe(payload, at, 'whsec_another0another0another'),
      signStripe(payload.replace('complete', 'expired'), at),
      signStripe(payload, new Date(at.getTime() - 6 * 60_000)),
    ])
      expect((await tell({ payload, signature })).code).toBe(401)
    expect((await whole(id)).state).toBe('started')
  })
})

const SILENT = { info: () => {}, warn: () => {}, error: () => {} }

test('without Stripe there is no webhook; the configuration says what is missing', async () => {
  const stage = await testApp()
  const response = await stage.app.inject({ method: 'POST', url: STRIPE_WEBHOOK_PATH, payload: {} })
  expect(response.statusCode).toBe(404)
  await stage.close()
  const faults = (env: Record<string, string>) => {
    const reading = readConfig(env)
    return reading.ok ? [] : reading.faults
  }
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = stripeEnv('http://127.0.0.1:1')
  expect(faults({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET })).toEqual([])
  expect(faults({ STRIPE_SECRET_KEY })).toEqual([expect.stringContaining('STRIPE_WEBHOOK_SECRET')])
  expect(faults({ STRIPE_WEBHOOK_SECRET })).toEqual([expect.stringContaining('STRIPE_SECRET_KEY')])
  expect(faults({ STRIPE_SECRET_KEY: 'pk_test_12345678', STRIPE_WEBHOOK_SECRET })).toHaveLength(1)
})
