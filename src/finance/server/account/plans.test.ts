import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { CAST } from '../../../membership/cast/owners.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import type { ContractAccount } from '../../account/account.endpoints.ts'
import { confirmPayment } from '../../account/desk.endpoints.ts'
import { payCharges } from '../../account/pay.endpoints.ts'
import { agreePlan, endOwnPlan, endPlan, listPlans, readPlanFile } from '../../account/plans.endpoints.ts'
import { planEnding, planEndingFor } from '../../account/plans.ts'
import { readPayment } from '../../account/receipts.endpoints.ts'
import { shownInvoiceStatus } from '../../invoice.ts'
import {
  readCondoFees,
  readStatement,
  readTransactionDetail,
  type StatementRow,
} from '../../statement.endpoints.ts'
import { agreementSealingWork } from '../agreements/seal-agreements.ts'
import { BOOKS_HOLD, bookFaults } from '../ledger/testing.books.store.ts'
import { paymentFaults } from './club-payments.store.ts'
import { planFaults } from './club-plans.store.ts'
import { allParts, dollarsOf, owedAsDrawn } from './testing.account.store.ts'

const { inesSignature: idContract } = CAST_CONTRACTS

describe.each(BOTH_ENGINES)('paying in installments, on %s', (engine) => {
  let stage: TestApp
  let ines: Visitor
  let fabian: Visitor
  let account: ContractAccount
  let idTerms = 0
  let round = 0
  beforeAll(async () => {
    stage = await testApp(engine)
    ines = await stage.signedIn('ines')
    fabian = await stage.signedIn('fabian', { admin: true })
    const db = stage.database.db
    await sql`UPDATE payment_terms SET until_day = from_day`.execute(db)
    const { rows } = await sql<{ id: number }>`
      INSERT INTO payment_terms (reference, what, currency, from_day, basis_points, parts, least_cents)
      VALUES ('FOUR', 'instalments', 'USD', '2026-01-01', 200, 4, 50000) RETURNING id`.execute(db)
    idTerms = rows[0]!.id
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    round += 1
    await owedAsDrawn(stage.database.db, idContract, `PLAN-${engine}-${round}`)
    account = await dollarsOf(ines, idContract)
  })
  const db = () => stage.database.db
  const asRead = () => ({
    idContract,
    currency: 'USD',
    parts: allParts(account),
    moneyCents: 116_088,
    idTerms,
    totalCents: 118_410,
    firstDay: stage.clock.now().toISOString().slice(0, 10),
    signer: 'Inés Caballero',
    way: 'resort',
  })
  const agree = async () => {
    const answer = await ines.call(agreePlan, { body: asRead() })
    expect(answer.body).toMatchObject({
      data: { payment: { cents: 29_603, state: 'started', way: 'resort' } },
    })
    return answer.body.data as { idPlan: number; payment: { id: number } }
  }
  const planOf = async (id: number) => (await dollarsOf(ines, idContract)).plans.find((one) => one.id === id)!
  const parts = () => ({
    db: db(),
    files: stage.files,
    config: stage.config,
    clock: stage.clock.now,
    log: stage.app.log,
    isStopping: () => false,
  })

  test('each owner has a mail with the parts and their days; who signs together ends it free of charge for three days', async () => {
    const elena = CAST.elena
    await sql`INSERT INTO contract_owners (contract_id, owner_id) VALUES (${idContract}, ${elena})`.execute(
      db(),
    )
    await sql`UPDATE contracts SET signing = 'all' WHERE id = ${idContract}`.execute(db())
    const { idPlan, payment } = await agree()
    const { rows } = await sql<{ recipient: string; content: Record<string, string> }>`
      SELECT recipient, content FROM outbox WHERE kind = 'payment-plan-agreed' ORDER BY id DESC LIMIT 2`.execute(
      db(),
    )
    const told = new Map(rows.map(({ recipient, content }) => [recipient, content]))
    expect(told.get('ines@marea.example')).toMatchObject({ by: 'you', count: 4, fee: '$23.22 USD' })
    expect(told.get('elena@marea.example')?.by).toMatch(/^Inés /)
    expect(told.get('elena@marea.example')?.free).not.toBe('none')
    const [table] = JSON.parse(told.get('elena@marea.example')?.tables ?? '[]')
    expect(table.rows.map(([, cents]: string[]) => cents)).toEqual([
      '$296.03 USD',
      '$296.03 USD',
      '$296.02 USD',
      '$296.02 USD',
    ])
    // A part is paid, and the other owner says no: the fee comes back whole.
    const paid = { idPayment: payment.id, cents: 29_603, words: 'Cash' }
    expect((await fabian.call(confirmPayment, { body: paid })).code).toBe(200)
    const other = await stage.signedIn('elena')
    const plan = await planOf(idPlan)
    const { feeBackCents, dueCents } = planEnding(plan, plan.freeThrough!)
    expect([feeBackCents, planEnding(plan, addDays(plan.freeThrough!, 1)).feeBackCents < 2322]).toEqual([
      2322,
      true,
    ])
    const ended = await other.call(endOwnPlan, { body: { idContract, idPlan, dueCents } })
    expect(ended.body.data).toEqual({ dueCents, feeBackCents: 2322 })
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
    await sql`DELETE FROM contract_owners WHERE contract_id = ${idContract} AND owner_id = ${elena}`.execute(
      db(),
    )
    await sql`UPDATE contracts SET signing = 'any' WHERE id = ${idContract}`.execute(db())
  })

  test('the drawn figures: four parts, the first two with the odd cents, and the account owes the fee more', async () => {
    const { idPlan } = await agree()
    const after = await dollarsOf(ines, idContract)
    const plan = await planOf(idPlan)
    expect(plan).toMatchObject({
      baseCents: 116_088,
      feeCents: 2322,
      totalCents: 118_410,
      signer: 'Inés Caballero',
      endedAt: null,
    })
    expect(plan.parts.map(({ cents, openCents }) => [cents, openCents])).toEqual([
      [29_603, 29_603],
      [29_603, 29_603],
      [29_602, 29_602],
      [29_602, 29_602],
    ])
    expect(plan.parts[0]?.due).toBe(asRead().firstDay)
    // What the plan took over is in installments in the statement, its own fee too, and not paid.
    const fee = account.charges.find(({ kind }) => kind === 'fee')!
    const { body: statement } = await ines.call(readStatement, {
      query: { id: idContract, year: Number(asRead().firstDay.slice(0, 4)) },
    })
    const shown = (part: RegExp) =>
      (statement.data as StatementRow[])
        .filter(({ reference }) => part.test(reference))
        .map(shownInvoiceStatus)
    expect(shown(new RegExp(`^(DOOR|BOAT)-PLAN-${engine}-${round}$`))).toEqual([
      'in-instalments',
      'in-instalments',
    ])
    expect(shown(/^IF-/)[0]).toBe('in-instalments')
    if (fee.idTransaction !== null) {
      const one = await ines.call(readTransactionDetail, { query: { id: fee.idTransaction } })
      expect(shownInvoiceStatus(one.body.data)).toBe('in-instalments')
    }
    // Only the parts are open, none is late, and the credit is used.
    expect(after.charges.map(({ id }) => id)).toEqual(plan.parts.map(({ id }) => id))
    expect(after.charges.map(({ pastDue, topic }) => [pastDue, topic])).toEqual(
      plan.parts.map(() => [false, 'instalment']),
    )
    expect(after.creditCents).toBe(0)
    const { body } = await ines.call(readPayment, { query: { idContract, id: plan.idPayment } })
    expect(body.data).toMatchObject({ way: 'plan', cents: 118_410, receipt: null, leftCents: 0 })
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
  })

  test('a part is paid like any charge, at once and early', async () => {
    const { idPlan, payment } = await agree()
    const confirm = { idPayment: payment.id, cents: 29_603, words: 'Terminal' }
    expect((await fabian.call(confirmPayment, { body: confirm })).code).toBe(200)
    const [, , third] = (await planOf(idPlan)).parts
    const early = { parts: [{ kind: 'document', id: third!.id, cents: 10_000 }], moneyCents: 10_000 }
    const begun = await ines.call(payCharges, {
      body: { idContract, currency: 'USD', way: 'resort', ...early },
    })
    await fabian.call(confirmPayment, {
      body: { idPayment: begun.body.data.id, cents: 10_000, words: 'Cash' },
    })
    expect((await planOf(idPlan)).parts.map(({ openCents }) => openCents)).toEqual([
      0, 29_603, 19_602, 29_602,
    ])
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
  })

  test('a plan whose terms were not read is not agreed to', async () => {
    for (const [other, code] of [
      [{ totalCents: 118_409 }, 'PLAN_CHANGED'],
      [{ firstDay: '2027-01-01' }, 'PLAN_CHANGED'],
      [{ idTerms: idTerms + 1000 }, 'PLAN_CHANGED'],
      [{ moneyCents: 1 }, 'CHARGES_CHANGED'],
      [{ way: 'link' }, 'WAY_NOT_OFFERED'],
      [{ idContract: CAST_CONTRACTS.elena }, 'NOT_FOUND'],
      [{ signer: 'Marcos Valdivia' }, 'SIGNER_NOT_YOU'],
    ] as const)
      expect((await ines.call(agreePlan, { body: { ...asRead(), ...other } })).body.code, code).toBe(code)
    expect((await dollarsOf(ines, idContract)).plans.filter(({ parts }) => parts[0]!.openCents > 0)).toEqual(
      account.plans.filter(({ parts }) => parts[0]!.openCents > 0),
    )
  })

  test('a plan is neither below the least amount nor of parts of a plan', async () => {
    const [fee] = account.charges
    const little = { parts: [{ kind: 'fee', id: fee!.id, cents: 54_799 }], moneyCents: 49_999 }
    const total = { totalCents: 50_999 }
    expect((await ines.call(agreePlan, { body: { ...asRead(), ...little, ...total } })).body.code).toBe(
      'PLAN_CHANGED',
    )
    await agree()
    account = await dollarsOf(ines, idContract)
    const again = { parts: allParts(account), moneyCents: 118_410, totalCents: 120_778 }
    // The first part is kept for the payment at the resort only once the desk has it, so all may be chosen.
    expect((await ines.call(agreePlan, { body: { ...asRead(), ...again } })).body.code).toBe('PLAN_CHANGED')
  })

  test('a plan that is agreed to twice at once is one plan', async () => {
    const both = await Promise.all([1, 2].map(() => ines.call(agreePlan, { body: asRead() })))
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
  })

  test('the database refuses a plan that is changed, and parts that are not its total', async () => {
    const { idPlan } = await agree()
    const part = (await planOf(idPlan)).parts[1]!
    for (const wrong of [
      sql`UPDATE instalment_plans SET signer = 'Nobody' WHERE id = ${idPlan}`,
      sql`DELETE FROM instalment_plans WHERE id = ${idPlan}`,
      sql`UPDATE instalment_parts SET cents = 1 WHERE plan_id = ${idPlan}`,
      sql`UPDATE transactions SET cents = -1 WHERE id = ${part.id}`,
      sql`DELETE FROM transactions WHERE id = ${part.id}`,
    ])
      await expect(wrong.execute(db())).rejects.toThrow(
        /does not change|was agreed to|append|never|not be|refus/i,
      )
    const forged = db()
      .transaction()
      .execute((trx) =>
        sql`INSERT INTO instalment_parts (plan_id, position, due, cents, transaction_id)
            SELECT ${idPlan}, 5, '2030-01-01', 1, min(id) FROM transactions`.execute(trx),
      )
    await expect(forged).rejects.toThrow(/not what was agreed to/)
  })

  test('the agreement is sealed, and stands among the contract’s documents', async () => {
    const { idPlan } = await agree()
    const before = await ines.call(readPlanFile, { query: { idContract, id: idPlan } })
    expect(before.code).toBe(200)
    await agreementSealingWork().run(parts())
    expect((await planOf(idPlan)).sealed).toBe(true)
    const { rows } = await sql<{ title: { es: string }; type: string; key: string }>`
      SELECT d.title, t.name ->> 'en' AS type, d.file_key AS key FROM contract_documents d JOIN document_types t ON t.id = d.type_id
        JOIN instalment_plans p ON p.sealed_file_key = d.file_key WHERE p.id = ${idPlan}`.execute(db())
    expect(rows).toMatchObject([{ type: 'Agreements' }])
    const pdf = (await buffer(await stage.files.read(rows[0]!.key))).toString('latin1')
    expect(pdf).toMatch(/^%PDF/)
    expect(pdf).toContain('/ByteRange')
    const other = await stage.signedIn('elena')
    expect((await other.call(readPlanFile, { query: { idContract, id: idPlan } })).code).toBe(404)
  })

  test('a charge in installments stays late where it was, and is not paid', async () => {
    const { idPlan } = await agree()
    const late = { since: '2026-10-15', cents: 84_888 }
    expect(await planOf(idPlan)).toMatchObject({ late })
    const { body } = await fabian.call(listPlans, { query: { search: 'inés' } })
    expect(body.data.find(({ id }: { id: number }) => id === idPlan)).toMatchObject({
      openCents: 118_410,
      lateParts: 0,
      // The credit of 48.00 paid a part of what was late.
      arrears: { ...late, cents: 80_088 },
      ending: { feeBackCents: 2322, dueCents: 116_088 },
    })
    const { rows } = await sql<{ year: number }>`
      SELECT max(year) AS year FROM condo_fees WHERE contract_id = ${idContract}`.execute(db())
    const fees = await ines.call(readCondoFees, { query: { idContract, year: rows[0]!.year } })
    // The credit of 48.00 paid a part of it.
    expect(fees.body.data).toMatchObject([
      {
        cents: 158_720,
        paidCents: 100_032,
        openCents: 58_688,
        inPlanCents: 58_688,
        feeStatus: 'partial-payment',
      },
    ])
  })

  test('a plan that the desk ends with a reason leaves its charges open as they were, late since their own day, and its fee is given back', async () => {
    const { idPlan } = await agree()
    const end = { idPlan, dueCents: 116_088, reason: 'He sells his residence' }
    expect((await fabian.call(endPlan, { body: { ...end, dueCents: 118_410 } })).body.code).toBe(
      'CHARGES_CHANGED',
    )
    const ended = await fabian.call(endPlan, { body: end })
    expect(ended.body.data).toEqual({ dueCents: 116_088, feeBackCents: 2322 })
    expect((await fabian.call(endPlan, { body: end })).body.code).toBe('DECIDED_ALREADY')
    const after = await dollarsOf(ines, idContract)
    expect(after.charges.map((one) => [one.id, one.due, one.openCents, one.pastDue])).toEqual(
      account.charges.map((one, at) => [one.id, one.due, at === 0 ? 58_688 : one.openCents, one.pastDue]),
    )
    expect(after).toMatchObject({ owedCents: 116_088, creditCents: 0, pastDueCents: 80_088, payments: [] })
    const plan = await planOf(idPlan)
    expect(plan).toMatchObject({ returnedCents: 118_410 })
    expect(plan.endedAt).not.toBeNull()
    expect(plan.parts.map(({ openCents, returnedCents }) => [openCents, returnedCents])).toEqual(
      [29_603, 29_603, 29_602, 29_602].map((cents) => [0, cents]),
    )
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
    expect(await planFaults(db())).toEqual([])
    expect(await paymentFaults(db())).toEqual([])
  })

  test('an owner ends it as the desk does, with the figure that was read; both owners of the contract hear of it', async () => {
    const { idPlan } = await agree()
    await sql`DELETE FROM outbox`.execute(db())
    const end = { idContract, idPlan, dueCents: 116_088 }
    const elena = await stage.signedIn('elena')
    expect((await elena.call(endOwnPlan, { body: end })).code).toBe(404)
    expect((await elena.call(endOwnPlan, { body: { ...end, idContract: CAST_CONTRACTS.elena } })).code).toBe(
      404,
    )
    expect((await ines.call(endOwnPlan, { body: { ...end, dueCents: 1 } })).body.code).toBe('CHARGES_CHANGED')
    const read = await planOf(idPlan)
    expect(planEndingFor(read, asRead().firstDay)).toMatchObject({ dueCents: 116_088, lateCents: 80_088 })
    const { rows: others } = await sql<{ id: number }>`
      INSERT INTO contract_owners (contract_id, owner_id) SELECT ${idContract}, id FROM owners WHERE email = 'elena@marea.example'
      RETURNING owner_id AS id`.execute(db())
    try {
      expect((await elena.call(endOwnPlan, { body: end })).body.data).toEqual({
        dueCents: 116_088,
        feeBackCents: 2322,
      })
    } finally {
      await sql`DELETE FROM contract_owners WHERE contract_id = ${idContract} AND owner_id = ${others[0]!.id}`.execute(
        db(),
      )
    }
    expect((await ines.call(endOwnPlan, { body: end })).body.code).toBe('DECIDED_ALREADY')
    expect(await planOf(idPlan)).toMatchObject({ endedBy: 'owner', returnedCents: 118_410 })
    const { rows: told } = await sql<{ by: string }>`
      SELECT content ->> 'by' AS by FROM outbox WHERE kind = 'payment-plan-ended-by-owner' ORDER BY id`.execute(
      db(),
    )
    expect(told.map(({ by }) => by === 'you')).toEqual([true, false])
    const after = await dollarsOf(ines, idContract)
    expect(after).toMatchObject({ owedCents: 116_088, pastDueCents: 80_088 })
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
    expect(await planFaults(db())).toEqual([])
  })

  test('a plan that ends after a part was paid leaves that money with the oldest charge, and keeps the fee of what was due', async () => {
    const { idPlan, payment } = await agree()
    await fabian.call(confirmPayment, { body: { idPayment: payment.id, cents: 29_603, words: 'Cash' } })
    const end = { idPlan, dueCents: 87_066, reason: 'He sells his residence' }
    expect((await fabian.call(endPlan, { body: end })).body.data).toEqual({
      dueCents: 87_066,
      feeBackCents: 1741,
    })
    const after = await dollarsOf(ines, idContract)
    expect(after.charges.map(({ openCents }) => openCents)).toEqual([29_666, 21_400, 36_000])
    expect(after.creditCents).toBe(0)
    // It may be agreed anew.
    account = after
    const again = await ines.call(agreePlan, {
      body: { ...asRead(), moneyCents: 87_066, totalCents: 87_066 + 1741 },
    })
    expect(again.code).toBe(200)
    expect(await bookFaults(db())).toEqual(BOOKS_HOLD)
  })
})
