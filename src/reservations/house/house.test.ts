import { describe, expect, test } from 'vitest'
import { addDays } from '../../kernel/day.ts'
import { bestFit } from './best-fit.ts'
import { type HouseStay, inTheWay, mayNotePresence, mayPlace, repairsAsStays } from './house.ts'

const TODAY = '2026-11-23'
const day = (of: number) => addDays(TODAY, of)
const stay = (more: Partial<HouseStay> = {}): HouseStay => ({
  ...{ id: 1, idCategory: 1, idHousing: null, idOwn: null, checkIn: day(2), checkOut: day(6) },
  ...{ pinned: false, arrived: false, left: false, ...more },
})
const ROOM = { id: 11, idCategory: 1 }

describe('whether a stay may be placed', () => {
  const there = (from: number, to: number) =>
    stay({ id: 2, idHousing: 11, checkIn: day(from), checkOut: day(to) })
  test.each<[string, HouseStay, typeof ROOM | null, HouseStay[], string]>([
    ['in a free residence', stay(), ROOM, [], 'yes'],
    [
      'where one leaves in the morning and another comes in the afternoon',
      stay(),
      ROOM,
      [there(0, 2), there(6, 9)],
      'yes',
    ],
    ['where somebody sleeps in its first night', stay(), ROOM, [there(0, 3)], 'RESIDENCE_TAKEN'],
    ['where somebody sleeps in its last night', stay(), ROOM, [there(5, 9)], 'RESIDENCE_TAKEN'],
    ['where it is already', stay({ idHousing: 11 }), ROOM, [stay({ idHousing: 11 })], 'yes'],
    ['in another category', stay(), { id: 12, idCategory: 2 }, [], 'OTHER_CATEGORY'],
    ['nowhere', stay({ idHousing: 11 }), null, [], 'yes'],
    ['elsewhere, pinned', stay({ idHousing: 12, pinned: true }), ROOM, [], 'STAY_PINNED'],
    ['nowhere, pinned', stay({ idHousing: 11, pinned: true }), null, [], 'STAY_PINNED'],
    ['where it is, pinned', stay({ idHousing: 11, pinned: true }), ROOM, [], 'yes'],
    ['while its people are there', stay({ checkIn: day(-2), arrived: true }), ROOM, [], 'yes'],
    ['after its last morning', stay({ checkIn: day(-4), checkOut: day(0) }), ROOM, [], 'STAY_OVER'],
    ['after its people left', stay({ checkIn: day(-4), left: true }), ROOM, [], 'STAY_OVER'],
  ])('%s', (_, one, room, stays, answer) => {
    const may = mayPlace(one, room, stays, TODAY)
    expect(may.ok ? 'yes' : may.reason).toBe(answer)
  })

  test.each([
    [0, 1, 'yes'],
    [0, 2, 'RESIDENCE_CLOSED'],
    [5, 9, 'RESIDENCE_CLOSED'],
    [6, 9, 'yes'],
  ])('where a repair closes the nights from %i to %i: %s', (first, last, answer) => {
    const repair = { idHousing: 11, idCategory: 1, firstNight: day(first), lastNight: day(last) }
    const may = mayPlace(stay(), ROOM, [], TODAY, [repair, { ...repair, idHousing: 12 }])
    expect(may.ok ? 'yes' : may.reason).toBe(answer)
    const plan = bestFit([ROOM], [stay(), ...repairsAsStays([repair])], TODAY)
    expect(plan.places.length).toBe(answer === 'yes' ? 1 : 0)
  })

  test('who is in the way is named', () => {
    expect(inTheWay(stay(), 11, [there(0, 2), there(3, 4), stay({ id: 3, idHousing: 12 })])).toEqual([
      there(3, 4),
    ])
  })
})

describe('whether arrival and departure may be noted', () => {
  const span = { checkIn: day(0), checkOut: day(3) }
  test.each<[string, Parameters<typeof mayNotePresence>[0]['status'], number, boolean]>([
    ['the day before', 'confirmed', -1, false],
    ['on the day of check-in', 'confirmed', 0, true],
    ['on the day of check-out', 'pending-cancel', 3, true],
    ['the day after', 'confirmed', 4, true],
    ['two days after', 'confirmed', 5, false],
    ['of a cancelled stay', 'cancelled', 1, false],
    ['of a rejected one', 'rejected', 1, false],
  ])('%s', (_, status, on, may) => {
    expect(mayNotePresence({ ...span, status }, day(on)).ok).toBe(may)
  })
})
