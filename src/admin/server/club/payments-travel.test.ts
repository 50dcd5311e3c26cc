import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmPayment } from '../../../finance/account/desk.endpoints.ts'
import { payCharges, settleFromProfit } from '../../../finance/account/pay.endpoints.ts'
import { signReport } from '../../../finance/reports.endpoints.ts'
import { readBooks } from '../../../finance/server/account/account.store.ts'
import { enterMoney } from '../../../finance/server/account/enter-money.ts'
import { enterRefund } from '../../../finance/server/account/give-back.ts'
import { lockPayment, openMatter } from '../../../finance/server/account/payments.store.ts'
import { insertRefund } from '../../../finance/server/account/refunds.store.ts'
import { owedAsDrawn, refundAsSeen } from '../../../finance/server/account/testing.account.store.ts'
import { BOOKS_HOLD, bookFaults } from '../../../finance/server/ledger/testing.books.store.ts'
import { ISSUED_AT, issueReport } from '../../../finance/server/reports/testing.reports.store.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { faultLine } from './desk.ts'
import { exportClub } from './export-club.ts'
import { importClub } from './import-club.ts'
import { EXAMPLE, emptyDatabase, exampleWith, filesOf, newFolder } from './testing.folder.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const { inesSignature: idContract } = CAST_CONTRACTS

describe.each(ENGINES)('payments in a club’s folder, on %s', (engine) => {
  let stage: TestApp
  let copy: OpenDatabase
  let ines: Visitor
  let fabian: Visitor
  const first = newFolder()
  const second = newFolder()
  beforeAll(async () => {
    stage = await testApp(engine)
    ines = await stage.signedIn('ines')
    fabian = await stage.signedIn('fabian', { admin: true })
    await sql`UPDATE order_details SET took_places = false, slot = NULL`.execute(stage.database.db)
    copy = await emptyDatabase(engine)
  })
  afterAll(async () => {
    await stage.close()
    await copy.close()
  })

  const pay = async (body: object): Promise<number> => {
    const answer = await ines.call(payCharges, {
      body: { idContract, currency: 'USD', way: 'resort', ...body },
    })
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    return answer.body.data.id
  }
  const confirm = (idPayment: number, cents: number) =>
    fabian.call(confirmPayment, { body: { idPayment, cents, words: 'Terminal 2' } })

  /** Payments of every way and state: in part, with credit, from a payout, given back, given up, begun and waiting. */
  async function live() {
    const { db } = stage.database
    const owed = await owedAsDrawn(db, idContract, 'travel')
    const idReport = await issueReport(db, { contractId: idContract, month: '2033-01-01' })
    await ines.call(signReport, {
      body: { idReport, signer: 'Inés Caballero', cashBack: 'pay-out', issuedAt: ISSUED_AT },
    })
    const part = await pay({ parts: [{ kind: 'fee', id: owed.fee, cents: 40_000 }], moneyCents: 35_200 })
    await confirm(part, 35_200)
    await refundAsSeen(db, fabian, { idPayment: part, cents: 5000, reason: 'Not his' })
    await refundAsSeen(db, fabian, { idPayment: part, cents: 200, reason: 'Nor that' })
    const door = [{ kind: 'document', id: owed.door, cents: 21_400 }]
    const body = { idContract, currency: 'USD', idReport, parts: door, moneyCents: 21_400 }
    expect((await ines.call(settleFromProfit, { body })).code).toBe(200)
    const begun = await pay({ parts: [{ kind: 'document', id: owed.boat, cents: 1000 }], moneyCents: 1000 })
    const matter = { reason: 'disputed', provider: 'resort', reference: 'a card', currency: 'USD' } as const
    await openMatter(db, { ...matter, paymentId: part, cents: -100 }, NOW)
    expect(begun).toBeGreaterThan(part)
  }

  test('go out and come into an empty club: the account, the books and the receipts are the same', async () => {
    await live()
    const { db } = stage.database
    expect(await exportClub(stage.database, { folder: first })).toEqual({ ok: true })
    const imported = await importClub(copy, { folder: first, now: NOW })
    expect(imported.ok ? [] : imported.faults.map(faultLine)).toEqual([])
    expect(await exportClub(copy, { folder: second })).toEqual({ ok: true })
    const [before, after] = [filesOf(first), filesOf(second)]
    for (const [name, text] of Object.entries(before)) expect(after[name] === text, name).toBe(true)
    expect(await accountIn(copy.db)).toEqual(await accountIn(db))
    expect(await receiptsIn(copy.db)).toEqual(await receiptsIn(db))
    expect((await receiptsIn(copy.db)).length).toBeGreaterThanOrEqual(2)
    expect(await bookFaults(copy.db)).toEqual(BOOKS_HOLD)
  })

  test('come in again: nothing is doubled, nor changed', async () => {
    for (const club of [copy, stage.database]) {
      const again = await importClub(club, { folder: first, now: NOW, removeParts: true })
      expect(again.ok ? [] : again.faults.map(faultLine)).toEqual([])
      if (again.ok)
        expect(again.files.filter(({ added, changed, removed }) => added + changed + removed > 0)).toEqual([])
    }
  })

  test('the portal pays what was begun there, gives back and numbers on', async () => {
    const last = (await receiptsIn(copy.db)).at(-1)
    const { rows } = await sql<{
      id: number
    }>`SELECT id FROM contract_payments WHERE state = 'started'`.execute(copy.db)
    await copy.db.transaction().execute(async (trx) => {
      const payment = await lockPayment(trx, { id: rows[0]!.id })
      const came = { cents: 1000, currency: 'USD', told: 'the desk', providerPayment: null, cardLast4: null }
      const at = { config: stage.config, now: NOW }
      expect(await enterMoney(trx, payment!, { ...came, words: null, adminId: null }, at)).toBe('entered')
      const of = { paymentId: payment!.id, cents: 400, adminId: null, providerRefund: null }
      const id = await insertRefund(trx, { ...of, reason: 'Not his' }, NOW)
      await enterRefund(trx, payment!, { id, cents: 400, providerRefund: null }, at)
    })
    const receipts = await receiptsIn(copy.db)
    expect(receipts.at(-1)).toMatchObject({ year: last?.year, number: (last?.number ?? 0) + 1 })
    const { rows: lines } = await sql<{ cents: number }>`
      SELECT cents FROM contract_payment_lines WHERE payment_id = ${rows[0]!.id} ORDER BY position`.execute(
      copy.db,
    )
    expect(lines.map(({ cents }) => cents)).toEqual([1000, -400])
    expect(await bookFaults(copy.db)).toEqual(BOOKS_HOLD)
  })
})

/** What a contract owes and gets, without numbers of the database. */
async function accountIn(db: OpenDatabase['db']) {
  const { rows } = await sql<{ id: number }>`
    SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id
     WHERE EXISTS (SELECT FROM contract_payments y WHERE y.contract_id = c.id)`.execute(db)
  const { charges, credits, payouts, payments } = await readBooks(db, rows[0]!.id, NOW)
  const bare = (list: readonly object[]) =>
    list
      .map((one) =>
        JSON.stringify(one, (key, value) => (/^id|^chosen$/.test(key) && key !== '' ? undefined : value)),
      )
      .sort()
  return [charges, credits, payouts, payments].map(bare)
}

async function receiptsIn(db: OpenDatabase['db']) {
  const { rows } = await sql<{ year: number; number: number; reference: string }>`
    SELECT e.year, e.number, y.reference, e.received_from, e.issued_at FROM receipts e JOIN contract_payments y ON y.id = e.payment_id
     ORDER BY 1, 2`.execute(db)
  return rows
}

describe.each(ENGINES)('a folder whose payments do not hold together, on %s', (engine) => {
  let club: OpenDatabase
  beforeAll(async () => {
    club = await emptyDatabase(engine)
  })
  afterAll(() => club.close())

  const WRONG: [string, Parameters<typeof exampleWith>[0], RegExp][] = [
    [
      'another amount than the statement’s',
      { payments: (text) => text.replace('300.00', '301.00') },
      /^payments\.csv:2: the documents of transactions\.csv/,
    ],
    [
      'lines of a payment that did not come',
      { payments: (text) => text.replace(',paid,', ',failed,') },
      /^payments\.csv:2: it has lines/,
    ],
    ['no receipt', { receipts: null }, /^payments\.csv:2: it is paid, and has no receipt/],
    [
      'a receipt behind a gap',
      { receipts: (text) => text.replace('2026,1,', '2026,7,') },
      /^payments\.csv:2: its receipt 7 of 2026 would leave a gap/,
    ],
    [
      'lines that are more than came',
      { 'payment-lines': (text) => text.replace('450.00,100.00', '450.00,101.00') },
      /^payments\.csv:2: its lines and what went back/,
    ],
    [
      'a charge that is paid beyond what it is',
      {
        'payment-lines': (text) =>
          text
            .replace('450.00,100.00', '450.00,9.00')
            .replace('200.00,200.00', '200.00,290.00')
            .replace('200.00,-50.00', '200.00,-49.00'),
      },
      /^payments\.csv:2: a charge is paid beyond/,
    ],
    [
      'a payment whose report is not named',
      { payments: (text) => text.replace(',resort,', ',profit,') },
      /^payments\.csv:2: the way profit needs report_month/,
    ],
  ]
  test.each(WRONG)('%s: told with its line, and nothing is written', async (_what, changes, said) => {
    const imported = await importClub(club, { folder: exampleWith(changes), now: NOW })
    expect(imported.ok ? [] : imported.faults.map(faultLine)).toEqual([expect.stringMatching(said)])
  })

  test('a known payment’s document does not change, nor a charge below what was paid of it', async () => {
    expect(await importClub(club, { folder: EXAMPLE, now: NOW })).toMatchObject({ ok: true })
    const said = async (changes: Parameters<typeof exampleWith>[0]) => {
      const imported = await importClub(club, { folder: exampleWith(changes), now: NOW })
      return imported.ok ? [] : imported.faults.map(faultLine)
    }
    expect(
      await said({
        transactions: (text) => text.replace(',300.00,', ',310.00,'),
        'transaction-lines': (text) => text.replaceAll('300.00', '310.00'),
      }),
    ).toEqual([expect.stringMatching(/^transactions\.csv:\d+: it is of a payment/)])
    expect(
      await said({
        transactions: (text) => text.replace('-240.00', '-140.00'),
        'transaction-lines': (text) => text.replaceAll('-240.00', '-140.00'),
      }),
    ).toEqual([expect.stringMatching(/^transactions\.csv:\d+: payments in the portal have paid/)])
  })
})
