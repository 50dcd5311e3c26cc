import { describe, expect, test } from 'vitest'
import { addDays } from '../kernel/day.ts'
import { type ChosenReminder, type DueThing, digestOf } from './digest.ts'
import { FIRST_DAYS } from './remind.ts'

const TODAY = '2026-11-22'
const rows = FIRST_DAYS

const base = { contractId: 5, resort: 'Bahía Serena', residence: '305', today: TODAY }
const fee = (id: number, left: number): DueThing => ({
  ...base,
  ...{
    kind: 'fee',
    id,
    due: addDays(TODAY, left),
    year: 2026,
    quarter: 4,
    openCents: 63488,
    currency: 'USD',
  },
})
const nights = (id: number, left: number): DueThing => ({
  ...base,
  ...{ kind: 'nights', id, due: addDays(TODAY, left), year: 2026, quantity: 11 },
})
const stay = (id: number, left: number): DueThing => ({
  ...base,
  ...{ kind: 'free-cancel', id, due: addDays(TODAY, left), code: `BK-${id}` },
  checkIn: addDays(TODAY, left + 30),
  checkOut: addDays(TODAY, left + 35),
})
const report = (id: number, left: number): DueThing => ({
  ...base,
  ...{ kind: 'report', id, due: addDays(TODAY, left), month: '2026-10-01' },
})
const chosen = ({ kind, id, due }: DueThing, days: number, atOnce = false): ChosenReminder => ({
  kind,
  id,
  due,
  days,
  atOnce,
})
const names = (some: readonly DueThing[]) => some.map(({ kind, id }) => `${kind} ${id}`)
const firsts = (digest: ReturnType<typeof digestOf>) =>
  digest?.first.map(({ thing }) => `${thing.kind} ${thing.id}`)

describe('what is left to say', () => {
  test('nothing of what was chosen is there any more: no message, whatever else there is', () => {
    const paid = fee(1, 30)
    expect(digestOf([chosen(paid, 30)], [nights(2, 20)], rows)).toBeNull()
    expect(digestOf([chosen(paid, 30)], [], rows)).toBeNull()
  })

  test('of another due day it is another thing', () => {
    expect(digestOf([chosen(fee(1, 30), 30)], [fee(1, 29)], rows)).toBeNull()
  })

  test('what comes at once says that alone', () => {
    const [tomorrow, other] = [fee(1, 1), nights(2, 20)]
    const digest = digestOf([chosen(tomorrow, 1, true)], [tomorrow, other], rows)
    expect(digest).toMatchObject({ weekly: false, also: [], ahead: [] })
    expect(digest?.first).toEqual([{ thing: tomorrow, hasClock: true }])
  })

  test('three at most, the most urgent first: what has its clock running, what is late, the signature, the next day', () => {
    const all = [nights(1, 5), report(2, -4), fee(3, -20), fee(4, 6), stay(5, 1), fee(6, 1)]
    const digest = digestOf(
      all.map((one) => chosen(one, 7)),
      all,
      rows,
    )
    expect(firsts(digest)).toEqual(
      ['stay 5', 'fee 6', 'fee 3'].map((one) => one.replace('stay', 'free-cancel')),
    )
    expect(digest?.first.map(({ hasClock }) => hasClock)).toEqual([true, true, true])
    expect(names(digest!.also)).toEqual(['report 2', 'nights 1', 'fee 4'])
  })

  test('what lies beyond a week stands below, by its day, what it was written for too', () => {
    const all = [fee(1, 30), report(2, -3), nights(3, 60), stay(4, 12)]
    const digest = digestOf([chosen(all[0]!, 30)], all, rows)
    expect(firsts(digest)).toEqual(['report 2'])
    expect(names(digest!.also)).toEqual(['free-cancel 4', 'fee 1', 'nights 3'])
  })

  test('where nothing lies within a week, what it was written for stands first', () => {
    const all = [fee(1, 30), nights(2, 60)]
    const digest = digestOf([chosen(all[0]!, 30)], all, rows)
    expect(firsts(digest)).toEqual(['fee 1'])
    expect(names(digest!.also)).toEqual(['nights 2'])
  })

  test('what is out of reach is not named', () => {
    const digest = digestOf([chosen(fee(1, 30), 30)], [fee(1, 30), nights(2, 97), nights(3, 96)], rows)
    expect(names(digest!.also)).toEqual(['nights 3'])
  })
})

describe('what a digest has told ahead of its day', () => {
  const aheadOf = (thing: DueThing) =>
    digestOf([chosen(fee(9, 30), 30)], [fee(9, 30), thing], rows)
      ?.ahead.filter(({ id }) => id !== 9)
      .map(({ days }) => days)

  test.each([
    ['the 7 days that fall before the next digest, and today’s', fee(1, 13), [30, 7]],
    ['today’s alone, where the next one is further off', fee(1, 14), [30]],
    ['one that is only coming into reach', fee(1, 36), [30]],
    ['what comes at once still comes on its day', fee(1, 7), [7]],
    ['the same of nights', nights(1, 34), [90, 30]],
  ])('%s', (_, thing, days) => expect(aheadOf(thing)).toEqual(days))
})
