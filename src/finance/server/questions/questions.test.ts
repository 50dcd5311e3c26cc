import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { letIn } from '../../../membership/server/trusted/testing.trusted.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { confirmPayment } from '../../account/desk.endpoints.ts'
import { payCharges } from '../../account/pay.endpoints.ts'
import { readWhy, type Why } from '../../ledger.endpoints.ts'
import {
  askAboutLine,
  listQuestions,
  settleQuestion,
  type WaitingQuestion,
  withdrawQuestion,
} from '../../questions/question.endpoints.ts'
import { readStatement, type StatementRow } from '../../statement.endpoints.ts'
import { allParts, dollarsOf, owedAsDrawn } from '../account/testing.account.store.ts'
import { BOOKS_HOLD, bookFaults } from '../ledger/testing.books.store.ts'

const { inesSignature: idContract } = CAST_CONTRACTS

describe.each(BOTH_ENGINES)('a question about a line, on %s', (engine) => {
  let stage: TestApp
  let ines: Visitor
  let elena: Visitor
  let fabian: Visitor
  let owed: Awaited<ReturnType<typeof owedAsDrawn>>
  let round = 0
  beforeAll(async () => {
    stage = await testApp(engine)
    ines = await stage.signedIn('ines')
    elena = await stage.signedIn('elena')
    fabian = await stage.signedIn('fabian', { admin: true })
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    round += 1
    owed = await owedAsDrawn(stage.database.db, idContract, `question-${engine}-${round}`)
  })

  const ask = (id: number, who = ines) =>
    who.call(askAboutLine, { body: { id, words: 'Two units were serviced, not three.' } })
  const waiting = async (): Promise<WaitingQuestion[]> => (await fabian.call(listQuestions)).body.data
  const why = async (id: number, who = ines): Promise<Why> =>
    (await who.call(readWhy, { query: { id } })).body.data
  const settle = (body: object) =>
    fabian.call(settleQuestion, { body: { answer: 'You are right.', correctedCents: null, ...body } })
  const mailsOf = async (kind: string) => {
    const { rows } = await sql<{ recipient: string; content: Record<string, string> }>`
      SELECT recipient, content FROM outbox WHERE kind = ${kind} ORDER BY id`.execute(stage.database.db)
    return rows
  }

  test('a line in question is in no total and is not paid; the desk and then the owners are told', async () => {
    const before = await dollarsOf(ines, idContract)
    const asked = await ask(owed.door)
    expect(asked.code).toBe(200)
    const { idQuestion, answerBy } = asked.body.data
    // The owner reads the day that the desk's inbox counts by.
    expect((await why(owed.door)).questions).toMatchObject([{ answerBy }])
    const { rows: inbox } = await sql<{ by: string }>`
      SELECT answer_by AS by FROM inbox WHERE kind = 'questions' AND thing_id = ${idQuestion}`.execute(
      stage.database.db,
    )
    expect(inbox).toEqual([{ by: answerBy }])
    const account = await dollarsOf(ines, idContract)
    expect(account.owedCents).toBe(before.owedCents - 21_400)
    expect(account.charges.find(({ id }) => id === owed.door)).toMatchObject({
      inQuestion: true,
      openCents: 21_400,
    })
    const parts = [{ kind: 'document', id: owed.door, cents: 21_400 }]
    const pay = await ines.call(payCharges, {
      body: { idContract, currency: 'USD', way: 'resort', parts, moneyCents: 16_600 },
    })
    expect(pay.body.code).toBe('CHARGES_CHANGED')
    expect((await why(owed.door)).questions).toMatchObject([{ outcome: null, by: { name: 'Inés' } }])
    expect((await mailsOf('question-asked')).at(-1)?.content).toMatchObject({
      amount: '−$214.00 USD',
      contract: expect.stringMatching(/^\S+ \((residence|residencia) \S+\)$/),
    })

    const [one] = (await waiting()).filter(({ id }) => id === idQuestion)
    // Late before it was asked about, it stays known as late.
    expect(one).toMatchObject({ nowCents: -21_400, correctable: true, isLate: true })
    expect((await settle({ idQuestion: one!.id, nowCents: -21_400 })).body.data).toEqual({ correction: null })
    expect((await settle({ idQuestion: one!.id, nowCents: -21_400 })).body.code).toBe('QUESTION_SETTLED')
    expect((await dollarsOf(ines, idContract)).owedCents).toBe(before.owedCents)
    const [mail] = (await mailsOf('question-answered')).slice(-1)
    expect(mail).toMatchObject({ recipient: 'ines@marea.example', content: { outcome: 'stands' } })
  })

  test('a line that is paid is not late at the desk, however long ago it was due', async () => {
    await sql`UPDATE transactions SET status = 'paid', due = '2026-01-15' WHERE id = ${owed.door}`.execute(
      stage.database.db,
    )
    const { idQuestion } = (await ask(owed.door)).body.data
    const find = async () => (await waiting()).find(({ id }) => id === idQuestion)
    expect(await find()).toMatchObject({ due: '2026-01-15', isLate: false })
    await sql`UPDATE transactions SET status = 'sent' WHERE id = ${owed.door}`.execute(stage.database.db)
    expect(await find()).toMatchObject({ isLate: true })
  })

  test('a correction is a document that names the line, its entry names the line’s entry, and the account counts the difference', async () => {
    const before = await dollarsOf(ines, idContract)
    const { idQuestion } = (await ask(owed.boat)).body.data
    const was = { idQuestion, nowCents: -36_000 }
    expect((await settle({ ...was, correctedCents: 100 })).body.code).toBe('NOT_CORRECTED_SO')
    expect((await settle({ ...was, correctedCents: -36_000 })).body.code).toBe('NOT_CORRECTED_SO')
    expect((await settle({ ...was, nowCents: -1, correctedCents: -100 })).body.code).toBe('LINE_CHANGED')
    const slip = await settle({ ...was, correctedCents: -6_000_000 })
    expect([slip.body.code, slip.body.message]).toEqual([
      'LARGE_FIGURE',
      expect.stringContaining('$59,640.00 USD'),
    ])
    const { correction } = (await settle({ ...was, correctedCents: -31_200 })).body.data
    const told = await why(owed.boat)
    expect(told.corrections).toMatchObject([{ reference: correction, cents: 4800 }])
    expect(told.questions).toMatchObject([{ outcome: 'corrected', cents: -36_000, correctedCents: -31_200 }])
    const own = await why(told.corrections[0]!.id)
    expect(own.corrected).toMatchObject({ id: owed.boat, cents: -36_000 })
    expect(own.entries).toMatchObject([{ kind: 'credit', cents: 4800, corrects: told.entries[0]!.id }])
    const after = await dollarsOf(ines, idContract)
    expect(after.dueCents).toBe(before.dueCents - 4800)
    // The correction closes that part of its charge: it does not stand beside it as a credit.
    expect(after.charges.find(({ id }) => id === owed.boat)?.openCents).toBe(31_200)
    expect(after.creditCents).toBe(before.creditCents)
    const { body } = await ines.call(readStatement, {
      query: { id: idContract, year: Number(own.day.slice(0, 4)) },
    })
    expect(body.data.find(({ id }: StatementRow) => id === own.id)).toMatchObject({
      corrects: told.reference,
    })
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)

    // What it comes to is corrected once more, from where it stands.
    const again = (await ask(owed.boat)).body.data
    expect((await settle({ idQuestion: again.idQuestion, nowCents: -31_200, correctedCents: 0 })).code).toBe(
      200,
    )
    expect((await why(owed.boat)).corrections.map(({ cents }) => cents)).toEqual([4800, 31_200])
    const nothing = await dollarsOf(ines, idContract)
    expect(nothing.charges.map(({ id }) => id)).toEqual([owed.fee, owed.door])
    expect(nothing.creditCents).toBe(before.creditCents)
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
  })

  test('a correction of what is paid in part is the contract’s credit by what was paid too much; a fee is corrected like any charge', async () => {
    const pay = async (parts: object[], moneyCents: number) => {
      const body = { idContract, currency: 'USD', way: 'resort', parts, moneyCents }
      const { id } = (await ines.call(payCharges, { body })).body.data
      const taken = { idPayment: id, cents: moneyCents, words: 'Cash' }
      expect((await fabian.call(confirmPayment, { body: taken })).code).toBe(200)
    }
    await pay([{ kind: 'document', id: owed.boat, cents: 30_000 }], 25_200)
    const ofBoat = (await ask(owed.boat)).body.data
    await settle({ idQuestion: ofBoat.idQuestion, nowCents: -36_000, correctedCents: -20_000 })
    const { rows } = await sql<{ id: number; cents: number }>`
      WITH added AS (
        INSERT INTO transactions (contract_id, year, day, due, concept, reference, status, cents, currency, part, condo_fee_id)
        SELECT contract_id, 2026, '2026-10-01', due, '{"en": "Fee", "es": "Cuota"}', ${`FEE-OF-${engine}`}, 'sent', -cents, currency, 'fee', id
          FROM condo_fees WHERE id = ${owed.fee} RETURNING id, cents
      ), line AS (
        INSERT INTO transaction_lines (transaction_id, position, concept, quantity, unit_cents, cents)
        SELECT id, 1, '{"en": "All", "es": "Todo"}', 1, cents, cents FROM added
      )
      SELECT id, cents FROM added`.execute(stage.database.db)
    const fee = rows[0]!
    const after = await dollarsOf(ines, idContract)
    expect(after.charges.find(({ id }) => id === owed.boat)).toBeUndefined()
    expect(after.creditCents).toBe(10_000)
    const ofFee = (await ask(fee.id)).body.data
    const corrected = { nowCents: fee.cents, correctedCents: fee.cents + 3488 }
    expect((await settle({ idQuestion: ofFee.idQuestion, ...corrected })).code).toBe(200)
    const open = (await dollarsOf(ines, idContract)).charges.find(({ kind }) => kind === 'fee')
    expect(open?.openCents).toBe(60_000)
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
    // The credit is used, so that the next one begins without it.
    await pay([{ kind: 'document', id: owed.door, cents: 21_400 }], 11_400)
  })

  test('a question taken back lets the line count again; a fourth one is refused', async () => {
    for (const _ of [1, 2, 3]) {
      const { idQuestion } = (await ask(owed.door)).body.data
      expect((await ask(owed.door)).body.code).toBe('LINE_IN_QUESTION')
      expect((await ines.call(withdrawQuestion, { body: { idQuestion } })).code).toBe(200)
      expect((await ines.call(withdrawQuestion, { body: { idQuestion } })).body.code).toBe('QUESTION_SETTLED')
    }
    expect((await ask(owed.door)).body.code).toBe('ASKED_ENOUGH')
    expect((await dollarsOf(ines, idContract)).charges.every(({ inQuestion }) => !inQuestion)).toBe(true)
  })

  test('a stranger’s line and question are not there; whom the owner trusts with the money reads, and does not ask', async () => {
    const { idQuestion } = (await ask(owed.door)).body.data
    expect((await ask(owed.boat, elena)).code).toBe(404)
    expect((await elena.call(withdrawQuestion, { body: { idQuestion } })).code).toBe(404)
    const email = `reader-${engine}@marea.example`
    const { visitor: trusted } = await letIn(stage, ines, {
      email,
      scopes: ['money'],
      contracts: [idContract],
    })
    expect((await why(owed.door, trusted)).questions).toHaveLength(1)
    expect((await ask(owed.boat, trusted)).code).toBe(404)
    await ines.call(withdrawQuestion, { body: { idQuestion } })
  })

  test('a payment on its way before the question pays what it was begun for', async () => {
    const account = await dollarsOf(ines, idContract)
    const parts = allParts(account)
    const begun = await ines.call(payCharges, {
      body: { idContract, currency: 'USD', way: 'resort', parts, moneyCents: account.dueCents },
    })
    await ask(owed.door)
    const body = { idPayment: begun.body.data.id, cents: account.dueCents, words: 'Cash' }
    expect((await fabian.call(confirmPayment, { body })).code).toBe(200)
    expect((await dollarsOf(ines, idContract).catch(() => ({ charges: [] }))).charges).toEqual([])
  })

  test('the database keeps a question as it was asked and settled', async () => {
    const { idQuestion } = (await ask(owed.door)).body.data
    const { db } = stage.database
    await expect(
      sql`UPDATE money_questions SET words = 'Other' WHERE id = ${idQuestion}`.execute(db),
    ).rejects.toThrow(/kept/)
    await ines.call(withdrawQuestion, { body: { idQuestion } })
    await expect(
      sql`UPDATE money_questions SET outcome = 'stands', answer = 'x' WHERE id = ${idQuestion}`.execute(db),
    ).rejects.toThrow(/kept/)
    await expect(sql`DELETE FROM money_questions`.execute(db)).rejects.toThrow(/append-only/)
  })
})
