import type { WireMeeting } from './meetings.endpoints.ts'
import type { WireMessage } from './messages.endpoints.ts'

/** One thing in the thread of an owner with the club, at the instant where it stands. */
export type ThreadEntry =
  | { kind: 'written'; at: string; message: WireMessage }
  | { kind: 'answered'; at: string; message: WireMessage }
  | { kind: 'meeting'; at: string; meeting: WireMeeting }

/** Order of entries at the same instant: an answer is listed above the message that it answers. */
const ORDER = { meeting: 0, answered: 1, written: 2 } as const

/** Messages, their answers and meetings as one thread, the latest first. */
export function threadOf(messages: readonly WireMessage[], meetings: readonly WireMeeting[]): ThreadEntry[] {
  const entries: ThreadEntry[] = [
    ...messages.map((message): ThreadEntry => ({ kind: 'written', at: message.sentAt, message })),
    ...messages.flatMap((message): ThreadEntry[] =>
      message.answer ? [{ kind: 'answered', at: message.answer.at, message }] : [],
    ),
    ...meetings.map((meeting): ThreadEntry => ({ kind: 'meeting', at: meeting.startsAt, meeting })),
  ]
  return entries.sort((a, b) => (a.at === b.at ? ORDER[a.kind] - ORDER[b.kind] : a.at < b.at ? 1 : -1))
}

/** How many entries are shown at first: at least `least`, and as many as are needed to show every unread answer. */
export function countAtFirst(entries: readonly ThreadEntry[], least: number): number {
  const isNew = (entry: ThreadEntry) => entry.kind === 'answered' && entry.message.answer?.read === false
  return Math.max(least, entries.findLastIndex(isNew) + 1)
}
