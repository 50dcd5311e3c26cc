import { describe, expect, test } from 'vitest'
import { type BenefitToWish, chosenForWish, wishedAsTyped } from './wished.ts'

const one = (idBenefit: number, unit: 'passes' | 'money', balance: number): BenefitToWish => ({
  ...{ idBenefit, idBenefitYear: 90 + idBenefit, code: 'x', name: { en: 'x', es: 'x' }, unit, balance },
  ...{ currency: unit === 'money' ? 'USD' : null, expires: '2027-12-31' },
})

describe('the benefits of a wish while its form is written', () => {
  test('are those that were typed, within what is left; the rest is said', () => {
    const open = [one(1, 'passes', 3), one(2, 'money', 10_000), one(3, 'passes', 0), one(4, 'passes', 5)]
    const { chosen, beyond, faults } = chosenForWish({ 1: '4', 2: '80.50', 3: '1', 4: '' }, open)
    expect(chosen).toEqual([
      { idBenefit: 1, quantity: 3 },
      { idBenefit: 2, quantity: 8050 },
    ])
    expect(beyond.map(({ idBenefit, quantity }) => [idBenefit, quantity])).toEqual([
      [1, 1],
      [3, 1],
    ])
    expect(faults.size).toBe(0)
  })
  test('what is no amount is a fault', () => {
    expect([...chosenForWish({ 2: 'much' }, [one(2, 'money', 100)]).faults]).toEqual([2])
  })
  test('stand in the fields as they were chosen', () => {
    const wished = [
      { idBenefit: 1, unit: 'passes', quantity: 2 },
      { idBenefit: 2, unit: 'money', quantity: 8050 },
    ] as const
    expect(wishedAsTyped(wished)).toEqual({ 1: '2', 2: '80.50' })
  })
})
