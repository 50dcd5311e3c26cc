import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import {
  cancelMeeting,
  exportMeeting,
  listMeetings,
  listSlots,
  scheduleMeeting,
  type WireMeeting,
} from '../meetings.endpoints.ts'

const HOUR_MS = 3_600_000
/** Andrés: Monday to Friday, 09:00 to 13:00 in Cancún. */
const ANDRES = 2
/** Fernanda: the same days, 10:00 to 14:00 in Mazatlán, two hours behind. */
const FERNANDA = 3
/** Thursday at nine in Cancún. */
const NINE = '2026-11-19T14:00:00.000Z'
const HALF_PAST = '2026-11-19T14:30:00.000Z'

const wish = (change: object = {}) => ({
  idStaff: ANDRES,
  startsAt: NINE,
  channel: 'video',
  subject: 'The pool in spring',
  ...change,
})

describe.each(BOTH_ENGINES)('meetings on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let ines: Visitor
  const key = (name: string) => ({ headers: { 'idempotency-key': `meeting-${name}` } })

  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    ines = await stage.signedIn('ines')
  })
  beforeEach(async () => {
    await sql`DELETE FROM meetings`.execute(stage.database.db)
    await sql`DELETE FROM outbox`.execute(stage.database.db)
  })
  afterAll(() => stage.close())

  const slotsOf = async (who: Visitor, idStaff = ANDRES, more: object = {}) => {
    const { code, body } = await who.call(listSlots, { query: { idStaff, ...more } })
    expect(code).toBe(200)
    return body.data as { zone: string; days: { day: string; slots: { startsAt: string }[] }[] }
  }
  const startsOf = async (who: Visitor, idStaff = ANDRES) =>
    (await slotsOf(who, idStaff)).days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt))
  const arranged = async (who: Visitor, change: object = {}): Promise<WireMeeting> => {
    const { code, body } = await who.call(scheduleMeeting, { body: wish(change) })
    expect([code, body.code]).toEqual([200, undefined])
    return body.data
  }
  const mails = async () =>
    (
      await sql<{ kind: string; recipient: string; language: string; content: Record<string, string> }>`
        SELECT kind, recipient, language, content FROM outbox ORDER BY id`.execute(stage.database.db)
    ).rows

  test('the slots are those of the person’s own zone, from two hours ahead', async () => {
    const andres = await slotsOf(elena)
    expect(andres.zone).toBe('America/Cancun')
    expect(andres.days[0]).toMatchObject({
      day: '2026-11-18',
      slots: [{ startsAt: '2026-11-18T17:00:00.000Z' }, {}],
    })
    // Weekends have none; the last day is the 21st.
    expect(andres.days.map(({ day }) => day)).toHaveLength(15)
    expect(andres.days.at(-1)?.day).toBe('2026-12-08')
    const fernanda = await slotsOf(elena, FERNANDA)
    expect(fernanda.zone).toBe('America/Mazatlan')
    expect(fernanda.days[1]?.slots[0]?.startsAt).toBe('2026-11-19T17:00:00.000Z')
    expect((await slotsOf(elena, ANDRES, { from: '2026-12-07' })).days.map(({ day }) => day)).toEqual([
      '2026-12-07',
      '2026-12-08',
    ])
    expect((await elena.call(listSlots, { query: { idStaff: 999 } })).code).toBe(404)
  })

  test('a slot follows the clocks of a place that changes them', async () => {
    const { db } = stage.database
    await sql`UPDATE staff SET zone = 'America/New_York' WHERE id = ${FERNANDA}`.execute(db)
    const start = stage.clock.now().getTime()
    stage.clock.pass(new Date('2027-03-10T15:00:00Z').getTime() - start)
    const later = await stage.signedIn('elena')
    const starts = await startsOf(later, FERNANDA)
    // Ten in the morning: before and after the clocks went forward on 14 March.
    expect(starts).toContain('2027-03-12T15:00:00.000Z')
    expect(starts).toContain('2027-03-15T14:00:00.000Z')
    expect(starts).not.toContain('2027-03-15T18:00:00.000Z')
    await sql`UPDATE staff SET zone = 'America/Mazatlan' WHERE id = ${FERNANDA}`.execute(db)
    stage.clock.pass(start - stage.clock.now().getTime())
    elena = await stage.signedIn('elena')
    ines = await stage.signedIn('ines')
  })

  test('arranging one takes the slot, and both sides get an invitation in their own language', async () => {
    const meeting = await arranged(elena, { note: 'Mornings are best.', channel: 'in-person' })
    expect(meeting).toMatchObject({
      staff: { idStaff: ANDRES, name: 'Andrés' },
      startsAt: NINE,
      endsAt: HALF_PAST,
      zone: 'America/Cancun',
      channel: 'in-person',
      note: 'Mornings are best.',
      state: 'coming',
      byAdmin: false,
    })
    expect(await startsOf(elena)).not.toContain(NINE)
    expect(await startsOf(ines)).not.toContain(NINE)
    expect((await elena.call(listMeetings)).body.data).toEqual([meeting])

    const [toOwner, toStaff] = await mails()
    expect(toOwner).toMatchObject({
      kind: 'meeting-arranged',
      recipient: 'elena@marea.example',
      language: 'en',
    })
    expect(toStaff).toMatchObject({
      kind: 'meeting-with-owner',
      recipient: 'andres.poot@marea.example',
      language: 'es',
    })
    for (const { content } of [toOwner!, toStaff!]) {
      expect(content.calendar).toContain('METHOD:REQUEST')
      expect(content.calendar).toContain('DTSTART:20261119T140000Z')
      expect(content.calendar).toContain('LOCATION:Bahía Serena')
      expect(content.calendar).toContain(`UID:meeting-${meeting.idMeeting}@`)
    }
  })

  test('the same wish with the same key is one meeting', async () => {
    const [once, again] = [
      await elena.call(scheduleMeeting, { body: wish(), ...key('twice') }),
      await elena.call(scheduleMeeting, { body: wish(), ...key('twice') }),
    ]
    expect([once.code, again.code, again.body]).toEqual([200, 200, once.body])
    expect((await elena.call(listMeetings)).body.data).toHaveLength(1)
    expect(await mails()).toHaveLength(2)
  })

  test('of two who want a slot at once one gets it, and the other hears what is free', async () => {
    const answers = await Promise.all([elena, ines].map((who) => who.call(scheduleMeeting, { body: wish() })))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
    const { body } = answers.find(({ code }) => code === 409)!
    expect(body.code).toBe('SLOT_TAKEN')
    expect(body.nearest.map(({ startsAt }: { startsAt: string }) => startsAt)).toContain(HALF_PAST)
    expect(body.nearest).toHaveLength(4)
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM meetings`.execute(stage.database.db)
    expect(rows[0]?.count).toBe(1)
    expect(await mails()).toHaveLength(2)
  })

  test('the schema stands in the way even of a deed that did not look', async () => {
    await arranged(elena)
    const insert = (staff: number, owner: number, start: string) =>
      sql`INSERT INTO meetings (staff_id, owner_id, starts_at, ends_at, channel, subject, created_at)
          VALUES (${staff}, ${owner}, ${start}::timestamptz, ${start}::timestamptz + interval '30 minutes', 'phone', 'x',
                  now())`.execute(stage.database.db)
    await expect(insert(ANDRES, 3, '2026-11-19T14:15:00Z')).rejects.toThrow(/meetings_staff_once/)
    await expect(insert(FERNANDA, 1, '2026-11-19T14:15:00Z')).rejects.toThrow(/meetings_owner_once/)
  })

  test('nobody sits in two meetings at once', async () => {
    // Eleven thirty in Cancún is nine thirty in Mazatlán; twelve there is ten here, when Fernanda begins.
    const noon = '2026-11-19T17:00:00.000Z'
    await arranged(elena, { startsAt: noon })
    expect(await startsOf(elena, FERNANDA)).not.toContain(noon)
    expect(await startsOf(ines, FERNANDA)).toContain(noon)
    const { code, body } = await elena.call(scheduleMeeting, {
      body: wish({ idStaff: FERNANDA, startsAt: noon }),
    })
    expect([code, body.code]).toEqual([409, 'ALREADY_MEETING'])
  })

  test.each([
    ['too soon', '2026-11-18T16:30:00.000Z'],
    ['over', '2026-11-17T15:00:00.000Z'],
    ['too far', '2026-12-09T15:00:00.000Z'],
    ['on a Sunday', '2026-11-22T15:00:00.000Z'],
    ['between two slots', '2026-11-19T14:10:00.000Z'],
  ])('a time that is %s is not open', async (_, startsAt) => {
    const { code, body } = await elena.call(scheduleMeeting, { body: wish({ startsAt }) })
    expect([code, body.code]).toEqual([409, 'SLOT_NOT_OPEN'])
    expect(body.nearest.length).toBeGreaterThan(0)
  })

  test.each([
    [{ subject: ' ' }, 'subject'],
    [{ subject: 'x'.repeat(201) }, 'subject'],
    [{ note: 'x'.repeat(1001) }, 'note'],
    [{ channel: 'pigeon' }, 'channel'],
    [{ startsAt: 'tomorrow' }, 'startsAt'],
  ])('%j is refused with its field named', async (change, field) => {
    const { code, body } = await elena.call(scheduleMeeting, { body: wish(change) })
    expect([code, body.code, Object.keys(body.fields)]).toEqual([400, 'BAD_INPUT', [field]])
  })

  test('a person, or a contract, that is not there is 404', async () => {
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM contracts WHERE owner_id = 3 LIMIT 1`.execute(stage.database.db)
    for (const change of [{ idStaff: 999 }, { idContract: rows[0]!.id }]) {
      const { code, body } = await elena.call(scheduleMeeting, { body: wish(change) })
      expect([code, body.code]).toEqual([404, 'NOT_FOUND'])
    }
  })

  test('five to come are enough for one owner', async () => {
    const starts = (await startsOf(elena)).slice(0, 6)
    for (const startsAt of starts.slice(0, 5)) await arranged(elena, { startsAt })
    const { code, body } = await elena.call(scheduleMeeting, { body: wish({ startsAt: starts[5] }) })
    expect([code, body.code]).toEqual([409, 'MEETINGS_FULL'])
    expect(body.message).toContain('5 meetings')
  })

  test('cancelling frees the slot and tells both calendars, once', async () => {
    const { idMeeting } = await arranged(elena)
    await sql`DELETE FROM outbox`.execute(stage.database.db)
    const query = { idMeeting }
    const { code, body } = await elena.call(cancelMeeting, { query })
    expect([code, body.data.state]).toEqual([200, 'cancelled'])
    expect(await startsOf(ines)).toContain(NINE)
    expect((await elena.call(cancelMeeting, { query })).code).toBe(200)
    const sent = await mails()
    expect(sent.map(({ kind }) => kind)).toEqual(['meeting-cancelled', 'meeting-with-owner-cancelled'])
    for (const { content } of sent) {
      expect(content.calendar).toContain('METHOD:CANCEL')
      expect(content.calendar).toContain('SEQUENCE:1')
      expect(content.calendar).toContain(`UID:meeting-${idMeeting}@`)
    }
    await arranged(ines)
  })

  test('what has begun cannot be cancelled', async () => {
    const { idMeeting } = await arranged(elena, { startsAt: '2026-11-18T17:00:00.000Z' })
    stage.clock.pass(2 * HOUR_MS)
    const later = await stage.signedIn('elena')
    const { code, body } = await later.call(cancelMeeting, { query: { idMeeting } })
    expect([code, body.code]).toEqual([409, 'MEETING_BEGUN'])
    expect((await later.call(listMeetings)).body.data[0].state).toBe('begun')
    stage.clock.pass(-2 * HOUR_MS)
    elena = await stage.signedIn('elena')
  })

  test('a file for the calendar, in the language of the screen', async () => {
    const { idMeeting } = await arranged(elena, { channel: 'phone' })
    const answer = await elena.call(exportMeeting, {
      query: { idMeeting },
      headers: { 'accept-language': 'es' },
    })
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain(`meeting-${idMeeting}.ics`)
    const text = answer.bytes.toString().replaceAll('\r\n ', '')
    expect(text).toContain('METHOD:PUBLISH')
    expect(text).toContain('LOCATION:Teléfono: llama Andrés Poot Balam')
    expect(text).not.toContain('ATTENDEE')
  })

  test('a stranger’s meeting is not there', async () => {
    const { idMeeting } = await arranged(elena)
    const query = { idMeeting }
    expect((await ines.call(cancelMeeting, { query })).code).toBe(404)
    expect((await ines.call(exportMeeting, { query })).code).toBe(404)
    expect((await ines.call(listMeetings)).body.data).toEqual([])
    expect((await elena.call(listMeetings)).body.data[0].state).toBe('coming')
    for (const [endpoint, input] of [
      [listSlots, { query: { idStaff: ANDRES } }],
      [listMeetings, {}],
      [scheduleMeeting, { body: wish() }],
      [cancelMeeting, { query }],
      [exportMeeting, { query }],
    ] as const)
      expect((await stage.visitor().call(endpoint, input)).code).toBe(401)
  })

  test('an owner with an unsigned report may still meet the club', async () => {
    const marcos = await stage.signedIn('marcos')
    await arranged(marcos)
  })

  test('what an admin does for the owner is stored as theirs', async () => {
    const { db } = stage.database
    const ruth = await stage.signedIn('ruth', { admin: true })
    expect((await ruth.call(listMeetings)).body.code).toBe('NO_OWNER_SELECTED')
    await sql`UPDATE sessions SET acting_owner_id = 1 WHERE admin_id IS NOT NULL`.execute(db)
    const meeting = await arranged(ruth)
    expect(meeting.byAdmin).toBe(true)
    await ruth.call(cancelMeeting, { query: { idMeeting: meeting.idMeeting } })
    const { rows } = await sql`
      SELECT owner_id, created_by_admin_id, cancelled_by_admin_id FROM meetings`.execute(db)
    expect(rows).toEqual([{ owner_id: 1, created_by_admin_id: 1, cancelled_by_admin_id: 1 }])
    expect((await mails()).map(({ recipient }) => recipient)).toContain('elena@marea.example')
  })
})
