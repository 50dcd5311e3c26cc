import { expect, test } from 'vitest'
import { benefitOffers, takeOffer } from './benefit-offers.ts'
import type { Cart, CartLine } from './cart.ts'

const NAME = { en: 'Airport transfers', es: 'Traslados al aeropuerto' }
const able = (balance: number, needs = 1, idBenefitYear = 7) => ({
  idBenefitYear,
  name: NAME,
  unit: 'passes' as const,
  needs,
  balance,
  expires: '2027-12-31',
})
const line = (uuid: string, more: Partial<CartLine> = {}) =>
  ({
    uuid,
    kind: 'product',
    currency: 'USD',
    qty: 1,
    saleprice: 10_400,
    discountApplied: 0,
    salepriceWithDiscount: 10_400,
    cost: 10_400,
    isBenefit: false,
    belongsToPackage: false,
    itinerario: null,
    extrapax: null,
    ...more,
  }) as CartLine
const priced = (uuid: string, ...benefits: ReturnType<typeof able>[]) => ({
  uuid,
  benefits,
  hotel: { id: 1, name: 'Bahía Serena', taxPercent: 16 },
})

test('one offer for both legs, with what they would no longer cost, taxes included', () => {
  const cart = [line('a'), line('b')]
  const [offer, ...others] = benefitOffers(cart, [priced('a', able(2)), priced('b', able(2))])
  expect(others).toEqual([])
  expect(offer).toMatchObject({ balance: 2, needs: 2, uuids: ['a', 'b'], saves: 24_128 })
  expect(takeOffer(cart, offer!).map(({ isBenefit, cost }) => [isBenefit, cost])).toEqual([
    [true, 0],
    [true, 0],
  ])
})

test('a balance is offered once: what is left of it after one line pays the next, or not', () => {
  const cart: Cart = [line('a'), line('b')]
  expect(benefitOffers(cart, [priced('a', able(1)), priced('b', able(1))])).toMatchObject([{ uuids: ['a'] }])
  const other = benefitOffers(cart, [priced('a', able(1)), priced('b', able(1), able(1, 1, 8))])
  expect(other.map(({ idBenefitYear, uuids }) => [idBenefitYear, uuids])).toEqual([
    [7, ['a']],
    [8, ['b']],
  ])
})

test('with fewer passes than lines the dearest are paid, of equal ones those that stand first', () => {
  const van = { cost: 10_400 }
  const night = { cost: 13_600, saleprice: 13_600, salepriceWithDiscount: 13_600 }
  const cart = [line('van', van), line('van back', van), line('night van', night)]
  const all = cart.map(({ uuid }) => priced(uuid, able(2)))
  const [offer, ...others] = benefitOffers(cart, all)
  expect(others).toEqual([])
  expect(offer).toMatchObject({ needs: 2, uuids: ['night van', 'van'], saves: 15_776 + 12_064 })
  // Two cars for two passes save less than one night van and one of another line.
  const pair = line('pair', { qty: 2, cost: 20_800 })
  expect(
    benefitOffers([pair, line('night van', night)], [priced('pair', able(2, 2)), all[2]!]),
  ).toMatchObject([{ uuids: ['night van'] }])
})

test.each([
  ['what a benefit pays already', line('a', { isBenefit: true }), 1],
  ['a part of a package', line('a', { belongsToPackage: true }), 1],
  ['more than is left', line('a', { qty: 2 }), 2],
])('%s is not offered', (_, one, needs) => {
  expect(benefitOffers([one], [priced('a', able(1, needs))])).toEqual([])
})
