import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ContractAccount, readAccount } from '../../finance/account/account.endpoints.ts'
import { billOf, type Part } from '../../finance/account/account.ts'
import { giveUpPayment, payCharges } from '../../finance/account/pay.endpoints.ts'
import { agreePlan } from '../../finance/account/plans.endpoints.ts'
import { allParts, dollarsOf, owedAsDrawn } from '../../finance/server/account/testing.account.store.ts'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { clubDatabase, ENGINES, type TestApp, testAppOn, type Visitor } from '../../portal/server/testing.ts'
import { readMaintenance } from '../../property/maintenance.endpoints.ts'
import { answerQuote } from '../../property/repairs/owner.endpoints.ts'
import { decideBenefits, takeBackAuthorization } from '../../reservations/benefits.endpoints.ts'
import { countStatements } from '../../server/database/testing-statements.ts'
import { readToDo, type ToDo } from '../to-do.endpoints.ts'

describe.each(ENGINES)('what waits for an owner on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let taken: ReturnType<typeof countStatements>['taken']

  beforeAll(async () => {
    const counted = countStatements(await clubDatabase(engine))
    taken = counted.taken
    stage = await testAppOn(counted.database)
    elena = await stage.signedIn('elena')
    await sql`
      UPDATE condo_fees SET paid_cents = 0 WHERE contract_id = ${CAST_CONTRACTS.elena} AND year = 2026
         AND quarter = 4`.execute(stage.database.db)
  })
  afterAll(() => stage.close())

  const today = () => stage.clock.now().toISOString().slice(0, 10)
  const rowsOf = async (who: Visitor) => (await who.call(readToDo)).body.data as ToDo[]
  const find = async <K extends ToDo['kind']>(kind: K) =>
    (await rowsOf(elena)).find((row): row is Extract<ToDo, { kind: K }> => row.kind === kind)

  test('comes in one statement, in order, each row with all that it says', async () => {
    // The first call reads the session, too, where another process's news of it came late.
    await elena.call(readToDo)
    taken()
    const { code, body } = await elena.call(readToDo)
    expect([code, body.sign, taken().length]).toEqual([200, [], 1])
    const { data } = body as { data: ToDo[] }
    const late = data.findIndex(({ kind }) => kind === 'authorize')
    expect(new Set(data.slice(0, late).map(({ kind }) => kind))).toEqual(new Set(['fee', 'charge', 'quote']))
    expect(data[late]).toMatchObject({
      kind: 'authorize',
      resort: 'Bahía Serena',
      idContract: CAST_CONTRACTS.elena,
      due: expect.stringMatching(/^2027-01-/),
    })
    expect(data.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['fee', 'statement']))
    expect(data.find(({ kind }) => kind === 'fee')).toMatchObject({ late: true, due: '2026-10-15' })
  })

  test('a quote of a repair waits for its answer', async () => {
    const quote = (await find('quote'))!
    expect(quote).toMatchObject({
      currency: 'USD',
      cents: expect.any(Number),
      about: expect.stringMatching(/\w/),
    })
    const { idRequest, cents } = quote
    const { job } = (await elena.call(readMaintenance, { query: { idRequest } })).body.data
    const idQuote = job.quotes[0].id
    const body = { idRequest, sequence: job.sequence, idQuote, totalCents: cents, approves: false }
    expect((await elena.call(answerQuote, { body })).code).toBe(200)
    expect(await find('quote')).toBeUndefined()
  })

  test('nights wait from the ninetieth day before they expire', async () => {
    const { db } = stage.database
    const expireIn = (days: number) =>
      sql`UPDATE benefit_years SET expires = ${today()}::date + ${sql.lit(days)}
           WHERE contract_id = ${CAST_CONTRACTS.elena} AND balance > 0
             AND benefit_id = (SELECT id FROM benefits WHERE code = 'nights')
             AND ${today()} BETWEEN starts AND expires`.execute(db)
    await expireIn(91)
    expect(await find('nights')).toBeUndefined()
    await expireIn(90)
    expect(await find('nights')).toMatchObject({ nights: 11 })
  })

  test('of a charge that is paid in part the rest waits, and paid whole it waits no longer', async () => {
    const { db } = stage.database
    const pay = (cents: number) =>
      sql`UPDATE transactions SET paid_cents = ${cents} WHERE id = ${Number(charge!.key.replace('charge-', ''))}`.execute(
        db,
      )
    const charge = (await rowsOf(elena)).find((row) => row.kind === 'charge')
    await pay(charge!.cents - 10)
    const after = (await rowsOf(elena)).find(({ key }) => key === charge!.key)
    expect(after).toMatchObject({ cents: 10 })
    await pay(charge!.cents)
    expect((await rowsOf(elena)).map(({ key }) => key)).not.toContain(charge!.key)
    await pay(0)
  })

  test('what is announced at the resort stays to be done, whole, until it is received, and says what of it is announced', async () => {
    const row = (await find('fee'))!
    const { idContract, currency } = row
    const { openCents } = row
    const announce = async (cents: number) => {
      const account = (await elena.call(readAccount, { query: { idContract } })).body.data.find(
        (one: ContractAccount) => one.currency === currency,
      ) as ContractAccount
      const parts: Part[] = [{ kind: 'fee', id: Number(row.key.replace('fee-', '')), cents }]
      const { moneyCents } = billOf(parts, account.charges, account.credits)!
      const body = { idContract, currency, parts, moneyCents, way: 'resort' }
      const { code, body: answer } = await elena.call(payCharges, { body })
      expect(code, JSON.stringify(answer)).toBe(200)
      return answer.data.id as number
    }
    const now = async () => (await rowsOf(elena)).find(({ key }) => key === row.key)
    const first = await announce(openCents - 20_000)
    expect(await now()).toMatchObject({ openCents, announcedCents: openCents - 20_000 })
    const second = await announce(20_000)
    expect(await now()).toMatchObject({ openCents, announcedCents: openCents })
    for (const id of [first, second]) await elena.call(giveUpPayment, { body: { idContract, id } })
    expect(await now()).toEqual(row)
  })

  test('an installment waits from thirty days before it is due, and is late from the day after', async () => {
    const { db } = stage.database
    const idContract = CAST_CONTRACTS.inesSignature
    await owedAsDrawn(db, idContract, `HOME-${engine}`)
    const ines = await stage.signedIn('ines')
    const { rows } = await sql<{ id: number }>`
      INSERT INTO payment_terms (reference, what, currency, from_day, basis_points, parts, least_cents)
      VALUES ('HOME', 'instalments', 'USD', '2026-01-01', 200, 4, 50000) RETURNING id`.execute(db)
    const account = await dollarsOf(ines, idContract)
    const agreed = await ines.call(agreePlan, {
      body: {
        idContract,
        currency: 'USD',
        parts: allParts(account),
        moneyCents: 116_088,
        idTerms: rows[0]!.id,
        totalCents: 118_410,
        firstDay: today(),
        signer: 'Inés Caballero',
        way: 'resort',
      },
    })
    expect(agreed.code, JSON.stringify(agreed.body)).toBe(200)
    const parts = async () =>
      (await rowsOf(ines)).filter((one) => one.kind === 'charge' && one.idContract === idContract)
    expect(await parts()).toContainEqual(
      expect.objectContaining({ cents: 29_603, announcedCents: 29_603, due: today() }),
    )
    const { id } = agreed.body.data.payment
    await ines.call(giveUpPayment, { body: { idContract, id } })
    expect(await parts()).toContainEqual(
      expect.objectContaining({ cents: 29_603, announcedCents: 0, due: today(), late: false }),
    )
  })

  test('an owner who has to sign has nothing else to do', async () => {
    const marcos = await stage.signedIn('marcos')
    const { body } = await marcos.call(readToDo)
    expect(body.data).toEqual([])
    expect(body.sign).toMatchObject([{ month: '2026-10-01', resort: 'Punta Coralina' }])
  })

  test('nobody sees what waits for another', async () => {
    const own = new Set(
      (
        await sql<{ id: number }>`
          SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'ines@marea.example'`.execute(
          stage.database.db,
        )
      ).rows.map(({ id }) => id),
    )
    const rows = await rowsOf(await stage.signedIn('ines'))
    expect(rows.length).toBeGreaterThan(0)
    for (const { idContract } of rows) expect(own).toContain(idContract)
    expect((await stage.visitor().call(readToDo)).code).toBe(401)
  })

  test('an authorized stay waits no longer; taken back, it waits again, and its benefits are held all the while', async () => {
    const held = async () =>
      (
        await sql<{ sum: number }>`
          SELECT sum(balance)::int AS sum FROM benefit_years WHERE contract_id = ${CAST_CONTRACTS.elena}`.execute(
          stage.database.db,
        )
      ).rows[0]?.sum
    const before = await held()
    const row = (await find('authorize'))!
    const { idBooking } = row
    const decisions = row.benefits.map(({ id }) => ({ id, authorize: true }))
    const query = { idBooking }

    expect((await elena.call(takeBackAuthorization, { query })).body.code).toBe('NOTHING_TO_TAKE_BACK')
    const given = await elena.call(decideBenefits, { body: { idBooking, decisions } })
    expect(given.body.data.bookingStatus).toBe(
      row.leadsTo === 'confirmed' ? 'confirmed' : 'pending-confirmation',
    )
    expect((await rowsOf(elena)).map(({ key }) => key)).not.toContain(row.key)

    const marcos = await stage.signedIn('ines')
    expect((await marcos.call(takeBackAuthorization, { query })).code).toBe(404)
    const back = await elena.call(takeBackAuthorization, { query })
    expect(back.body.data).toEqual({ bookingStatus: 'to-authorize' })
    expect(await find('authorize')).toMatchObject({ key: row.key, benefits: row.benefits })
    expect(await held()).toBe(before)
    expect((await elena.call(takeBackAuthorization, { query })).body.code).toBe('NOTHING_TO_TAKE_BACK')
  })

  test('what has lain a quarter of an hour, or what the resort has answered, is not taken back', async () => {
    const authorize = async () => {
      const { idBooking, benefits } = (await find('authorize'))!
      const decisions = benefits.map(({ id }) => ({ id, authorize: true }))
      await elena.call(decideBenefits, { body: { idBooking, decisions } })
      return { query: { idBooking } }
    }
    const asked = await authorize()
    await sql`
      INSERT INTO booking_events (booking_id, at, deed, from_status, to_status, actor_admin_id)
      VALUES (${asked.query.idBooking}, ${stage.clock.now()}, 'confirm-booking', 'pending-confirmation', 'confirmed', 1)`.execute(
      stage.database.db,
    )
    expect((await elena.call(takeBackAuthorization, asked)).body.code).toBe('NOTHING_TO_TAKE_BACK')
    await sql`DELETE FROM booking_events WHERE deed = 'confirm-booking' AND booking_id = ${asked.query.idBooking}`.execute(
      stage.database.db,
    )
    stage.clock.pass(16 * 60_000)
    const again = await stage.signedIn('elena')
    expect((await again.call(takeBackAuthorization, asked)).body.code).toBe('NOTHING_TO_TAKE_BACK')
    stage.clock.pass(-6 * 60_000)
    expect((await again.call(takeBackAuthorization, asked)).code).toBe(200)
  })
})
