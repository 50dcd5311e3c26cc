import { describe, expect, test } from 'vitest'
import { addDays } from '../kernel/day.ts'
import { dayOfReminders, daysOn, FIRST_DAYS, mayDigest, type ReminderDay, reminderOn } from './remind.ts'

const row = (days: number, atOnce = false, validFrom = '2026-01-01'): ReminderDay => ({
  kind: 'fee',
  validFrom,
  days,
  atOnce,
})
const FEE = [row(30), row(7), row(1, true), row(-1, true)]
const DUE = '2026-12-31'

test.each([
  ['a month and a day before: none', 31, null],
  ['30 days before', 30, 30],
  ['between them the last one whose day has come', 29, 30],
  ['8 days before', 8, 30],
  ['7 days before', 7, 7],
  ['2 days before', 2, 7],
  ['the day before', 1, 1],
  ['on the day itself', 0, 1],
  ['late', -1, -1],
  ['long late', -400, -1],
])('a fee, %s', (_, left, days) => {
  expect(reminderOn(FEE, DUE, addDays(DUE, -left))?.days ?? null).toBe(days)
})

test('the order of the rows is no matter, and no rows are no reminder', () => {
  expect(reminderOn([...FEE].reverse(), DUE, addDays(DUE, -3))?.days).toBe(7)
  expect(reminderOn([], DUE, DUE)).toBeNull()
})

test('the newest rows that are not after the day hold, kind by kind', () => {
  const rows: ReminderDay[] = [...FEE, row(14, false, '2026-11-01'), { ...row(90), kind: 'nights' }]
  expect(daysOn(rows, 'fee', '2026-10-31').map(({ days }) => days)).toEqual([30, 7, 1, -1])
  expect(daysOn(rows, 'fee', '2026-11-01').map(({ days }) => days)).toEqual([14])
  expect(daysOn(rows, 'nights', '2026-11-01').map(({ days }) => days)).toEqual([90])
  expect(daysOn(rows, 'nights', '2025-12-31')).toEqual([])
})

test('where the club has no rows of a kind, the first days hold; of others its own', () => {
  const rows = [...FIRST_DAYS, row(14)]
  expect(daysOn(rows, 'fee', '2025-12-31').map(({ days }) => days)).toEqual([30, 7, 1, -1])
  expect(daysOn(rows, 'fee', '2026-01-01').map(({ days }) => days)).toEqual([14])
  expect(daysOn(rows, 'nights', '2026-01-01').map(({ days }) => days)).toEqual([90, 30, 7])
})

test.each([
  ['never one', null, true],
  ['six days ago', '2026-11-20', false],
  ['a week ago', '2026-11-19', true],
  ['today', '2026-11-26', false],
])('a digest after %s', (_, last, may) => expect(mayDigest(last, '2026-11-26')).toBe(may))

describe('the day is the resort’s, and begins when people are awake there', () => {
  test.each([
    // Cancún has no summer time: UTC−5.
    ['a minute before eight in Cancún', 'America/Cancun', '2026-11-18T12:59:00Z', null],
    ['eight in Cancún', 'America/Cancun', '2026-11-18T13:00:00Z', '2026-11-18'],
    [
      'a minute before midnight in Cancún, the next day in UTC',
      'America/Cancun',
      '2026-11-19T04:59:00Z',
      '2026-11-18',
    ],
    ['midnight in Cancún', 'America/Cancun', '2026-11-19T05:00:00Z', null],
    ['the same moment in Mazatlán, two hours behind', 'America/Mazatlan', '2026-11-18T13:00:00Z', null],
    // New York's clocks go forward on 2026-03-08 at two, and back on 2026-11-01 at two.
    ['seven on the day that loses an hour', 'America/New_York', '2026-03-08T11:59:00Z', null],
    ['eight on it', 'America/New_York', '2026-03-08T12:00:00Z', '2026-03-08'],
    ['eight the day before', 'America/New_York', '2026-03-07T13:00:00Z', '2026-03-07'],
    [
      'a minute before eight on the day that has an hour twice',
      'America/New_York',
      '2026-11-01T12:59:00Z',
      null,
    ],
    ['eight on it', 'America/New_York', '2026-11-01T13:00:00Z', '2026-11-01'],
    ['the end of the day that has an hour twice', 'America/New_York', '2026-11-02T04:59:00Z', '2026-11-01'],
  ])('%s', (_, zone, at, day) => expect(dayOfReminders(zone, new Date(at))).toBe(day))
})
