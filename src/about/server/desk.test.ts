import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import {
  answerMessage,
  type ComingMeeting,
  callOffMeeting,
  listComingMeetings,
  listUnanswered,
  type Unanswered,
} from '../desk.endpoints.ts'
import { cancelMeeting, listMeetings, scheduleMeeting } from '../meetings.endpoints.ts'
import { listMessages, sendMessage } from '../messages.endpoints.ts'

describe.each(ENGINES)('the desk and what owners write and arrange, %s', (engine) => {
  let club: TestApp
  let desk: Visitor
  let elena: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
    elena = await club.signedIn('elena')
    desk = await club.signedIn('joel', { admin: true })
  })
  afterAll(() => club.close())

  const mails = async (count: number) =>
    (
      await sql<{ kind: string; recipient: string; content: Record<string, string> }>`
        SELECT kind, recipient, content FROM outbox ORDER BY id DESC LIMIT ${count}`.execute(club.database.db)
    ).rows

  test('a message waits until it is answered, once; the owner reads the answer and gets it', async () => {
    const sent = { subject: 'The awning', body: 'It drips.', idStaff: 8 }
    const id = (await elena.call(sendMessage, { body: sent })).body.data.idMessage
    const waiting = async () => (await desk.call(listUnanswered)).body.data as Unanswered[]
    const all = await waiting()
    expect(all.at(-1)).toMatchObject({ id, subject: 'The awning', to: { name: 'Beatriz' }, contract: null })
    expect(all.map(({ sentAt }) => sentAt)).toEqual(all.map(({ sentAt }) => sentAt).sort())

    const body = { idMessage: id, answer: 'Somebody comes at ten.\n\nBeatriz' }
    const both = await Promise.all([desk.call(answerMessage, { body }), desk.call(answerMessage, { body })])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
    expect(both.find(({ code }) => code === 409)?.body.code).toBe('DECIDED_MEANWHILE')
    expect((await waiting()).some((one) => one.id === id)).toBe(false)
    expect((await elena.call(listMessages)).body.data[0]).toMatchObject({
      idMessage: id,
      answer: { text: body.answer, by: 'Joel Canul Uc', at: club.clock.now().toISOString() },
    })
    expect((await mails(1))[0]).toMatchObject({
      kind: 'message-answered',
      recipient: 'elena@marea.example',
      content: { subject: 'The awning', message: 'It drips.', answer: body.answer },
    })
    expect((await desk.call(answerMessage, { body: { ...body, idMessage: 999_999 } })).code).toBe(404)
  })

  test('an answer that came by email is entered with who wrote it and the day, and nothing is sent', async () => {
    const sent = { subject: 'The key', body: 'Where is it?' }
    const id = (await elena.call(sendMessage, { body: sent })).body.data.idMessage
    const before = await mails(50)
    const today = club.clock.now().toISOString().slice(0, 10)
    const answer = (day: string, idStaff = 8) =>
      desk.call(answerMessage, {
        body: { idMessage: id, answer: 'At the gate.', byMail: { idStaff, day } },
      })
    for (const day of ['2026-01-01', '2027-01-01'])
      expect((await answer(day)).body.code).toBe('MAIL_DAY_WRONG')
    expect((await answer(today, 999)).code).toBe(404)
    expect((await answer(today)).code).toBe(200)
    expect((await answer(today)).body.code).toBe('DECIDED_MEANWHILE')
    expect(await mails(50)).toEqual(before)
    const message = (await elena.call(listMessages)).body.data.find(
      ({ idMessage }: { idMessage: number }) => idMessage === id,
    )
    expect(message.answer).toMatchObject({
      text: 'At the gate.',
      by: 'Beatriz Canché May',
      byMail: true,
      enteredBy: expect.stringMatching(/^(Raúl|Joel) /),
      read: false,
    })
    // It never stands before what it answers.
    expect(message.answer.at >= message.sentAt).toBe(true)
  })

  const NINE = '2026-11-19T14:00:00.000Z'
  const arrange = async () =>
    (
      await elena.call(scheduleMeeting, {
        body: { idStaff: 2, startsAt: NINE, channel: 'phone', subject: 'The pool' },
      })
    ).body.data.idMeeting as number
  const coming = async () => (await desk.call(listComingMeetings)).body.data as ComingMeeting[]
  const callOff = (idMeeting: number, reason = 'Andrés is ill.') =>
    desk.call(callOffMeeting, { body: { idMeeting, reason } })

  test('a meeting is called off once: both sides hear why and their calendars too, and its time is free', async () => {
    const id = await arrange()
    expect((await coming()).find((one) => one.id === id)).toMatchObject({
      startsAt: '2026-11-19T14:00:00Z',
      staff: { name: 'Andrés' },
      owner: { email: 'elena@marea.example' },
    })
    expect((await Promise.all([callOff(id), callOff(id)])).map(({ code }) => code).sort()).toEqual([200, 409])
    const two = await mails(2)
    expect(two.map(({ kind }) => kind).sort()).toEqual([
      'meeting-called-off',
      'meeting-with-owner-called-off',
    ])
    for (const { content } of two) {
      expect(content.reason).toBe('Andrés is ill.')
      expect(content.calendar).toContain('METHOD:CANCEL')
    }
    expect((await coming()).some((one) => one.id === id)).toBe(false)
    expect((await elena.call(listMeetings)).body.data[0]).toMatchObject({
      idMeeting: id,
      state: 'cancelled',
      cancelReason: 'Andrés is ill.',
    })
  })

  test('one that its owner took back, or that has begun, is not called off', async () => {
    const id = await arrange()
    expect((await elena.call(cancelMeeting, { query: { idMeeting: id } })).body.data.cancelReason).toBeNull()
    expect((await callOff(id)).body.code).toBe('DECIDED_MEANWHILE')
    const other = await arrange()
    const { db } = club.database
    const before = new Date(club.clock.now().getTime() - 60_000)
    await sql`UPDATE meetings SET starts_at = ${before}, ends_at = ${NINE} WHERE id = ${other}`.execute(db)
    expect((await coming()).some((one) => one.id === other)).toBe(false)
    expect((await callOff(other)).body.code).toBe('DECIDED_MEANWHILE')
    expect((await callOff(999_999)).code).toBe(404)
  })
})
