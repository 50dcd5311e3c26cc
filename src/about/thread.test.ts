import { describe, expect, test } from 'vitest'
import type { WireMeeting } from './meetings.endpoints.ts'
import type { WireMessage } from './messages.endpoints.ts'
import { countAtFirst, threadOf } from './thread.ts'

function message(idMessage: number, sentAt: string, answeredAt?: string): WireMessage {
  const answer = answeredAt
    ? { text: 'Yes.', at: answeredAt, by: 'Joel', byMail: false, enteredBy: null, read: true }
    : null
  return { idMessage, to: null, subject: 'A', body: 'B', sentAt, byAdmin: false, pictures: [], answer }
}
const meeting = (idMeeting: number, startsAt: string) => ({ idMeeting, startsAt }) as WireMeeting
const shown = (messages: WireMessage[], meetings: WireMeeting[] = []) =>
  threadOf(messages, meetings).map((entry) =>
    entry.kind === 'meeting'
      ? `meeting ${entry.meeting.idMeeting}`
      : `${entry.kind} ${entry.message.idMessage}`,
  )

describe('the thread with the club', () => {
  test('an answer stands at its own moment, the latest first', () => {
    const early = message(1, '2026-11-01T10:00:00.000Z', '2026-11-05T10:00:00.000Z')
    const late = message(2, '2026-11-03T10:00:00.000Z')
    expect(shown([late, early])).toEqual(['answered 1', 'written 2', 'written 1'])
  })

  test('an answer by email, of which only the day is known, never stands below its message', () => {
    const at = '2026-11-01T10:00:00.000Z'
    expect(shown([message(1, at, at)])).toEqual(['answered 1', 'written 1'])
  })

  test('meetings stand where they take place, those to come on top', () => {
    const written = message(1, '2026-11-10T10:00:00.000Z')
    const meetings = [meeting(7, '2026-12-01T15:00:00.000Z'), meeting(6, '2026-11-09T15:00:00.000Z')]
    expect(shown([written], meetings)).toEqual(['meeting 7', 'written 1', 'meeting 6'])
  })

  test('a new answer is on show from the start, behind whatever was written since; a read one is not', () => {
    const since = Array.from({ length: 8 }, (_, index) =>
      message(index + 2, `2026-11-1${index}T10:00:00.000Z`),
    )
    const old = message(1, '2026-11-01T10:00:00.000Z', '2026-11-05T10:00:00.000Z')
    expect(countAtFirst(threadOf([...since, old], []), 6)).toBe(6)
    const unread = { ...old, answer: old.answer && { ...old.answer, read: false } }
    expect(countAtFirst(threadOf([...since, unread], []), 6)).toBe(9)
  })

  test('no messages and no answers are an empty thread', () => expect(threadOf([], [])).toEqual([]))
})
