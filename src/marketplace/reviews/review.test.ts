import { expect, test } from 'vitest'
import { type LivedLine, mayRate, ratingOf } from './review.ts'

const LINE: LivedLine = {
  cancelled: false,
  day: '2026-12-12',
  time: '23:00',
  minutes: 120,
  came: null,
  ratedOn: null,
}
const at = (day: string, time: string) => ({ day, time })

test.each<[string, Partial<LivedLine>, { day: string; time: string }, boolean]>([
  ['while it lasts', {}, at('2026-12-13', '01:00'), false],
  ['once it is over', {}, at('2026-12-13', '01:01'), true],
  ['a year later', {}, at('2027-12-13', '01:01'), true],
  ['cancelled', { cancelled: true }, at('2026-12-14', '09:00'), false],
  ['nobody came', { came: 'no-show' }, at('2026-12-14', '09:00'), false],
  ['they came', { came: 'present' }, at('2026-12-14', '09:00'), true],
  ['rated 14 days ago', { ratedOn: '2026-12-14' }, at('2026-12-28', '23:59'), true],
  ['rated before that', { ratedOn: '2026-12-14' }, at('2026-12-29', '00:00'), false],
])('%s', (_, more, now, may) => {
  expect(mayRate({ ...LINE, ...more }, now)).toBe(may)
})

test('an average shows from five on, with one decimal', () => {
  expect(ratingOf(4, 20)).toBeNull()
  expect(ratingOf(5, 23)).toEqual({ average: 4.6, count: 5 })
  expect(ratingOf(3 * 5, 64)).toEqual({ average: 4.3, count: 15 })
})
