import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, nightsOf } from '../../kernel/day.ts'
import {
  entriesTo,
  heldNights,
  heldOf,
  type PartBenefit,
  partsFor,
  partsWhenRestored,
  partsWhenTaken,
  standingStatus,
} from './wish.ts'

const span = fc
  .record({ first: fc.nat(20), nights: fc.integer({ min: 1, max: 8 }) })
  .map(({ first, nights }) => ({
    checkIn: addDays('2027-03-01', first),
    checkOut: addDays('2027-03-01', first + nights),
  }))
const payments = fc.uniqueArray(fc.record({ id: fc.nat(3), quantity: fc.integer({ min: 1, max: 9 }) }), {
  selector: ({ id }) => id,
})

describe('what a booking holds while a change waits', () => {
  test('every night of both stays, each once', () => {
    fc.assert(
      fc.property(span, span, (stay, wish) => {
        const held = heldNights(stay, wish)
        expect(new Set(held).size).toBe(held.length)
        expect(new Set(held)).toEqual(new Set([...nightsOf(stay), ...nightsOf(wish)]))
      }),
    )
    const stay = { checkIn: '2027-03-01', checkOut: '2027-03-03' }
    expect(heldNights(stay, null)).toEqual(['2027-03-01', '2027-03-02'])
  })

  test('of each account enough for either stay, and not more than the larger takes', () => {
    fc.assert(
      fc.property(payments, payments, (stay, wish) => {
        const of = (list: typeof stay, id: number) => list.find((one) => one.id === id)?.quantity ?? 0
        const held = heldOf(stay, wish)
        for (const id of [0, 1, 2, 3]) expect(of(held, id)).toBe(Math.max(of(stay, id), of(wish, id)))
      }),
    )
  })

  test('the entries lead from what is held to what shall be, and no further', () => {
    const accounts = fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(9))
    fc.assert(
      fc.property(accounts, payments, (held, wanted) => {
        const entries = entriesTo(
          held.map((quantity, id) => ({ id, held: quantity })),
          wanted,
        )
        const after = held.map((quantity, id) =>
          entries.filter(({ yearId }) => yearId === id).reduce((left, one) => left - one.quantity, quantity),
        )
        expect(after).toEqual([0, 1, 2, 3].map((id) => wanted.find((one) => one.id === id)?.quantity ?? 0))
        expect(entries.every(({ kind, quantity }) => (kind === 'return' ? quantity > 0 : quantity < 0))).toBe(
          true,
        )
        expect(new Set(entries.map(({ yearId }) => yearId)).size).toBe(entries.length)
      }),
    )
    expect(() => entriesTo([], [{ id: 1, quantity: 1 }])).toThrow('none of the booking')
  })
})

describe('whose a benefit is', () => {
  const benefit = (id: number, part: PartBenefit['part'], state: PartBenefit['state'] = 'authorized') => ({
    ...{ id, yearId: id, quantity: 1, state, part },
  })
  const owner = { occupant: 'owner', covers: () => true } as const
  const guest = { ...owner, occupant: 'guest' } as const
  const elsewhere = { occupant: 'owner', covers: () => false } as const

  test('a guest takes none along, and neither do dates outside its year', () => {
    const benefits = [benefit(1, 'both'), benefit(2, 'wish'), benefit(3, 'both', 'refused')]
    const left = [
      { id: 1, part: 'stay' },
      { id: 2, part: 'gone' },
    ]
    expect(partsFor(benefits, guest, null)).toEqual(left)
    expect(partsFor(benefits, elsewhere, null)).toEqual(left)
  })

  test('what an earlier wish could not take comes along again; what was taken out stays out', () => {
    const benefits = [benefit(1, 'stay')]
    expect(partsFor(benefits, owner, guest)).toEqual([{ id: 1, part: 'both' }])
    expect(partsFor(benefits, owner, elsewhere)).toEqual([{ id: 1, part: 'both' }])
    expect(partsFor(benefits, owner, owner)).toEqual([{ id: 1, part: 'stay' }])
  })

  test('in the end each belongs to what there is: one side’s are gone, the other’s stay', () => {
    const benefits = [
      benefit(1, 'both'),
      benefit(2, 'stay'),
      benefit(3, 'wish'),
      benefit(4, 'wish', 'refused'),
    ]
    expect(partsWhenTaken(benefits)).toEqual([
      { id: 2, part: 'gone' },
      { id: 3, part: 'both' },
      { id: 4, part: 'both' },
    ])
    expect(partsWhenRestored(benefits)).toEqual([
      { id: 2, part: 'both' },
      { id: 3, part: 'gone' },
      { id: 4, part: 'both' },
    ])
  })
})

test('while a change waits the stay itself is what it was before', () => {
  expect(standingStatus('pending-modification', { from: 'confirmed' })).toBe('confirmed')
  expect(standingStatus('pending', null)).toBe('pending')
})
