import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../kernel/day.ts'
import { cancelTerms, fewestWhenMoved, keptWhenMoved, lastFreeDay, type PenaltyStay } from './penalty.ts'

const tiers = [
  { fromDays: 31, percent: 0 },
  { fromDays: 15, percent: 25 },
  { fromDays: 3, percent: 50 },
]
const booking = { checkIn: '2027-03-01', nightsCost: 7, penaltyKept: [] }

describe('a week that a draw gave', () => {
  const drawn = { ...booking, drawnFreeUntil: '2027-02-10' }
  test.each([
    // Its own free days end before the round's.
    ['2027-01-20', { kind: 'free', until: '2027-02-10' }],
    ['2027-02-10', { kind: 'free', until: '2027-02-10' }],
    ['2027-02-11', { kind: 'penalty', percent: 25, nights: 2 }],
    ['2027-02-27', { kind: 'too-late' }],
  ])('on %s', (today, terms) => {
    expect(cancelTerms(drawn, tiers, today)).toEqual(terms)
  })

  test('the later of the two days holds, and never a day on which nothing is cancelled here', () => {
    const until = (drawnFreeUntil: string) => cancelTerms({ ...booking, drawnFreeUntil }, tiers, '2027-01-02')
    expect(until('2027-01-10')).toEqual({ kind: 'free', until: '2027-01-29' })
    expect(until('2027-03-01')).toEqual({ kind: 'free', until: '2027-02-26' })
  })

  test('shortening costs what cancelling costs, and a stay that was moved keeps its penalty', () => {
    expect(fewestWhenMoved(drawn, tiers, '2027-02-05')).toBe(0)
    expect(keptWhenMoved(drawn, tiers, '2027-02-05')).toEqual([{ checkIn: '2027-03-01', nights: 7 }])
  })
})

describe('what cancelling costs, by days before check-in', () => {
  test.each([
    [60, { kind: 'free', until: '2027-01-29' }],
    [31, { kind: 'free', until: '2027-01-29' }],
    [30, { kind: 'penalty', percent: 25, nights: 2 }],
    [15, { kind: 'penalty', percent: 25, nights: 2 }],
    [14, { kind: 'penalty', percent: 50, nights: 4 }],
    [3, { kind: 'penalty', percent: 50, nights: 4 }],
    [2, { kind: 'too-late' }],
    [0, { kind: 'too-late' }],
    [-1, { kind: 'too-late' }],
  ])('%i days', (days, terms) => {
    expect(cancelTerms(booking, tiers, addDays(booking.checkIn, -days))).toEqual(terms)
  })

  test('a share of one night is still a night, and nothing of nothing', () => {
    const today = addDays(booking.checkIn, -20)
    expect(cancelTerms({ ...booking, nightsCost: 1 }, tiers, today)).toMatchObject({ nights: 1 })
    expect(cancelTerms({ ...booking, nightsCost: 0 }, tiers, today)).toMatchObject({ nights: 0 })
  })

  test('a hotel without tiers takes nothing until it is too late', () => {
    expect(cancelTerms(booking, [], addDays(booking.checkIn, -3))).toEqual({
      kind: 'free',
      until: '2027-02-26',
    })
    expect(lastFreeDay(booking.checkIn, [])).toBe('2027-02-26')
  })

  test('where every tier costs something, no day is free', () => {
    const dear = tiers.filter(({ percent }) => percent > 0)
    expect(lastFreeDay(booking.checkIn, dear)).toBeNull()
    expect(cancelTerms(booking, dear, addDays(booking.checkIn, -90))).toMatchObject({
      kind: 'penalty',
      percent: 25,
    })
  })
})

describe('the penalty of a stay that was moved', () => {
  const onDay = (days: number) => addDays(booking.checkIn, -days)
  const moved = (stay: PenaltyStay, days: number, checkIn: string, nightsCost: number): PenaltyStay => ({
    checkIn,
    nightsCost,
    penaltyKept: keptWhenMoved(stay, tiers, onDay(days)),
  })

  test('outside its window it counts from the new check-in alone', () => {
    const later = moved(booking, 31, '2027-05-01', 7)
    expect(later.penaltyKept).toEqual([])
    expect(cancelTerms(later, tiers, onDay(20))).toMatchObject({ kind: 'free' })
  })

  test('inside its window it goes on counting from the earlier check-in, for the nights that were inside', () => {
    const later = moved(booking, 20, '2027-05-01', 10)
    expect(later.penaltyKept).toEqual([{ checkIn: '2027-03-01', nights: 7 }])
    // A quarter of 7 and nothing of the other 3; half of 7 from 14 days before, and after that day has passed, too.
    expect(cancelTerms(later, tiers, onDay(20))).toEqual({
      kind: 'penalty',
      percent: 18,
      nights: 2,
      from: '2027-03-01',
    })
    expect(cancelTerms(later, tiers, onDay(14))).toMatchObject({ kind: 'penalty', nights: 4 })
    expect(cancelTerms(later, tiers, onDay(-10))).toMatchObject({ kind: 'penalty', nights: 4 })
    // Inside the new window the other 3 count as well.
    expect(cancelTerms(later, tiers, '2027-04-10')).toMatchObject({ kind: 'penalty', nights: 4 })
    expect(cancelTerms(later, tiers, '2027-04-20')).toMatchObject({ kind: 'penalty', percent: 50, nights: 5 })
    expect(cancelTerms(later, tiers, '2027-04-29')).toEqual({ kind: 'too-late' })
  })

  test('moved nearer, all of it counts from the new check-in, which is the earlier', () => {
    const nearer = moved(booking, 20, '2027-02-20', 7)
    expect(cancelTerms(nearer, tiers, onDay(20))).toEqual({ kind: 'penalty', percent: 50, nights: 4 })
  })

  test('inside its window it keeps at least the nights that cancelling would cost', () => {
    expect(fewestWhenMoved(booking, tiers, onDay(31))).toBe(0)
    expect(fewestWhenMoved(booking, tiers, onDay(20))).toBe(2)
    expect(fewestWhenMoved(booking, tiers, onDay(10))).toBe(4)
    expect(cancelTerms(moved(booking, 10, '2027-03-01', 4), tiers, onDay(10))).toMatchObject({ nights: 4 })
    // Moved far, it counts on from where it was.
    expect(fewestWhenMoved(moved(booking, 20, '2027-09-01', 7), tiers, onDay(-30))).toBe(4)
  })

  test('however often it moves and however short it gets, cancelling never gets cheaper', () => {
    const move = fc.record({
      wait: fc.nat(12),
      by: fc.integer({ min: -30, max: 90 }),
      nights: fc.integer({ min: 1, max: 12 }),
    })
    fc.assert(
      fc.property(fc.integer({ min: 9, max: 60 }), fc.array(move, { maxLength: 6 }), (begin, moves) => {
        let stay: PenaltyStay = booking
        let today = onDay(begin)
        for (const { wait, by, nights } of moves) {
          today = addDays(today, wait)
          const until = addDays(stay.checkIn, -8)
          if (today > until) return
          const before = cancelTerms(stay, tiers, today)
          const checkIn = addDays(stay.checkIn, by)
          if (checkIn < addDays(today, 3) || nights < fewestWhenMoved(stay, tiers, today)) continue
          const lost = before.kind === 'penalty' ? before.nights : 0
          stay = { checkIn, nightsCost: nights, penaltyKept: keptWhenMoved(stay, tiers, today) }
          const after = cancelTerms(stay, tiers, today)
          expect(after.kind === 'penalty' ? after.nights : 0).toBeGreaterThanOrEqual(lost)
        }
      }),
      { numRuns: 500 },
    )
  })
})
