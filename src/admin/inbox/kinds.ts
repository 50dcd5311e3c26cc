import type { StaffRole } from '../../kernel/endpoint.ts'

/** What waits for the club's people, by kind. */
export const INBOX_KINDS = [
  'bookings',
  'agreements',
  'questions',
  'payments',
  'matters',
  'maintenance',
  'messages',
  'meetings',
  'orders',
  'reviews',
  'suspicions',
  'losses',
] as const
export type InboxKind = (typeof INBOX_KINDS)[number]

/** What owners say and ask of their statements, and what of payments waits, is finance's; all others are the desk's. */
const OF_FINANCE: ReadonlySet<InboxKind> = new Set(['agreements', 'questions', 'payments', 'matters'])

/** The role whose work a kind is. */
export function roleOf(kind: InboxKind): 'desk' | 'finance' {
  return OF_FINANCE.has(kind) ? 'finance' : 'desk'
}

/** The kinds that somebody with these roles decides. */
export function kindsOf(roles: readonly StaffRole[]): InboxKind[] {
  return INBOX_KINDS.filter((kind) => roles.includes(roleOf(kind)))
}

/** Who of these may decide all of the things: whoever has each role whose work they are. */
export function whoMayDecide<One extends { roles: readonly StaffRole[] }>(
  people: readonly One[],
  things: readonly { kind: InboxKind }[],
): One[] {
  return people.filter(({ roles }) => things.every(({ kind }) => roles.includes(roleOf(kind))))
}

/** What is shown of the inbox: everything, what is assigned to whoever asks, what is nobody's yet, what is put off. */
export const INBOX_VIEWS = ['all', 'mine', 'free', 'snoozed'] as const
export type InboxView = (typeof INBOX_VIEWS)[number]

/** The orders of the list: what lapses first, what came last, what begins first. */
export const INBOX_SORTS = ['lapse', 'newest', 'arrival'] as const
export type InboxSort = (typeof INBOX_SORTS)[number]

/** How things are chosen by their age: late, about to lapse, or waiting for longer than so many hours. */
export const INBOX_AGES = ['late', 'soon', 'day', 'three-days', 'week'] as const
export type InboxAge = (typeof INBOX_AGES)[number]

/** How things are chosen by the days that they are about: under way, or beginning within so many days. */
export const INBOX_ARRIVALS = ['today', 'three-days', 'week', 'month'] as const
export type InboxArrival = (typeof INBOX_ARRIVALS)[number]

/** The parts of the list, by the promise. */
export const INBOX_GROUPS = ['late', 'today', 'later'] as const
export type InboxGroup = (typeof INBOX_GROUPS)[number]
