import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  billOf,
  chargeKey,
  isComing,
  isPastDue,
  isPayoutOpen,
  type OpenCharge,
  oldestFirst,
  payable,
  payoutDay,
  settleParts,
  spread,
  takeBack,
  takeCredits,
} from './account.ts'

/** The charges of the drawn account: $634.88, $214.00 and $360.00, and one that is in question. */
const FEE: OpenCharge = { kind: 'fee', id: 4, due: '2026-10-15', day: '2026-10-01', openCents: 63_488 }
const DOOR: OpenCharge = { kind: 'document', id: 17, due: '2026-10-31', day: '2026-10-17', openCents: 21_400 }
const BOAT: OpenCharge = { kind: 'document', id: 18, due: '2026-12-02', day: '2026-11-18', openCents: 36_000 }
const ASKED: OpenCharge = {
  kind: 'document',
  id: 11,
  due: '2026-11-25',
  day: '2026-11-11',
  openCents: 21_400,
  inQuestion: true,
}
const ALL = [BOAT, ASKED, DOOR, FEE]
const CREDITS = [{ id: 90, day: '2026-11-09', openCents: 4800 }]
const whole = ({ kind, id, openCents }: OpenCharge) => ({ kind, id, cents: openCents })

describe('what is paid first', () => {
  test('charges are ordered by due day, without one by their own day; a charge in question is set aside', () => {
    expect(payable(ALL)).toEqual([FEE, DOOR, BOAT])
    const undated = { ...BOAT, id: 2, due: null, day: '2026-10-20' }
    expect(oldestFirst([...ALL, undated]).map(({ id }) => id)).toEqual([4, 2, 17, 11, 18])
  })

  test.each([
    [30_000, [[4, 30_000]], 0],
    [63_488, [[4, 63_488]], 0],
    [
      70_000,
      [
        [4, 63_488],
        [17, 6512],
      ],
      0,
    ],
    [
      130_888,
      [
        [4, 63_488],
        [17, 21_400],
        [18, 36_000],
      ],
      10_000,
    ],
  ])('%i cents', (cents, parts, leftCents) => {
    const found = spread(cents, ALL)
    expect(found.parts.map(({ id, cents: of }) => [id, of])).toEqual(parts)
    expect(found.leftCents).toBe(leftCents)
  })

  test.each([
    ['2026-11-22', false, true],
    ['2026-11-21', true, false],
    ['2026-12-22', false, false],
    ['2026-12-23', false, false],
  ])('due on %s, today the 22nd: late %s', (due, late) => {
    expect(isPastDue(due, '2026-11-22')).toBe(late)
  })
  test('a charge is coming from the 31st day before; what names no day is due as it comes', () => {
    expect([isComing('2026-12-22', '2026-11-22'), isComing('2026-12-23', '2026-11-22')]).toEqual([
      false,
      true,
    ])
    expect([isComing(null, '2026-11-22'), isPastDue(null, '2026-11-22')]).toEqual([false, false])
  })
})

describe('the bill', () => {
  test('the drawn figures: 1,208.88 less the credit of 48.00', () => {
    expect(billOf([whole(FEE), whole(DOOR), whole(BOAT)], ALL, CREDITS)).toEqual({
      totalCents: 120_888,
      creditCents: 4800,
      moneyCents: 116_088,
    })
    expect(billOf([{ ...whole(FEE), cents: 40_000 }, whole(DOOR)], ALL, CREDITS)).toEqual({
      totalCents: 61_400,
      creditCents: 4800,
      moneyCents: 56_600,
    })
  })
  test('a credit that covers all leaves no money to pay', () => {
    expect(billOf([{ ...whole(DOOR), cents: 3000 }], ALL, CREDITS)).toMatchObject({
      creditCents: 3000,
      moneyCents: 0,
    })
  })
  test.each([
    ['nothing', []],
    ['more than is open', [{ ...whole(FEE), cents: 63_489 }]],
    ['nothing of one', [{ ...whole(FEE), cents: 0 }]],
    [
      'one twice',
      [
        { ...whole(FEE), cents: 1 },
        { ...whole(FEE), cents: 1 },
      ],
    ],
    ['one in question', [whole(ASKED)]],
    ['one of nobody', [{ kind: 'fee' as const, id: 17, cents: 1 }]],
  ])('%s is no bill', (_, chosen) => {
    expect(billOf(chosen, ALL, CREDITS)).toBeNull()
  })
})

describe('money that came', () => {
  const chosen = [whole(FEE), whole(DOOR)]
  test('pays what it was begun for, with the credit', () => {
    expect(settleParts(80_088, chosen, ALL, CREDITS, 4800)).toEqual({
      parts: chosen,
      uses: [{ id: 90, cents: 4800 }],
      leftCents: 0,
    })
  })
  test('what was paid meanwhile is left over, and no credit is spent where money is left', () => {
    const charges = [{ ...FEE, openCents: 0 }, DOOR]
    expect(settleParts(80_088, chosen, charges, CREDITS, 4800)).toEqual({
      parts: [whole(DOOR)],
      uses: [],
      leftCents: 58_688,
    })
    expect(settleParts(84_888, chosen, [], CREDITS, 0)).toEqual({ parts: [], uses: [], leftCents: 84_888 })
  })
  test('where the credit is gone, the last charge stays open in part', () => {
    expect(settleParts(80_088, chosen, ALL, [], 4800)).toEqual({
      parts: [whole(FEE), { ...whole(DOOR), cents: 16_600 }],
      uses: [],
      leftCents: 0,
    })
  })
})

test('a refund takes back first what nothing took, then the last part', () => {
  const parts = [whole(FEE), whole(DOOR)]
  expect(takeBack(5000, parts, 6000)).toEqual([])
  expect(takeBack(30_000, parts, 1000)).toEqual([whole(DOOR), { ...whole(FEE), cents: 7600 }])
})

test('a payout goes out on the first of the month after, and may be used until the day before', () => {
  expect(payoutDay('2026-11-15')).toBe('2026-12-01')
  expect(payoutDay('2026-12-31')).toBe('2027-01-01')
  expect([isPayoutOpen('2026-12-01', '2026-11-30'), isPayoutOpen('2026-12-01', '2026-12-01')]).toEqual([
    true,
    false,
  ])
})

const charge: fc.Arbitrary<OpenCharge> = fc.record({
  kind: fc.constantFrom('fee', 'document'),
  id: fc.integer({ min: 1, max: 40 }),
  due: fc.option(fc.constantFrom('2026-01-15', '2026-04-15', '2026-07-15'), { nil: null }),
  day: fc.constantFrom('2026-01-01', '2026-03-01', '2026-06-01'),
  openCents: fc.integer({ min: 0, max: 500_000 }),
  inQuestion: fc.boolean(),
})
const charges = fc.uniqueArray(charge, { selector: chargeKey, maxLength: 8 })
const credits = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 9 }),
    day: fc.constantFrom('2026-02-01', '2026-05-01'),
    openCents: fc.integer({ min: 0, max: 90_000 }),
  }),
  { selector: ({ id }) => id, maxLength: 4 },
)
const total = (rows: readonly { cents: number }[]) => rows.reduce((sum, { cents }) => sum + cents, 0)

describe('no cent is lost', () => {
  test('an amount is what charges take of it and what is left; no charge takes more than is open, none in question anything', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), charges, (cents, all) => {
        const { parts, leftCents } = spread(cents, all)
        expect(total(parts) + leftCents).toBe(cents)
        const open = new Map(payable(all).map((one) => [chargeKey(one), one.openCents]))
        for (const part of parts) expect(part.cents).toBeLessThanOrEqual(open.get(chargeKey(part)) ?? -1)
        // Something is left only where all is paid.
        if (leftCents > 0)
          expect(total(parts)).toBe(payable(all).reduce((sum, one) => sum + one.openCents, 0))
      }),
    )
  })
  test('what is chosen is credit and money together, and that money pays exactly it', () => {
    fc.assert(
      fc.property(charges, credits, fc.infiniteStream(fc.nat()), (all, own, dice) => {
        const chosen = payable(all).flatMap(({ kind, id, openCents }) => {
          const cents = (dice.next().value as number) % (openCents + 1)
          return cents > 0 ? [{ kind, id, cents }] : []
        })
        const bill = billOf(chosen, all, own)
        if (!bill) {
          expect(chosen).toEqual([])
          return
        }
        expect(bill.creditCents + bill.moneyCents).toBe(bill.totalCents)
        const settled = settleParts(bill.moneyCents, chosen, all, own, bill.creditCents)
        expect(settled.leftCents).toBe(0)
        expect(settled.parts).toEqual(
          oldestFirst(all).flatMap((one) => chosen.filter((part) => chargeKey(part) === chargeKey(one))),
        )
        expect(total(settled.uses)).toBe(bill.creditCents)
      }),
    )
  })
  test('money that finds other books than it was begun with: used and left make what came', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 900_000 }),
        charges,
        charges,
        credits,
        fc.integer({ min: 0, max: 90_000 }),
        (money, before, now, own, creditCents) => {
          const { parts, uses, leftCents } = settleParts(money, before.map(whole), now, own, creditCents)
          expect(total(parts) + leftCents).toBe(money + total(uses))
          expect(total(uses)).toBeLessThanOrEqual(creditCents)
          if (leftCents > 0) expect(uses).toEqual([])
          for (const use of uses)
            expect(use.cents).toBeLessThanOrEqual(own.find(({ id }) => id === use.id)?.openCents ?? -1)
        },
      ),
    )
  })
  test('a refund takes back what it gives back, and never more than was paid', () => {
    fc.assert(
      fc.property(charges, fc.nat(100_000), fc.nat(), (all, left, dice) => {
        const parts = payable(all).map(whole)
        const refund = dice % (total(parts) + left + 1)
        expect(total(takeBack(refund, parts, left))).toBe(Math.max(0, refund - left))
      }),
    )
  })
  test('credits give what is asked for, as far as they reach', () => {
    fc.assert(
      fc.property(fc.nat(300_000), credits, (cents, own) => {
        const { uses, leftCents } = takeCredits(cents, own)
        expect(total(uses) + leftCents).toBe(cents)
        const there = own.reduce((sum, { openCents }) => sum + openCents, 0)
        expect(total(uses)).toBe(Math.min(cents, there))
      }),
    )
  })
})
