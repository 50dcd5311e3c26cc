import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { proveItsYou } from '../../../membership/proof.endpoints.ts'
import { MAILS } from '../../../portal/server/mails.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import type { WaitingMail } from '../../../server/jobs/outbox.store.ts'
import { freshenBy } from '../../../server/mail/freshen.ts'
import { renderMail } from '../../../server/mail/render.ts'
import {
  confirmPayment,
  listWaitingPayments,
  refundPayment,
  settleMatter,
} from '../../account/desk.endpoints.ts'
import { enterPayment, readOwed } from '../../account/enter-payment.endpoints.ts'
import { giveUpPayment, payCharges } from '../../account/pay.endpoints.ts'
import { listReceipts, readPayment } from '../../account/receipts.endpoints.ts'
import { enterMoney } from '../account/enter-money.ts'
import { insertPayment, lockPayment } from '../account/payments.store.ts'
import { allParts, dollarsOf, owedAsDrawn, refundAsSeen } from '../account/testing.account.store.ts'
import { BOOKS_HOLD, bookFaults } from '../ledger/testing.books.store.ts'

const { inesSignature: idContract } = CAST_CONTRACTS

describe.each(BOTH_ENGINES)('money at the desk, on %s', (engine) => {
  let stage: TestApp
  let ines: Visitor
  let fabian: Visitor
  let owed: Awaited<ReturnType<typeof owedAsDrawn>>
  let round = 0
  beforeAll(async () => {
    stage = await testApp(engine)
    ines = await stage.signedIn('ines')
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    round += 1
    owed = await owedAsDrawn(db(), idContract, `${engine}-desk-${round}`)
    fabian = await stage.signedIn('fabian', { admin: true })
    await sql`DELETE FROM outbox`.execute(db())
  })
  const db = () => stage.database.db
  const whole = async (id: number) => (await ines.call(readPayment, { query: { idContract, id } })).body.data
  const enter = (more: object = {}) =>
    fabian.call(enterPayment, {
      body: { idContract, currency: 'USD', cents: 50_000, charges: [], words: 'Cash, slip 7', ...more },
    })
  const announce = async () => {
    const account = await dollarsOf(ines, idContract)
    const body = { idContract, currency: 'USD', way: 'resort', moneyCents: account.dueCents }
    const parts = allParts(account)
    const said = await ines.call(payCharges, { body: { ...body, parts } })
    expect(said.code, JSON.stringify(said.body)).toBe(200)
    return said.body.data.id as number
  }
  const mails = async () => {
    const { rows } = await sql<{ kind: string; content: Record<string, string> }>`
      SELECT kind, content FROM outbox WHERE kind LIKE 'payment-%' ORDER BY id`.execute(db())
    return rows
  }

  test('money whose announcement is gone is entered without one, the oldest charge first, with a receipt', async () => {
    const announced = await announce()
    await ines.call(giveUpPayment, { body: { idContract, id: announced } })
    const gone = await fabian.call(confirmPayment, {
      body: { idPayment: announced, cents: 50_000, words: 'Cash' },
    })
    expect(gone.body.code).toBe('ANNOUNCEMENT_GONE')
    const { number } = (
      await sql<{ number: string }>`SELECT number FROM contracts WHERE id = ${idContract}`.execute(db())
    ).rows[0]!
    const answer = await fabian.call(readOwed, { query: { contract: ` ${number.toLowerCase()} ` } })
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    const found = answer.body.data
    const [account] = found.accounts
    expect(account).toMatchObject({ currency: 'USD', creditCents: 4800 })
    expect(account.charges.map(({ id }: { id: number }) => id)).toEqual([owed.fee, owed.door, owed.boat])
    const charges = account.charges
      .slice(0, 2)
      .map(({ kind, id }: { kind: string; id: number }) => ({ kind, id }))
    const entered = await enter({ charges, cents: 70_000, idContract: found.idContract })
    expect(entered.code, JSON.stringify(entered.body)).toBe(200)
    const { idPayment, receipt } = entered.body.data
    const { data } = (await ines.call(listReceipts, { query: { idContract } })).body
    expect(receipt).toMatch(/^2\d{3}-\d{6}$/)
    expect(data).toMatchObject([{ id: idPayment, cents: 70_000, number: Number(receipt.slice(5)) }])
    expect((await dollarsOf(ines, idContract)).charges.map(({ openCents }) => openCents)).toEqual([
      14_888, 36_000,
    ])
    expect(await whole(idPayment)).toMatchObject({ state: 'paid', cents: 70_000, way: 'resort' })
    expect((await mails()).map(({ kind }) => kind)).toEqual(['payment-received'])
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
  })

  test('twenty payments of as many contracts at once have twenty receipts, one after the other without a gap', async () => {
    const { rows } = await sql<{ id: number; currency: string }>`
      SELECT c.id, h.currency FROM contracts c JOIN hotels h ON h.id = c.hotel_id ORDER BY c.id LIMIT 20`.execute(
      db(),
    )
    const entered = await Promise.all(
      rows.map(({ id, currency }) => enter({ idContract: id, currency, cents: 1000 + id })),
    )
    const numbers = entered
      .map(({ code, body }) => {
        expect(code, JSON.stringify(body)).toBe(200)
        return Number(body.data.receipt.slice(5))
      })
      .sort((one, other) => one - other)
    const [first = 0] = numbers
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => first + at))
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
  })

  test('the mail of a payment lists what is still open with its due day, and the one press that pays it', async () => {
    expect((await enter({ charges: [{ kind: 'fee', id: owed.fee }], cents: 60_000 })).code).toBe(200)
    const { rows } = await sql<WaitingMail>`
      SELECT id, kind, recipient, language, content, attempts, created_at AS "createdAt", code
        FROM outbox WHERE kind = 'payment-received'`.execute(db())
    const written = async () => {
      const mail = await freshenBy(MAILS)(db(), rows[0]!, stage.clock.now())
      return renderMail(MAILS['payment-received']!, mail!, stage.config)
    }
    const { text } = await written()
    for (const said of ['$34.88 USD', '$214.00 USD', '$360.00 USD', '$608.88 USD', '15 de octubre de 2026'])
      expect(text).toContain(said)
    expect(text).toContain(`/my-reports?contract=${idContract}&pay=USD`)
    const named = await sql<{ name: string }>`
      SELECT c.number || ' (residencia ' || u.number || ')' AS name
        FROM contracts c JOIN housing u ON u.id = c.housing_id WHERE c.id = ${idContract}`.execute(db())
    // In the sentence and above the table of what is open.
    expect(text.split(`contrato ${named.rows[0]!.name}`)).toHaveLength(3)
    // What is paid until it goes out is not asked for.
    expect((await enter({ charges: [{ kind: 'document', id: owed.boat }], cents: 36_000 })).code).toBe(200)
    expect((await written()).text).not.toContain('$360.00')
    // What is announced until then stands with its whole figure, and nothing is pressed for it.
    const id = await announce()
    const announced = (await written()).text
    expect(announced).toContain('$34.88 USD, vencido desde el jue 15 de octubre de 2026; todo anunciado')
    expect(announced).not.toContain('pay=USD')
    expect((await ines.call(giveUpPayment, { body: { idContract, id } })).code).toBe(200)
  })

  test('who announces money at the resort has one mail: how much, where, and until when it stands', async () => {
    const id = await announce()
    const { rows } = await sql<WaitingMail>`
      SELECT id, kind, recipient, language, content, attempts, created_at AS "createdAt", code
        FROM outbox WHERE kind = 'announcement-noted'`.execute(db())
    expect(rows).toHaveLength(1)
    const mail = await freshenBy(MAILS)(db(), rows[0]!, stage.clock.now())
    const { subject, text } = renderMail(MAILS['announcement-noted']!, mail!, stage.config)
    expect(subject).toMatch(/^Usted anunció \$[\d,.]+ USD/)
    expect(text).toContain('Páguelo en la recepción de ')
    expect(text).toContain('Queda vigente hasta que lo pague')
    expect(text).toContain('todo anunciado para pagar en el resort')
    expect((await ines.call(giveUpPayment, { body: { idContract, id } })).code).toBe(200)
  })

  test('money that no charge takes is credit, and waits for nobody', async () => {
    const waiting = async () => (await fabian.call(listWaitingPayments)).body.data.length
    const before = await waiting()
    const { creditCents } = await dollarsOf(ines, idContract)
    expect((await enter({ charges: [{ kind: 'document', id: owed.door }], cents: 30_000 })).code).toBe(200)
    expect((await enter({ cents: 1000 })).code).toBe(200)
    expect(await dollarsOf(ines, idContract)).toMatchObject({
      creditCents: creditCents + 8600 + 1000,
    })
    expect(await waiting()).toBe(before)
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
  })

  test('a charge that is open no more, another contract’s, a large sum, and nobody’s contract are refused', async () => {
    const door = [{ kind: 'document', id: owed.door }]
    expect((await enter({ charges: door, cents: 21_400 })).code).toBe(200)
    expect((await enter({ charges: door, cents: 21_401 })).body.code).toBe('CHARGES_CHANGED')
    expect((await enter({ charges: [{ kind: 'fee', id: 1 }] })).body.code).toBe('CHARGES_CHANGED')
    expect((await enter({ cents: 5_000_000 })).body.code).toBe('LARGE_FIGURE')
    expect((await enter({ idContract: 999_999 })).code).toBe(404)
    expect((await fabian.call(readOwed, { query: { contract: 'nobody’s' } })).body.data).toBeNull()
  })

  test('the same sum for a contract within minutes is asked about, by whomever, unless it is said to be another', async () => {
    stage.clock.pass(11 * 60_000)
    fabian = await stage.signedIn('fabian', { admin: true })
    const at = () => Promise.all(Array.from({ length: 5 }, () => enter({ cents: 4321 })))
    const answers = await at()
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409, 409, 409])
    const { receipt } = answers.find(({ code }) => code === 200)!.body.data
    const again = await enter({ cents: 4321 })
    expect(again.body.code).toBe('TWIN_PAYMENT')
    expect(again.body.message).toContain(receipt)
    expect(again.body.message).toContain('$43.21 USD')
    expect((await enter({ cents: 4322 })).code).toBe(200)
    expect((await enter({ cents: 4321, another: true })).code).toBe(200)
    stage.clock.pass(11 * 60_000)
    fabian = await stage.signedIn('fabian', { admin: true })
    expect((await enter({ cents: 4321 })).code).toBe(200)
    ines = await stage.signedIn('ines')
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
  })

  test('from 1,000.00 on taking and entering money ask who is there; less does not', async () => {
    const announcedCents = (await dollarsOf(ines, idContract)).dueCents
    const announced = await announce()
    const take = (cents: number) =>
      fabian.call(confirmPayment, { body: { idPayment: announced, cents, words: 'Cash', announcedCents } })
    stage.clock.pass(11 * 60_000)
    expect((await take(100_000)).body.code).toBe('CONFIRM_ITS_YOU')
    expect((await enter({ cents: 100_000 })).body.code).toBe('CONFIRM_ITS_YOU')
    expect((await enter({ cents: 99_999 })).code).toBe(200)
    expect((await fabian.call(proveItsYou, { body: { password: 'veranda-demo' } })).code).toBe(200)
    expect((await take(100_000)).code).toBe(200)
    // The announced money that was taken just now is of the same sum.
    expect((await enter({ cents: 100_000 })).body.code).toBe('TWIN_PAYMENT')
    expect((await enter({ cents: 100_000, another: true })).code).toBe(200)
    ines = await stage.signedIn('ines')
  })

  test('money that goes back is told to who paid it, with what is open again by it', async () => {
    const charges = [{ kind: 'document', id: owed.door }]
    const { idPayment } = (await enter({ charges, cents: 30_000 })).body.data
    await sql`DELETE FROM outbox`.execute(db())
    const refund = (cents: number) => refundAsSeen(db(), fabian, { idPayment, cents, reason: 'Not hers' })
    expect((await refund(8600)).code).toBe(200)
    expect((await refund(1400)).code).toBe(200)
    expect(await mails()).toMatchObject([
      { kind: 'payment-given-back', content: { amount: '$86.00 USD', opened: 'none', way: 'resort' } },
      { kind: 'payment-given-back', content: { amount: '$14.00 USD', opened: '$14.00 USD' } },
    ])
  })

  test('the same refund sent three times at once goes back once, and none without what could go back', async () => {
    const { idPayment } = (await enter({ cents: 30_010 })).body.data
    const body = { idPayment, cents: 5000, reason: 'Not hers' }
    expect((await fabian.call(refundPayment, { body })).code).toBe(400)
    const seen = { ...body, refundableCents: 30_010 }
    const answers = await Promise.all([1, 2, 3].map(() => fabian.call(refundPayment, { body: seen })))
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409])
    expect((await whole(idPayment)).refunds).toMatchObject([{ cents: 5000 }])
    // Half and half is not the same refund twice: who gives more back has seen what is left.
    expect((await fabian.call(refundPayment, { body: { ...seen, refundableCents: 25_010 } })).code).toBe(200)
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
  })

  test('a card’s money goes back to no card where no provider is connected, and nothing is entered', async () => {
    const idPayment = await db()
      .transaction()
      .execute(async (trx) => {
        const of = { contractId: idContract, ownerId: null, currency: 'USD' as const, cents: 30_000 }
        const begun = {
          ...of,
          reference: randomUUID(),
          creditCents: 0,
          chosen: [],
          link: null,
          reportId: null,
        }
        const id = await insertPayment(trx, { ...begun, way: 'card' }, stage.clock.now())
        const came = { cents: 30_000, currency: 'USD', cardLast4: '4242', words: null, adminId: null }
        const told = { providerPayment: `pi_gone_${round}`, told: 'gone' }
        const at = { config: stage.config, now: stage.clock.now() }
        await enterMoney(trx, (await lockPayment(trx, { id }))!, { ...came, ...told }, at)
        return id
      })
    const refused = await refundAsSeen(db(), fabian, { idPayment, cents: 100, reason: 'Not hers' })
    expect(refused.body.code).toBe('CARD_OUT_OF_REACH')
    const { rows } = await sql<{ id: number }>`
      INSERT INTO payment_matters (payment_id, reason, provider, provider_reference, cents, currency, opened_at)
      VALUES (${idPayment}, 'over', 'stripe', ${`gone-${round}`}, 30000, 'USD', now()) RETURNING id`.execute(
      db(),
    )
    const body = { idMatter: rows[0]!.id, outcome: 'refunded', words: 'Back' }
    expect((await fabian.call(settleMatter, { body })).body.code).toBe('CARD_OUT_OF_REACH')
    expect((await whole(idPayment)).refunds).toEqual([])
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
    await fabian.call(settleMatter, { body: { ...body, outcome: 'kept' } })
  })
})
