import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actForOwner } from '../../../admin/acting.endpoints.ts'
import { ENGINES, type TestApp, testAppOn, type Visitor } from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { TEST_PASSWORD } from '../../../server/testing.day.ts'
import { disownDevices, raiseAlarm, readAccess, readAlarm } from '../../access.endpoints.ts'
import { signIn, stayActive } from '../../membership.endpoints.ts'
import {
  askForAddress,
  changePhone,
  confirmAddress,
  readAddressLink,
  readContact,
  withdrawAddress,
} from '../../owner.endpoints.ts'
import { changePassword, sendResetLink, validateResetToken } from '../../passwords.endpoints.ts'
import { CLUB_CAST, clubWithNora, startAfresh, waitingMails } from '../testing.club.ts'

const MINUTE = 60_000
const OLD = CLUB_CAST.elena.email
const NEW = 'elena.new@example.com'
let club: TestApp
let database: OpenDatabase

describe.each(ENGINES)('an owner’s address and telephone, on %s', (engine) => {
  beforeAll(async () => {
    database = await clubWithNora(engine)
    club = await testAppOn(database)
  })
  beforeEach(() => startAfresh(database))
  afterAll(() => club.close())

  const mailOf = async (kind: string, to?: string) =>
    (await waitingMails(database)).findLast((mail) => mail.kind === kind && (!to || mail.recipient === to))
  const tokenIn = async (kind: string, to?: string) => {
    const mail = await mailOf(kind, to)
    return { token: String(new URL(String(mail?.content.link)).searchParams.get('token')) }
  }
  const ask = (who: Visitor, email = NEW) => who.call(askForAddress, { body: { email } })
  const confirm = async (body?: { token: string }) =>
    club.visitor().call(confirmAddress, { body: body ?? (await tokenIn('address-confirm')) })
  const enter = async (email: string, password = TEST_PASSWORD) =>
    (await club.visitor().call(signIn, { body: { email, password } })).code
  const kinds = async (who: Visitor) => {
    const month = club.clock.now().toISOString().slice(0, 7)
    const { body } = await who.call(readAccess, { query: { month, group: 'sign-ins' } })
    return (body.data as { kind: string; what: string | null }[]).map(({ kind, what }) => [kind, what])
  }

  test('it holds once the link at the new address is pressed; the old one is warned both times, and both stand in the list', async () => {
    const elena = await club.signedIn('elena')
    expect((await ask(elena, ' Elena.NEW@example.com ')).code).toBe(200)
    expect((await elena.call(readContact)).body.data).toMatchObject({ email: OLD, waiting: { email: NEW } })
    expect(await mailOf('address-asked', OLD)).toMatchObject({ content: { address: NEW } })
    expect([await enter(NEW), await enter(OLD)]).toEqual([401, 200])
    const link = await tokenIn('address-confirm', NEW)
    expect((await club.visitor().call(readAddressLink, { body: link })).body.data).toEqual({ email: NEW })
    expect((await confirm(link)).code).toBe(200)
    expect(await mailOf('address-changed', OLD)).toMatchObject({ content: { address: NEW } })
    expect([await enter(OLD), await enter(NEW)]).toEqual([401, 200])
    expect((await elena.call(readContact)).body.data).toMatchObject({ email: NEW, waiting: null })
    expect(await kinds(elena)).toEqual(
      expect.arrayContaining([
        ['address-asked', NEW],
        ['address-changed', NEW],
        ['link-opened', 'It confirms a new email'],
      ]),
    )
    expect((await confirm(link)).body.code).toBe('LINK_USED_UP')
  })

  test('it asks who is there when the last proof is older than ten minutes; so does the telephone', async () => {
    const elena = await club.signedIn('elena')
    for (let passed = 0; passed < 11; passed++) {
      club.clock.pass(MINUTE)
      await elena.call(stayActive)
    }
    expect((await ask(elena)).body.code).toBe('CONFIRM_ITS_YOU')
    expect((await elena.call(changePhone, { body: { phone: '+52 998 555 0000' } })).body.code).toBe(
      'CONFIRM_ITS_YOU',
    )
    expect(await mailOf('address-confirm')).toBeUndefined()
  })

  test('the newest link alone works, for an hour, until it is withdrawn; asking too often has to wait', async () => {
    const elena = await club.signedIn('elena')
    await ask(elena)
    const first = await tokenIn('address-confirm')
    await ask(elena, 'other@example.com')
    expect((await confirm(first)).body.code).toBe('LINK_USED_UP')
    const second = await tokenIn('address-confirm')
    club.clock.pass(60 * MINUTE)
    expect((await confirm(second)).body.code).toBe('LINK_USED_UP')
    const again = await club.signedIn('elena')
    await ask(again)
    const third = await tokenIn('address-confirm')
    await again.call(withdrawAddress)
    expect((await confirm(third)).body.code).toBe('LINK_USED_UP')
    const codes: number[] = []
    for (let tries = 0; tries < 6; tries++) codes.push((await ask(again, `some${tries}@example.com`)).code)
    expect(codes.at(-1)).toBe(429)
    expect(await enter(OLD)).toBe(200)
  })

  test('whether an address has an account is told to its mailbox alone: an owner’s, one of the club’s people', async () => {
    const elena = await club.signedIn('elena')
    const answers = []
    for (const email of [NEW, CLUB_CAST.marcos.email, CLUB_CAST.ruth.email])
      answers.push((await ask(elena, email)).body)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await waitingMails(database)).filter(({ kind }) => kind === 'address-taken')).toEqual([
      { kind: 'address-taken', recipient: CLUB_CAST.marcos.email, language: 'en', content: {} },
      { kind: 'address-taken', recipient: CLUB_CAST.ruth.email, language: 'en', content: {} },
    ])
    expect((await ask(elena, OLD)).body.code).toBe('ADDRESS_SAME')
  })

  test('of two owners who confirm one address at once one gets it, and the other’s stays', async () => {
    const [elena, marcos] = [await club.signedIn('elena'), await club.signedIn('marcos')]
    await ask(elena)
    const hers = await tokenIn('address-confirm')
    await ask(marcos)
    const his = await tokenIn('address-confirm')
    const both = await Promise.all([confirm(hers), confirm(his)])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
    const { rows } = await sql<{ email: string }>`
      SELECT email FROM owners WHERE id IN (${CLUB_CAST.elena.id}, ${CLUB_CAST.marcos.id})`.execute(
      database.db,
    )
    expect(rows.map(({ email }) => email)).toContain(NEW)
    expect(new Set(rows.map(({ email }) => email)).size).toBe(2)
  })

  test.each(['address-asked', 'address-changed'])(
    '“this wasn’t me” from the mail %s puts the old address back, locks, and sends the new password’s link there',
    async (warning) => {
      const elena = await club.signedIn('elena')
      await ask(elena)
      await confirm()
      const link = await tokenIn(warning, OLD)
      expect((await club.visitor().call(readAlarm, { body: link })).body.data.putsBack).toEqual({
        address: true,
        phone: false,
      })
      await club.visitor().call(sendResetLink, { body: { email: NEW } })
      const theirs = await tokenIn('password-reset', NEW)
      expect((await club.visitor().call(raiseAlarm, { body: link })).code).toBe(200)
      expect([await enter(NEW), await enter(OLD)]).toEqual([401, 401])
      expect((await club.visitor().call(validateResetToken, { body: theirs })).body.code).toBe('LINK_USED_UP')
      const body = { ...(await tokenIn('account-locked', OLD)), newPassword: 'a quiet lagoon at noon' }
      expect((await club.visitor().call(changePassword, { body })).code).toBe(200)
      expect(await enter(OLD, body.newPassword)).toBe(200)
    },
  )

  test('before it is confirmed “this wasn’t me” ends it, and so does a new password', async () => {
    const elena = await club.signedIn('elena')
    await ask(elena)
    const first = await tokenIn('address-confirm')
    await elena.call(changePassword, {
      body: { currentPassword: TEST_PASSWORD, newPassword: 'a quiet lagoon at noon' },
    })
    expect((await confirm(first)).body.code).toBe('LINK_USED_UP')
    await ask(elena)
    const second = await tokenIn('address-confirm')
    const [stopped, confirmed] = await Promise.all([elena.call(disownDevices, { body: {} }), confirm(second)])
    expect(stopped.code).toBe(200)
    // Whichever came first: the old address is the account's.
    expect([200, 410]).toContain(confirmed.code)
    const { rows } = await sql<{
      email: string
    }>`SELECT email FROM owners WHERE id = ${CLUB_CAST.elena.id}`.execute(database.db)
    expect(rows[0]?.email).toBe(OLD)
    expect(await mailOf('account-locked', OLD)).toBeDefined()
  })

  test('of several changes the first address of all comes back', async () => {
    const elena = await club.signedIn('elena')
    await ask(elena)
    await confirm()
    club.clock.pass(MINUTE)
    await ask(elena, 'third@example.com')
    await confirm()
    expect((await club.visitor().call(raiseAlarm, { body: await tokenIn('address-asked', OLD) })).code).toBe(
      200,
    )
    expect(await mailOf('account-locked', OLD)).toBeDefined()
  })

  test('an address that an owner had until lately is nobody else’s', async () => {
    const elena = await club.signedIn('elena')
    await ask(elena)
    await confirm()
    const marcos = await club.signedIn('marcos')
    await ask(marcos, OLD)
    expect(await mailOf('address-taken', OLD)).toBeDefined()
    expect(await mailOf('address-confirm', OLD)).toBeUndefined()
  })

  test('a telephone changes at once; the mail’s link puts it back', async () => {
    const elena = await club.signedIn('elena')
    const before = (await elena.call(readContact)).body.data.phone
    expect((await elena.call(changePhone, { body: { phone: '(998) 555 0000' } })).code).toBe(200)
    expect((await elena.call(readContact)).body.data.phone).toBe('998 555 0000')
    expect(await kinds(elena)).toContainEqual(['phone-changed', '998 555 0000'])
    const link = await tokenIn('phone-changed', OLD)
    expect((await club.visitor().call(raiseAlarm, { body: link })).code).toBe(200)
    const { rows } = await sql<{
      phone: string
    }>`SELECT phone FROM owners WHERE id = ${CLUB_CAST.elena.id}`.execute(database.db)
    expect(rows[0]?.phone).toBe(before)
  })

  test('it is the owner’s own: an admin who acts for them changes neither', async () => {
    const ruth = await club.signedIn('ruth', { admin: true })
    await ruth.call(actForOwner, { body: { idOwner: CLUB_CAST.elena.id } })
    expect((await ask(ruth)).body.code).toBe('RESTRICTED_ACTION')
    expect((await ruth.call(changePhone, { body: { phone: null } })).body.code).toBe('RESTRICTED_ACTION')
    expect((await club.visitor().call(readContact)).code).toBe(401)
  })
})
