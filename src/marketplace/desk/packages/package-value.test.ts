import { describe, expect, test } from 'vitest'
import { newPackage, packageAsOwnersGetIt, packagePartOf, partsTogether } from './package-value.ts'

const words = (text: string) => ({ en: text, es: text })
const found = {
  idDetail: 7,
  idProduct: 3,
  product: words('Kayaks'),
  variant: words('Adult'),
  picture: 'mangrove-dawn',
  hotel: null,
  active: true,
  sale: 4500,
  currency: 'USD' as const,
  usual: 10,
  slotted: false,
  changed: { version: 4, by: null, deed: null, at: null },
  closed: 0,
  apart: 0,
}
const CHOICES = {
  categories: [],
  hotels: [{ id: 1, name: 'Bahía Serena', zone: 'America/Cancun', currency: 'USD' as const, taxPercent: 16 }],
  bestSellers: [],
}

describe('a package that is typed', () => {
  test('takes in one of what was found', () => {
    expect(packagePartOf(found)).toEqual({
      detailId: 7,
      qty: 1,
      product: words('Kayaks'),
      variant: words('Adult'),
      picture: 'mangrove-dawn',
      hotel: null,
      sale: 4500,
      currency: 'USD',
      onSale: true,
    })
  })

  test('costs so much one by one, as far as it is typed', () => {
    const parts = [
      { ...packagePartOf(found), qty: 2 },
      { ...packagePartOf(found), detailId: 8, qty: Number.NaN },
    ]
    expect(partsTogether({ parts, currency: 'USD' })).toBe(9000)
    expect(partsTogether({ parts, currency: 'MXN' })).toBeNull()
  })

  test('is drawn before it is whole', () => {
    expect(packageAsOwnersGetIt(newPackage(), CHOICES)).toMatchObject({
      packageData: { name: words('—') },
      saleprice: 0,
      partsCents: 0,
      hotel: null,
    })
    const typed = { ...newPackage(), hotelId: 1, sale: 4000, parts: [packagePartOf(found)] }
    expect(packageAsOwnersGetIt(typed, CHOICES)).toMatchObject({
      hotel: { name: 'Bahía Serena' },
      saleprice: 4000,
      partsCents: 4500,
      products: [{ name: words('Kayaks'), detaildisplay: words('Adult'), qty: 1 }],
    })
  })
})
