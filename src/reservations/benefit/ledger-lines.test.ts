import { describe, expect, test } from 'vitest'
import { type LedgerEntry, ledgerLines } from './ledger-lines.ts'

let id = 0
function entry(at: string, kind: LedgerEntry['kind'], quantity: number, stay?: [number, string, string]) {
  const [idBooking = null, datein = null, dateout = null] = stay ?? []
  id += 1
  const bookingCode = idBooking === null ? null : `BK-${idBooking}`
  return { id, at, kind, quantity, balance: 0, idBooking, bookingCode, datein, dateout, note: null }
}
const MAY: [number, string, string] = [7, '2026-05-02', '2026-05-09']
const JUNE: [number, string, string] = [8, '2026-06-02', '2026-06-06']
/** As the ledger comes: the newest first. */
const newest = (...entries: LedgerEntry[]) => ledgerLines(entries.toReversed())

describe('a ledger in rows', () => {
  test('a stay that took place is one row and two steps', () => {
    const [line] = newest(
      entry('2026-01-01T00:00:00Z', 'hold', -7, MAY),
      entry('2026-05-09T12:00:00Z', 'return', 7, MAY),
      entry('2026-05-09T12:00:00Z', 'use', -7, MAY),
    )
    expect(line).toMatchObject({ kind: 'stay', idBooking: 7, held: 0, used: 7, kept: 0 })
    expect(line?.kind === 'stay' && line.steps.map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['hold', 7],
      ['use', 7],
    ])
  })

  test('what a change adds and gives back stays readable', () => {
    const [line] = newest(
      entry('2026-01-01T00:00:00Z', 'hold', -4, MAY),
      entry('2026-01-02T00:00:00Z', 'hold', -3, MAY),
      entry('2026-01-03T00:00:00Z', 'return', 2, MAY),
    )
    expect(line).toMatchObject({ held: 5, used: 0, kept: 0 })
  })

  test('a late cancellation gives back less, and says what it kept', () => {
    const [line] = newest(
      entry('2026-01-01T00:00:00Z', 'hold', -7, MAY),
      entry('2026-04-25T12:00:00Z', 'return', 7, MAY),
      entry('2026-04-25T12:00:00Z', 'use', -2, MAY),
    )
    expect(line).toMatchObject({ held: 0, used: 0, kept: 2 })
    expect(line?.kind === 'stay' && line.steps.map(({ kind }) => kind)).toEqual(['hold', 'return', 'kept'])
  })

  test('stays by their days and the club’s own by theirs, the latest first', () => {
    const lines = newest(
      entry('2025-08-01T00:00:00Z', 'grant', 49),
      entry('2026-01-01T00:00:00Z', 'hold', -4, JUNE),
      entry('2026-01-02T00:00:00Z', 'hold', -7, MAY),
      entry('2026-08-05T00:00:00Z', 'expire', -38),
    )
    expect(lines.map((line) => (line.kind === 'stay' ? line.idBooking : line.entry.kind))).toEqual([
      'expire',
      8,
      7,
      'grant',
    ])
  })

  test('nothing written is no row', () => expect(ledgerLines([])).toEqual([]))
})
