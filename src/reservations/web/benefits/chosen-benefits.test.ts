import { describe, expect, it } from 'vitest'
import type { OpenBenefit } from '../../benefits.endpoints.ts'
import { chosenBenefits } from './chosen-benefits.ts'

const golf: OpenBenefit = {
  idBenefitYear: 7,
  code: 'GOLF',
  name: { en: 'Golf rounds', es: 'Rondas de golf' },
  unit: 'passes',
  currency: null,
  balance: 6,
  expires: '2026-12-31',
}
const spa: OpenBenefit = {
  ...golf,
  idBenefitYear: 8,
  code: 'SPA',
  unit: 'money',
  currency: 'USD',
  balance: 65_050,
}
const ask = (benefits: Record<number, string>, occupant: 'owner' | 'guest' = 'owner') => {
  const { chosen, faults } = chosenBenefits({ occupant, benefits }, [golf, spa])
  return { chosen: chosen.map((each) => [each.idBenefitYear, each.quantity]), faults: [...faults] }
}

describe('the benefits of a request', () => {
  it.each<[string, Record<number, string>, unknown[], unknown[]]>([
    ['none', {}, [], []],
    [
      'passes as a count, money in cents',
      { 7: '2', 8: '120' },
      [
        [7, 2],
        [8, 12_000],
      ],
      [],
    ],
    ['nothing of one', { 7: '0', 8: ' ' }, [], []],
    [
      'the whole balance',
      { 7: '6', 8: '650' },
      [
        [7, 6],
        [8, 65_000],
      ],
      [],
    ],
    ['to the cent, with a point', { 8: '125.50' }, [[8, 12_550]], []],
    ['and with a comma', { 8: '125,5' }, [[8, 12_550]], []],
    ['the whole balance, to the cent', { 8: '650.50' }, [[8, 65_050]], []],
    ['more than the balance', { 7: '7', 8: '651' }, [[7, 6]], [[8, 'too-large']]],
    ['no amount', { 8: '12.505' }, [], [[8, 'format']]],
    ['a benefit that is no longer open', { 9: '1' }, [], []],
  ])('%s', (_, typed, chosen, faults) => {
    expect(ask(typed)).toEqual({ chosen, faults })
  })
  it('a guest uses none, whatever was typed before', () => {
    expect(ask({ 7: '2', 8: 'x' }, 'guest')).toEqual({ chosen: [], faults: [] })
  })
})
