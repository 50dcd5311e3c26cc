import { expect, test } from 'vitest'
import { type RemindedStay, remindersOn } from './remind.ts'

const CONFIRMED: RemindedStay = {
  waiting: {
    status: 'confirmed',
    checkIn: '2026-12-20',
    wishedCheckIn: null,
    hasPendingBenefit: false,
    authorizationDays: 7,
    noticeDays: 2,
    waitsSince: '2026-11-01',
    told: null,
  },
  isConfirmed: true,
  changed: '2026-11-01',
  toldOn: null,
}
const waits = (more: Partial<RemindedStay['waiting']>, toldOn: string | null): RemindedStay => ({
  ...CONFIRMED,
  isConfirmed: false,
  waiting: { ...CONFIRMED.waiting, ...more },
  toldOn,
})
const TO_AUTHORIZE = waits({ status: 'to-authorize', told: '2026-12-13' }, '2026-12-11')

test.each<[string, RemindedStay, string, string[]]>([
  ['four days before nothing is said', CONFIRMED, '2026-12-16', []],
  ['three days before the stay is', CONFIRMED, '2026-12-17', ['arrival 2026-12-20']],
  ['a clock that stood still says it later', CONFIRMED, '2026-12-19', ['arrival 2026-12-20']],
  ['on the day itself it is too late', CONFIRMED, '2026-12-20', []],
  ['who has just changed it knows', { ...CONFIRMED, changed: '2026-12-17' }, '2026-12-18', []],
  ['a stay that is not confirmed has none', { ...CONFIRMED, isConfirmed: false }, '2026-12-17', []],
  ['the day before the last day', TO_AUTHORIZE, '2026-12-12', ['lapse 2026-12-13']],
  ['the last day itself', TO_AUTHORIZE, '2026-12-13', []],
  ['who has heard of it that very day', { ...TO_AUTHORIZE, toldOn: '2026-12-12' }, '2026-12-12', []],
  ['who was not told yet is told first', { ...TO_AUTHORIZE, toldOn: null }, '2026-12-12', []],
  [
    'who was told of another last day',
    { ...TO_AUTHORIZE, waiting: { ...TO_AUTHORIZE.waiting, checkIn: '2026-12-30' } },
    '2026-12-22',
    [],
  ],
  [
    'the club’s word',
    waits({ status: 'pending', told: '2026-12-19' }, '2026-12-17'),
    '2026-12-18',
    ['lapse 2026-12-19'],
  ],
])('%s', (_, stay, today, expected) => {
  expect(remindersOn(stay, today).map(({ of, day }) => `${of} ${day}`)).toEqual(expected)
})
