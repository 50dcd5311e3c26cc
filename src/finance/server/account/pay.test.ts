import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readAccess } from '../../../membership/access.endpoints.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { readAccount } from '../../account/account.endpoints.ts'
import {
  confirmPayment,
  listReceivedPayments,
  listWaitingPayments,
  refundPayment,
} from '../../account/desk.endpoints.ts'
import {
  giveUpPayment,
  payCharges,
  settleFromProfit,
  takeSettlementBack,
} from '../../account/pay.endpoints.ts'
import { listReceipts, readPayment } from '../../account/receipts.endpoints.ts'
import { readWhy } from '../../ledger.endpoints.ts'
import { signReport } from '../../reports.endpoints.ts'
import { exportStatement, readStatement } from '../../statement.endpoints.ts'
import { BOOKS_HOLD, bookFaults } from '../ledger/testing.books.store.ts'
import { ISSUED_AT, issueReport } from '../reports/testing.reports.store.ts'
import { addFee } from '../reports/testing.settlements.store.ts'
import { allParts, clearAccount, dollarsOf, owedAsDrawn, refundAsSeen } from './testing.account.store.ts'

const { inesSignature: idContract } = CAST_CONTRACTS
/** A month from 2035 on for each settlement, which the demo has no report of. */
let months = 0

describe.each(BOTH_ENGINES)('paying charges, on %s', (engine) => {
  let stage: TestApp
  let ines: Visitor
  let fabian: Visitor
  let owed: Awaited<ReturnType<typeof owedAsDrawn>>
  let round = 0
  beforeAll(async () => {
    stage = await testApp(engine)
    ines = await stage.signedIn('ines')
    fabian = await stage.signedIn('fabian', { admin: true })
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    round += 1
    owed = await owedAsDrawn(stage.database.db, idContract, `${engine}-${round}`)
  })
  const pay = (body: object) =>
    ines.call(payCharges, { body: { idContract, currency: 'USD', way: 'resort', ...body } })
  const whole = async (id: number) => (await ines.call(readPayment, { query: { idContract, id } })).body.data

  /** A report that ines has signed with a payout of 2,668.61. */
  const aPayout = async (incomeCents = 402_600, feesCents = 135_739, cashBack = 'pay-out') => {
    months += 1
    const month = new Date(Date.UTC(2035, months - 1)).toISOString().slice(0, 10)
    const idReport = await issueReport(stage.database.db, {
      contractId: idContract,
      month,
      incomeCents,
      feesCents,
    })
    const body = { idReport, signer: 'Inés Caballero', cashBack, issuedAt: ISSUED_AT }
    expect((await ines.call(signReport, { body })).code).toBe(200)
    return idReport
  }

  test('the account has the drawn figures', async () => {
    await aPayout()
    const account = await dollarsOf(ines, idContract)
    expect(account).toMatchObject({
      owedCents: 120_888,
      creditCents: 4800,
      dueCents: 116_088,
      payoutCents: 266_861,
    })
    expect(account.charges.map(({ openCents }) => openCents)).toEqual([63_488, 21_400, 36_000])
    expect(account.charges.map(({ id }) => id)).toEqual([owed.fee, owed.door, owed.boat])
    expect(account.payoutCents - account.dueCents).toBe(150_773)
  })

  test('a payment at the resort waits for the desk, and pays to the cent with the credit once the desk confirms it', async () => {
    const parts = allParts(await dollarsOf(ines, idContract))
    const begun = await pay({ parts, moneyCents: 116_088 })
    expect(begun.body.data).toMatchObject({ way: 'resort', state: 'started', cents: 116_088 })
    expect((await dollarsOf(ines, idContract)).owedCents).toBe(120_888)
    // Who opens it reads what it is for; the credit of 48.00 pays the rest.
    const { chosen } = await whole(begun.body.data.id)
    expect(chosen.map(({ cents }: { cents: number }) => cents)).toEqual([63_488, 21_400, 36_000])
    expect(chosen.every(({ concept }: { concept: { es: string } }) => concept.es.length > 0)).toBe(true)
    // Asked again, in whatever order, it is the same one; another choice is another payment.
    for (const again of [parts, [...parts].reverse()])
      expect((await pay({ parts: again, moneyCents: 116_088 })).body.data).toEqual(begun.body.data)
    const { body: queue } = await fabian.call(listWaitingPayments)
    expect(queue.data).toContainEqual(
      expect.objectContaining({ kind: 'awaited', id: begun.body.data.id, cents: 116_088, outcomes: [] }),
    )
    const confirmed = await confirm(begun.body.data.id, 116_088)
    expect(confirmed.body.data.receipt).toMatch(/^2026-\d{6}$/)
    expect((await confirm(begun.body.data.id, 116_088)).body.code).toBe('DECIDED_ALREADY')
    const { body } = await ines.call(readAccount, { query: { idContract } })
    expect(body.data.find(({ currency }: { currency: string }) => currency === 'USD')?.owedCents ?? 0).toBe(0)
    const paid = await whole(begun.body.data.id)
    expect(paid.lines.map(({ cents }: { cents: number }) => cents)).toEqual([63_488, 21_400, 36_000, -4800])
    expect(paid).toMatchObject({ state: 'paid', leftCents: 0, matter: null })
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
  })

  const announce = (cents: number, moneyCents: number) =>
    pay({ parts: [{ kind: 'document', id: owed.boat, cents }], moneyCents })
  const confirm = (idPayment: number, cents: number, more: object = {}) =>
    fabian.call(confirmPayment, { body: { idPayment, cents, words: 'Cash', ...more } })

  test('announcements are of no more than is open, and so many at once; one whose charge is paid otherwise ends', async () => {
    const state = async (id: number) => (await whole(id)).state
    const first = (await announce(10_000, 5200)).body.data.id
    const beside = (await announce(20_000, 15_200)).body.data.id
    const boat = async () => (await dollarsOf(ines, idContract)).charges.find(({ id }) => id === owed.boat)
    expect(await boat()).toMatchObject({ openCents: 36_000, announcedCents: 30_000 })
    const refused = await announce(36_000, 31_200)
    expect([refused.code, refused.body.code]).toEqual([409, 'ANNOUNCED_ALREADY'])
    expect(refused.body.message).toContain('60.00')
    // The same once more is the one that waits; what waits stays.
    expect((await announce(20_000, 15_200)).body.data.id).toBe(beside)
    expect([await state(first), await state(beside)]).toEqual(['started', 'started'])
    for (const cents of [5001, 5002, 5003])
      expect(
        (await pay({ parts: [{ kind: 'fee', id: owed.fee, cents }], moneyCents: cents - 4800 })).code,
      ).toBe(200)
    expect((await announce(6000, 1200)).body.code).toBe('TOO_MANY_ANNOUNCED')
    const idReport = await aPayout()
    const settle = {
      parts: [{ kind: 'document', id: owed.boat, cents: 36_000 }],
      moneyCents: 31_200,
      idReport,
    }
    expect(
      (await ines.call(settleFromProfit, { body: { idContract, currency: 'USD', ...settle } })).code,
    ).toBe(200)
    expect([await state(first), await state(beside)]).toEqual(['cancelled', 'cancelled'])
    const { body } = await fabian.call(listWaitingPayments)
    expect(body.data.filter(({ id }: { id: number }) => id === first || id === beside)).toEqual([])
    expect((await confirm(first, 5200)).body.code).toBe('ANNOUNCEMENT_GONE')
  })

  test('a payment below its announcement pays the oldest charge first, and the rest stays open', async () => {
    const parts = allParts(await dollarsOf(ines, idContract))
    const { id } = (await pay({ parts, moneyCents: 116_088 })).body.data
    expect((await confirm(id, 60_000, { announcedCents: 116_088 })).code).toBe(200)
    const after = await dollarsOf(ines, idContract)
    expect(after.charges.map(({ openCents, announcedCents }) => [openCents, announcedCents])).toEqual([
      [20_088, 0],
      [36_000, 0],
    ])
    expect(await whole(id)).toMatchObject({ state: 'paid', cents: 60_000, leftCents: 0, matter: null })
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
  })

  test('a payment above its announcement leaves the contract a credit, and a large figure is asked about once', async () => {
    const { id } = (await announce(36_000, 31_200)).body.data
    expect((await confirm(id, 5_000_000)).body.code).toBe('LARGE_FIGURE')
    const asked = (await confirm(id, 40_000)).body
    expect(asked).toMatchObject({
      code: 'OTHER_SUM',
      message: expect.stringContaining('Se anunciaron $312.00 USD y usted registra $400.00 USD'),
    })
    expect((await confirm(id, 1, { announcedCents: 1 })).body.code).toBe('OTHER_SUM')
    expect((await confirm(id, 40_000, { announcedCents: 31_200 })).code).toBe(200)
    const after = await dollarsOf(ines, idContract)
    // The money paid the charge first: the credit of 48.00 was not needed.
    expect(after.creditCents).toBe(4800 + 4000)
    expect(after.payments).toEqual([])
    expect((await confirm(id, 40_000)).body.code).toBe('DECIDED_ALREADY')
    const back = { idPayment: id, cents: 4000, reason: 'Paid too much' }
    expect((await refundAsSeen(stage.database.db, fabian, back)).code).toBe(200)
    expect((await dollarsOf(ines, idContract)).charges.every(({ id }) => id !== owed.boat)).toBe(true)
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
  })

  test('a refund leaves a credit that has paid a charge since: the charge stays paid', async () => {
    const { id } = (await announce(36_000, 31_200)).body.data
    expect((await confirm(id, 50_000, { announcedCents: 31_200 })).code).toBe(200)
    // 48.00 of the books and 140.00 of this payment: 100.00 of the latter pay a part of the door.
    const spent = await pay({ parts: [{ kind: 'document', id: owed.door, cents: 14_800 }], moneyCents: 0 })
    expect(spent.body.data.state).toBe('paid')
    const refund = (cents: number) =>
      refundAsSeen(stage.database.db, fabian, { idPayment: id, cents, reason: 'Too much' })
    const { body } = await fabian.call(listReceivedPayments, { query: { search: 'inés' } })
    expect(body.data.find((one: { id: number }) => one.id === id)).toMatchObject({
      refundableCents: 40_000,
      unusedCents: 4000,
      pays: [{ reference: `BOAT-${engine}-${round}`, cents: 36_000 }],
    })
    expect((await refund(40_001)).body.code).toBe('REFUND_TOO_LARGE')
    expect((await refund(10_000)).code).toBe(200)
    // Somebody else at the desk, who looked before, gives nothing back a second time.
    const seen = { idPayment: id, cents: 10_000, reason: 'Too much', refundableCents: 40_000 }
    expect((await fabian.call(refundPayment, { body: seen })).body.code).toBe('DECIDED_ALREADY')
    const open = async (one: number) =>
      (await dollarsOf(ines, idContract)).charges.find(({ id }) => id === one)?.openCents ?? 0
    // What was left, 40.00, goes first; the rest opens what the payment itself had paid, and nothing else.
    expect([await open(owed.boat), await open(owed.door)]).toEqual([6000, 6600])
    expect((await refund(30_001)).body.code).toBe('REFUND_TOO_LARGE')
    expect((await refund(30_000)).code).toBe(200)
    expect([await open(owed.boat), await open(owed.door)]).toEqual([36_000, 6600])
    expect((await dollarsOf(ines, idContract)).creditCents).toBe(0)
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
  })

  test('deeds of finance stand in the owner’s list of who did something for them', async () => {
    const { id } = (await announce(36_000, 31_200)).body.data
    await confirm(id, 31_200)
    await refundAsSeen(stage.database.db, fabian, { idPayment: id, cents: 100, reason: 'Not his' })
    const month = stage.clock.now().toISOString().slice(0, 7)
    const { body } = await ines.call(readAccess, { query: { month, page: 1, group: 'club' } })
    const said = body.data.map(({ what, admin }: { what: string; admin: string }) => `${what} (${admin})`)
    expect(said.slice(0, 2)).toEqual([
      expect.stringMatching(/^Devolvió dinero de un pago \(.*Fabián/),
      expect.stringMatching(/^Registró un pago en el resort \(.*Fabián/),
    ])
  })

  test('a part payment leaves the rest open, and the fee says so', async () => {
    const parts = [{ kind: 'fee', id: owed.fee, cents: 40_000 }]
    const begun = await pay({ parts, moneyCents: 35_200 })
    await fabian.call(confirmPayment, {
      body: { idPayment: begun.body.data.id, cents: 35_200, words: 'Cash' },
    })
    const account = await dollarsOf(ines, idContract)
    expect(account.charges.find(({ kind }) => kind === 'fee')?.openCents).toBe(23_488)
    expect(account.creditCents).toBe(0)
  })

  test('a fee that is paid ahead, before the statement has it, stands by its name between the balance and what is owed', async () => {
    const standing = async () =>
      (await ines.call(readAccount, { query: { idContract } })).body.standings.find(
        ({ currency }: { currency: string }) => currency === 'USD',
      )
    const apart = async (name: string) =>
      (await standing()).apart.find(({ what }: { what: string }) => what === name)?.cents ?? 0
    const [paid, books] = [await apart('unlisted-paid'), await apart('books')]
    const ahead = await addFee(stage.database.db, {
      contractId: idContract,
      year: 2070 + round,
      quarter: 1,
      due: '2027-11-15',
      cents: 50_000,
    })
    const { id } = (await pay({ parts: [{ kind: 'fee', id: ahead, cents: 50_000 }], moneyCents: 45_200 }))
      .body.data
    await confirm(id, 45_200)
    expect([await apart('unlisted-paid'), await apart('books')]).toEqual([paid - 50_000, books])
  })

  test('a credit that covers all is paid at once, without money, and has its receipt', async () => {
    const begun = await pay({ parts: [{ kind: 'document', id: owed.door, cents: 4000 }], moneyCents: 0 })
    expect(begun.body.data).toMatchObject({ way: 'credit', state: 'paid', cents: 0 })
    expect((await whole(begun.body.data.id)).receipt.number).toBeGreaterThan(0)
    expect(await dollarsOf(ines, idContract)).toMatchObject({ creditCents: 800, owedCents: 116_888 })
  })

  test('a payment of another bill than was read, of a stranger’s charge or by a way that is not offered is not begun', async () => {
    const parts = [{ kind: 'document', id: owed.door, cents: 21_400 }]
    expect((await pay({ parts, moneyCents: 21_400 })).body.code).toBe('CHARGES_CHANGED')
    expect((await pay({ parts: [{ kind: 'document', id: 1, cents: 100 }], moneyCents: 100 })).body.code).toBe(
      'CHARGES_CHANGED',
    )
    expect((await pay({ parts, moneyCents: 16_600, way: 'card' })).body.code).toBe('WAY_NOT_OFFERED')
    expect((await pay({ parts, moneyCents: 16_600, idContract: CAST_CONTRACTS.elena })).code).toBe(404)
    expect((await pay({ parts: [], moneyCents: 0 })).code).toBe(400)
  })

  test('a payment given up does not wait at the desk, which cannot confirm it', async () => {
    const parts = [{ kind: 'document', id: owed.boat, cents: 36_000 }]
    const { id } = (await pay({ parts, moneyCents: 31_200 })).body.data
    const givenUp = await ines.call(giveUpPayment, { body: { idContract, id } })
    expect(givenUp.body.data.state).toBe('cancelled')
    expect((await confirm(id, 31_200)).body.code).toBe('ANNOUNCEMENT_GONE')
    // Given up twice, it stays so.
    expect((await ines.call(giveUpPayment, { body: { idContract, id } })).body.data.state).toBe('cancelled')
  })

  test('a payment that has arrived is not given up', async () => {
    const parts = [{ kind: 'document', id: owed.boat, cents: 36_000 }]
    const { id } = (await pay({ parts, moneyCents: 31_200 })).body.data
    await confirm(id, 31_200)
    const refused = await ines.call(giveUpPayment, { body: { idContract, id } })
    expect([refused.code, refused.body.code]).toEqual([409, 'PAYMENT_ARRIVED'])
    expect((await whole(id)).state).toBe('paid')
  })

  test('a payment from the profit makes the payout smaller by what was settled, and taking it back makes all as it was', async () => {
    const idReport = await aPayout()
    const before = await dollarsOf(ines, idContract)
    const parts = [
      { kind: 'fee', id: owed.fee, cents: 40_000 },
      { kind: 'document', id: owed.door, cents: 21_400 },
    ]
    const body = { idContract, currency: 'USD', idReport, parts, moneyCents: 56_600 }
    const settled = await ines.call(settleFromProfit, { body })
    expect(settled.body.data).toMatchObject({ way: 'profit', state: 'paid', cents: 56_600 })
    const after = await dollarsOf(ines, idContract)
    expect(after).toMatchObject({ payoutCents: 210_261, owedCents: 59_488, creditCents: 0 })
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
    const { id } = settled.body.data
    expect((await whole(id)).takenBackUntil).not.toBeNull()
    expect((await ines.call(takeSettlementBack, { body: { idContract, id } })).code).toBe(200)
    expect(await dollarsOf(ines, idContract)).toEqual(before)
    const { rows: told } = await sql<{ kind: string; recipient: string; content: object }>`
      SELECT kind, recipient, content FROM outbox WHERE kind LIKE 'payment-settle%' ORDER BY id DESC LIMIT 2`.execute(
      stage.database.db,
    )
    const mail = {
      recipient: 'ines@marea.example',
      content: {
        by: 'you',
        amount: '$566.00 USD',
        contract: expect.stringMatching(/^\S+ \(residencia \S+\)$/),
      },
    }
    expect(told).toMatchObject([
      { kind: 'payment-settlement-back', ...mail },
      { kind: 'payment-settled', ...mail },
    ])
    expect((await ines.call(takeSettlementBack, { body: { idContract, id } })).body.code).toBe('PAYOUT_GONE')
    // The statement and its file have both sides, and the two that take them back.
    const query = { id: idContract, year: 2026 }
    const listed = (await ines.call(readStatement, { query: { ...query, search: 'Sin efecto' } })).body.data
    expect(
      listed
        .map(({ cents }: { cents: number }) => cents)
        .slice(0, 2)
        .sort(),
    ).toEqual([-56_600, 56_600])
    const receipt = listed[0].reference.slice(3)
    const file = await ines.call(exportStatement, { query: { ...query, format: 'csv' } })
    for (const side of ['SP', 'RC', 'SB', 'RB']) expect(file.bytes.toString()).toContain(`${side}-${receipt}`)
    expect((await ines.call(readWhy, { query: { id: listed[0].id } })).body.data.reason).toMatchObject({
      origin: 'settlement',
    })
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
  })

  test('a payout that is used whole does not go out; taken back, it does', async () => {
    const idReport = await aPayout(116_088, 0)
    const before = await dollarsOf(ines, idContract)
    const body = { idContract, currency: 'USD', idReport, parts: allParts(before), moneyCents: 116_088 }
    const { id } = (await ines.call(settleFromProfit, { body })).body.data
    const { body: after } = await ines.call(readAccount, { query: { idContract } })
    expect(after.data.filter(({ currency }: { currency: string }) => currency === 'USD')).toEqual([])
    expect((await ines.call(takeSettlementBack, { body: { idContract, id } })).code).toBe(200)
    const again = await dollarsOf(ines, idContract)
    expect(again.payouts).toMatchObject([{ idReport, cents: 116_088, goesOut: before.payouts[0]?.goesOut }])
    expect(again.charges).toEqual(before.charges)
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
  })

  test('a payment from the profit is refused beyond the payout, of one that has gone out, and while a report waits', async () => {
    const idReport = await aPayout()
    const parts = [{ kind: 'document', id: owed.door, cents: 21_400 }]
    const body = { idContract, currency: 'USD', idReport, parts, moneyCents: 16_600 }
    expect((await ines.call(settleFromProfit, { body: { ...body, moneyCents: 21_400 } })).body.code).toBe(
      'CHARGES_CHANGED',
    )
    await sql`UPDATE transactions SET status = 'paid' WHERE report_id = ${idReport} AND part = 'pay-out'`.execute(
      stage.database.db,
    )
    expect((await ines.call(settleFromProfit, { body })).body.code).toBe('PAYOUT_GONE')
    await sql`UPDATE transactions SET status = 'sent' WHERE report_id = ${idReport} AND part = 'pay-out'`.execute(
      stage.database.db,
    )
    months += 1
    const waits = await issueReport(stage.database.db, {
      contractId: idContract,
      month: `2034-${String((months % 12) + 1).padStart(2, '0')}-01`,
      incomeCents: 1000,
      feesCents: 0,
    })
    expect((await ines.call(settleFromProfit, { body })).body.code).toBe('REPORT_WAITS')
    await ines.call(signReport, {
      body: { idReport: waits, signer: 'Inés Caballero', cashBack: 'pay-out', issuedAt: ISSUED_AT },
    })
    const small = (await dollarsOf(ines, idContract)).payouts.find(({ cents }) => cents === 1000)
    expect(
      (await ines.call(settleFromProfit, { body: { ...body, idReport: small?.idReport } })).body.code,
    ).toBe('PAYOUT_TOO_SMALL')
  })

  test('a refund opens the last charge again, and gives no more than came', async () => {
    const parts = allParts(await dollarsOf(ines, idContract))
    const { id } = (await pay({ parts, moneyCents: 116_088 })).body.data
    await fabian.call(confirmPayment, { body: { idPayment: id, cents: 116_088, words: 'Cash' } })
    const refund = (cents: number) =>
      refundAsSeen(stage.database.db, fabian, { idPayment: id, cents, reason: 'Not his' })
    expect((await refund(116_089)).body.code).toBe('REFUND_TOO_LARGE')
    expect((await refund(40_000)).body.data.state).toBe('done')
    const account = await dollarsOf(ines, idContract)
    expect(account.charges.map(({ openCents }) => openCents)).toEqual([4000, 36_000])
    expect((await refund(76_089)).body.code).toBe('REFUND_TOO_LARGE')
    expect(await bookFaults(stage.database.db)).toEqual(BOOKS_HOLD)
  })

  test('a charge that gets larger after it was paid is open again by the difference, and never gets smaller than that', async () => {
    const { db } = stage.database
    const correct = (cents: number) =>
      db.transaction().execute(async (trx) => {
        await sql`UPDATE transactions SET cents = ${-cents} WHERE id = ${owed.boat}`.execute(trx)
        await sql`UPDATE transaction_lines SET unit_cents = ${-cents}, cents = ${-cents} WHERE transaction_id = ${owed.boat}`.execute(
          trx,
        )
      })
    const parts = [{ kind: 'document', id: owed.boat, cents: 36_000 }]
    const { id } = (await pay({ parts, moneyCents: 31_200 })).body.data
    await fabian.call(confirmPayment, { body: { idPayment: id, cents: 31_200, words: 'Cash' } })
    const open = async () =>
      (await dollarsOf(ines, idContract)).charges.find((one) => one.id === owed.boat)?.openCents ?? 0
    expect(await open()).toBe(0)
    await correct(40_000)
    expect(await open()).toBe(4000)
    await correct(36_000)
    expect(await open()).toBe(0)
    await expect(correct(35_999)).rejects.toThrow(/paid or used/)
    await refundAsSeen(stage.database.db, fabian, { idPayment: id, cents: 31_200, reason: 'Not his' })
    expect(await open()).toBe(31_200)
    expect(await bookFaults(db)).toEqual(BOOKS_HOLD)
  })

  test('receipts have no gaps, whoever pays at once; none is changed or taken away', async () => {
    await clearAccount(stage.database.db, idContract)
    owed = await owedAsDrawn(stage.database.db, idContract, `${engine}-gap`)
    await Promise.all(
      [owed.door, owed.boat].map((id) =>
        pay({ parts: [{ kind: 'document', id, cents: 1000 }], moneyCents: 0 }),
      ),
    )
    const { rows } = await sql<{ count: number; last: number }>`
      SELECT count(*)::int AS count, max(number)::int AS last
        FROM (SELECT year, number FROM receipts UNION ALL SELECT year, number FROM order_receipts) r WHERE year = 2026`.execute(
      stage.database.db,
    )
    expect(rows[0]?.count).toBe(rows[0]?.last)
    await expect(sql`DELETE FROM receipts`.execute(stage.database.db)).rejects.toThrow(/append-only/)
    await expect(
      sql`INSERT INTO receipts (year, number, payment_id, issued_at, received_from)
          SELECT 2026, 999999, id, now(), 'x' FROM contract_payments WHERE state = 'cancelled' LIMIT 1`.execute(
        stage.database.db,
      ),
    ).rejects.toThrow(/gap/)
    const { body } = await ines.call(listReceipts, { query: { idContract } })
    expect(body.data.length).toBeGreaterThan(0)
  })

  test('a fee that a signed report covers ahead of its document stands by that name too, not as settled by the books', async () => {
    const apart = async (name: string) => {
      const { body } = await ines.call(readAccount, { query: { idContract } })
      const dollars = body.standings.find(({ currency }: { currency: string }) => currency === 'USD')
      return dollars.apart.find(({ what }: { what: string }) => what === name)?.cents ?? 0
    }
    const [paid, books] = [await apart('unlisted-paid'), await apart('books')]
    await addFee(stage.database.db, {
      contractId: idContract,
      year: 2090,
      quarter: 2,
      due: '2027-11-20',
      cents: 50_000,
    })
    await aPayout(402_600, 135_739, 'set-against-condo-fee')
    expect(await apart('unlisted-paid')).toBeLessThan(paid)
    expect(await apart('books')).toBe(books)
  })
})
