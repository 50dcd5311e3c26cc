import { expect, test } from 'vitest'
import { type InTheWayOfClosure, mayCloseNights, roomForClosure } from './closure.ts'

test.each([
  ['2026-11-23', '2026-11-23', true],
  ['2026-11-23', '2027-01-21', true],
  ['2026-11-23', '2027-01-22', false],
  ['2026-11-22', '2026-11-25', false],
  ['2026-11-25', '2026-11-24', false],
  ['2027-11-20', '2027-11-23', true],
  ['2027-11-20', '2027-11-24', false],
])('on 2026-11-23 the nights from %s to %s may be closed: %s', (firstNight, lastNight, may) => {
  expect(mayCloseNights({ firstNight, lastNight }, '2026-11-23').ok).toBe(may)
})

const NOTHING: InTheWayOfClosure = { stays: [], repair: null, notOpen: null, sold: null }
const STAY = { code: 'BK-20001', checkIn: '2026-12-01', checkOut: '2026-12-05' }

test.each<[Partial<InTheWayOfClosure>, string | null]>([
  [{}, null],
  [{ sold: '2026-12-02' }, 'NIGHTS_SOLD'],
  [{ notOpen: '2026-12-02', sold: '2026-12-02' }, 'NIGHTS_NOT_OPEN'],
  [{ repair: 'MR-1004', sold: '2026-12-02' }, 'CLOSED_ALREADY'],
  [{ stays: [STAY], repair: 'MR-1004', sold: '2026-12-02' }, 'STAY_THERE'],
])('%o: %s', (more, reason) => {
  const outcome = roomForClosure({ ...NOTHING, ...more })
  expect(outcome.ok ? null : outcome.reason).toBe(reason)
})
