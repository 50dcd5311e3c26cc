import { expect, test } from 'vitest'
import { daysOf } from './days.ts'

const STAY = { datein: '2026-12-11', dateout: '2026-12-17', checkInTime: '15:00', checkOutTime: '11:00' }
const line = (day: string, time: string) => ({ day, time })

test('a stay without orders is its arrival, the days between as one, and its departure', () => {
  expect(daysOf(STAY, [])).toEqual([
    { kind: 'planned', day: '2026-12-11', moments: [{ kind: 'arrive', time: '15:00' }] },
    { kind: 'free', first: '2026-12-12', last: '2026-12-16' },
    { kind: 'planned', day: '2026-12-17', moments: [{ kind: 'leave', time: '11:00' }] },
  ])
})

test('moments of a day stand by the clock, and a planned day parts the free ones', () => {
  const days = daysOf(STAY, [
    line('2026-12-14', '18:00'),
    line('2026-12-11', '14:10'),
    line('2026-12-14', '09:00'),
  ])
  expect(
    days.map((day) => (day.kind === 'free' ? [day.first, day.last] : day.moments.map(({ time }) => time))),
  ).toEqual([
    ['14:10', '15:00'],
    ['2026-12-12', '2026-12-13'],
    ['09:00', '18:00'],
    ['2026-12-15', '2026-12-16'],
    ['11:00'],
  ])
})

test('what lies outside the stay has no place among its days', () => {
  expect(daysOf(STAY, [line('2026-12-20', '10:00')])).toHaveLength(3)
})

test('a stay of one night has no free day', () => {
  expect(daysOf({ ...STAY, dateout: '2026-12-12' }, []).map(({ kind }) => kind)).toEqual([
    'planned',
    'planned',
  ])
})
