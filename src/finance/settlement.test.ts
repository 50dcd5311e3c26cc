import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CASH_BACKS } from './report.ts'
import { asksForCashBack, settle, takeFrom } from './settlement.ts'

const fee = (id: number, due: string, roomCents: number) => ({ id, due, roomCents })
const january = fee(1, '2027-01-15', 100_000)
const april = fee(2, '2027-04-15', 50_000)

describe('what a signature decides', () => {
  test.each<[string, Parameters<typeof settle>, ReturnType<typeof settle>]>([
    [
      'below zero: the adjustment, whatever was chosen',
      [{ incomeCents: 0, feesCents: 171_000, cashBack: null }, [january]],
      [{ part: 'adjustment', cents: 171_000 }],
    ],
    ['zero: nothing', [{ incomeCents: 9500, feesCents: 9500, cashBack: null }, [january]], []],
    [
      'paid out: the whole balance',
      [{ incomeCents: 397_800, feesCents: 120_884, cashBack: 'pay-out' }, [january]],
      [{ part: 'pay-out', cents: -276_916 }],
    ],
    [
      'set off: the fee that is due first takes what it needs, then the next, and the rest stays a credit',
      [{ incomeCents: 200_000, feesCents: 0, cashBack: 'set-against-condo-fee' }, [april, january]],
      [
        { part: 'set-off', feeId: 1, cents: -100_000 },
        { part: 'set-off', feeId: 2, cents: -50_000 },
      ],
    ],
    [
      'set off: a small balance lowers the next fee only',
      [{ incomeCents: 20_000, feesCents: 0, cashBack: 'set-against-condo-fee' }, [april, january]],
      [{ part: 'set-off', feeId: 1, cents: -20_000 }],
    ],
    [
      'set off without a fee: all of it stays a credit',
      [{ incomeCents: 20_000, feesCents: 0, cashBack: 'set-against-condo-fee' }, []],
      [],
    ],
  ])('%s', (_, given, expected) => expect(settle(...given)).toEqual(expected))

  test('only a balance above zero asks what becomes of it', () => {
    expect([-171_000, 0, 1].map(asksForCashBack)).toEqual([false, false, true])
  })

  test('never moves more than the balance, nor more into a fee than it takes; it moves all that fits', () => {
    const fees = fc
      .array(fc.tuple(fc.constantFrom('2027-01-15', '2027-04-15', '2028-01-15'), fc.nat(300_000)))
      .map((all) => all.map(([due, roomCents], id) => fee(id, due, roomCents)))
    fc.assert(
      fc.property(
        fc.nat(900_000),
        fc.nat(900_000),
        fc.constantFrom(...CASH_BACKS),
        fees,
        (incomeCents, feesCents, cashBack, rooms) => {
          const balance = incomeCents - feesCents
          const moved = settle({ incomeCents, feesCents, cashBack }, rooms)
          const sum = moved.reduce((total, { cents }) => total + cents, 0)
          if (balance < 0) expect(sum).toBe(-balance)
          else if (cashBack === 'pay-out') expect(sum + balance).toBe(0)
          else
            expect(0 - sum).toBe(
              Math.min(
                balance,
                rooms.reduce((all, { roomCents }) => all + roomCents, 0),
              ),
            )
          for (const decision of moved)
            if (decision.part === 'set-off')
              expect(-decision.cents).toBeLessThanOrEqual(rooms[decision.feeId]?.roomCents ?? 0)
        },
      ),
    )
  })
})

test('of fees that are due on one day the older number takes first', () => {
  expect(takeFrom(10, [fee(9, '2027-01-15', 8), fee(3, '2027-01-15', 8)])).toEqual([
    { feeId: 3, cents: 8 },
    { feeId: 9, cents: 2 },
  ])
})
