import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listUnanswered } from '../../../about/desk.endpoints.ts'
import { listRejections } from '../../../finance/desk.endpoints.ts'
import { readAccess } from '../../../membership/access.endpoints.ts'
import { readSession, signIn } from '../../../membership/membership.endpoints.ts'
import { changePassword, sendResetLink, validateResetToken } from '../../../membership/passwords.endpoints.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_PASSWORD } from '../../../server/testing.day.ts'
import { actForOwner } from '../../acting.endpoints.ts'
import {
  answerStaffRequest,
  changeStaffRoles,
  inviteStaff,
  listStaff,
  renewStaffLink,
  setOwnerActive,
  setStaffActive,
} from '../../staff.endpoints.ts'

const MARINA = 6
const FABIAN = 7
const JOEL = 2
const RUTH = 1
const INVITED = { name: 'Ana', lastname: 'Kú', email: 'ana.ku@marea.example', language: 'es' }

describe.each(ENGINES)('the club’s people, on %s', (engine) => {
  let club: TestApp
  let marina: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
  })
  afterAll(() => club.close())
  beforeEach(async () => {
    const { db } = club.database
    await sql`TRUNCATE account_changes, staff_requests`.execute(db)
    await sql`DELETE FROM password_resets`.execute(db)
    await sql`DELETE FROM sessions`.execute(db)
    await sql`DELETE FROM sign_in_failures`.execute(db)
    await sql`UPDATE admins SET active = true`.execute(db)
    await sql`UPDATE owners SET active = true`.execute(db)
    await sql`UPDATE admins SET roles = ARRAY['manager'] WHERE id = ${MARINA}`.execute(db)
    await sql`UPDATE admins SET roles = ARRAY['finance'] WHERE id = ${FABIAN}`.execute(db)
    await sql`UPDATE admins SET roles = ARRAY['admin'] WHERE id = ${RUTH}`.execute(db)
    await sql`UPDATE admins SET roles = ARRAY['admin', 'desk', 'finance'] WHERE id = ${JOEL}`.execute(db)
    await sql`DELETE FROM admins WHERE email = ${INVITED.email}`.execute(db)
    await sql`DELETE FROM outbox`.execute(db)
    marina = await club.signedIn('marina', { admin: true })
    await sql`DELETE FROM outbox`.execute(db)
  })

  async function linkOf(kind: string): Promise<string> {
    const { rows } = await sql<{ link: string }>`
      SELECT content ->> 'link' AS link FROM outbox WHERE kind = ${kind} ORDER BY id DESC LIMIT 1`.execute(
      club.database.db,
    )
    return new URL(rows[0]!.link).searchParams.get('token') ?? ''
  }
  const changes = async () => (await marina.call(listStaff)).body.changes

  test('who may act for owners no more has let go of the owner at the next call', async () => {
    const ruth = await club.signedIn('ruth', { admin: true })
    expect((await ruth.call(actForOwner, { body: { idOwner: 1 } })).code).toBe(200)
    await marina.call(changeStaffRoles, { body: { idStaff: RUTH, roles: ['gate'] } })
    const { data } = (await ruth.call(readSession)).body
    expect(data.user.idOwner).toBeNull()
    expect(data.contracts).toEqual([])
  })

  test('who is invited sets a password by the link, once, and then signs in with those roles', async () => {
    const body = { ...INVITED, roles: ['finance', 'gate'] }
    expect((await marina.call(inviteStaff, { body })).code).toBe(200)
    const token = await linkOf('staff-invitation')
    expect((await club.visitor().call(validateResetToken, { body: { token } })).body.data).toEqual({
      email: INVITED.email,
      isAdmin: true,
    })
    const weak = await club.visitor().call(changePassword, { body: { token, newPassword: 'anaku-marea' } })
    expect(weak.body.fields).toHaveProperty('newPassword')
    const newPassword = 'a quiet loggia at dusk'
    expect((await club.visitor().call(changePassword, { body: { token, newPassword } })).code).toBe(200)
    expect((await club.visitor().call(changePassword, { body: { token, newPassword } })).body.code).toBe(
      'LINK_USED_UP',
    )
    const someone = club.visitor()
    const came = await someone.call(signIn, {
      body: { email: INVITED.email, password: newPassword, admin: true },
    })
    expect(came.body.data.user).toMatchObject({ roles: ['finance', 'gate'], languageCode: 'ESP' })
    expect((await someone.call(listRejections)).code).toBe(200)
    expect((await someone.call(listUnanswered)).code).toBe(404)
    expect(await changes()).toMatchObject([
      {
        kind: 'invited',
        who: 'Ana Kú',
        by: 'Marina Peón Castillo',
        before: null,
        after: ['finance', 'gate'],
      },
    ])
    expect((await marina.call(inviteStaff, { body })).body.code).toBe('STAFF_EXISTS')
  })

  test('every other manager is told who was given which roles, by email: a second account of one’s own too', async () => {
    const { db } = club.database
    const told = async () => {
      const { rows } = await sql<{ recipient: string; content: Record<string, string> }>`
        SELECT recipient, content FROM outbox WHERE kind = 'staff-changed' ORDER BY id`.execute(db)
      return rows
    }
    await sql`UPDATE admins SET roles = '{admin,manager}' WHERE id = ${RUTH}`.execute(db)
    expect((await marina.call(inviteStaff, { body: { ...INVITED, roles: ['admin', 'desk'] } })).code).toBe(
      200,
    )
    expect(await told()).toMatchObject([
      {
        recipient: 'ruth@marea.example',
        content: { by: 'Marina Peón Castillo', person: 'Ana Kú', address: INVITED.email },
      },
    ])
    const { data } = (await marina.call(listStaff)).body
    const idStaff = data.find(({ email }: { email: string }) => email === INVITED.email).id
    expect((await marina.call(changeStaffRoles, { body: { idStaff, roles: ['desk'] } })).code).toBe(200)
    expect(await told()).toHaveLength(2)
  })

  describe('roles that move money or give out roles, where there are two managers', () => {
    let joel: Visitor
    const waiting = async (who: Visitor) => (await who.call(listStaff)).body.waiting
    const answer = (who: Visitor, idRequest: number, agree: boolean) =>
      who.call(answerStaffRequest, { body: { idRequest, agree } })
    beforeEach(async () => {
      await sql`UPDATE admins SET roles = ARRAY['admin', 'desk', 'manager'] WHERE id = ${JOEL}`.execute(
        club.database.db,
      )
      joel = await club.signedIn('joel', { admin: true })
      await sql`DELETE FROM outbox`.execute(club.database.db)
    })

    test('a second account of one’s own gets none of them without the other', async () => {
      const { db } = club.database
      const invite = { ...INVITED, roles: ['desk', 'finance'] }
      expect((await marina.call(inviteStaff, { body: invite })).body.data).toEqual({
        done: true,
        waits: true,
      })
      const exists = async () =>
        (await sql`SELECT FROM admins WHERE email = ${INVITED.email}`.execute(db)).rows.length
      expect(await exists()).toBe(0)
      const { rows: mails } = await sql<{ kind: string; recipient: string }>`
        SELECT kind, recipient FROM outbox ORDER BY id`.execute(db)
      expect(mails).toEqual([{ kind: 'staff-asked', recipient: 'joel@marea.example' }])
      const [request] = await waiting(marina)
      expect(request).toMatchObject({
        who: 'Ana Kú',
        isNew: true,
        by: 'Marina Peón Castillo',
        mayAnswer: false,
      })
      expect((await answer(marina, request.id, true)).body.code).toBe('OWN_REQUEST')
      expect(await exists()).toBe(0)
      expect((await waiting(joel))[0].mayAnswer).toBe(true)
      expect((await answer(joel, request.id, true)).code).toBe(200)
      expect(await exists()).toBe(1)
      expect(await waiting(joel)).toEqual([])
      expect((await answer(joel, request.id, true)).body.code).toBe('DECIDED_MEANWHILE')
      expect((await changes()).map(({ kind, by }: { kind: string; by: string }) => [kind, by])).toEqual([
        ['agreed', 'Joel Canul Uc'],
        ['invited', 'Marina Peón Castillo'],
        ['asked', 'Marina Peón Castillo'],
      ])
    })

    test('what is not agreed to changes nothing; other roles hold at once, and so does what is taken away', async () => {
      const rolesOf = async (id: number) =>
        (await marina.call(listStaff)).body.data.find((one: { id: number }) => one.id === id).roles
      const change = async (idStaff: number, roles: string[]) =>
        (await marina.call(changeStaffRoles, { body: { idStaff, roles } })).body.data.waits
      expect(await change(RUTH, ['admin', 'finance'])).toBe(true)
      // Asked for anew, the first is asked for no more.
      expect(await change(RUTH, ['admin', 'finance', 'manager'])).toBe(true)
      const open = await waiting(joel)
      expect(open).toHaveLength(1)
      expect((await answer(joel, open[0].id, false)).code).toBe(200)
      expect(await rolesOf(RUTH)).toEqual(['admin'])
      expect((await changes())[0]).toMatchObject({ kind: 'declined', by: 'Joel Canul Uc' })
      expect(await change(RUTH, ['admin', 'gate'])).toBe(false)
      expect(await change(FABIAN, ['desk'])).toBe(false)
      // With two managers nobody is there to agree to what one of them is given.
      expect(await change(JOEL, ['admin', 'desk', 'finance', 'manager'])).toBe(false)
    })

    const standing = async (id: number) => {
      const { rows } = await sql<{ roles: string[]; active: boolean }>`
        SELECT roles, active FROM admins WHERE id = ${id}`.execute(club.database.db)
      return rows[0]
    }

    test.each([
      [
        'the role',
        () => marina.call(changeStaffRoles, { body: { idStaff: JOEL, roles: ['desk'] } }),
        { roles: ['desk'], active: true },
      ],
      [
        'the account',
        () => marina.call(setStaffActive, { body: { idStaff: JOEL, active: false, reason: 'Gone.' } }),
        { roles: ['admin', 'desk', 'manager'], active: false },
      ],
    ])('%s of the other manager is taken away with their own yes only', async (_, lose, after) => {
      const { db } = club.database
      expect((await lose()).body.data).toEqual({ done: true, waits: true })
      expect(await standing(JOEL)).toEqual({ roles: ['admin', 'desk', 'manager'], active: true })
      // Meanwhile there are two: the other is asked for what moves money.
      const given = await marina.call(changeStaffRoles, { body: { idStaff: RUTH, roles: ['finance'] } })
      expect(given.body.data.waits).toBe(true)
      const { rows: mails } = await sql<{ kind: string; recipient: string }>`
        SELECT kind, recipient FROM outbox ORDER BY id LIMIT 1`.execute(db)
      expect(mails).toEqual([{ kind: 'staff-take-asked', recipient: 'joel@marea.example' }])
      const [request] = await waiting(marina)
      expect(request).toMatchObject({ takesManager: true, mayAnswer: false, aboutSelf: false })
      expect((await answer(marina, request.id, true)).body.code).toBe('OWN_REQUEST')
      expect((await waiting(joel))[0]).toMatchObject({ mayAnswer: true, aboutSelf: true })
      // What is not agreed to changes nothing.
      expect((await answer(joel, request.id, false)).code).toBe(200)
      expect(await standing(JOEL)).toEqual({ roles: ['admin', 'desk', 'manager'], active: true })
      await lose()
      const again = (await waiting(joel)).find((one: { takesManager: boolean }) => one.takesManager)
      expect((await answer(joel, again.id, true)).code).toBe(200)
      expect(await standing(JOEL)).toEqual(after)
      // Who agreed to go leaves one manager, whom nobody has to agree with.
      const alone = await marina.call(changeStaffRoles, { body: { idStaff: RUTH, roles: ['finance'] } })
      expect(alone.body.data.waits).toBe(false)
    })

    test('who asked takes it back, and nothing of it holds', async () => {
      await marina.call(changeStaffRoles, { body: { idStaff: RUTH, roles: ['finance'] } })
      const [request] = await waiting(marina)
      expect(request).toMatchObject({ mayAnswer: false, mayWithdraw: true })
      expect((await waiting(joel))[0]).toMatchObject({ mayAnswer: true, mayWithdraw: false })
      expect((await answer(marina, request.id, false)).code).toBe(200)
      expect(await waiting(joel)).toEqual([])
      expect((await standing(RUTH))?.roles).toEqual(['admin'])
      expect((await changes())[0]).toMatchObject({ kind: 'withdrawn', by: 'Marina Peón Castillo' })
      expect((await answer(joel, request.id, true)).body.code).toBe('DECIDED_MEANWHILE')
    })

    test('a third manager agrees in their place, and who asked is the one who did it', async () => {
      await sql`UPDATE admins SET roles = ARRAY['finance', 'manager'] WHERE id = ${FABIAN}`.execute(
        club.database.db,
      )
      await marina.call(changeStaffRoles, { body: { idStaff: JOEL, roles: ['desk'] } })
      const fabian = await club.signedIn('fabian', { admin: true })
      const [request] = await waiting(fabian)
      expect((await answer(fabian, request.id, true)).code).toBe(200)
      expect(await standing(JOEL)).toEqual({ roles: ['desk'], active: true })
      expect((await changes())[1]).toMatchObject({ kind: 'roles', by: 'Marina Peón Castillo' })
    })

    test('what else a manager has goes at once; so does what nobody can agree to', async () => {
      const { db } = club.database
      await sql`UPDATE admins SET roles = ARRAY['finance', 'manager'] WHERE id = ${JOEL}`.execute(db)
      const change = async (idStaff: number, roles: string[]) =>
        (await marina.call(changeStaffRoles, { body: { idStaff, roles } })).body.data.waits
      expect(await change(JOEL, ['manager'])).toBe(false)
      await sql`UPDATE admins SET active = false WHERE id = ${JOEL}`.execute(db)
      expect(await change(JOEL, ['desk'])).toBe(false)
    })

    test('the database takes no yes from who asked, and none from who is given a role', async () => {
      const agrees = (by: number) =>
        sql`UPDATE staff_requests SET answered_by_admin_id = ${by}, answered_at = now(), agreed = true`.execute(
          club.database.db,
        )
      await marina.call(changeStaffRoles, { body: { idStaff: RUTH, roles: ['finance'] } })
      for (const by of [MARINA, RUTH]) await expect(agrees(by)).rejects.toThrow('staff_requests_two')
      await marina.call(changeStaffRoles, { body: { idStaff: JOEL, roles: ['desk'] } })
      await expect(
        sql`UPDATE staff_requests SET answered_by_admin_id = ${MARINA}, answered_at = now(), agreed = true WHERE takes_manager`.execute(
          club.database.db,
        ),
      ).rejects.toThrow('staff_requests_two')
    })
  })

  test('an owner’s address becomes nobody’s of the club', async () => {
    const body = { ...INVITED, email: 'Elena@marea.example', roles: ['desk'] }
    const answer = await marina.call(inviteStaff, { body })
    expect([answer.code, answer.body.code]).toEqual([409, 'OWNERS_ADDRESS'])
  })

  test('who acts for an owner stops at the next call once the account is closed, and begins no more', async () => {
    const ruth = await club.signedIn('ruth', { admin: true })
    expect((await ruth.call(actForOwner, { body: { idOwner: 1 } })).code).toBe(200)
    expect((await ruth.call(readSession)).body.data.user.idOwner).toBe(1)
    const joel = await club.signedIn('joel', { admin: true })
    const close = { idOwner: 1, active: false, reason: 'Sold the residence.' }
    expect((await joel.call(setOwnerActive, { body: close })).code).toBe(200)
    const { data } = (await ruth.call(readSession)).body
    expect([data.user.idOwner, data.contracts]).toEqual([null, []])
    expect((await ruth.call(actForOwner, { body: { idOwner: 1 } })).code).toBe(404)
  })

  test('a new link ends the one before', async () => {
    await marina.call(inviteStaff, { body: { ...INVITED, roles: ['gate'] } })
    const first = await linkOf('staff-invitation')
    const { data } = (await marina.call(listStaff)).body
    const idStaff = data.find(({ email }: { email: string }) => email === INVITED.email).id
    expect((await marina.call(renewStaffLink, { body: { idStaff } })).code).toBe(200)
    const valid = async (token: string) =>
      (await club.visitor().call(validateResetToken, { body: { token } })).code
    expect([await valid(first), await valid(await linkOf('staff-invitation'))]).toEqual([410, 200])
    club.clock.pass(7 * 86_400_000)
    expect(await valid(await linkOf('staff-invitation'))).toBe(410)
    club.clock.pass(-7 * 86_400_000)
  })

  test('a role that is taken away is gone with the next call, and one that is given is there', async () => {
    const joel = await club.signedIn('joel', { admin: true })
    expect((await joel.call(listUnanswered)).code).toBe(200)
    const body = { idStaff: JOEL, roles: ['manager', 'finance'] }
    expect((await marina.call(changeStaffRoles, { body })).code).toBe(200)
    expect((await joel.call(listUnanswered)).code).toBe(404)
    const told = await sql<{ content: { may: string } }>`
      SELECT content FROM outbox WHERE kind = 'staff-roles' ORDER BY id DESC LIMIT 1`.execute(
      club.database.db,
    )
    expect(told.rows[0]?.content.may).toBe(
      'emitir reportes y estados de cuenta y decidir qué hace cada persona del club',
    )
    expect((await joel.call(listStaff)).code).toBe(200)
    expect((await joel.call(readSession)).body.data.user.roles).toEqual(['finance', 'manager'])
    expect(await changes()).toMatchObject([
      {
        kind: 'roles',
        who: 'Joel Canul Uc',
        before: ['admin', 'desk', 'finance'],
        after: ['finance', 'manager'],
      },
    ])
  })

  test('who may no longer act for owners does nothing more for the one that was chosen', async () => {
    const ruth = await club.signedIn('ruth', { admin: true })
    await ruth.call(actForOwner, { body: { idOwner: 1 } })
    expect((await ruth.call(readAccess, { query: { month: '2026-11' } })).code).toBe(403)
    await marina.call(changeStaffRoles, { body: { idStaff: RUTH, roles: ['gate'] } })
    expect((await ruth.call(actForOwner, { body: { idOwner: 1 } })).code).toBe(404)
  })

  test('nobody changes or closes their own account', async () => {
    const own = { idStaff: MARINA }
    for (const answer of [
      await marina.call(changeStaffRoles, { body: { ...own, roles: ['manager', 'desk'] } }),
      await marina.call(setStaffActive, { body: { ...own, active: false, reason: 'Tired.' } }),
      await marina.call(renewStaffLink, { body: own }),
    ])
      expect([answer.code, answer.body.code]).toEqual([409, 'OWN_ACCOUNT'])
    expect(await changes()).toEqual([])
  })

  test('two managers who take it from each other at once leave both, and one where both agree', async () => {
    const { db } = club.database
    await sql`UPDATE admins SET roles = ARRAY['manager'] WHERE id = ${FABIAN}`.execute(db)
    const fabian = await club.signedIn('fabian', { admin: true })
    await Promise.all([
      marina.call(changeStaffRoles, { body: { idStaff: FABIAN, roles: ['gate'] } }),
      fabian.call(setStaffActive, { body: { idStaff: MARINA, active: false, reason: 'Both at once.' } }),
    ])
    const left = async () => {
      const { rows } = await sql<{ left: number }>`
        SELECT count(*)::int AS left FROM admins WHERE 'manager' = ANY (roles) AND active`.execute(db)
      return rows[0]?.left
    }
    expect(await left()).toBe(2)
    const mine = async (who: Visitor) =>
      (await who.call(listStaff)).body.waiting.find((one: { aboutSelf: boolean }) => one.aboutSelf).id
    const [ofMarina, ofFabian] = [await mine(marina), await mine(fabian)]
    const answers = await Promise.all([
      marina.call(answerStaffRequest, { body: { idRequest: ofMarina, agree: true } }),
      fabian.call(answerStaffRequest, { body: { idRequest: ofFabian, agree: true } }),
    ])
    expect(await left()).toBe(1)
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  })

  test('who else is a manager is counted behind whoever is becoming one', async () => {
    const { db } = club.database
    let given: ReturnType<typeof marina.call> | undefined
    await db.transaction().execute(async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(hashtext('the last manager'))`.execute(trx)
      await sql`UPDATE admins SET roles = ARRAY['manager'] WHERE id = ${JOEL}`.execute(trx)
      given = marina.call(changeStaffRoles, { body: { idStaff: RUTH, roles: ['admin', 'finance'] } })
      await new Promise((done) => setTimeout(done, 300))
    })
    expect((await given!).body.data).toEqual({ done: true, waits: true })
  })

  test('the database keeps the last manager, whoever writes', async () => {
    const { db } = club.database
    for (const act of [
      sql`UPDATE admins SET roles = ARRAY['desk'] WHERE id = ${MARINA}`,
      sql`UPDATE admins SET role = 'desk' WHERE id = ${MARINA}`,
      sql`UPDATE admins SET active = false WHERE id = ${MARINA}`,
    ])
      await expect(act.execute(db)).rejects.toThrow('The last manager stays')
  })

  test('the version before writes a role and reads one: both are kept right', async () => {
    const { db } = club.database
    const roles = async (id: number) =>
      (
        await sql<{ role: string; roles: string[] }>`SELECT role, roles FROM admins WHERE id = ${id}`.execute(
          db,
        )
      ).rows[0]
    await sql`UPDATE admins SET role = 'desk' WHERE id = ${RUTH}`.execute(db)
    expect(await roles(RUTH)).toEqual({ role: 'desk', roles: ['admin', 'desk', 'finance'] })
    await sql`UPDATE admins SET role = 'admin' WHERE id = ${RUTH}`.execute(db)
    expect(await roles(RUTH)).toEqual({ role: 'admin', roles: ['admin', 'manager'] })
    await sql`UPDATE admins SET roles = ARRAY['gate', 'finance', 'finance'] WHERE id = ${RUTH}`.execute(db)
    expect(await roles(RUTH)).toEqual({ role: 'gate', roles: ['finance', 'gate'] })
    const { rows } = await sql<{ roles: string[] }>`
      INSERT INTO admins (name, lastname, email, role) VALUES ('Ana', 'Kú', ${INVITED.email}, 'gate') RETURNING roles`.execute(
      db,
    )
    expect(rows[0]?.roles).toEqual(['gate'])
  })

  test('a closed account of the club’s people is out at once, and in again when it is opened', async () => {
    const joel = await club.signedIn('joel', { admin: true })
    const reason = 'Left the club.'
    expect((await marina.call(setStaffActive, { body: { idStaff: JOEL, active: false, reason } })).code).toBe(
      200,
    )
    expect((await joel.call(readSession)).code).toBe(401)
    const body = { email: 'joel@marea.example', password: TEST_PASSWORD, admin: true }
    const refused = await club.visitor().call(signIn, { body })
    expect([refused.code, refused.body.code]).toEqual([401, 'WRONG_CREDENTIALS'])
    expect((await marina.call(renewStaffLink, { body: { idStaff: JOEL } })).body.code).toBe('ACCOUNT_CLOSED')
    expect(
      (await marina.call(setStaffActive, { body: { idStaff: JOEL, active: true, reason: 'Back.' } })).code,
    ).toBe(200)
    expect((await club.visitor().call(signIn, { body })).code).toBe(200)
    expect(await changes()).toMatchObject([
      { kind: 'enabled', reason: 'Back.' },
      { kind: 'disabled', reason, by: 'Marina Peón Castillo' },
    ])
  })

  test('a closed manager is in again once a second manager agrees, and a closed desk at once', async () => {
    const { db } = club.database
    await sql`UPDATE admins SET roles = ARRAY['manager'] WHERE id = ${FABIAN}`.execute(db)
    await sql`UPDATE admins SET roles = ARRAY['desk', 'manager'], active = false WHERE id = ${JOEL}`.execute(
      db,
    )
    await sql`UPDATE admins SET roles = ARRAY['desk'], active = false WHERE id = ${RUTH}`.execute(db)
    const fabian = await club.signedIn('fabian', { admin: true })
    const open = (idStaff: number) =>
      marina.call(setStaffActive, { body: { idStaff, active: true, reason: 'Back.' } })
    const active = async (id: number) =>
      (await sql<{ active: boolean }>`SELECT active FROM admins WHERE id = ${id}`.execute(db)).rows[0]?.active
    expect((await open(RUTH)).body.data).toEqual({ done: true, waits: false })
    expect((await open(JOEL)).body.data).toEqual({ done: true, waits: true })
    expect([await active(RUTH), await active(JOEL)]).toEqual([true, false])
    const of = async (who: Visitor) => (await who.call(listStaff)).body.waiting[0]
    const request = await of(fabian)
    expect(request).toMatchObject({ openingReason: 'Back.', closingReason: null, mayAnswer: true })
    const answer = (who: Visitor) =>
      who.call(answerStaffRequest, { body: { idRequest: request.id, agree: true } })
    expect((await answer(marina)).body.code).toBe('OWN_REQUEST')
    expect((await answer(fabian)).code).toBe(200)
    expect(await active(JOEL)).toBe(true)
    expect(await changes()).toContainEqual(
      expect.objectContaining({
        kind: 'enabled',
        reason: 'Back.',
        by: 'Marina Peón Castillo',
        who: expect.stringContaining('Joel'),
      }),
    )
  })

  test('a closed owner is out at once; a link for a new password is not sent, and that is not told', async () => {
    const { db } = club.database
    const ruth = await club.signedIn('ruth', { admin: true })
    const elena = await club.signedIn('elena')
    const known = elena.cookies
    await sql`DELETE FROM outbox`.execute(db)
    const ask = (email: string) => club.visitor().call(sendResetLink, { body: { email } })
    await ask('elena@marea.example')
    const before = await linkOf('password-reset')
    const close = { idOwner: 1, active: false, reason: 'Sold the residence.' }
    expect((await ruth.call(setOwnerActive, { body: close })).code).toBe(200)
    expect((await ruth.call(setOwnerActive, { body: close })).body.code).toBe('DECIDED_MEANWHILE')
    expect((await elena.call(readSession)).code).toBe(401)
    const mails = await sql<{ recipient: string }>`
      SELECT recipient FROM outbox WHERE kind = 'account-closed'`.execute(db)
    expect(mails.rows).toEqual([{ recipient: 'elena@marea.example' }])
    // A link from before opens nothing, and no new one is sent; the answer is the same as for anybody.
    const newPassword = 'a quiet loggia at dusk'
    expect((await club.visitor().call(changePassword, { body: { token: before, newPassword } })).code).toBe(
      410,
    )
    await sql`DELETE FROM outbox`.execute(db)
    const [closed, nobody] = [await ask('elena@marea.example'), await ask('nobody@marea.example')]
    expect([closed.code, closed.body]).toEqual([nobody.code, nobody.body])
    expect((await sql`SELECT FROM outbox`.execute(db)).rows).toEqual([])
    // The right password is answered like a wrong one, also in a browser that the account knew.
    const again = club.visitor()
    Object.assign(again.cookies, known)
    const refused = await again.call(signIn, {
      body: { email: 'elena@marea.example', password: TEST_PASSWORD },
    })
    expect([refused.code, refused.body.code]).toEqual([401, 'WRONG_CREDENTIALS'])

    await ruth.call(setOwnerActive, { body: { ...close, active: true } })
    const reopened = await sql`SELECT FROM outbox WHERE kind = 'account-opened'`.execute(db)
    expect(reopened.rows).toHaveLength(1)
    const back = await club.signedIn('elena')
    const month = club.clock.now().toISOString().slice(0, 7)
    const { data } = (await back.call(readAccess, { query: { month, group: 'club' } })).body
    const told = data.filter(({ kind }: { kind: string }) => kind !== 'club-came')
    expect(told).toMatchObject([
      { kind: 'club-enabled', admin: 'Ruth Salgado Vidal', what: null },
      { kind: 'club-disabled', admin: 'Ruth Salgado Vidal' },
    ])
  })

  test('“this wasn’t me” stays when an account is closed and opened again', async () => {
    const { db } = club.database
    await sql`UPDATE owners SET locked_at = '2026-01-02T03:04:05Z' WHERE id = 1`.execute(db)
    await sql`UPDATE owners SET active = false WHERE id = 1`.execute(db)
    await sql`UPDATE owners SET active = true WHERE id = 1`.execute(db)
    const { rows } = await sql<{ locked: boolean }>`
      SELECT locked_at IS NOT NULL AS locked FROM owners WHERE id = 1`.execute(db)
    expect(rows).toEqual([{ locked: true }])
    await sql`UPDATE owners SET locked_at = NULL WHERE id = 1`.execute(db)
  })

  test('what was done to an account is not rewritten', async () => {
    const { db } = club.database
    await marina.call(changeStaffRoles, { body: { idStaff: JOEL, roles: ['desk'] } })
    await expect(sql`UPDATE account_changes SET reason = 'x'`.execute(db)).rejects.toThrow('not rewritten')
    await expect(sql`DELETE FROM account_changes`.execute(db)).rejects.toThrow('not rewritten')
  })
})
