import { describe, expect, test } from 'vitest'
import { wishedOn } from './wished-benefits.ts'

const year = (id: number, idBenefit: number, balance: number, expires = '2027-12-31') => ({
  ...{ id, idBenefit, balance, expires },
})

describe('the benefits of a wish on the day of an arrival', () => {
  test('are used of the year that expires first, then of the next', () => {
    const years = [year(1, 7, 3, '2028-05-01'), year(2, 7, 2, '2027-05-01'), year(3, 8, 9)]
    expect(wishedOn([{ idBenefit: 7, quantity: 4 }], years)).toEqual({
      used: [
        { id: 2, quantity: 2 },
        { id: 1, quantity: 2 },
      ],
      short: [],
    })
  })
  test('what is more than there is left is left out, and so is what has no year', () => {
    const wished = [
      { idBenefit: 7, quantity: 4 },
      { idBenefit: 9, quantity: 1 },
    ]
    expect(wishedOn(wished, [year(1, 7, 3), year(2, 7, -1), year(3, 8, 2)])).toEqual({
      used: [{ id: 1, quantity: 3 }],
      short: [
        { idBenefit: 7, quantity: 1 },
        { idBenefit: 9, quantity: 1 },
      ],
    })
  })
  test('none wished, none used', () => {
    expect(wishedOn([], [year(1, 7, 3)])).toEqual({ used: [], short: [] })
  })
})
