import { expect, test } from 'vitest'
import { stayDayFault } from './stay-day.ts'

const BAHIA = { id: 1 }
const SELVA = { id: 3 }
const STAY = { datein: '2026-12-11', dateout: '2026-12-17', resort: BAHIA }
const NEXT = { datein: '2026-12-17', dateout: '2026-12-20', resort: SELVA }
const late = { stayDay: 'departure', resort: null } as const
const early = { stayDay: 'arrival', resort: null } as const

test.each([
  ['the day of departure', '2026-12-17', late, [STAY], null],
  ['the day of arrival, of a late check-out', '2026-12-11', late, [STAY], 'departure-day'],
  ['a day between', '2026-12-14', late, [STAY], 'departure-day'],
  ['the day of arrival', '2026-12-11', early, [STAY], null],
  ['the day of departure, of an early check-in', '2026-12-17', early, [STAY], 'arrival-day'],
  ['where one stay ends as the next begins, either', '2026-12-17', early, [STAY, NEXT], null],
  [
    'the end of a stay at another resort',
    '2026-12-20',
    { ...late, resort: BAHIA },
    [STAY, NEXT],
    'departure-day',
  ],
  ['without a stay', '2026-12-17', late, [], 'departure-day'],
  ['what belongs to no day of the stay', '2026-12-14', { stayDay: null, resort: null }, [], null],
] as const)('%s', (_, day, thing, stays, fault) => {
  expect(stayDayFault(day, thing, stays)).toBe(fault)
})
