import { sql } from 'kysely'
import { addDays } from '../../../kernel/day.ts'
import type { TestApp, Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { askAboutLine, listQuestions, settleQuestion } from '../../questions/question.endpoints.ts'
import { signReport } from '../../reports.endpoints.ts'
import { ISSUED_AT, issueReport } from '../reports/testing.reports.store.ts'
import { addFee, addOwnDocument } from '../reports/testing.settlements.store.ts'

interface BooksOf {
  ines: Visitor
  fabian: Visitor
  idContract: number
  mark: string
  note: (deed: string, answer: { code: number; body: { code?: string } }) => boolean
  life: { feeCents: number; codes: { deed: string; code: number; says: string }[] }
  pick: <T>(list: readonly T[], which: number) => T | undefined
}

/** What the club's books do to a contract: fees, charges and credits come, a month is earned, and an amount is corrected. */
export function beginBooks(stage: TestApp, { ines, fabian, idContract, mark, note, life, pick }: BooksOf) {
  const { db } = stage.database
  const documents: number[] = []
  let number = 0

  /** Fees follow each other too: each is of its own quarter. */
  let added: Promise<unknown> = Promise.resolve()
  function add(kind: 'fee' | 'late-fee' | 'charge' | 'credit', cents: number): Promise<void> {
    const one = added.then(() => addNext(kind, cents))
    added = one
    return one
  }

  async function addNext(kind: 'fee' | 'late-fee' | 'charge' | 'credit', cents: number) {
    number += 1
    const reference = `${mark}-${number}`
    if (kind === 'fee' || kind === 'late-fee') {
      const { rows } = await sql<{ year: number; quarter: number }>`
        SELECT 2060 + n / 4 AS year, n % 4 + 1 AS quarter
          FROM (SELECT count(*)::int AS n FROM condo_fees WHERE contract_id = ${idContract} AND year >= 2060) c`.execute(
        db,
      )
      const { year, quarter } = rows[0]!
      const due = kind === 'fee' ? `${year}-01-15` : addDays(TEST_DAY, -1)
      await addFee(db, { contractId: idContract, year, quarter, due, cents })
      life.feeCents += cents
      return
    }
    const signed = kind === 'charge' ? -cents : cents
    const own = { contractId: idContract, day: TEST_DAY, reference, status: 'sent', cents: signed }
    const id = await addOwnDocument(db, own)
    if (kind === 'charge') documents.push(id)
  }

  /** Months follow each other: of two reports that are issued at once the second takes the next. */
  let issued: Promise<unknown> = Promise.resolve()
  async function earn(incomeCents: number) {
    const one = issued.then(() => issueNext(incomeCents))
    issued = one
    const body = { idReport: await one, signer: 'Inés Caballero', cashBack: 'pay-out', issuedAt: ISSUED_AT }
    note('sign', await ines.call(signReport, { body }))
  }

  async function issueNext(incomeCents: number): Promise<number> {
    const { rows } = await sql<{ month: string }>`
      SELECT to_char(greatest('2070-01-01', max(month) + interval '1 month'), 'YYYY-MM-DD') AS month FROM executive_reports
       WHERE contract_id = ${idContract}`.execute(db)
    return issueReport(db, { contractId: idContract, month: rows[0]!.month, incomeCents, feesCents: 0 })
  }

  /** The club's books say another amount of a charge; less than was paid of it they cannot say. */
  async function correct(which: number, cents: number) {
    const id = pick(documents, which)
    if (id === undefined) return
    const corrected = db.transaction().execute(async (trx) => {
      await sql`UPDATE transactions SET cents = ${-cents} WHERE id = ${id}`.execute(trx)
      await sql`DELETE FROM transaction_lines WHERE transaction_id = ${id} AND position > 1`.execute(trx)
      await sql`UPDATE transaction_lines SET quantity = 1, unit_cents = ${-cents}, cents = ${-cents} WHERE transaction_id = ${id}`.execute(
        trx,
      )
      return 200
    })
    const code = await corrected.catch((error: { constraint?: string }) => {
      if (error.constraint !== 'contract_payments_hold') throw error
      return 409
    })
    life.codes.push({ deed: 'correct', code, says: '' })
  }

  /** An owner asks about a charge, and the desk answers with a document that corrects it. */
  async function setRight(which: number, cents: number) {
    const id = pick(documents, which)
    if (id === undefined) return
    const asked = await ines.call(askAboutLine, { body: { id, words: 'Is this right?' } })
    if (!note('ask', asked)) return
    const { idQuestion } = asked.body.data
    const { body } = await fabian.call(listQuestions)
    const one = body.data.find((each: { id: number }) => each.id === idQuestion)
    if (!one) return
    const said = { idQuestion, nowCents: one.nowCents, correctedCents: -cents, answer: 'So it is.' }
    if (note('set-right', await fabian.call(settleQuestion, { body: said }))) return
    note('stands', await fabian.call(settleQuestion, { body: { ...said, correctedCents: null } }))
  }

  /** The club's books charge an order to the contract by what it comes to now: the document names it. */
  async function chargeOrder(idOrder: number | undefined) {
    if (idOrder === undefined) return
    const { rows } = await sql<{ number: string; cents: number }>`
      SELECT number, total_cents AS cents FROM orders o WHERE o.id = ${idOrder} AND o.cancelled_at IS NULL
         AND NOT EXISTS (SELECT FROM transactions t WHERE t.reference = 'OR-' || o.number)`.execute(db)
    const [order] = rows
    if (!order || order.cents === 0) return
    const own = { contractId: idContract, day: TEST_DAY, reference: `OR-${order.number}`, status: 'sent' }
    const id = await addOwnDocument(db, { ...own, cents: -order.cents })
    await sql`UPDATE transactions SET origin = 'order', origin_number = ${order.number} WHERE id = ${id}`.execute(
      db,
    )
    documents.push(id)
    note('charge-order', { code: 200, body: {} })
  }

  const billed = (idTransaction: number) => documents.push(idTransaction)
  return { add, earn, correct, setRight, chargeOrder, billed }
}
