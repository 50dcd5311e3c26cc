import type { Day } from '../../kernel/day.ts'

/** An entry of a benefit's ledger, as far as an owner reads it. */
export interface LedgerEntry {
  id: number
  at: string
  kind: 'grant' | 'hold' | 'use' | 'return' | 'adjust' | 'expire'
  quantity: number
  /** The balance after it. */
  balance: number
  idBooking: number | null
  bookingCode: string | null
  /** The first day of the entry's stay. */
  datein: Day | null
  dateout: Day | null
  note: string | null
}

/** What happened to what a stay took: `kept` is what a late cancellation cost. */
export type StayStepKind = 'hold' | 'return' | 'use' | 'kept'

export interface StayStep {
  id: number
  at: string
  kind: StayStepKind
  /** How much it moved; never negative. */
  quantity: number
  balance: number
}

/** All that a stay took and gave back, as one row. */
export interface LedgerStayLine {
  kind: 'stay'
  idBooking: number
  bookingCode: string
  checkIn: Day
  checkOut: Day
  /** What is set aside for it now, what it has used, and what a late cancellation kept. */
  held: number
  used: number
  kept: number
  /** The oldest first. */
  steps: StayStep[]
}

/** What the club wrote: what it granted, adjusted or let expire. */
export interface ClubLine {
  kind: 'club'
  entry: LedgerEntry
}

/**
 * A ledger in an owner's words: a row a stay, and a row for each thing that the club wrote, the latest first. A stay that
 * took place is written as a return and a use of the same size at the same moment: to its owner that is one step.
 */
export function ledgerLines(entries: readonly LedgerEntry[]): (LedgerStayLine | ClubLine)[] {
  const oldestFirst = entries.toSorted((a, b) => (a.at === b.at ? a.id - b.id : a.at < b.at ? -1 : 1))
  const stays = Map.groupBy(
    oldestFirst.filter(({ idBooking }) => idBooking !== null),
    ({ idBooking }) => idBooking,
  )
  const lines = [
    ...[...stays.values()].map(stayLine),
    ...oldestFirst
      .filter(({ idBooking }) => idBooking === null)
      .map((entry): ClubLine => ({ kind: 'club', entry })),
  ]
  return lines.sort((a, b) => (dayOf(a) < dayOf(b) ? 1 : dayOf(a) > dayOf(b) ? -1 : 0))
}

const dayOf = (line: LedgerStayLine | ClubLine): Day =>
  line.kind === 'stay' ? line.checkIn : line.entry.at.slice(0, 10)

function stayLine(entries: readonly LedgerEntry[]): LedgerStayLine {
  const [first] = entries
  const steps = stepsOf(entries)
  const sum = (kind: StayStepKind) =>
    steps.reduce((total, step) => total + (step.kind === kind ? step.quantity : 0), 0)
  return {
    kind: 'stay',
    idBooking: first?.idBooking ?? 0,
    bookingCode: first?.bookingCode ?? '',
    checkIn: first?.datein ?? '',
    checkOut: first?.dateout ?? '',
    held: entries.reduce(
      (total, { kind, quantity }) => total - (kind === 'hold' || kind === 'return' ? quantity : 0),
      0,
    ),
    used: sum('use'),
    kept: sum('kept'),
    steps,
  }
}

function stepsOf(entries: readonly LedgerEntry[]): StayStep[] {
  const steps: StayStep[] = []
  for (const [index, entry] of entries.entries()) {
    const { id, at, kind, balance } = entry
    const quantity = Math.abs(entry.quantity)
    const before = entries[index - 1]
    if (kind !== 'use') {
      steps.push({ id, at, kind: kind === 'hold' ? 'hold' : 'return', quantity, balance })
      continue
    }
    const settled = before?.kind === 'return' && before.at === at
    if (settled && before.quantity === quantity)
      steps[steps.length - 1] = { id, at, kind: 'use', quantity, balance }
    // Less comes back than was set aside: the rest is what cancelling late cost.
    else steps.push({ id, at, kind: settled ? 'kept' : 'use', quantity, balance })
  }
  return steps
}
