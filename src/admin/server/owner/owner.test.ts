import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendMessage } from '../../../about/messages.endpoints.ts'
import { readAccount } from '../../../finance/account/account.endpoints.ts'
import { giveUpPayment, payCharges } from '../../../finance/account/pay.endpoints.ts'
import { askAboutLine, settleQuestion } from '../../../finance/questions/question.endpoints.ts'
import { owedAsDrawn } from '../../../finance/server/account/testing.account.store.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { CAST } from '../../../membership/cast/owners.ts'
import { updateOwnerStatus } from '../../../membership/owner.endpoints.ts'
import { CLUB_CAST } from '../../../membership/server/testing.club.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { listOpenMaintenance, type OpenMaintenance } from '../../../property/desk.endpoints.ts'
import { nameTechnician } from '../../../property/repairs/desk.endpoints.ts'
import { saveTechnician } from '../../../property/repairs/technician.endpoints.ts'
import { actForOwner } from '../../acting.endpoints.ts'
import { type FoundAtDesk, findAtDesk } from '../../find/find.endpoints.ts'
import {
  type OwnerAtDesk,
  type OwnerLogEntry,
  readOwnerAtDesk,
  readOwnerLog,
} from '../../owner/owner.endpoints.ts'

const ELENA = CLUB_CAST.elena.id
const INES = CAST.ines

describe.each(BOTH_ENGINES)('an owner’s page and the search at the desk, on %s', (engine) => {
  let club: TestApp
  let silvia: Visitor
  let fabian: Visitor
  let ruth: Visitor
  let joel: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
    await sql`UPDATE admins SET roles = ARRAY['desk'] WHERE email = 'silvia@marea.example'`.execute(
      club.database.db,
    )
    silvia = await club.signedIn('silvia', { admin: true })
    fabian = await club.signedIn('fabian', { admin: true })
    ruth = await club.signedIn('ruth', { admin: true })
    joel = await club.signedIn('joel', { admin: true })
  })
  afterAll(() => club.close())

  const page = async (who: Visitor, idOwner: number = ELENA) => {
    const { code, body } = await who.call(readOwnerAtDesk, { query: { idOwner } })
    expect(code, JSON.stringify(body)).toBe(200)
    return body.data as OwnerAtDesk
  }
  const log = async (who: Visitor, idOwner: number = ELENA) =>
    (await who.call(readOwnerLog, { query: { idOwner } })).body.data as OwnerLogEntry[]
  const find = async (search: string, who = joel) => {
    const { code, body } = await who.call(findAtDesk, { query: { search } })
    expect(code, JSON.stringify(body)).toBe(200)
    return body as FoundAtDesk
  }

  test('the desk sees stays, balances, requests and what waits; no money anywhere', async () => {
    const elena = await page(silvia)
    expect(elena).toMatchObject({ idOwner: ELENA, name: 'Elena', active: true, money: null })
    expect(elena.parts).toEqual(['stays', 'requests', 'log'])
    expect(elena.contracts[0]?.balances.length).toBeGreaterThan(0)
    expect(elena.stays?.data.length).toBeGreaterThan(2)
    expect(
      elena.waiting.every(({ kind }) => !['agreements', 'questions', 'payments', 'matters'].includes(kind)),
    ).toBe(true)
    expect(JSON.stringify({ ...elena, contracts: [] })).not.toContain('Cents')
  })

  test('what comes or runs stands first, the next of it at the top; what is over follows, the latest first', async () => {
    const days = (await page(silvia)).stays?.data ?? []
    const coming = days.filter(({ over }) => !over).map(({ checkIn }) => checkIn)
    const past = days.filter(({ over }) => over).map(({ checkIn }) => checkIn)
    expect(days.map(({ over }) => over)).toEqual([...coming.map(() => false), ...past.map(() => true)])
    expect(coming).toEqual([...coming].sort())
    expect(past).toEqual([...past].sort().reverse())
  })

  test('a repair that is a job stands there as the desk’s own list has it', async () => {
    const technician = await joel.call(saveTechnician, {
      body: {
        id: null,
        name: 'Herrería del Puerto',
        kind: 'provider',
        trade: { en: 'Rails', es: 'Rieles' },
        idHotel: null,
        active: true,
      },
    })
    const [open] = (await joel.call(listOpenMaintenance)).body.data.filter(
      ({ owner, stage }: OpenMaintenance) => owner.idOwner === ELENA && stage === null,
    )
    const of = async () => (await page(silvia)).requests?.repairs.find(({ id }) => id === open.id)
    expect(await of()).toMatchObject({ stage: null })
    const named = await joel.call(nameTechnician, {
      body: { idRequest: open.id, sequence: 0, idTechnician: technician.body.data.id },
    })
    expect(named.code, JSON.stringify(named.body)).toBe(200)
    expect(await of()).toMatchObject({ stage: 'named' })
  })

  test('finance sees the money as the owner’s own account says it, no stay and no request, and of the log what was done with money', async () => {
    const elena = await page(fabian)
    expect(elena).toMatchObject({ stays: null, requests: null, parts: ['money', 'log'] })
    expect(elena.contracts.every(({ balances }) => balances.length === 0)).toBe(true)
    expect(elena.money?.length).toBeGreaterThan(0)
    expect(
      elena.waiting.every(({ kind }) => ['agreements', 'questions', 'payments', 'matters'].includes(kind)),
    ).toBe(true)
    expect((await log(fabian)).every(({ kind }) => kind === 'deed' || kind === 'money')).toBe(true)
  })

  test('who only acts for owners sees who they are and what they hold; a number that nobody has is nobody', async () => {
    expect(await page(ruth)).toMatchObject({
      stays: null,
      requests: null,
      money: null,
      waiting: [],
      parts: ['act'],
    })
    expect((await silvia.call(readOwnerAtDesk, { query: { idOwner: 999_999 } })).code).toBe(404)
    expect((await silvia.call(readOwnerLog, { query: { idOwner: 999_999 } })).code).toBe(404)
  })

  test('another owner’s things stand on no page but their own', async () => {
    const [elena, marcos] = [await page(joel), await page(joel, CLUB_CAST.marcos.id)]
    const codes = (one: OwnerAtDesk) => one.stays?.data.map(({ code }) => code) ?? []
    const shared = elena.contracts.some(({ id }) => marcos.contracts.some((one) => one.id === id))
    expect(shared).toBe(false)
    expect(codes(elena).filter((code) => codes(marcos).includes(code))).toEqual([])
  })

  test('the log says what was done by the owner and in their name, once, the latest first', async () => {
    const elena = await club.signedIn('elena')
    await elena.call(sendMessage, {
      body: { idContract: CAST_CONTRACTS.elena, subject: 'Gate on Friday', body: 'Is it open?' },
    })
    await ruth.call(actForOwner, { body: { idOwner: ELENA } })
    await ruth.call(updateOwnerStatus, { body: { newsletter: false } })
    const entries = await log(silvia)
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'message', by: 'owner', deed: 'written', what: 'Gate on Friday' }),
    )
    expect(entries.filter(({ deed }) => deed === 'updateOwnerStatus')).toMatchObject([
      {
        kind: 'deed',
        by: 'club',
        who: expect.stringMatching(/^Ruth /),
        what: expect.stringMatching(/newsletter|boletín/),
      },
    ])
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )
    expect((await log(silvia, CLUB_CAST.marcos.id)).some(({ what }) => what === 'Gate on Friday')).toBe(false)
  })

  test('a deed with money stands in the log of who is of finance too, and of nobody else', async () => {
    await sql`INSERT INTO deeds (at, deed, actor_admin_id, owner_id, subject)
              VALUES (${club.clock.now()}, 'enterPayment', ${CLUB_CAST.ruth.id}, ${ELENA}, 'x')`.execute(
      club.database.db,
    )
    expect((await log(joel)).some(({ deed }) => deed === 'enterPayment')).toBe(true)
    expect((await log(fabian)).some(({ deed }) => deed === 'enterPayment')).toBe(true)
    expect((await log(silvia)).some(({ deed }) => deed === 'enterPayment')).toBe(false)
  })

  test('what an owner and the club did with money stands there with its sum and its contract, once, for each owner', async () => {
    const { db } = club.database
    const ines = await club.signedIn('ines')
    const idContract = CAST_CONTRACTS.inesSignature
    const { rows } = await sql<{
      number: string
    }>`SELECT number FROM contracts WHERE id = ${idContract}`.execute(db)
    const owed = await owedAsDrawn(db, idContract, `log-${engine}`)
    const asked = await ines.call(askAboutLine, { body: { id: owed.door, words: 'Two units, not three.' } })
    expect(asked.code).toBe(200)
    const answer = { answer: 'You are right.', nowCents: -21_400, correctedCents: -14_000 }
    const settled = await fabian.call(settleQuestion, {
      body: { idQuestion: asked.body.data.idQuestion, ...answer },
    })
    expect(settled.code, JSON.stringify(settled.body)).toBe(200)
    const parts = [{ kind: 'document', id: owed.boat, cents: 36_000 }]
    const account = (await ines.call(readAccount, { query: { idContract } })).body.data
    const { creditCents } = account.find(({ currency }: { currency: string }) => currency === 'USD')
    const moneyCents = 36_000 - creditCents
    const pay = { idContract, currency: 'USD', way: 'resort', parts, moneyCents }
    const begun = await ines.call(payCharges, { body: pay })
    expect(begun.code, JSON.stringify(begun.body)).toBe(200)
    // Announced twice, it is one announcement.
    await ines.call(payCharges, { body: pay })
    expect((await ines.call(giveUpPayment, { body: { idContract, id: begun.body.data.id } })).code).toBe(200)
    const [contract] = rows
    const entries = await log(fabian, INES)
    const told = entries.filter((entry) => entry.contract === contract?.number)
    expect(told.map(({ deed, by, cents, currency }) => [deed, by, cents, currency])).toEqual(
      expect.arrayContaining([
        ['askAboutLine', 'owner', 21_400, 'USD'],
        ['correctLine', 'club', 7400, 'USD'],
        ['payCharges', 'owner', moneyCents, 'USD'],
        ['giveUpPayment', 'owner', moneyCents, 'USD'],
      ]),
    )
    expect(told.filter(({ deed }) => deed === 'payCharges')).toHaveLength(1)
    expect(told.find(({ deed }) => deed === 'askAboutLine')?.what).toMatch(/^(Asked|Preguntó)/)
    expect((await log(silvia, INES)).some(({ kind }) => kind === 'money')).toBe(false)
    // Of a contract with several owners each has it in their log.
    const { rows: holders } = await sql<{ id: number }>`
      SELECT owner_id AS id FROM contract_owners WHERE contract_id = ${idContract}`.execute(db)
    for (const { id } of holders)
      expect((await log(fabian, id)).some(({ deed }) => deed === 'askAboutLine')).toBe(true)
  })

  test('owners are found by parts of name, address, residence and contract, without accents; every word has to fit', async () => {
    const found = async (search: string) => (await find(search)).owners.map(({ idOwner }) => idOwner)
    const [contract] = (await page(joel)).contracts
    if (!contract) throw new Error('Elena has no contract')
    for (const search of [
      'harr',
      'ELENA harrington',
      'elena@marea',
      `harr ${contract.residence}`,
      contract.number,
      'élena',
    ])
      expect([search, (await found(search)).includes(ELENA)]).toEqual([search, true])
    expect(await found('elena zebra')).toEqual([])
    expect(await found("' & | ! :* %")).toEqual([])
    expect((await find(contract.number)).contracts[0]).toMatchObject({
      number: contract.number,
      owners: [{ idOwner: ELENA }],
    })
  })

  test('a stay is found by its code, for the desk alone', async () => {
    const stay = (await page(silvia)).stays?.data[0]
    if (!stay) throw new Error('Elena has no stay')
    for (const search of [stay.code, stay.code.toLowerCase(), stay.code.slice(3)])
      expect((await find(search, silvia)).stays).toMatchObject([{ id: stay.id, owner: { idOwner: ELENA } }])
    expect((await find(stay.code, fabian)).stays).toEqual([])
    expect((await find('BK-99999999', silvia)).stays).toEqual([])
  })

  test('each part of the search has its index', async () => {
    const { rows } = await sql<{ indexname: string }>`
      SELECT indexname FROM pg_indexes WHERE indexname IN ('owners_found', 'contracts_number_begins', 'housing_number_begins')`.execute(
      club.database.db,
    )
    expect(rows.length).toBe(3)
  })
})
