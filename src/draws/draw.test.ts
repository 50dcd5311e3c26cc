import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate } from './allocate.ts'
import { checkDraw, draw } from './check-draw.ts'
import { orderOf, standings } from './order.ts'
import type { DrawnRound, DrawTaker } from './round.ts'
import { sealOf, wishesText } from './seal.ts'
import { whyOf } from './why.ts'

const taker = (number: number, wishes: number[], before: DrawTaker['before'] = [null, null, null]) => ({
  number,
  wishes,
  before,
})
const noClash = () => false

describe('standings', () => {
  it('weighs what each year gave; the first wish is worth ten', () => {
    const points = standings([taker(1, [1], [[1], [], null]), taker(2, [1], [[], [10], null])], [3, 2, 1])
    expect([...points]).toEqual([
      [1, 3 * 1000 + 2 * 0],
      [2, 3 * 0 + 2 * 100],
    ])
  })

  it('counts a year of staying away as the mean of those who took part', () => {
    const points = standings(
      [taker(1, [1], [[1], null, null]), taker(2, [1], [[], null, null]), taker(3, [1])],
      [1, 1, 1],
    )
    expect([...points.values()]).toEqual([1000, 0, 500])
  })
})

describe('order', () => {
  const round = { seed: 'a'.repeat(64), publicNumber: { source: 'drand', value: '7' }, weights: [1, 1, 1] }

  it('begins with who was given least, and leaves out who wishes nothing', async () => {
    const order = await orderOf(
      [taker(1, [1], [[1], [], []]), taker(2, [1], [[], [], []]), taker(3, [], [[], [], []])],
      round,
    )
    expect(order).toEqual([2, 1])
  })

  it('is another one for another seed or another public number, and the same for the same', async () => {
    const takers = Array.from({ length: 60 }, (_, at) => taker(at + 1, [1]))
    const first = await orderOf(takers, round)
    expect(await orderOf(takers.toReversed(), round)).toEqual(first)
    expect(await orderOf(takers, { ...round, seed: 'b'.repeat(64) })).not.toEqual(first)
    expect(await orderOf(takers, { ...round, publicNumber: { source: 'drand', value: '8' } })).not.toEqual(
      first,
    )
  })
})

describe('allocate', () => {
  it('gives in the order, and in the reverse order in the next turn', () => {
    const given = allocate({
      places: [
        { id: 1, count: 1 },
        { id: 2, count: 1 },
        { id: 3, count: 1 },
        { id: 4, count: 1 },
      ],
      takers: [taker(7, [1, 2, 3, 4]), taker(8, [1, 2, 3, 4])],
      order: [7, 8],
      each: 2,
      clash: noClash,
    })
    expect(given.map(({ number, place, turn, wish }) => [number, place, turn, wish])).toEqual([
      [7, 1, 1, 1],
      [8, 2, 1, 2],
      [8, 3, 2, 3],
      [7, 4, 2, 4],
    ])
  })

  it('gives nobody two places whose nights clash, nor one place twice', () => {
    const given = allocate({
      places: [
        { id: 1, count: 5 },
        { id: 2, count: 5 },
        { id: 3, count: 5 },
      ],
      takers: [taker(7, [1, 2, 3])],
      order: [7],
      each: 3,
      clash: (one, other) => one + other === 3,
    })
    expect(given.map(({ place }) => place)).toEqual([1, 3])
  })
})

const rounds = fc
  .record({
    counts: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 8 }),
    wishes: fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 8 }), {
      minLength: 1,
      maxLength: 12,
    }),
    each: fc.integer({ min: 1, max: 3 }),
    clashes: fc.uniqueArray(fc.integer({ min: 2, max: 16 }), { maxLength: 3 }),
  })
  .map(({ counts, wishes, each, clashes }) => ({
    places: counts.map((count, at) => ({ id: at + 1, count })),
    takers: wishes.map((wanted, at) =>
      taker(
        at + 1,
        wanted.filter((id) => id <= counts.length),
      ),
    ),
    order: wishes.map((_, at) => at + 1),
    each,
    clash: (one: number, other: number) => clashes.includes(one + other),
  }))

describe('fairness', () => {
  it('gives no place more often than it has residences, and nobody more weeks than turns', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const given = allocate(round)
        for (const { id, count } of round.places)
          expect(given.filter(({ place }) => place === id).length).toBeLessThanOrEqual(count)
        for (const { number } of round.takers)
          expect(given.filter((one) => one.number === number).length).toBeLessThanOrEqual(round.each)
      }),
    )
  })

  it('lets nobody of lower order hold what one of higher order wished more and could have had', () => {
    fc.assert(
      fc.property(rounds, (drawn) => {
        const round = { ...drawn, each: 1 }
        const given = new Map(allocate(round).map((one) => [one.number, one]))
        for (const [at, higher] of round.order.entries()) {
          const mine = given.get(higher)
          const wished = round.takers.find(({ number }) => number === higher)?.wishes ?? []
          const better = mine ? wished.slice(0, mine.wish - 1) : wished
          for (const lower of round.order.slice(at + 1)) {
            const theirs = given.get(lower)
            if (theirs) expect(better).not.toContain(theirs.place)
          }
        }
      }),
    )
  })

  it('never harms who names wishes in their true order, in a round of one week each', () => {
    fc.assert(
      fc.property(rounds, fc.nat(), fc.array(fc.integer({ min: 1, max: 8 })), (drawn, pick, told) => {
        const round = { ...drawn, each: 1 }
        const liar = round.takers[pick % round.takers.length]
        if (!liar) return
        const rankOf = (place: number | undefined) =>
          place === undefined || !liar.wishes.includes(place) ? Infinity : liar.wishes.indexOf(place)
        const placeOf = (result: ReturnType<typeof allocate>) =>
          result.find(({ number }) => number === liar.number)?.place
        const lie = { ...liar, wishes: [...new Set(told)].filter((id) => id <= round.places.length) }
        const lied = allocate({
          ...round,
          takers: round.takers.map((one) => (one.number === liar.number ? lie : one)),
        })
        expect(rankOf(placeOf(allocate(round)))).toBeLessThanOrEqual(rankOf(placeOf(lied)))
      }),
    )
  })
})

describe('the check of a drawn round', () => {
  const drawn = async (): Promise<DrawnRound> => {
    const seed = '5'.repeat(64)
    const takers = Array.from({ length: 20 }, (_, at) => taker(at + 1, [1 + (at % 3), 1 + ((at + 1) % 3)]))
    const round = {
      format: 'veranda-draw-1' as const,
      round: { name: 'Peak weeks 2027', closed: '2026-11-30T18:00:00Z' },
      each: 2,
      weights: [3, 2, 1],
      seal: await sealOf(seed),
      seed,
      publicNumber: { source: 'drand', value: 'c0ffee' },
      wishesSeal: await sealOf(wishesText(takers)),
      places: [1, 2, 3].map((id) => ({
        id,
        hotel: 'Bahía Serena',
        category: 'Two-bedroom Lagoon',
        checkIn: `2027-0${id}-01`,
        checkOut: `2027-0${id}-08`,
        count: 4,
      })),
      takers,
    }
    return { ...round, ...(await draw(round)) }
  }
  const refused = async (round: DrawnRound) =>
    (await checkDraw(round)).filter(({ agrees }) => !agrees).map(({ check }) => check)

  it('agrees with what was drawn', async () => {
    expect(await refused(await drawn())).toEqual([])
  })

  it('names what was changed afterwards', async () => {
    const round = await drawn()
    const [first, second, ...rest] = round.order
    expect(await refused({ ...round, seal: '0'.repeat(64) })).toEqual(['seed'])
    expect(await refused({ ...round, order: [second ?? 0, first ?? 0, ...rest] })).toEqual(['order'])
    expect(await refused({ ...round, given: round.given.slice(1) })).toEqual(['result'])
    expect(
      await refused({
        ...round,
        takers: round.takers.map((one) => ({ ...one, wishes: one.wishes.toReversed() })),
      }),
    ).toContain('wishes')
    expect(
      await refused({ ...round, given: [...round.given, { number: 1, place: 9, turn: 1, wish: 1 }] }),
    ).toEqual(['result', 'places'])
  })
})

describe('why a contract received what it did', () => {
  const round = async (each: number, wishes: number[][], counts: number[]): Promise<DrawnRound> => {
    const takers = wishes.map((wanted, at) => taker(at + 1, wanted))
    const seed = '7'.repeat(64)
    const open = {
      format: 'veranda-draw-1' as const,
      round: { name: 'Peak weeks 2027', closed: '2026-11-30T18:00:00Z' },
      ...{ each, weights: [3, 2, 1], seal: await sealOf(seed), seed },
      publicNumber: { source: 'drand', value: 'c0ffee' },
      wishesSeal: await sealOf(wishesText(takers)),
      places: counts.map((count, at) => ({
        ...{ id: at + 1, hotel: 'Bahía Serena', category: 'Two-bedroom Lagoon', count },
        ...{ checkIn: `2027-0${at + 1}-01`, checkOut: `2027-0${at + 1}-08` },
      })),
      takers,
    }
    return { ...open, ...(await draw(open)) }
  }

  it('names who took what was gone, what was free, and what was not needed', async () => {
    const drawn = await round(
      1,
      Array.from({ length: 4 }, () => [1, 2, 3]),
      [1, 2, 5],
    )
    const [first = 0, second = 0, third = 0, fourth = 0] = drawn.order
    expect(whyOf(drawn, first)?.wishes.map(({ fate, free }) => [fate, free])).toEqual([
      ['given', 1],
      ['not-needed', 2],
      ['not-needed', 5],
    ])
    expect(whyOf(drawn, second)?.wishes[0]).toMatchObject({ fate: 'gone', free: 0, by: [1] })
    expect(whyOf(drawn, third)?.wishes[1]).toMatchObject({ fate: 'given', free: 1, turn: 1, by: [2] })
    expect(whyOf(drawn, fourth)).toMatchObject({
      ...{ place: 4, of: 4, group: 1, groups: 1, equals: 4 },
      wishes: [
        { fate: 'gone', by: [1] },
        { fate: 'gone', by: [2, 3] },
        { fate: 'given', free: 5 },
      ],
      round: { takers: 4, weeks: 4, first: 1, nothing: 0 },
    })
    expect(whyOf(drawn, 99)).toBeNull()
  })

  it('follows the turns: in the second the order is reversed', async () => {
    const drawn = await round(
      2,
      [
        [1, 2, 3],
        [1, 2, 3],
      ],
      [1, 1, 1],
    )
    const [first = 0, second = 0] = drawn.order
    expect(whyOf(drawn, first)?.wishes.map(({ fate, turn }) => [fate, turn])).toEqual([
      ['given', 1],
      ['gone', null],
      ['gone', null],
    ])
    expect(whyOf(drawn, second)?.wishes.map(({ fate, turn }) => [fate, turn])).toEqual([
      ['gone', null],
      ['given', 1],
      ['given', 2],
    ])
  })

  it('gives every wish exactly one fate that its week’s residences bear out', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1 }), {
          minLength: 1,
          maxLength: 8,
        }),
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 }),
        fc.integer({ min: 1, max: 3 }),
        async (wishes, counts, each) => {
          const drawn = await round(each, wishes, counts)
          for (const number of drawn.order) {
            const why = whyOf(drawn, number)!
            const given = drawn.given.filter((one) => one.number === number).map(({ place }) => place)
            expect(
              why.wishes.flatMap(({ fate, idPlace }) => (fate === 'given' ? idPlace : [])).toSorted(),
            ).toEqual(given.toSorted())
            for (const { fate, free, by, idPlace } of why.wishes) {
              expect(by.length + free).toBe(counts[idPlace - 1])
              // None of these weeks share nights.
              if (fate === 'gone') expect(free).toBe(0)
              if (fate === 'given') expect(free).toBeGreaterThan(0)
              expect(fate).not.toBe('clashes')
            }
          }
        },
      ),
    )
  })
})
