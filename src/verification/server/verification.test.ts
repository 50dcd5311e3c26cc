import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { REPORTS, REPORTS_OF_ALL } from '../../membership/sign-in/slow-down.ts'
import { MAILS } from '../../portal/server/mails.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { enqueue } from '../../server/jobs/outbox.store.ts'
import { renderMail } from '../../server/mail/render.ts'
import { aboutOf } from '../about.ts'
import { closeSuspicion, listSuspicions, showCallerCheck } from '../desk.endpoints.ts'
import { answerCallerCheck, openCallerCheck, reportSuspicion, verifyMail } from '../verification.endpoints.ts'

test('what each mail of the portal is about can be said', () => {
  expect(Object.keys(MAILS).filter((kind) => aboutOf(kind) === null)).toEqual([])
})

describe.each(ENGINES)('is this really the club, on %s', (engine) => {
  let club: TestApp
  let elena: Visitor
  let desk: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
  })
  afterAll(() => club.close())
  beforeEach(async () => {
    const { db } = club.database
    await sql`DELETE FROM suspicions`.execute(db)
    await sql`DELETE FROM caller_checks`.execute(db)
    await sql`DELETE FROM sign_in_failures`.execute(db)
    await sql`DELETE FROM outbox`.execute(db)
    elena = await club.signedIn('elena')
    desk = await club.signedIn('joel', { admin: true })
    await sql`DELETE FROM outbox`.execute(db)
  })

  /** A mail as a sender claims it: its row, with the code that the database gave it. */
  async function aMail(kind = 'password-reset', tried = 1) {
    const { db } = club.database
    const content = { name: 'Elena', link: 'https://portal.example/reset-password?token=abc' }
    await enqueue(
      db,
      MAILS,
      { kind, recipient: 'elena@marea.example', language: 'en', content },
      club.clock.now(),
    )
    const { rows } = await sql<{ code: string }>`
      UPDATE outbox SET attempts = ${tried} WHERE id = (SELECT max(id) FROM outbox) RETURNING code`.execute(
      db,
    )
    return rows[0]!.code
  }

  test('a mail ends with its code, and the code tells when it was sent and to whom, masked', async () => {
    const code = await aMail()
    const { text, html } = renderMail(
      MAILS['password-reset']!,
      { content: { name: 'Elena', link: 'https://portal.example/x' }, language: 'en', code },
      club.config,
    )
    const grouped = `${code.slice(0, 5)}-${code.slice(5)}`
    expect(text).toContain(`Code of this email: ${grouped}. Is it really from us?`)
    expect(text, 'a question without a colon').not.toContain('?:')
    expect(html).toContain(`/verify?code=${grouped}`)
    const answer = await club.visitor().call(verifyMail, { body: { code: ` ${grouped.toLowerCase()} ` } })
    expect(answer.body.data).toEqual({
      sentAt: club.clock.now().toISOString(),
      to: 'e***a@m***a.example',
      from: 'concierge@marea.example',
      about: 'account',
      leadsTo: new URL(club.config.publicUrl).host,
    })
    // Nothing but that: no name, no amount, no link.
    expect(JSON.stringify(answer.body)).not.toMatch(/Elena|token|elena@/)
  })

  test('every mail has a code of its own, also one that is written by a single statement', async () => {
    const codes = new Set<string>()
    for (let count = 0; count < 20; count++) codes.add(await aMail())
    expect(codes.size).toBe(20)
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
  })

  test('a mail that the version before queued prints none', async () => {
    await sql`INSERT INTO outbox (kind, recipient, language, content, created_at, next_try_at, code)
              VALUES ('password-changed', 'elena@marea.example', 'en', '{"name":"Elena"}', now(), now(), NULL)`.execute(
      club.database.db,
    )
    const { text } = renderMail(
      MAILS['password-changed']!,
      { content: { name: 'Elena' }, language: 'en', code: null },
      club.config,
    )
    expect(text).not.toContain('Code of this email')
  })

  test('a code that nobody has is answered no, and one that was not sent yet too', async () => {
    const waiting = await aMail('password-reset', 0)
    for (const code of [waiting, '0000000000', 'nonsense'])
      expect((await club.visitor().call(verifyMail, { body: { code } })).body.data).toBeNull()
  })

  const misses = async (who: Visitor, many: number, headers: Record<string, string> = {}) => {
    for (let miss = 0; miss < many; miss++)
      await who.call(verifyMail, { body: { code: `00000${String(miss).padStart(5, '0')}` }, headers })
  }

  test('fifty misses slow guessing down: past them a right code is told to nobody, until the next try is due', async () => {
    const code = await aMail()
    const stranger = club.visitor()
    for (let right = 0; right < 60; right++)
      expect((await stranger.call(verifyMail, { body: { code } })).body.data).not.toBeNull()
    await misses(stranger, 50)
    for (const one of ['0000099999', code]) {
      const refused = await stranger.call(verifyMail, { body: { code: one } })
      expect([refused.code, refused.body.code]).toEqual([429, 'TOO_MANY'])
    }
    club.clock.pass(10_000)
    expect((await stranger.call(verifyMail, { body: { code } })).body.data).not.toBeNull()
  })

  test('a neighbour at the same address is not silenced by it, nor a browser that has signed in before', async () => {
    const code = await aMail()
    await misses(club.visitor(), 50)
    const neighbour = { headers: { 'user-agent': 'Another browser' }, body: { code } }
    expect((await club.visitor().call(verifyMail, neighbour)).body.data).not.toBeNull()
    expect((await elena.call(verifyMail, { body: { code } })).body.data).not.toBeNull()
  })

  test('the desk sees the number that the owner sees, for two minutes and until it is answered', async () => {
    const idOwner = 1
    expect((await desk.call(showCallerCheck, { body: { idOwner } })).body).toEqual({
      status: true,
      data: null,
      owner: { name: 'Elena', lastname: 'Harrington Ruiz', phone: '+1 415 555 0142' },
    })
    expect((await desk.call(showCallerCheck, { body: { idOwner: 999_999 } })).code).toBe(404)
    const { data: shown } = (await elena.call(openCallerCheck)).body
    expect(shown).toMatchObject({ digits: expect.stringMatching(/^\d{6}$/), secondsLeft: 120 })
    // Another tab shows the same one.
    expect((await elena.call(openCallerCheck)).body.data).toEqual(shown)
    expect((await desk.call(showCallerCheck, { body: { idOwner } })).body.data).toEqual({
      digits: shown.digits,
      secondsLeft: 120,
    })
    club.clock.pass(119_000)
    expect((await desk.call(showCallerCheck, { body: { idOwner } })).body.data?.secondsLeft).toBe(1)
    club.clock.pass(2_000)
    expect((await desk.call(showCallerCheck, { body: { idOwner } })).body.data).toBeNull()

    const { data: next } = (await elena.call(openCallerCheck)).body
    expect(next.id).not.toBe(shown.id)
    expect((await elena.call(answerCallerCheck, { body: { id: next.id, heard: 'right' } })).code).toBe(200)
    expect((await desk.call(showCallerCheck, { body: { idOwner } })).body.data).toBeNull()
    const twice = await elena.call(answerCallerCheck, { body: { id: next.id, heard: 'wrong' } })
    expect([twice.code, twice.body.code]).toEqual([409, 'CALL_OVER'])
    expect((await desk.call(listSuspicions)).body.data).toEqual([])
  })

  test('another owner can neither see nor answer it', async () => {
    const { data: shown } = (await elena.call(openCallerCheck)).body
    const ines = await club.signedIn('ines')
    expect((await ines.call(openCallerCheck)).body.data.id).not.toBe(shown.id)
    expect((await ines.call(answerCallerCheck, { body: { id: shown.id, heard: 'right' } })).code).toBe(409)
    expect((await elena.call(openCallerCheck)).body.data.id).toBe(shown.id)
  })

  test('a wrong number is reported, with who of the desk had the right one before them', async () => {
    const { data: shown } = (await elena.call(openCallerCheck)).body
    await desk.call(showCallerCheck, { body: { idOwner: 1 } })
    await elena.call(answerCallerCheck, { body: { id: shown.id, heard: 'wrong' } })
    const { data } = (await desk.call(listSuspicions)).body
    expect(data).toMatchObject([
      { kind: 'call', readBy: 'Joel Canul Uc', from: { name: 'Elena', email: 'elena@marea.example' } },
    ])
  })

  test('a stranger’s report waits at the desk; its answer goes out without what was reported', async () => {
    const code = await aMail()
    const grouped = `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase()
    const report = { code: grouped, words: 'It wants a fee.', contact: 'ana@post.example' }
    expect((await club.visitor().call(reportSuspicion, { body: report })).code).toBe(200)
    const { data } = (await desk.call(listSuspicions)).body
    expect(data).toMatchObject([
      {
        kind: 'mail',
        code: grouped,
        isOurCode: true,
        words: 'It wants a fee.',
        from: { name: null, email: 'ana@post.example' },
      },
    ])
    const closing = { body: { idSuspicion: data[0]!.id, answer: 'It was not ours.' } }
    expect((await desk.call(closeSuspicion, closing)).code).toBe(200)
    expect((await desk.call(closeSuspicion, closing)).body.code).toBe('DECIDED_MEANWHILE')
    expect((await desk.call(listSuspicions)).body.data).toEqual([])
    const { rows } = await sql<{ recipient: string; content: unknown }>`
      SELECT recipient, content FROM outbox WHERE kind = 'suspicion-answered'`.execute(club.database.db)
    expect(rows).toEqual([{ recipient: 'ana@post.example', content: { answer: 'It was not ours.' } }])
  })

  test('who is signed in is answered at the account’s own address, whatever they type', async () => {
    await elena.call(reportSuspicion, { body: { words: 'Odd.', contact: 'somebody@else.example' } })
    const { data } = (await desk.call(listSuspicions)).body
    expect(data[0]?.from?.email).toBe('elena@marea.example')
  })

  test('a neighbour at the same address, and a browser that has signed in, report all the same', async () => {
    const report = { body: { words: 'Odd.' } }
    for (let count = 0; count < 6; count++) await club.visitor().call(reportSuspicion, report)
    expect((await club.visitor().call(reportSuspicion, report)).code).toBe(429)
    const neighbour = { ...report, headers: { 'user-agent': 'Another browser' } }
    expect((await club.visitor().call(reportSuspicion, neighbour)).code).toBe(200)
    expect((await elena.call(reportSuspicion, report)).code).toBe(200)
  })

  test('strangers who use up what the desk reads in a day keep no owner from reporting', async () => {
    const from = (count: number) => ({
      body: { words: 'Odd.' },
      headers: { 'user-agent': `Browser ${count}` },
    })
    for (let count = 0; count < REPORTS.address.free; count++)
      expect((await club.visitor().call(reportSuspicion, from(count))).code).toBe(200)
    expect((await club.visitor().call(reportSuspicion, from(1000))).code).toBe(429)
    // A minute later it is the same; so it is from everywhere.
    club.clock.pass(60_000)
    expect((await club.visitor().call(reportSuspicion, from(1001))).code).toBe(429)
    const { free, refillSeconds } = REPORTS_OF_ALL
    const full = new Date(club.clock.now().getTime() + free * refillSeconds * 1000)
    await sql`UPDATE sign_in_failures SET forget_at = ${full} WHERE subject = 'report:all'`.execute(
      club.database.db,
    )
    await sql`DELETE FROM sign_in_failures WHERE subject LIKE 'report:address%'`.execute(club.database.db)
    expect((await club.visitor().call(reportSuspicion, from(1002))).code).toBe(429)
    expect((await elena.call(reportSuspicion, from(1003))).code).toBe(200)
  })

  test('of one reporter five wait at the desk; when one is answered there is room for another', async () => {
    const reports = async (count: number) => {
      const visitor = club.visitor()
      const headers = { 'user-agent': `Browser ${count}` }
      return visitor.call(reportSuspicion, { body: { words: 'Odd.', contact: 'ana@post.example' }, headers })
    }
    for (let count = 0; count < 5; count++) expect((await reports(count)).code).toBe(200)
    const { code, body } = await reports(5)
    expect([code, body.code]).toEqual([409, 'REPORTS_WAIT'])
    const { data } = (await desk.call(listSuspicions)).body
    expect(data).toHaveLength(5)
    await desk.call(closeSuspicion, { body: { idSuspicion: data[0]!.id, answer: 'It was not ours.' } })
    expect((await reports(6)).code).toBe(200)
  })

  test.each(['call me', '+52 984 100 2000', 'ana@post'])(
    '“%s” is no address to answer at',
    async (contact) => {
      const { code, body } = await club.visitor().call(reportSuspicion, { body: { words: 'Odd.', contact } })
      expect([code, Object.keys(body.fields ?? {})]).toEqual([400, ['contact']])
    },
  )

  test('one browser reports five in an hour', async () => {
    const stranger = club.visitor()
    const codes: number[] = []
    for (let count = 0; count < 6; count++)
      codes.push((await stranger.call(reportSuspicion, { body: { words: `Number ${count}` } })).code)
    expect(codes).toEqual([200, 200, 200, 200, 200, 429])
  })
})
