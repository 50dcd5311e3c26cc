import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { HOUSE_RULES } from '../../waiting/wait.ts'
import { between, draftOf, firstDraft, isInTime, overlapping, standingFor } from './wait-draft.ts'

const party = { adults: 2, children: 0, category: 3 }
const week = draftOf({ checkIn: '2027-03-20', checkOut: '2027-03-27' }, party)

describe('a wait while it is written', () => {
  test('begins as exactly the stay that is not free', () => {
    expect(week).toMatchObject({ nightsFrom: 7, nightsTo: 7, categories: [3], countsUntil: null })
  })
  test('from no search it is a week of the first category, in time to be waited for', () => {
    const categories = [
      { id: 4, sleeps: 1 },
      { id: 3, sleeps: 6 },
    ]
    const begun = { categories, rules: HOUSE_RULES, today: '2027-03-01' }
    const draft = firstDraft({ ...begun, swaps: [], kept: [] })
    expect(draft).toMatchObject({ nightsFrom: 7, nightsTo: 7, categories: [4], adults: 1 })
    expect(draft && isInTime(draft, HOUSE_RULES, '2027-03-01')).toBe(true)
    expect(firstDraft({ ...begun, categories: [], swaps: [], kept: [] })).toBeNull()
  })
  test('from no search it begins where no own stay is in the way', () => {
    const { firstDay = '' } =
      firstDraft({
        categories: [{ id: 4, sleeps: 2 }],
        rules: HOUSE_RULES,
        today: '2027-03-01',
        swaps: [],
        kept: [],
      }) ?? {}
    const stays = [
      { datein: addDays(firstDay, 9), dateout: addDays(firstDay, 12) },
      { datein: addDays(firstDay, -2), dateout: addDays(firstDay, 3) },
    ]
    const draft = firstDraft({
      categories: [{ id: 4, sleeps: 2 }],
      rules: HOUSE_RULES,
      today: '2027-03-01',
      // One that could not be given up is in the way, too.
      swaps: stays.slice(0, 1),
      kept: stays.slice(1),
    })
    expect(draft?.firstDay).toBe(addDays(firstDay, 12))
  })
  test.each([
    ['more days keep its nights', '2027-03-18', '2027-03-30', [7, 7]],
    ['fewer days shorten them', '2027-03-20', '2027-03-24', [4, 4]],
  ])('%s', (_, checkIn, checkOut, nights) => {
    const changed = between(week, { checkIn, checkOut })
    expect([changed.nightsFrom, changed.nightsTo]).toEqual(nights)
  })
  test.each([
    ['in time', '2027-03-05', true],
    ['a day too late', '2027-03-06', false],
  ])('%s', (_, today, inTime) => {
    expect(isInTime(week, HOUSE_RULES, today)).toBe(inTime)
  })

  const stands = { id: 7, firstDay: '2027-03-20', lastDay: '2027-03-27', categories: [3, 4] }
  test('stands already where the days and one of the kinds are the same', () => {
    expect(standingFor(week, [stands])).toBe(stands)
    expect(standingFor(week, [{ ...stands, categories: [4] }])).toBeUndefined()
    expect(standingFor(week, [{ ...stands, lastDay: '2027-03-28' }])).toBeUndefined()
  })
  test.each([
    ['a night in common', '2027-03-26', '2027-04-02', 1],
    ['begins as the other ends', '2027-03-27', '2027-04-02', 0],
  ])('overlaps: %s', (_, firstDay, lastDay, count) => {
    expect(overlapping(week, [{ ...stands, firstDay, lastDay }], undefined)).toHaveLength(count)
    expect(overlapping(week, [{ ...stands, firstDay, lastDay }], 7)).toEqual([])
  })
})
