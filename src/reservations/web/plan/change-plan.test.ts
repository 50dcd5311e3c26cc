import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import type { Year } from '../year/year-months.ts'
import { changePlanOf, isShut } from './change-plan.ts'
import { stateOn } from './night-plan.ts'

const FROM = '2027-01-01'
const day = (offset: number) => addDays(FROM, offset)

/** Twenty nights: the stay lies on the 6th to 8th, another own one on the 13th, what a change wishes on the 16th. */
const nights = 'FFFFFMMMFTFFMFFWFBSF'
const category = { name: { en: '', es: '' }, sleeps: 4, nightPercent: 100 }
const stay = {
  code: 'BK-1',
  idCategory: 1,
  bookingStatus: 'confirmed' as const,
  stands: 'confirmed' as const,
}
const year: Year = {
  year: 2027,
  from: FROM,
  to: day(20),
  today: FROM,
  categories: [
    { ...category, idCategory: 1, own: true, nights },
    { ...category, idCategory: 2, own: false, nights: 'F'.repeat(20) },
  ],
  stays: [
    { ...stay, id: 7, datein: day(5), dateout: day(8) },
    { ...stay, id: 8, datein: day(12), dateout: day(13) },
  ],
  wishes: [{ id: 7, code: 'BK-1', datein: day(15), dateout: day(16) }],
  seasons: [],
  blackouts: [],
  accounts: [],
}
const wish = { datein: day(15), dateout: day(16) }
const booking = { id: 7, idCategory: 1, datein: day(5), dateout: day(8), wish } as unknown as Parameters<
  typeof changePlanOf
>[1]

describe('the nights ahead for a stay that would move', () => {
  const plan = changePlanOf(year, booking)

  test.each([
    [5, 'free', 'the stay’s own night'],
    [7, 'free', 'its last night'],
    [9, 'taken', 'a night that its category has not, though another has'],
    [12, 'mine', 'a night of another own stay'],
    [15, 'free', 'what its own change wishes already'],
    [17, 'blackout', 'a closed night'],
    [18, 'free', 'a night beyond the balance, which gets the stay’s nights back first'],
  ])('%i is %s: %s', (offset, state) => {
    expect(stateOn(plan, day(offset))).toBe(state)
  })

  test('its own stay and wish are no marks of the calendar, others are', () => {
    expect(plan.year.stays.map(({ id }) => id)).toEqual([8])
    expect(plan.year.wishes).toEqual([])
  })

  test.each<[number, number | null, boolean, string]>([
    [9, null, true, 'no arrival on a taken night'],
    [9, 5, false, 'leaving on the morning of a taken night'],
    [10, 5, true, 'no stay over a taken night'],
    [5, 10, true, 'nor where it is picked backwards'],
    [8, 0, false, 'from before the stay to its end'],
    [12, 10, false, 'up to another own stay'],
    [13, 10, true, 'not over it'],
  ])('%i from %s is shut: %s (%s)', (offset, arrival, shut) => {
    expect(isShut(plan, day(offset), arrival === null ? undefined : day(arrival))).toBe(shut)
  })
})
