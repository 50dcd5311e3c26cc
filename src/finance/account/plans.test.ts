import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  arrearsOf,
  earlyCreditOf,
  lateAside,
  openOf,
  paidOfPlan,
  planEnded,
  planEnding,
  planEndingFor,
} from './plans.ts'

const part = (due: string, cents: number, openCents = cents, returnedCents = 0) => ({
  id: 1,
  due,
  cents,
  openCents,
  returnedCents,
})
const took = (reference: string, cents: number, due: string | null) => ({
  concept: { en: reference, es: reference },
  reference,
  topic: 'fee' as const,
  due,
  isLate: false,
  cents,
})
const TODAY = '2026-11-18'
const DAYS = ['2026-10-18', '2026-11-18', '2026-12-18', '2027-01-18'] as const
const plan = (...open: number[]) => ({
  feeCents: 2322,
  totalCents: 118_410,
  freeThrough: null as string | null,
  late: { since: '2026-10-15', cents: 84_888 },
  number: '41207-1',
  took: [took('CF-2026-4', 84_888, '2026-10-15'), took('PO-9', 31_200, null), took('IF-41207-1', 2322, null)],
  parts: DAYS.map((due, at) => part(due, at < 2 ? 29_603 : 29_602, open[at])),
})

describe('what installments go without', () => {
  const rule = (more: object) => ({
    id: 1,
    reference: 'EARLY',
    ofResort: false,
    charge: null,
    from: '2026-01-01',
    until: null,
    basisPoints: 200,
    days: 10,
    ...more,
  })
  const charge = (id: number, due: string | null, topic: 'fee' | 'order' | 'instalment' = 'fee') => ({
    kind: 'document' as const,
    id,
    topic,
    due,
  })
  const chosen = (id: number, cents: number) => ({ kind: 'document' as const, id, cents })

  test('the credit of paying early, of each charge that is paid early today and of no other', () => {
    const charges = [
      charge(1, '2026-12-15'),
      charge(2, '2026-11-20'),
      charge(3, null),
      charge(4, '2026-12-15', 'instalment'),
    ]
    const parts = [chosen(1, 158_720), chosen(2, 21_400), chosen(3, 5_000), chosen(4, 9_000), chosen(9, 100)]
    expect(earlyCreditOf(parts, charges, [rule({})], TODAY)).toBe(3_174)
    expect(earlyCreditOf(parts, charges, [rule({ charge: 'order' })], TODAY)).toBe(0)
    expect(earlyCreditOf(parts, charges, [], TODAY)).toBe(0)
  })

  test('the day that is early enough counts, the one after does not', () => {
    const of = (due: string) =>
      earlyCreditOf([chosen(1, 10_000)], [charge(1, due)], [rule({ days: 10 })], TODAY)
    expect([of('2026-11-28'), of('2026-11-27')]).toEqual([200, 0])
  })
})

describe('ending installments', () => {
  test.each([
    ['nothing was paid: the whole fee is given back', plan(), 2322, 116_088],
    ['one part was paid: the share of the parts that are not due yet', plan(0), 1160, 87_647],
    ['one part was paid on a free day: the whole fee', { ...plan(0), freeThrough: TODAY }, 2322, 86_485],
    ['a free day is past: the share', { ...plan(0), freeThrough: '2026-11-17' }, 1160, 87_647],
    ['what is due today or late keeps its share', plan(29_603, 0, 0, 0), 0, 29_603],
    ['of a part that is paid ahead in part the rest counts', plan(0, 0, 10_000, 29_602), 776, 38_826],
  ])('%s', (_, one, feeBackCents, dueCents) => {
    const feeKeptCents = 2322 - feeBackCents
    expect(planEnding(one, TODAY)).toEqual({ openCents: openOf(one), feeBackCents, feeKeptCents, dueCents })
  })

  test('the charges are open again, the last one first, each with its day; the fee is none of them', () => {
    const took = (reference: string, due: string, cents: number) => ({
      concept: { en: reference, es: reference },
      reference,
      topic: 'other' as const,
      due,
      isLate: false,
      cents,
    })
    const charges = [
      took('FEE', '2026-10-15', 80_088),
      took('BOAT', '2026-12-01', 36_000),
      took('IF-7-1', TODAY, 2322),
    ]
    const ending = planEndingFor({ ...plan(0), number: '7-1', took: charges }, TODAY)
    expect(ending.charges.map(({ reference, cents, pastDue }) => [reference, cents, pastDue])).toEqual([
      ['FEE', 51_647, true],
      ['BOAT', 36_000, false],
    ])
    expect(ending).toMatchObject({ dueCents: 87_647, lateCents: 51_647, feeBackCents: 1160 })
  })

  test('never gives back more than the fee or than what is open, and nothing is lost', () => {
    const each = fc.nat({ max: 29_602 })
    fc.assert(
      fc.property(each, each, each, each, fc.constantFrom(...DAYS), (a, b, c, d, today) => {
        const one = plan(a, b, c, d)
        const { openCents, feeBackCents, dueCents } = planEnding(one, today)
        expect(feeBackCents + dueCents).toBe(openCents)
        expect(feeBackCents).toBeGreaterThanOrEqual(0)
        expect(feeBackCents).toBeLessThanOrEqual(Math.min(2322, openCents))
      }),
    )
  })
})

test('after its end a plan says what its ending came to, as it was said before it', () => {
  for (const one of [plan(), plan(0), plan(0, 0, 10_000), { ...plan(0), freeThrough: TODAY }]) {
    const parts = one.parts.map((part) => ({ ...part, openCents: 0, returnedCents: part.openCents }))
    expect(planEnded({ ...one, parts }, TODAY)).toEqual(planEnding(one, TODAY))
  }
})

test('late money that was moved into installments stays late until it is paid, the oldest first', () => {
  expect(arrearsOf(plan(), TODAY)).toEqual({ since: '2026-10-15', cents: 84_888 })
  expect(arrearsOf(plan(0), TODAY)).toEqual({ since: '2026-10-15', cents: 56_447 })
  expect(arrearsOf(plan(0, 0, 0), TODAY)).toBeNull()
  expect(arrearsOf({ ...plan(), late: null }, TODAY)).toBeNull()
  const ended = plan(0, 0, 0, 0)
  const returned = { ...ended, parts: ended.parts.map((one) => ({ ...one, returnedCents: one.cents })) }
  expect([paidOfPlan(returned), arrearsOf(returned, TODAY)]).toEqual([0, null])
})

test('what a plan says is late of it is what is late once it ends', () => {
  const each = fc.nat({ max: 29_602 })
  fc.assert(
    fc.property(each, each, each, each, fc.constantFrom(...DAYS), (a, b, c, d, today) => {
      const one = plan(a, b, c, d)
      expect(arrearsOf(one, today)?.cents ?? 0).toBe(planEndingFor(one, today).lateCents)
    }),
  )
})

test('what is late in question or in installments is told beside what is owed', () => {
  const charge = (inQuestion: boolean, pastDue: boolean, due: string | null) => ({
    inQuestion,
    pastDue,
    openCents: 100,
    due,
  })
  const charges = [
    charge(true, true, '2026-09-01'),
    charge(true, false, '2026-12-01'),
    charge(false, true, null),
  ]
  expect(lateAside({ charges, plans: [plan()] }, TODAY)).toEqual({
    askedCents: 100,
    planCents: 84_888,
    since: '2026-09-01',
  })
  expect(lateAside({ charges: charges.slice(1), plans: [] }, TODAY)).toBeNull()
})
