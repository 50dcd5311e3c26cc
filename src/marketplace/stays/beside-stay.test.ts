import { expect, test } from 'vitest'
import { besideStay } from './beside-stay.ts'

const STAY = { datein: '2026-12-11', dateout: '2026-12-17', checkIn: '15:00', checkOut: '11:00' }
const NEXT = { ...STAY, datein: '2026-12-17', dateout: '2026-12-20', checkIn: '14:00' }

test.each([
  ['2026-12-11', '10:00', [STAY], 'before-check-in'],
  ['2026-12-11', '15:00', [STAY], null],
  ['2026-12-11', null, [STAY], null],
  ['2026-12-12', '06:00', [STAY], null],
  ['2026-12-17', '11:00', [STAY], null],
  ['2026-12-17', '12:30', [STAY], 'after-check-out'],
  ['2026-12-10', '12:30', [STAY], 'outside'],
  ['2026-12-18', null, [STAY], 'outside'],
  [null, '12:30', [STAY], null],
  ['2026-12-10', '12:30', [], null],
  // One stay ends as the next begins: between their hours neither has the room.
  ['2026-12-17', '12:30', [STAY, NEXT], 'after-check-out'],
  ['2026-12-17', '16:00', [STAY, NEXT], null],
  ['2026-12-17', '09:00', [STAY, NEXT], null],
] as const)('%s at %s beside %j: %s', (day, time, stays, beside) => {
  expect(besideStay(day, time, stays)).toBe(beside)
})
