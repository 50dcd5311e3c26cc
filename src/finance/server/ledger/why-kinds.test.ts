import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../kernel/language.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { say } from '../../../server/words.ts'
import { type DocumentReason, exportWhy, readWhy, type Why } from '../../ledger.endpoints.ts'
import { whySentences } from '../../why/sentences.ts'
import { refundAsSeen } from '../account/testing.account.store.ts'
import { addOwnDocument } from '../reports/testing.settlements.store.ts'

const { elena: contractId } = CAST_CONTRACTS

/** What a figure says of itself in a language, the emphasis aside. */
const told = (why: Why, language: 'en' | 'es') =>
  whySentences(why, language).map(({ words, values }) => say(words, language, values).replace(/<\/?b>/g, ''))

describe.each(ENGINES)('the reasons of every kind of entry, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
  })
  afterAll(() => stage.close())
  const db = () => stage.database.db

  const whyOf = async (who: Visitor, id: number): Promise<Why> => {
    const { code, body } = await who.call(readWhy, { query: { id } })
    expect(code).toBe(200)
    return body.data
  }
  const documentOf = (why: Why) => why.reason as DocumentReason
  const firstOf = async (where: string) => {
    const { rows } = await sql<{ id: number; email: string; cents: number }>`
      SELECT t.id, t.cents, o.email FROM transactions t JOIN contracts c ON c.id = t.contract_id JOIN owners o ON o.id = c.owner_id
       WHERE ${sql.raw(where)} ORDER BY t.id LIMIT 1`.execute(db())
    return rows[0]!
  }

  test('every kind that the demo has tells itself in both languages, and leaves no placeholder open', async () => {
    const { rows } = await sql<{ id: number; email: string; kind: string }>`
      SELECT DISTINCT ON (kind) t.id, o.email, concat_ws(' ', t.part, t.origin, sign(t.cents)) AS kind
        FROM transactions t JOIN contracts c ON c.id = t.contract_id JOIN owners o ON o.id = c.owner_id
       ORDER BY kind, t.id`.execute(db())
    expect(rows.length).toBeGreaterThan(8)
    for (const { id, email } of rows) {
      const who = await stage.signedIn(email)
      const why = await whyOf(who, id)
      for (const language of LANGUAGES) {
        const sentences = told(why, language)
        expect(sentences, `${email} ${id}`).toHaveLength(3)
        for (const one of sentences) expect(one).not.toMatch(/[{}<>]|undefined|null|NaN/)
      }
    }
  })

  test('what a signature put towards one of several fees names what went towards the others, on both of its sides', async () => {
    const { rows } = await sql<{ id: number; email: string; others: number }>`
      SELECT t.id, o.email, -(SELECT sum(s.cents) FROM transactions s
               WHERE s.report_id = t.report_id AND s.part = 'set-off' AND s.condo_fee_id <> t.condo_fee_id)::int AS others
        FROM transactions t JOIN contracts c ON c.id = t.contract_id JOIN owners o ON o.id = c.owner_id
       WHERE t.report_id = (SELECT min(report_id) FROM (SELECT report_id FROM transactions WHERE part = 'set-off'
                                                        GROUP BY report_id HAVING count(*) > 1) two)
         AND t.part IN ('set-off', 'fee-set-off') ORDER BY t.id`.execute(db())
    expect(rows.length).toBeGreaterThanOrEqual(4)
    for (const { id, email, others } of rows) {
      const { reason, cents } = await whyOf(await stage.signedIn(email), id)
      if (reason.kind !== 'signature') throw new Error('Of no signature')
      const used = reason.used.reduce((sum, one) => sum - one.cents, 0)
      expect(used).toBe(others)
      expect(used + Math.abs(cents)).toBeLessThanOrEqual(reason.balanceCents)
    }
  })

  test('a part of a plan, what moved into it and its fee open the plan to its parts and to what it took over', async () => {
    const [part, moved, fee] = await Promise.all(
      [`t.origin = 'instalment'`, `t.origin = 'plan'`, `t.reference LIKE 'IF-%'`].map(firstOf),
    )
    const who = await stage.signedIn(part!.email)
    const plans = await Promise.all(
      [part!, moved!, fee!].map(async ({ id }) => documentOf(await whyOf(who, id)).plan!),
    )
    expect(plans.map(({ what, position }) => [what, position])).toEqual([
      ['part', 1],
      ['moved', null],
      ['fee', null],
    ])
    for (const plan of plans) {
      const sum = (rows: readonly { cents: number }[]) => rows.reduce((all, { cents }) => all + cents, 0)
      expect(sum(plan.parts)).toBe(plan.totalCents)
      expect(sum(plan.covered)).toBe(plan.totalCents)
      expect(plan.baseCents + plan.feeCents).toBe(plan.totalCents)
    }
    expect(plans[0]!.parts[0]!.cents).toBe(-part!.cents)
    const [first, second] = told(await whyOf(who, part!.id), 'en')
    expect(first).toMatch(/^It is part 1 of 4 of plan .+, to which .+ agreed on .+; it is due on /)
    expect(second).toContain('the fee of 2% by the rule INST-4-')
  })

  test('a payment opens to its receipt and what it paid; that charge says what came in', async () => {
    const money = await firstOf(
      `t.contract_id = ${contractId} AND t.origin = 'payment' AND t.payment_id IS NOT NULL`,
    )
    const why = await whyOf(elena, money.id)
    const { payment } = documentOf(why)
    expect(payment!.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(money.cents)
    expect(told(why, 'es')[1]).toMatch(/^El recibo 2026-\d{6} dice a qué se aplicó: a 1 cargo, /)
    const { rows } = await sql<{ id: number }>`
      SELECT transaction_id AS id FROM contract_payment_lines WHERE payment_id = ${payment!.id}`.execute(db())
    expect(documentOf(await whyOf(elena, rows[0]!.id)).cameIn).toMatchObject([
      { idPayment: payment!.id, receipt: payment!.receipt, cents: money.cents },
    ])
  })

  test('a payment of which something went back adds up to the cent; its refund opens to what it opened again', async () => {
    const paid = await firstOf(`t.contract_id = ${contractId} AND t.reference = 'RC-2026-000001'`)
    const { payment } = documentOf(await whyOf(elena, paid.id))
    const fabian = await stage.signedIn('fabian', { admin: true })
    const refund = { idPayment: payment!.id, cents: 5000, reason: 'Counted twice' }
    expect((await refundAsSeen(db(), fabian, refund)).code).toBe(200)
    const sum = (of: DocumentReason) => of.payment!.lines.reduce((all, { cents }) => all + cents, 0)
    const why = await whyOf(elena, paid.id)
    const reason = documentOf(why)
    const { refundedCents, leftCents } = reason.payment!
    expect(refundedCents).toBe(5000)
    expect(sum(reason) + refundedCents + leftCents).toBe(why.cents)
    expect(told(why, 'en').at(-1)).toBe('$50.00 of it went back; nothing of the rest is left over.')
    const back = await firstOf(`t.contract_id = ${contractId} AND t.reference = 'RF-2026-000001-1'`)
    const whyBack = await whyOf(elena, back.id)
    expect(sum(documentOf(whyBack))).toBe(whyBack.cents)
    expect(told(whyBack, 'en')).toHaveLength(3)
  })

  test('interest and what paying early brought open to their rule and their charge; a correction to what it corrects', async () => {
    const own = (reference: string, cents: number) =>
      addOwnDocument(db(), { contractId, day: '2026-11-10', reference, status: 'sent', cents })
    const charge = await own('KIND-CHARGE', -10_000)
    await sql`UPDATE transactions SET due = '2026-10-20' WHERE id = ${charge}`.execute(db())
    const rule = async (what: string) =>
      (
        await sql<{
          id: number
        }>`SELECT id FROM payment_terms WHERE what = ${what} AND currency = 'USD'`.execute(db())
      ).rows[0]!.id
    const paid = await firstOf(`t.contract_id = ${contractId} AND t.payment_id IS NOT NULL`)
    const { payment } = documentOf(await whyOf(elena, paid.id))
    for (const [reference, cents, origin, what, idPayment, receipt] of [
      ['KIND-LATE', -150, 'interest', 'late', null, null],
      ['KIND-EARLY', 200, 'discount', 'early', payment!.id, payment!.receipt],
    ] as const) {
      const id = await own(reference, cents)
      await sql`UPDATE transactions SET origin = ${origin} WHERE id = ${id}`.execute(db())
      await sql`INSERT INTO terms_entries (transaction_id, terms_id, day, of_transaction_id, payment_id)
                VALUES (${id}, ${await rule(what)}, '2026-11-05', ${charge}, ${idPayment})`.execute(db())
      const why = await whyOf(elena, id)
      expect(documentOf(why).terms).toMatchObject({
        what,
        receipt,
        of: { id: charge, reference: 'KIND-CHARGE', due: '2026-10-20' },
      })
      expect(told(why, 'en')).toHaveLength(3)
    }
    const correction = await own('KIND-CORRECTION', 4_000)
    await sql`UPDATE transactions SET origin = 'correction', origin_number = 'KIND-CHARGE' WHERE id = ${correction}`.execute(
      db(),
    )
    expect(told(await whyOf(elena, correction), 'en').slice(1)).toEqual([
      'It corrects Own (KIND-CHARGE) of Tue, Nov 10, 2026, which was \u2212$100.00.',
      'With this correction that comes to \u2212$60.00.',
    ])
    expect(told(await whyOf(elena, charge), 'en').at(-1)).toBe(
      'A transaction of its own corrects it: it comes to \u2212$60.00.',
    )
  })

  test('a month that was adjusted to zero says so', async () => {
    const result = await firstOf(`t.contract_id = ${contractId} AND t.part = 'result'`)
    const why = await whyOf(elena, result.id)
    const adjusted = { ...why, cents: -700, reason: { ...why.reason, isAdjusted: true } } as Why
    expect(told(adjusted, 'en').at(-1)).toContain('on signing it was adjusted to zero')
  })

  test('the file of an adjustment goes from the month’s result to the signature; that of a fee from its lines to what is open', async () => {
    const adjusted = await firstOf(`t.part = 'adjustment'`)
    const lines = async ({ id, email }: { id: number; email: string }) => {
      const who = await stage.signedIn(email)
      const { bytes } = await who.call(exportWhy, { query: { id, format: 'csv' } })
      return bytes.toString('utf8').split(/\r?\n/).slice(1).filter(Boolean)
    }
    if (adjusted) {
      const told = await lines(adjusted)
      expect(told.some((line) => /,(Signed by|Firmado por|Firmó),/.test(line))).toBe(true)
      expect(told).toHaveLength(4)
    }
    const fee = await firstOf(`t.contract_id = ${contractId} AND t.reference = 'CF-2604-1'`)
    const cents = (await lines(fee)).map((line) => Math.round(Number(line.split(',').at(-2)) * 100))
    const [entered, , first, , second, , third, paid, open] = cents
    expect(first! + second! + third!).toBe(-entered!)
    expect(first! + second! + third! + paid!).toBe(open)
  })

  test('the paper is a PDF, and the file has what the paper has', async () => {
    const result = await firstOf(`t.contract_id = ${contractId} AND t.part = 'fee'`)
    const paper = await elena.call(exportWhy, { query: { id: result.id, format: 'pdf' } })
    expect(paper.code).toBe(200)
    expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const marcos = await stage.signedIn('marcos')
    expect((await marcos.call(exportWhy, { query: { id: result.id, format: 'pdf' } })).code).toBe(404)
  })
})
