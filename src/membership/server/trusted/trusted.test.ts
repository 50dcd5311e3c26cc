import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listContractDocuments, listGeneralDocuments } from '../../../documents/documents.endpoints.ts'
import { aContractDocument, aFileFor } from '../../../documents/server/testing.documents.ts'
import { readProfit } from '../../../finance/profit.endpoints.ts'
import { listReports, readReportFile } from '../../../finance/reports.endpoints.ts'
import { readStatement } from '../../../finance/statement.endpoints.ts'
import { addDays } from '../../../kernel/day.ts'
import { done } from '../../../kernel/outcome.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { sendMaintenance } from '../../../property/maintenance.endpoints.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { fileUrl } from '../../../server/files/files.ts'
import { TEST_DAY, TEST_PASSWORD } from '../../../server/testing.day.ts'
import { disownDevices, readAccess } from '../../access.endpoints.ts'
import { CAST_CONTRACTS } from '../../cast/contracts.ts'
import { readSession, signIn, stayActive } from '../../membership.endpoints.ts'
import { changeOwnLanguage } from '../../owner.endpoints.ts'
import { changePassword, sendResetLink } from '../../passwords.endpoints.ts'
import {
  acceptInvitation,
  changeTrusted,
  chooseTrust,
  declineInvitation,
  endTrusted,
  inviteAgain,
  inviteTrusted,
  listTrusted,
  readInvitation,
} from '../../trusted.endpoints.ts'
import { CLUB_CAST, startAfresh, waitingMails } from '../testing.club.ts'
import { stillTrusts } from './standing.store.ts'
import { invitationTo, letIn } from './testing.trusted.ts'

const MONEY = { email: 'jorge@ruiz.example', scopes: ['money'], contracts: [CAST_CONTRACTS.elena] }
const { inesClassic, inesSignature } = CAST_CONTRACTS

describe.each(ENGINES)('whom an owner trusts, on %s', (engine) => {
  let club: TestApp
  let elena: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
  })
  beforeEach(async () => {
    await sql`ALTER TABLE order_receipts DISABLE TRIGGER order_receipts_stay`.execute(club.database.db)
    await sql`TRUNCATE trusted_people, trusts, access_events CASCADE`.execute(club.database.db)
    await sql`DELETE FROM day_limits`.execute(club.database.db)
    await startAfresh(club.database)
    elena = await club.signedIn('elena')
  })
  afterAll(() => club.close())

  const statement = (visitor: Visitor, id: number) =>
    visitor.call(readStatement, { query: { id, year: 2026 } })
  const invite = (owner: Visitor, more: object = {}) =>
    owner.call(inviteTrusted, {
      body: { name: 'Jorge Ruiz', relation: 'accountant', lastDay: null, ...MONEY, ...more },
    })

  test('a co-owner sees whom the other one lets in for what both hold, takes that away, and no more', async () => {
    const { db } = club.database
    const ines = await club.signedIn('ines')
    const marcos = await club.signedIn('marcos')
    await sql`INSERT INTO contract_owners VALUES (${inesClassic}, ${CLUB_CAST.marcos.id}) ON CONFLICT DO NOTHING`.execute(
      db,
    )
    await sql`UPDATE executive_reports SET signed_at = now(), signed_by_owner_id = 2, signer = 'M', carried_cents = 0
               WHERE signed_at IS NULL AND balance_cents < 0`.execute(db)
    const { id, visitor } = await letIn(club, ines, { ...MONEY, contracts: [inesClassic, inesSignature] })
    expect((await statement(visitor, inesClassic)).code).toBe(200)
    const seen = (await marcos.call(listTrusted)).body.data
    expect(seen).toMatchObject([{ id, contracts: [inesClassic], invitedBy: 'Inés Caballero Ortiz' }])
    expect((await ines.call(listTrusted)).body.data).toMatchObject([
      { id, contracts: [inesClassic, inesSignature], invitedBy: null },
    ])
    const change = {
      id,
      relation: 'accountant',
      scopes: ['documents'],
      contracts: [inesClassic],
      lastDay: null,
    }
    expect((await marcos.call(changeTrusted, { body: change })).code).toBe(404)
    expect((await elena.call(endTrusted, { query: { id } })).code).toBe(404)

    expect((await marcos.call(endTrusted, { query: { id } })).code).toBe(200)
    expect((await marcos.call(listTrusted)).body.data).toEqual([])
    const told = (await waitingMails(club.database)).filter(({ kind }) => kind.startsWith('trusted-changed'))
    expect(told.map(({ recipient }) => recipient)).toEqual(['ines@marea.example', MONEY.email])
    expect((await statement(visitor, inesClassic)).code).toBe(404)
    expect((await statement(visitor, inesSignature)).code).toBe(200)
    expect((await marcos.call(endTrusted, { query: { id } })).code).toBe(404)

    await sql`INSERT INTO contract_owners VALUES (${inesSignature}, ${CLUB_CAST.marcos.id}) ON CONFLICT DO NOTHING`.execute(
      db,
    )
    expect((await marcos.call(endTrusted, { query: { id } })).code).toBe(200)
    expect((await statement(visitor, inesSignature)).code).toBe(401)
    const ended = (await waitingMails(club.database)).filter(
      ({ kind }) => kind === 'trusted-ended-by-co-owner',
    )
    expect(ended).toMatchObject([
      { recipient: MONEY.email, content: { by: 'Marcos Valdivia Rojas', owner: 'Inés Caballero Ortiz' } },
    ])
    await sql`DELETE FROM contract_owners WHERE owner_id = ${CLUB_CAST.marcos.id} AND contract_id = ANY (${[inesClassic, inesSignature]}::int[])`.execute(
      db,
    )
  })

  test('an accountant sees the money of the chosen contract, and for whom', async () => {
    const { visitor } = await letIn(club, elena, MONEY)
    const { data } = (await visitor.call(readSession)).body
    expect(data.user).toMatchObject({
      name: 'Jorge Ruiz',
      email: MONEY.email,
      isAdmin: false,
      canBook: false,
    })
    expect(data.trusted).toMatchObject({
      relation: 'accountant',
      scopes: ['money'],
      owner: 'Elena Harrington Ruiz',
      others: [],
    })
    expect(data.contracts.map(({ id }: { id: number }) => id)).toEqual([CAST_CONTRACTS.elena])
    expect((await statement(visitor, CAST_CONTRACTS.elena)).code).toBe(200)
    expect((await statement(visitor, CAST_CONTRACTS.marcos)).code).toBe(404)
  })

  test.each([
    ['a scope that is none', { scopes: ['sign'] }],
    ['a name that leads somewhere', { name: 'Closed: visit http://evil.example/now' }],
    ['a name of two lines', { name: 'Jorge\r\nBcc: somebody' }],
  ])('nobody is invited with %s', async (_, asked) => {
    const body = { name: 'Jorge Ruiz', relation: 'accountant', lastDay: null, ...MONEY, ...asked }
    const answer = await elena.call(inviteTrusted, { body, headers: { 'idempotency-key': 'refused-here' } })
    expect([answer.code, answer.body.code]).toEqual([400, 'BAD_INPUT'])
  })

  test('a contract that was not chosen does not exist, nor what waits in it', async () => {
    const ines = await club.signedIn('ines')
    const { visitor } = await letIn(club, ines, { ...MONEY, contracts: [inesClassic] })
    expect((await statement(visitor, inesClassic)).code).toBe(200)
    expect((await statement(visitor, inesSignature)).code).toBe(404)
    expect((await visitor.call(readProfit, { query: { idContract: inesSignature } })).code).toBe(404)
    const { rows } = await sql<{ id: number }>`
      INSERT INTO executive_reports (contract_id, month, income_cents, fees_cents, currency, issued_at)
      VALUES (${inesSignature}, '2031-01-01', 0, 0, 'USD', ${club.clock.now()}) RETURNING id`.execute(
      club.database.db,
    )
    const reports = await visitor.call(listReports, { query: { idContract: inesClassic } })
    expect([reports.code, reports.body.waiting]).toEqual([200, []])
    expect((await visitor.call(readReportFile, { query: { id: rows[0]?.id } })).code).toBe(404)
    // The owner herself sees it.
    expect((await ines.call(listReports, { query: { idContract: inesClassic } })).body.waiting).toHaveLength(
      1,
    )
  })

  test('taken away, every session of theirs has ended, and nobody lets them in any more', async () => {
    const { id, visitor } = await letIn(club, elena, MONEY)
    expect((await elena.call(endTrusted, { query: { id } })).code).toBe(200)
    expect((await statement(visitor, CAST_CONTRACTS.elena)).code).toBe(401)
    const again = await club.visitor().call(signIn, { body: { email: MONEY.email, password: TEST_PASSWORD } })
    expect([again.code, again.body.code]).toEqual([403, 'NOBODY_TRUSTS'])
    expect((await elena.call(listTrusted)).body.data[0]).toMatchObject({ id, state: 'ended' })
  })

  test('what is changed holds at once, in the session that is there', async () => {
    const { id, visitor } = await letIn(club, elena, MONEY)
    const body = { id, relation: 'lawyer', scopes: ['documents'], contracts: MONEY.contracts, lastDay: null }
    expect((await elena.call(changeTrusted, { body })).code).toBe(200)
    expect((await statement(visitor, CAST_CONTRACTS.elena)).code).toBe(404)
    expect((await visitor.call(readSession)).body.data.trusted.scopes).toEqual(['documents'])
  })

  test('it is over at the midnight of the club’s day, not before', async () => {
    // TEST_NOW’s day at the first resort, five hours behind UTC.
    const { rows } = await sql<{ today: string; left: number }>`
      SELECT (n AT TIME ZONE zone)::date::text AS today,
             extract(epoch FROM ((n AT TIME ZONE zone)::date + 1)::timestamp AT TIME ZONE zone - n)::int AS left
        FROM hotels, (SELECT ${club.clock.now()}::timestamptz AS n) t ORDER BY id LIMIT 1`.execute(
      club.database.db,
    )
    const { today = '', left = 0 } = rows[0] ?? {}
    const { visitor } = await letIn(club, elena, { ...MONEY, lastDay: today })
    const alive = async () => (await visitor.call(stayActive)).code
    for (let passed = 0; passed < left - 1; ) {
      const step = Math.min(600, left - 1 - passed)
      club.clock.pass(step * 1000)
      passed += step
      expect(await alive()).toBe(200)
    }
    expect((await statement(visitor, CAST_CONTRACTS.elena)).code).toBe(200)
    club.clock.pass(1000)
    expect((await statement(visitor, CAST_CONTRACTS.elena)).code).toBe(401)
    const late = await club.visitor().call(signIn, { body: { email: MONEY.email, password: TEST_PASSWORD } })
    expect(late.body.code).toBe('NOBODY_TRUSTS')
  })

  test('a link opens once, also where two press at once', async () => {
    await invite(elena)
    const token = await invitationTo(club, MONEY.email)
    const accept = () =>
      club.visitor().call(acceptInvitation, { body: { token, newPassword: TEST_PASSWORD } })
    const both = await Promise.all([accept(), accept()])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 410])
    expect((await club.visitor().call(readInvitation, { body: { token } })).code).toBe(410)
    const people = await club.database.db.selectFrom('trusted_people').select('id').execute()
    expect(people).toHaveLength(1)
  })

  test('a link that was sent again voids the one before; withdrawn or after a week none opens', async () => {
    await invite(elena)
    const first = await invitationTo(club, MONEY.email)
    const [{ id }] = (await elena.call(listTrusted)).body.data
    expect((await elena.call(inviteAgain, { body: { id } })).code).toBe(200)
    const second = await invitationTo(club, MONEY.email)
    const read = async (token: string) =>
      (await club.visitor().call(readInvitation, { body: { token } })).code
    expect([await read(first), await read(second)]).toEqual([410, 200])
    expect((await elena.call(endTrusted, { query: { id } })).code).toBe(200)
    expect(await read(second)).toBe(410)
    await invite(elena)
    const third = await invitationTo(club, MONEY.email)
    club.clock.pass(7 * 86_400_000 + 1000)
    expect(await read(third)).toBe(410)
  })

  test('the password keeps the rules of the house', async () => {
    await invite(elena)
    const token = await invitationTo(club, MONEY.email)
    for (const newPassword of ['short', 'jorge ruiz jorge ruiz', undefined])
      expect((await club.visitor().call(acceptInvitation, { body: { token, newPassword } })).code).toBe(400)
  })

  test('one person, two owners: the second asks for no password, and they choose for whom they are here', async () => {
    const ines = await club.signedIn('ines')
    const first = await letIn(club, elena, MONEY)
    await invite(ines, { contracts: [inesClassic] })
    const token = await invitationTo(club, MONEY.email)
    const told = (await club.visitor().call(readInvitation, { body: { token } })).body.data
    expect([told.owner, told.hasAccount]).toEqual(['Inés Caballero Ortiz', true])
    expect((await club.visitor().call(acceptInvitation, { body: { token } })).code).toBe(200)
    const { others } = (await first.visitor.call(readSession)).body.data.trusted
    expect(others).toHaveLength(1)
    const turned = await first.visitor.call(chooseTrust, { body: { idTrust: others[0].id } })
    expect(turned.body.data.contracts.map(({ id }: { id: number }) => id)).toEqual([inesClassic])
    expect((await statement(first.visitor, inesClassic)).code).toBe(200)
    expect((await statement(first.visitor, CAST_CONTRACTS.elena)).code).toBe(404)
    expect((await first.visitor.call(chooseTrust, { body: { idTrust: 99_999 } })).code).toBe(404)
    // The one for whom they are not here takes nothing from the other.
    await elena.call(endTrusted, { query: { id: first.id } })
    expect((await statement(first.visitor, inesClassic)).code).toBe(200)
  })

  test('an owner invites for their own contracts alone, nobody twice, and not without end', async () => {
    expect((await invite(elena, { contracts: [CAST_CONTRACTS.marcos] })).code).toBe(404)
    expect((await invite(elena, { email: CLUB_CAST.elena.email })).body.code).toBe('OWN_ADDRESS')
    expect((await invite(elena, { lastDay: '2020-01-01' })).body.code).toBe('LAST_DAY_PAST')
    expect((await invite(elena)).code).toBe(200)
    expect((await invite(elena)).body.code).toBe('ALREADY_TRUSTED')
    for (let more = 0; more < 9; more++)
      expect((await invite(elena, { email: `person${more}@ruiz.example` })).code).toBe(200)
    expect((await invite(elena, { email: 'another@ruiz.example' })).body.code).toBe('DAY_LIMIT')
  })

  test('the answer to an owner is the same whether the invited has an account', async () => {
    await letIn(club, elena, MONEY)
    const ines = await club.signedIn('ines')
    const known = await invite(ines, { contracts: [inesClassic] })
    const unknown = await invite(ines, { contracts: [inesClassic], email: 'new@ruiz.example' })
    expect([known.code, Object.keys(known.body.data)]).toEqual([unknown.code, Object.keys(unknown.body.data)])
    // An owner’s own address can be trusted by another owner.
    expect((await invite(ines, { contracts: [inesClassic], email: CLUB_CAST.elena.email })).code).toBe(200)
  })

  test('whose access ends is told by email, in their own language; an invitation taken back says nothing', async () => {
    const { id, visitor } = await letIn(club, elena, MONEY)
    expect((await visitor.call(changeOwnLanguage, { body: { language: 'es' } })).code).toBe(200)
    expect((await visitor.call(readSession)).body.data.user.languageName).toBe('Español')
    expect((await elena.call(readSession)).body.data.user.languageName).toBe('English')
    const pending = (await invite(elena, { email: 'nobody@yet.example' })).body.data.id
    await elena.call(endTrusted, { query: { id: pending } })
    await elena.call(endTrusted, { query: { id } })
    const ended = (await waitingMails(club.database)).filter(({ kind }) => kind === 'trusted-ended')
    expect(ended).toMatchObject([
      {
        recipient: MONEY.email,
        language: 'es',
        content: { name: 'Jorge Ruiz', owner: 'Elena Harrington Ruiz' },
      },
    ])
  })

  test('what somebody may from now on, and until when, is told to them and to the owner; what stays the same to nobody', async () => {
    const { id, visitor } = await letIn(club, elena, MONEY)
    await visitor.call(changeOwnLanguage, { body: { language: 'es' } })
    const told = async () =>
      (await waitingMails(club.database)).filter(({ kind }) => kind.startsWith('trusted-changed'))
    const same = { id, relation: 'lawyer', scopes: ['money'], contracts: MONEY.contracts, lastDay: null }
    expect((await elena.call(changeTrusted, { body: same })).code).toBe(200)
    expect(await told()).toEqual([])
    const body = { ...same, scopes: ['documents', 'money'], lastDay: '2027-03-01' }
    expect((await elena.call(changeTrusted, { body })).code).toBe(200)
    const { rows } = await sql<{
      number: string
    }>`SELECT number FROM contracts WHERE id = ${CAST_CONTRACTS.elena}`.execute(club.database.db)
    const contracts = rows[0]?.number
    expect(await told()).toMatchObject([
      {
        kind: 'trusted-changed-by-you',
        recipient: CLUB_CAST.elena.email,
        language: 'en',
        content: {
          person: 'Jorge Ruiz',
          may: 'see money and reports and see documents',
          ends: 'yes',
          contracts,
        },
      },
      {
        kind: 'trusted-changed',
        recipient: MONEY.email,
        language: 'es',
        content: { owner: 'Elena Harrington Ruiz', ends: 'yes', contracts },
      },
    ])
    // An invitation that nobody took yet says by itself what it allows.
    const { data } = (await invite(elena, { email: 'nobody@yet.example' })).body
    await elena.call(changeTrusted, { body: { ...body, id: data.id } })
    expect((await told()).map(({ recipient }) => recipient)).toEqual([
      CLUB_CAST.elena.email,
      MONEY.email,
      CLUB_CAST.elena.email,
    ])
  })

  test('an invitation is declined once: it opens nothing any more, and the owner is told', async () => {
    await invite(elena)
    const token = await invitationTo(club, MONEY.email)
    const no = (given: string) => club.visitor().call(declineInvitation, { body: { token: given } })
    expect((await no('another')).code).toBe(410)
    expect((await no(token)).code).toBe(200)
    for (const answer of [
      await no(token),
      await club.visitor().call(readInvitation, { body: { token } }),
      await club.visitor().call(acceptInvitation, { body: { token, newPassword: TEST_PASSWORD } }),
    ])
      expect([answer.code, answer.body.code]).toEqual([410, 'INVITATION_USED_UP'])
    expect((await elena.call(listTrusted)).body.data).toMatchObject([{ state: 'ended' }])
    expect((await waitingMails(club.database)).at(-1)).toMatchObject({
      ...{ kind: 'trusted-declined', recipient: CLUB_CAST.elena.email, content: { person: 'Jorge Ruiz' } },
    })
    // They may be asked once more.
    expect((await invite(elena)).code).toBe(200)
  })

  test('of a yes and a no at once one is heard', async () => {
    await invite(elena)
    const token = await invitationTo(club, MONEY.email)
    const answers = await Promise.all([
      club.visitor().call(declineInvitation, { body: { token } }),
      club.visitor().call(acceptInvitation, { body: { token, newPassword: TEST_PASSWORD } }),
    ])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 410])
  })

  test('the owner sees who came, what they took, and that they left', async () => {
    const { id, visitor } = await letIn(club, elena, MONEY)
    await visitor.call(readReportFile, { query: { id: 1 } })
    await elena.call(endTrusted, { query: { id } })
    const month = club.clock.now().toISOString().slice(0, 7)
    const { data } = (await elena.call(readAccess, { query: { month, group: 'trusted' } })).body
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual([
      'trusted-ended',
      'trusted-came',
      'trusted-joined',
      'trusted-invited',
    ])
    expect(data[0]).toMatchObject({ trusted: 'Jorge Ruiz', relation: 'accountant', admin: null })
  })

  test('a forgotten password is theirs to set anew, and ends their devices', async () => {
    const { visitor } = await letIn(club, elena, MONEY)
    await club.visitor().call(sendResetLink, { body: { email: MONEY.email } })
    const mail = (await waitingMails(club.database)).findLast(({ kind }) => kind === 'password-reset')
    expect(mail?.recipient).toBe(MONEY.email)
    const token = String(new URL(String(mail?.content.link)).searchParams.get('token'))
    const body = { token, newPassword: 'seven grey herons' }
    expect((await club.visitor().call(changePassword, { body })).code).toBe(200)
    expect((await statement(visitor, CAST_CONTRACTS.elena)).code).toBe(401)
    const entered = await club
      .visitor()
      .call(signIn, { body: { email: MONEY.email, password: 'seven grey herons' } })
    expect(entered.code).toBe(200)
  })

  test('an owner who says “this wasn’t me” closes the door on them too, until a new password is set', async () => {
    const { visitor } = await letIn(club, elena, MONEY)
    expect((await elena.call(disownDevices)).code).toBe(200)
    expect((await statement(visitor, CAST_CONTRACTS.elena)).code).toBe(401)
    const again = await club.visitor().call(signIn, { body: { email: MONEY.email, password: TEST_PASSWORD } })
    expect(again.body.code).toBe('NOBODY_TRUSTS')
  })

  test('with documents alone: the papers of the chosen contract open, those of another and the money do not', async () => {
    const ines = await club.signedIn('ines')
    const asked = { email: 'lic@bassols.example', scopes: ['documents'], contracts: [inesClassic] }
    const { id, visitor } = await letIn(club, ines, { ...asked, relation: 'lawyer' })
    for (const contract of [inesClassic, inesSignature]) await aContractDocument(club, contract)
    // What is the contract’s and no paper of it: the picture of a maintenance request.
    const picture = await aFileFor(club, { contractId: inesClassic })
    const paper = async (who: Visitor, idContract: number) =>
      (await who.call(listContractDocuments, { query: { idContract } })).body.data[0].fileRoute
    const own = await paper(visitor, inesClassic)
    const other = await paper(ines, inesSignature)
    const opened = async (route: string) => (await visitor.open(route)).statusCode
    expect([await opened(own), await opened(other)]).toEqual([200, 404])
    expect(await opened(fileUrl(picture, 'a.pdf'))).toBe(404)
    expect((await ines.open(fileUrl(picture, 'a.pdf'))).statusCode).toBe(200)
    expect((await visitor.call(listContractDocuments, { query: { idContract: inesSignature } })).code).toBe(
      404,
    )
    expect((await visitor.call(listGeneralDocuments, { query: { idContract: inesClassic } })).code).toBe(200)
    expect((await visitor.call(listGeneralDocuments)).code).toBe(404)
    expect((await statement(visitor, inesClassic)).code).toBe(404)
    await ines.call(endTrusted, { query: { id } })
    expect(await opened(own)).toBe(401)
  })

  test('a write holds the trust: taking it away waits for the commit, and what comes after finds it ended', async () => {
    const { id } = await letIn(club, elena, MONEY)
    const { db } = club.database
    const trust = { id, personId: 1, ownerId: CLUB_CAST.elena.id, scopes: [] }
    const asked = { scope: 'money', of: ['contract', CAST_CONTRACTS.elena] } as const
    const ask = (on: typeof db, lock: boolean) =>
      stillTrusts(on, trust, asked, { now: club.clock.now(), lock })
    const order: string[] = []
    let ending: Promise<unknown> = Promise.resolve()
    await inTransaction(db, async (trx) => {
      expect(await ask(trx, true)).toBe(true)
      ending = elena.call(endTrusted, { query: { id } }).then(() => order.push('ended'))
      await new Promise((resolve) => setTimeout(resolve, 100))
      order.push('written')
      return done(null)
    })
    await ending
    expect(order).toEqual(['written', 'ended'])
    expect(await ask(db, false)).toBe(false)
  })

  test('who stops being an owner in the middle of a call writes nothing, and reads nothing after it', async () => {
    const { db } = club.database
    await sql`INSERT INTO contract_owners VALUES (${inesClassic}, ${CLUB_CAST.marcos.id}) ON CONFLICT DO NOTHING`.execute(
      db,
    )
    await sql`UPDATE executive_reports SET signed_at = now(), signed_by_owner_id = 2, signer = 'M', carried_cents = 0
               WHERE signed_at IS NULL AND balance_cents < 0`.execute(db)
    const marcos = await club.signedIn('marcos')
    const day = addDays(TEST_DAY, 20)
    const wish = { description: 'The tap drips', firstDay: day, lastDay: day, providerType: 'club' }
    const { id: trust, visitor } = await letIn(club, marcos, {
      ...{
        email: 'mid@call.example',
        scopes: ['maintenance'],
        contracts: [inesClassic],
        relation: 'assistant',
      },
    })
    const send = (who: Visitor) => who.call(sendMaintenance, { body: { idContract: inesClassic, ...wish } })
    expect([(await send(marcos)).code, (await send(visitor)).code]).toEqual([200, 200])
    const count = async () =>
      (await sql<{ n: number }>`SELECT count(*)::int AS n FROM maintenance_requests`.execute(db)).rows[0]?.n
    const before = await count()
    // The row of the co-owner is taken away in a transaction that is not done while both ask.
    let asked: Promise<{ code: number }[]> = Promise.resolve([])
    await inTransaction(db, async (trx) => {
      await sql`DELETE FROM contract_owners WHERE contract_id = ${inesClassic} AND owner_id = ${CLUB_CAST.marcos.id}`.execute(
        trx,
      )
      asked = Promise.all([send(marcos), send(visitor)])
      await new Promise((resolve) => setTimeout(resolve, 150))
      return done(null)
    })
    const answers = await asked
    // Whoever came before the commit may have been first; nobody is half done, and nobody writes afterwards.
    const written = answers.filter(({ code }) => code === 200).length
    expect(answers.filter(({ code }) => code !== 200 && code !== 404)).toEqual([])
    expect(await count()).toBe((before ?? 0) + written)
    expect([(await send(marcos)).code, (await send(visitor)).code]).toEqual([404, 404])
    expect((await statement(marcos, inesClassic)).code).toBe(404)
    expect((await marcos.call(listTrusted)).body.data).toMatchObject([{ id: trust, contracts: [] }])
  })
})
