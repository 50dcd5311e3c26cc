import { expect, test } from 'vitest'
import { balanceOn } from '../benefit/open-nights.ts'
import { withoutStay } from './without-stay.ts'

const nights = {
  categories: [
    { idCategory: 1, offsets: [0, 1, 2, 3], free: [1, 0, 0, 2] },
    { idCategory: 2, offsets: [0, 1, 2, 3], free: [5, 5, 5, 5] },
  ],
  stays: [
    { id: 7, idCategory: 1, checkIn: '2027-02-02', checkOut: '2027-02-04', nightsCost: 2 },
    { id: 8, idCategory: 2, checkIn: '2027-02-10', checkOut: '2027-02-12', nightsCost: 2 },
  ],
  wishes: [],
  benefitYears: [{ starts: '2027-01-01', expires: '2027-12-31', balance: 1 }],
}

test('a stay that would move does not block itself: nights, balance and category count as free', () => {
  expect(withoutStay(nights, '2027-02-01', 7)).toEqual({
    categories: [{ idCategory: 1, offsets: [0, 1, 2, 3], free: [1, 1, 1, 2] }],
    stays: [nights.stays[1]],
    wishes: [],
    benefitYears: [{ ...nights.benefitYears[0], balance: 3 }],
  })
})

test('nor is what it would move to: a night of both once, of what both cost the larger', () => {
  const wish = { id: 7, idCategory: 1, checkIn: '2027-02-03', checkOut: '2027-02-05', nightsCost: 3 }
  expect(withoutStay({ ...nights, wishes: [wish] }, '2027-02-01', 7)).toEqual({
    categories: [{ idCategory: 1, offsets: [0, 1, 2, 3], free: [1, 1, 1, 3] }],
    stays: [nights.stays[1]],
    wishes: [],
    benefitYears: [{ ...nights.benefitYears[0], balance: 4 }],
  })
})

test('a stay that is not there changes nothing', () => {
  expect(withoutStay(nights, '2027-02-01', 99)).toEqual(nights)
})

test('where two benefit years overlap, both pay', () => {
  const years = [
    { starts: '2026-01-01', expires: '2027-03-31', balance: 2 },
    { starts: '2027-01-01', expires: '2027-12-31', balance: 7 },
  ]
  expect([
    balanceOn(years, '2027-02-01'),
    balanceOn(years, '2027-05-01'),
    balanceOn(years, '2029-01-01'),
  ]).toEqual([9, 7, 0])
})
