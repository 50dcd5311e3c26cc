import type { InboxKind } from './kinds.ts'

/** A thing as the address and the selection name it: `bookings-12`. */
export type ThingName = `${InboxKind}-${number}`

export const nameOf = ({ kind, id }: { kind: InboxKind; id: number }): ThingName => `${kind}-${id}`

/** The thing to open after a step through the list; null where the list has none. Beyond the ends it stays where it is. */
export function stepFrom<Row extends { kind: InboxKind; id: number }>(
  rows: readonly Row[],
  open: string | undefined,
  by: 1 | -1,
): Row | null {
  const at = rows.findIndex((row) => nameOf(row) === open)
  if (at < 0) return rows[0] ?? null
  return rows[Math.min(rows.length - 1, Math.max(0, at + by))] ?? null
}

/** What opens once a thing has its answer: the one after it, of the last the one before; null where it was the only one. */
export function afterAnswer<Row extends { kind: InboxKind; id: number }>(
  rows: readonly Row[],
  answered: string,
): Row | null {
  const at = rows.findIndex((row) => nameOf(row) === answered)
  return (at < 0 ? rows[0] : (rows[at + 1] ?? rows[at - 1])) ?? null
}

interface Step {
  /** Where the thing that is open stands among the rows; below zero where it is not there. */
  at: number
  by: 1 | -1
  /** How many rows are there of this page. */
  rows: number
  /** From 1. */
  page: number
  /** How many the whole list has. */
  found: number
  /** The most rows of a page. */
  ofPage: number
}

/** The page to which a step goes on from the last or the first row of one; null where it stays on its page, or at the list's end. */
export function pageBeyond({ at, by, rows, page, found, ofPage }: Step): number | null {
  if (by > 0 && rows > 0 && at === rows - 1 && page * ofPage < found) return page + 1
  if (by < 0 && at === 0 && page > 1) return page - 1
  return null
}
