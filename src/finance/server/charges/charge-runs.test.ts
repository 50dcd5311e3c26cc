import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { refused } from '../../../kernel/outcome.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { readAccount } from '../../account/account.endpoints.ts'
import { confirmPayment } from '../../account/desk.endpoints.ts'
import { payCharges } from '../../account/pay.endpoints.ts'
import {
  type ChargeRun,
  listChargeRuns,
  previewChargeRun,
  publishChargeRun,
  type RunPreview,
  removeChargeRun,
  saveChargeRun,
  takeChargeRunBack,
} from '../../charges/charges.endpoints.ts'
import { type FeeReason, readWhy } from '../../ledger.endpoints.ts'
import { insertPayment } from '../account/payments.store.ts'
import { insertTermsEntries } from '../account/terms-entries.store.ts'
import { refundAsSeen } from '../account/testing.account.store.ts'
import { allEntries, BOOKS_HOLD, bookFaults } from '../ledger/testing.books.store.ts'
import { findRun } from './charge-runs.store.ts'
import { makeFees } from './make-fees.ts'

const { elena: idContract } = CAST_CONTRACTS
const YEAR = 2029
const RULE = { en: 'By the private area.', es: 'Según el área privativa.' }
const DRAFT = {
  idRun: null as number | null,
  version: 0,
  idHotel: 1,
  year: YEAR,
  currency: 'USD',
  area: 2_000_000,
  voted: '2026-10-14',
  inFavorBasisPoints: 7100,
  says: RULE,
  since: '2017-08-04',
  clause: null,
  dues: [`${YEAR}-01-15`, `${YEAR}-04-15`, `${YEAR}-07-15`, `${YEAR}-10-15`],
  lines: [
    { concept: { en: 'Gardens', es: 'Jardines' }, cents: [12_400_001, 12_400_001, 12_400_001, 12_400_001] },
    { concept: { en: 'Roofs', es: 'Techos' }, cents: [null, 5_600_007, null, 5_600_007] },
  ],
}

describe.each(BOTH_ENGINES)('a budget becomes fees, on %s', (engine) => {
  let stage: TestApp
  let raul: Visitor
  let elena: Visitor
  beforeAll(async () => {
    stage = await testApp(engine)
    raul = await stage.signedIn('raul', { admin: true })
    elena = await stage.signedIn('elena')
  })
  afterAll(() => stage.close())

  const runOf = async (year = YEAR) =>
    ((await raul.call(listChargeRuns, {})).body.data as ChargeRun[]).find(
      (run) => run.year === year && run.idHotel === 1,
    )!
  const preview = async (id: number): Promise<RunPreview> =>
    (await raul.call(previewChargeRun, { query: { id } })).body.data
  const deed = async (call: typeof publishChargeRun | typeof takeChargeRunBack, year = YEAR) => {
    const { id, changed } = await runOf(year)
    const looked = call === publishChargeRun ? { looked: true } : {}
    return raul.call(call, { body: { idRun: id, version: changed.version, ...looked } })
  }
  const documents = async () => {
    const { rows } = await sql<{ id: number; cents: number; day: string; due: string; reference: string }>`
      SELECT id, cents, day, due, reference FROM transactions
       WHERE contract_id = ${idContract} AND part = 'fee' AND year = ${YEAR} ORDER BY day`.execute(
      stage.database.db,
    )
    return rows
  }

  test('a budget is kept as a draft; the next one begins with the newest', async () => {
    const { body } = await raul.call(listChargeRuns, {})
    expect(body.hotels[0]).toMatchObject({ id: 1, begin: { area: 2_000_000, lines: expect.any(Array) } })
    const saved = await raul.call(saveChargeRun, { body: DRAFT })
    expect(saved.code).toBe(200)
    expect((await raul.call(saveChargeRun, { body: DRAFT })).body.code).toBe('RUN_EXISTS')
    expect(await runOf()).toMatchObject({
      state: 'prepared',
      lines: DRAFT.lines,
      dues: DRAFT.dues,
      inBooks: [],
    })
    const late = [DRAFT.dues[0], `${YEAR + 1}-04-15`, ...DRAFT.dues.slice(2)]
    expect((await raul.call(saveChargeRun, { body: { ...DRAFT, dues: late } })).body).toMatchObject({
      code: 'DUE_DAYS',
      fields: { 'dues.1': expect.any(String) },
    })
    // A draft is nobody's business: no owner has a fee of it.
    expect(await documents()).toEqual([])
  })

  test('an optimistic lock: of two who change the same version the second is told', async () => {
    const { id, changed } = await runOf()
    const body = { ...DRAFT, idRun: id, version: changed.version }
    expect((await raul.call(saveChargeRun, { body: { ...body, inFavorBasisPoints: 7200 } })).code).toBe(200)
    expect((await raul.call(saveChargeRun, { body })).body.code).toBe('CHANGED_MEANWHILE')
  })

  test('a preview is exact to the cent, and a residence without an area keeps the run from being published', async () => {
    const { id } = await runOf()
    const seen = await preview(id)
    expect(seen.hindrance).toBeNull()
    for (const { budgetCents, feesCents, chargedCents, clubCents } of seen.quarters)
      expect(feesCents + chargedCents + clubCents).toBe(budgetCents)
    expect(seen.feesCents).toBe(seen.quarters.reduce((sum, { feesCents }) => sum + feesCents, 0))
    // The year before has no fees at all: everybody is to be looked at.
    expect(seen).toMatchObject({ beforeCents: 0, changeBasisPoints: null, outlierCount: seen.contracts })
    await sql`DELETE FROM deeded_areas WHERE contract_id = ${idContract}`.execute(stage.database.db)
    expect(await preview(id)).toMatchObject({ hindrance: 'AREA_MISSING', withoutArea: [{ idContract }] })
    expect((await deed(publishChargeRun)).body.code).toBe('AREA_MISSING')
    await sql`INSERT INTO deeded_areas VALUES (${idContract}, 12800)`.execute(stage.database.db)
  })

  test('a publishing that is killed leaves nothing to be seen, and goes on', async () => {
    const { id } = await runOf()
    const seen = await preview(id)
    const entries = await allEntries(stage.database.db)
    expect((await deed(publishChargeRun)).body.data).toEqual({ state: 'publishing' })
    // Everything is written, and then the process is gone.
    await inTransaction(stage.database.db, async (trx) => {
      const run = await findRun(trx, id)
      await makeFees(trx, run!)
      return refused('KILLED')
    })
    expect(await documents()).toEqual([])
    expect(await allEntries(stage.database.db)).toEqual(entries)
    expect(
      (await raul.call(saveChargeRun, { body: { ...DRAFT, idRun: (await runOf()).id } })).body.code,
    ).toBe('RUN_CHARGED')
    // Two processes at once make each fee once.
    await Promise.all([stage.work(), stage.work()])
    const run = await runOf()
    expect(run).toMatchObject({ state: 'published', hindrance: null, feesCents: seen.feesCents })
    expect(run.contracts).toBe(seen.contracts)
    expect((await preview(run.id)).quarters).toEqual(seen.quarters)
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
    await stage.work()
    expect((await runOf()).fees).toBe(run.fees)
  })

  test('the statement has each fee, and its reason opens to the budget’s lines and the residence’s share', async () => {
    const own = await documents()
    expect(own.map(({ day, due }) => [day, due])).toEqual([
      [`${YEAR}-01-01`, `${YEAR}-01-15`],
      [`${YEAR}-04-01`, `${YEAR}-04-15`],
      [`${YEAR}-07-01`, `${YEAR}-07-15`],
      [`${YEAR}-10-01`, `${YEAR}-10-15`],
    ])
    const { body } = await elena.call(readWhy, { query: { id: own[1]!.id } })
    const reason = body.data.reason as FeeReason
    expect(reason.budget).toMatchObject({
      area: 12_800,
      wholeArea: 2_000_000,
      wholeCents: 18_000_008,
      says: RULE,
    })
    expect(reason.parts.map(({ wholeCents }) => wholeCents)).toEqual([12_400_001, 5_600_007])
    expect(reason.parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(-own[1]!.cents)
    for (const { cents, wholeCents } of reason.parts)
      expect(Math.abs(cents - (wholeCents! * 12_800) / 2_000_000)).toBeLessThan(1)
    const account = await elena.call(readAccount, { query: { idContract } })
    expect(JSON.stringify(account.body)).toContain(`Condo fee, Q2 ${YEAR}`)
  })

  test('the budget of fees that are there does not change, not even in the database', async () => {
    const { db } = stage.database
    const change = (text: string) => sql.raw(`${text} WHERE hotel_id = 1 AND year = ${YEAR}`).execute(db)
    await expect(change('UPDATE budget_lines SET cents = cents + 1')).rejects.toThrow(/does not change/)
    await expect(change('DELETE FROM budget_lines')).rejects.toThrow(/does not change/)
    await expect(change('UPDATE budgets SET area = area + 1')).rejects.toThrow(/does not change/)
    await expect(
      sql`INSERT INTO budget_lines VALUES (1, ${YEAR}, 1, 9, '{"en": "x", "es": "x"}', 5)`.execute(db),
    ).rejects.toThrow(/does not change/)
    // The rule may be put in better words.
    await change(`UPDATE budgets SET clause = '{"en": "Article 22", "es": "Artículo 22"}'`)
    const { id, changed } = await runOf()
    const query = { idRun: id, version: changed.version }
    expect((await raul.call(removeChargeRun, { query })).body.code).toBe('RUN_CHARGED')
  })

  test('a run is not taken back while something of it is paid', async () => {
    const fee = { id: (await documents())[0]!.id }
    const { rows } = await sql<{ id: number }>`
      SELECT condo_fee_id AS id FROM transactions WHERE id = ${fee.id}`.execute(stage.database.db)
    fee.id = rows[0]!.id
    await sql`UPDATE condo_fees SET paid_cents = 1 WHERE id = ${fee.id}`.execute(stage.database.db)
    expect((await deed(takeChargeRunBack)).body.code).toBe('FEES_PAID')
    await expect(
      sql`DELETE FROM condo_fees WHERE id = ${fee.id}`.execute(stage.database.db),
    ).rejects.toThrow()
    await sql`UPDATE condo_fees SET paid_cents = 0 WHERE id = ${fee.id}`.execute(stage.database.db)
  })

  /** Pays a part of the second quarter's fee of the run, announced at the resort; its number. */
  const announce = async (cents: number) => {
    const { body } = await elena.call(readAccount, { query: { idContract } })
    const [account] = body.data
    const fee = account.charges.find((one: { reference: string | null }) =>
      one.reference?.startsWith('CF-2902'),
    )
    const begun = await elena.call(payCharges, {
      body: {
        ...{ idContract, currency: 'USD', way: 'resort' },
        parts: [{ kind: 'fee', id: fee.id, cents: cents + account.creditCents }],
        moneyCents: cents,
      },
    })
    expect(begun.code).toBe(200)
    return begun.body.data.id as number
  }

  test('a fee whose payment went back whole does not keep the run; one that is paid does', async () => {
    const idPayment = await announce(500)
    const fabian = await stage.signedIn('fabian', { admin: true })
    expect((await fabian.call(confirmPayment, { body: { idPayment, cents: 500, words: 'Cash' } })).code).toBe(
      200,
    )
    expect((await deed(takeChargeRunBack)).body.code).toBe('FEES_PAID')
    const refund = { idPayment, cents: 500, reason: 'Not hers' }
    expect((await refundAsSeen(stage.database.db, fabian, refund)).code).toBe(200)
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
  })

  test('a fee that is paid between the press and the work keeps the run; the reason stands with it', async () => {
    expect((await deed(takeChargeRunBack)).body.data).toEqual({ state: 'taking-back' })
    const { db } = stage.database
    await sql`UPDATE condo_fees SET paid_cents = 1 WHERE contract_id = ${idContract} AND year = ${YEAR} AND quarter = 1`.execute(
      db,
    )
    await stage.work()
    expect(await runOf()).toMatchObject({ state: 'published', hindrance: 'FEES_PAID' })
    await sql`UPDATE condo_fees SET paid_cents = 0 WHERE contract_id = ${idContract} AND year = ${YEAR} AND quarter = 1`.execute(
      db,
    )
  })

  test('a budget whose vote is ahead is not published', async () => {
    const year = YEAR + 1
    const dues = DRAFT.dues.map((due) => `${year}${due.slice(4)}`)
    const voted = addDays(stage.clock.now().toISOString().slice(0, 10), 2)
    const ahead = { ...DRAFT, year, dues, voted }
    expect((await raul.call(saveChargeRun, { body: ahead })).code).toBe(200)
    expect((await deed(publishChargeRun, year)).body.code).toBe('VOTE_AHEAD')
    const { id, changed } = await runOf(year)
    await raul.call(removeChargeRun, { query: { idRun: id, version: changed.version } })
  })

  test('interest of a fee that is on its way to be paid keeps the run', async () => {
    const { db } = stage.database
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM condo_fees WHERE contract_id = ${idContract} AND year = ${YEAR} AND quarter = 1`.execute(
      db,
    )
    const { rows: terms } = await sql<{ id: number }>`
      INSERT INTO payment_terms (reference, what, currency, from_day, basis_points, days)
      VALUES ('RUN-LATE', 'late', 'USD', '2026-01-01', 150, 10) RETURNING id`.execute(db)
    const borne = (reference: string) =>
      db.transaction().execute((trx) =>
        insertTermsEntries(
          trx,
          [
            {
              termsId: terms[0]!.id,
              transactionId: null,
              feeId: rows[0]!.id,
              paymentId: null,
              document: {
                contractId: idContract,
                day: `${YEAR}-02-01`,
                due: `${YEAR}-02-01`,
                concept: { en: 'Interest', es: 'Intereses' },
                reference,
                cents: -1500,
                status: 'sent',
                currency: 'USD',
                origin: 'interest',
                paymentId: null,
              },
            },
          ],
          () => `${YEAR}-02-${reference.slice(-2)}`,
        ),
      )
    await borne('LI-RUN-01')
    const { rows: left } = await sql<{ id: number }>`
      SELECT id FROM transactions WHERE reference = 'LI-RUN-01'`.execute(db)
    const idPayment = await db.transaction().execute((trx) =>
      insertPayment(
        trx,
        {
          contractId: idContract,
          ownerId: null,
          reference: `interest-${engine}`,
          way: 'card',
          currency: 'USD',
          cents: 1500,
          creditCents: 0,
          chosen: [{ kind: 'document', id: left[0]!.id, cents: 1500 }],
          link: null,
          reportId: null,
        },
        stage.clock.now(),
      ),
    )
    expect((await deed(takeChargeRunBack)).body.code).toBe('FEES_PAID')
    await sql`UPDATE contract_payments SET state = 'failed' WHERE id = ${idPayment}`.execute(db)
    expect(await bookFaults(db)).toEqual(BOOKS_HOLD)
  })

  test('a run that is taken back leaves no fee; the ledger keeps every entry and has those that take them back', async () => {
    const announced = await announce(1)
    const before = await allEntries(stage.database.db)
    const { fees } = await runOf()
    expect((await deed(takeChargeRunBack)).code).toBe(200)
    await stage.work()
    expect(await runOf()).toMatchObject({ state: 'prepared', fees: 0, hindrance: null, publishedAt: null })
    expect(await documents()).toEqual([])
    const after = await allEntries(stage.database.db)
    expect(after.slice(0, before.length)).toEqual(before)
    // The fees, and the interest that one of them has borne.
    expect(after).toHaveLength(before.length + fees + 1)
    const { rows: interest } = await sql`SELECT FROM transactions WHERE reference LIKE 'LI-RUN-%'`.execute(
      stage.database.db,
    )
    expect(interest).toEqual([])
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
    // A cent that was announced at the resort kept nothing: it is withdrawn, and who announced it is told.
    const { db } = stage.database
    const { rows } = await sql<{ state: string }>`
      SELECT state FROM contract_payments WHERE id = ${announced}`.execute(db)
    expect(rows).toEqual([{ state: 'cancelled' }])
    const { rows: mails } = await sql<{ content: object }>`
      SELECT content FROM outbox WHERE kind = 'announcement-withdrawn'`.execute(db)
    expect(mails).toMatchObject([{ content: { amount: '$0.01 USD', year: String(YEAR) } }])
    const { rows: deeds } = await sql<{ deed: string }>`
      SELECT DISTINCT deed FROM deeds WHERE deed LIKE '%ChargeRun%' ORDER BY deed`.execute(db)
    expect(deeds.map((one) => one.deed)).toEqual(['publishChargeRun', 'takeChargeRunBack'])
  })

  test('a budget in another currency than the contracts’ is refused', async () => {
    const other = {
      ...DRAFT,
      year: YEAR + 1,
      dues: DRAFT.dues.map((due) => due.replace(String(YEAR), String(YEAR + 1))),
    }
    const refused = await raul.call(saveChargeRun, { body: { ...other, currency: 'MXN' } })
    expect([refused.code, refused.body.code]).toEqual([409, 'RUN_CURRENCY'])
    expect(refused.body.message).toContain('USD')
  })

  test('sums that the club calls large are asked about once more, and named', async () => {
    const { id, changed } = await runOf()
    const { db } = stage.database
    const idRun = id
    const ask = (body: object) =>
      raul.call(publishChargeRun, { body: { idRun, version: changed.version, ...body } })
    await sql`INSERT INTO large_figures (currency, cents) VALUES ('USD', 100000)
                ON CONFLICT (currency) DO UPDATE SET cents = excluded.cents`.execute(db)
    const seen = await preview(id)
    expect(seen).toMatchObject({ largeFromCents: 100_000, isLarge: true })
    expect(seen.largeCount).toBeGreaterThan(0)
    expect(seen.outliers.slice(0, seen.largeCount).every(({ isLarge }) => isLarge)).toBe(true)
    expect((await ask({})).body.code).toBe('LARGE_FIGURE')
    expect(await runOf()).toMatchObject({ state: 'prepared' })
    await sql`DELETE FROM large_figures`.execute(db)
    // All fees together are more than 50,000.00, as where the club has no limit of its own.
    expect((await ask({})).body.code).toBe('LARGE_FIGURE')
  })

  test('a draft is removed with its budget', async () => {
    const saved = await raul.call(saveChargeRun, {
      body: {
        ...DRAFT,
        year: YEAR + 1,
        dues: DRAFT.dues.map((due) => due.replace(String(YEAR), String(YEAR + 1))),
      },
    })
    expect(saved.code).toBe(200)
    const { id, changed } = await runOf(YEAR + 1)
    expect((await raul.call(removeChargeRun, { query: { idRun: id, version: changed.version } })).code).toBe(
      200,
    )
    const { rows } = await sql`SELECT FROM budgets WHERE hotel_id = 1 AND year = ${YEAR + 1}`.execute(
      stage.database.db,
    )
    expect(rows).toEqual([])
  })

  test('a run that is published again has the same fees; a fee that the books have is not charged twice', async () => {
    const { db } = stage.database
    await sql`
      WITH fee AS (INSERT INTO condo_fees (contract_id, year, quarter, due, cents, currency)
                   VALUES (${idContract}, ${YEAR}, 1, ${`${YEAR}-01-15`}, 100, 'USD') RETURNING id)
      INSERT INTO condo_fee_lines SELECT id, 1, '{"en": "x", "es": "x"}', 100 FROM fee`.execute(db)
    const { id } = await runOf()
    const [first] = (await preview(id)).quarters
    expect(first).toMatchObject({ charged: 1, chargedCents: expect.any(Number) })
    expect((await runOf()).inBooks).toEqual([1])
    expect((await deed(publishChargeRun)).code).toBe(200)
    await stage.work()
    expect(await runOf()).toMatchObject({ state: 'published' })
    expect(await documents()).toHaveLength(3)
    // Beside the year before only the quarters that each contract is charged for count.
    const { contracts } = await preview(id)
    expect(contracts).toBeGreaterThan(1)
    // A day later what waited for a fee is set against it, once.
    stage.clock.pass(90_000_000)
    await stage.work()
    const { rows } = await sql<{ settled: boolean }>`
      SELECT settled_at IS NOT NULL AS settled FROM charge_runs WHERE id = ${id}`.execute(db)
    expect(rows).toEqual([{ settled: true }])
    expect(await bookFaults(db)).toEqual(BOOKS_HOLD)
    const setOff = async () => {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::int AS count FROM transactions t JOIN condo_fees f ON f.id = t.condo_fee_id
         WHERE f.run_hotel_id IS NOT NULL AND t.part = 'fee-set-off'`.execute(db)
      return rows[0]!.count
    }
    // Somebody's credit had waited: it went into a fee, and waits again once the fee is taken back.
    expect(await setOff()).toBeGreaterThan(0)
    await sql`UPDATE charge_runs SET state = 'taking-back' WHERE id = ${id}`.execute(db)
    await stage.work()
    const { rows: back } = await sql`SELECT state, hindrance FROM charge_runs WHERE id = ${id}`.execute(db)
    expect(back).toEqual([{ state: 'prepared', hindrance: null }])
    expect(await setOff()).toBe(0)
    expect(await bookFaults(db)).toEqual(BOOKS_HOLD)
  })
})
