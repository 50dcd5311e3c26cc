import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, overlaps } from '../../kernel/day.ts'
import { bestFit } from './best-fit.ts'
import type { HouseResidence, HouseStay } from './house.ts'

const TODAY = '2026-11-23'
const day = (of: number) => addDays(TODAY, of)

const rooms = (count: number, idCategory = 1): HouseResidence[] =>
  Array.from({ length: count }, (_, index) => ({ id: idCategory * 1000 + index + 1, idCategory }))

const stay = (id: number, from: number, nights: number, more: Partial<HouseStay> = {}): HouseStay => ({
  ...{ id, idCategory: 1, idHousing: null, idOwn: null, checkIn: day(from), checkOut: day(from + nights) },
  ...{ pinned: false, arrived: false, left: false, ...more },
})

const placed = (stays: readonly HouseStay[], residences: readonly HouseResidence[]) =>
  bestFit(residences, stays, TODAY)

describe('where a stay goes', () => {
  test('into its owner’s residence, even where another fits better', () => {
    const others = [stay(2, 1, 4, { idHousing: 1002 }), stay(3, 8, 4, { idHousing: 1002 })]
    expect(placed([stay(1, 5, 3, { idOwn: 1001 }), ...others], rooms(2)).places).toEqual([
      { id: 1, from: null, to: 1001, reason: 'own' },
    ])
  })

  test('between two others, then beside one, then where the smallest gap is left', () => {
    const between = [stay(2, 1, 4, { idHousing: 1002 }), stay(3, 8, 4, { idHousing: 1002 })]
    expect(placed([stay(1, 5, 3), ...between], rooms(2)).places).toEqual([
      { id: 1, from: null, to: 1002, reason: 'between' },
    ])
    const beside = [stay(2, 1, 4, { idHousing: 1002 })]
    expect(placed([stay(1, 5, 3), ...beside], rooms(2)).places).toEqual([
      { id: 1, from: null, to: 1002, reason: 'beside' },
    ])
    const near = [stay(2, 10, 4, { idHousing: 1002 })]
    expect(placed([stay(1, 5, 3), ...near], rooms(2)).places).toEqual([
      { id: 1, from: null, to: 1002, reason: 'smallest' },
    ])
  })

  test('makes room by moving who may move', () => {
    const stays = [
      stay(1, 5, 6),
      stay(2, 5, 2, { idHousing: 1001 }),
      stay(3, 9, 2, { idHousing: 1002, pinned: true }),
    ]
    expect(placed(stays, rooms(2))).toEqual({
      places: [
        { id: 2, from: 1001, to: 1002, reason: 'makes-room' },
        { id: 1, from: null, to: 1001, reason: 'smallest' },
      ],
      left: [],
    })
  })

  test('nowhere, where all who are in the way are pinned', () => {
    const stays = [stay(1, 5, 6), stay(2, 5, 2, { idHousing: 1001, pinned: true })]
    expect(placed(stays, rooms(1))).toEqual({ places: [], left: [1] })
  })

  test('a stay that is over is left alone', () => {
    expect(placed([stay(1, -5, 5), stay(2, -2, 6, { left: true })], rooms(1))).toEqual({
      places: [],
      left: [],
    })
  })
})

/** A resort with residences of two categories, and stays that are placed as the database allows, or not at all. */
const houses = fc
  .record({
    size: fc.integer({ min: 1, max: 8 }),
    wishes: fc.array(
      fc.record({
        from: fc.integer({ min: -8, max: 40 }),
        nights: fc.integer({ min: 1, max: 12 }),
        category: fc.integer({ min: 1, max: 2 }),
        room: fc.option(fc.nat({ max: 7 }), { nil: null }),
        own: fc.option(fc.nat({ max: 7 }), { nil: null }),
        pinned: fc.boolean(),
      }),
      { maxLength: 60 },
    ),
  })
  .map(({ size, wishes }) => {
    const residences = [...rooms(size, 1), ...rooms(size, 2)]
    const stays: HouseStay[] = []
    for (const [index, wish] of wishes.entries()) {
      const idOf = (at: number | null) => (at === null ? null : wish.category * 1000 + (at % size) + 1)
      const one = stay(index + 1, wish.from, wish.nights, {
        idCategory: wish.category,
        idOwn: idOf(wish.own),
      })
      const room = idOf(wish.room)
      const free = room !== null && !stays.some((other) => other.idHousing === room && overlaps(other, one))
      stays.push(free ? { ...one, idHousing: room, pinned: wish.pinned } : one)
    }
    return { residences, stays }
  })

const afterPlan = (stays: readonly HouseStay[], places: ReturnType<typeof bestFit>['places']) => {
  const to = new Map(places.map((place) => [place.id, place.to]))
  return stays.map((one) => ({ ...one, idHousing: to.get(one.id) ?? one.idHousing }))
}

describe('whatever comes in', () => {
  test('no residence has two stays in a night, and none of another category', () => {
    fc.assert(
      fc.property(houses, ({ residences, stays }) => {
        const then = afterPlan(stays, placed(stays, residences).places)
        for (const [index, one] of then.entries()) {
          if (one.idHousing === null) continue
          expect(residences.find(({ id }) => id === one.idHousing)?.idCategory).toBe(one.idCategory)
          for (const other of then.slice(index + 1))
            expect(other.idHousing === one.idHousing && overlaps(one, other)).toBe(false)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('who is pinned, has begun or begins today stays, and each stay is placed or said to be left', () => {
    fc.assert(
      fc.property(houses, ({ residences, stays }) => {
        const { places, left } = placed(stays, residences)
        for (const place of places) {
          const one = stays.find(({ id }) => id === place.id)!
          if (one.idHousing !== null) expect(one.pinned || one.checkIn <= TODAY).toBe(false)
        }
        const then = afterPlan(stays, places)
        const nowhere = then
          .filter((one) => one.idHousing === null && one.checkOut > TODAY)
          .map(({ id }) => id)
        expect(left).toEqual(nowhere)
      }),
      { numRuns: 300 },
    )
  })

  test('an owner whose residence is free, and nobody else’s own, is in it', () => {
    fc.assert(
      fc.property(houses, ({ residences, stays: some }) => {
        // All who are placed are pinned: nobody has to make room.
        const stays = some.map((one) => ({ ...one, pinned: one.idHousing !== null }))
        const then = afterPlan(stays, placed(stays, residences).places)
        for (const one of stays) {
          if (one.idHousing !== null || one.idOwn === null || one.checkOut <= TODAY) continue
          const rival = stays.some(
            (other) =>
              other.id !== one.id &&
              overlaps(other, one) &&
              (other.idHousing === one.idOwn || (other.idHousing === null && other.idOwn === one.idOwn)),
          )
          if (!rival) expect(then.find(({ id }) => id === one.id)?.idHousing).toBe(one.idOwn)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('the order of the lists does not matter', () => {
    fc.assert(
      fc.property(houses, ({ residences, stays }) => {
        const [one, other] = [placed(stays, residences), placed(stays.toReversed(), residences.toReversed())]
        const sorted = (places: typeof one.places) => places.toSorted((a, b) => a.id - b.id)
        expect(sorted(one.places)).toEqual(sorted(other.places))
        expect(one.left).toEqual(other.left)
      }),
    )
  })
})
