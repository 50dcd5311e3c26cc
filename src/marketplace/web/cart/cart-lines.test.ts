import { expect, test } from 'vitest'
import { check } from '../../../kernel/faults.ts'
import { addEvent } from '../../add-to-cart.ts'
import { type CartLine, DEFAULT_TIME, UNTOLD, withCost } from '../../cart.ts'
import type { ClubEvent } from '../../catalogue.endpoints.ts'
import { type PricedLine, priceCart } from '../../checkout.endpoints.ts'
import { areGood, beneficiaryFaults } from '../checkout/beneficiary-faults.ts'
import { cartFaultsOf } from './cart-faults.ts'
import { priceChangesOf } from './price-changes.ts'
import { toOrder, toPrice } from './wire-line.ts'

const event: ClubEvent = {
  id: 4,
  slug: 'lantern-supper',
  name: { en: 'Lantern supper', es: 'Cena de faroles' },
  metatag: { en: 'One long evening', es: 'Una larga velada' },
  eventdetail: { en: 'Come early', es: 'Llegue temprano' },
  hotel: { id: 1, name: 'Bahía Serena', taxPercent: 16 },
  location: { en: 'North beach', es: 'Playa norte' },
  zone: 'America/Cancun',
  startDate: '2026-12-12',
  endDate: '2026-12-12',
  startTime: '19:30',
  endTime: '23:00',
  currency: 'USD',
  saleprice: 11000,
  servicesihot: 'EV001',
  picture: 'lanterns-night',
  gallery: [],
  photos: [],
  capacity: 60,
  left: 12,
  most: 20,
  begun: false,
}

const uuid = '0b4fca52-4a5c-4f0e-8a3c-2f6f5be4a001'
const added = addEvent([], event, 2, () => uuid)
if (!added.ok) throw new Error('Nothing was added')
const [seats] = added.value.cart as [CartLine]
const nobody = { fullname: '', phone: '', email: '', room: '' }

const transfer: CartLine = withCost({
  ...seats,
  uuid: '0b4fca52-4a5c-4f0e-8a3c-2f6f5be4a002',
  kind: 'product',
  operationtime: DEFAULT_TIME,
  extrapax: 975,
  itinerario: {
    nameBenefi: 'Elena',
    lastNameBenefi: 'Harrington',
    trip: 'Departure',
    extrapax_amount: 0,
    extrapax_num: 2,
    ...UNTOLD,
  },
})

const priced = (line: CartLine, more: Partial<PricedLine> = {}): PricedLine => ({
  uuid: line.uuid,
  currency: line.currency,
  times: null,
  most: null,
  ordered: 0,
  promo: null,
  seats: null,
  peopleInPrice: null,
  besideStay: null,
  extrapax_num: line.itinerario?.extrapax_num ?? 0,
  until: null,
  isFinal: false,
  hotel: { id: 1, name: 'Bahía Serena', taxPercent: 16 },
  stayElsewhere: null,
  saleprice: line.saleprice,
  originalSalePrice: line.originalSalePrice,
  discountApplied: line.discountApplied,
  salepriceWithDiscount: line.salepriceWithDiscount,
  descmax: line.descmax,
  typeDiscount: line.typeDiscount,
  isPromo: line.isPromo,
  isBenefit: line.isBenefit,
  extrapax: line.extrapax,
  extrapax_amount: 0,
  cost: line.cost,
  fault: null,
  left: null,
  ownerBooking: null,
  benefits: [],
  ...more,
})

test('a line that is priced has the form of the call, and carries nothing that is only told to people', () => {
  const told = { ...transfer, note: 'Late flight', beneficiarios: [{ ...nobody, fullname: 'Mia' }] }
  const body = { idContract: 1, lines: [toPrice(told)] }
  const read = check(priceCart.body!, body)
  expect(read.ok).toBe(true)
  expect(body.lines[0]).toMatchObject({ note: '', beneficiarios: [] })
  expect(body.lines[0]?.itinerario).toEqual({
    nameBenefi: 'Elena',
    lastNameBenefi: 'Harrington',
    trip: 'Departure',
    extrapax_num: 2,
    ...UNTOLD,
  })
})

test('an order tells of people, save of those of whom nothing was written', () => {
  const mia = { ...nobody, fullname: 'Mia' }
  const line = toOrder({ ...seats, note: 'By the window', beneficiarios: [nobody, mia, nobody] })
  expect(line).toMatchObject({ note: 'By the window', beneficiarios: [mia] })
})

test('prices that differ are told line by line; the others are not', () => {
  const dearer = priced(seats, { saleprice: 12000 })
  const [change, ...others] = priceChangesOf([seats, transfer], { lines: [dearer, priced(transfer)] })
  expect(others).toEqual([])
  expect(change).toMatchObject({ was: 22000, now: 24000 })
  expect(priceChangesOf([seats], { lines: [priced(seats)] })).toEqual([])
})

test('a discount that ended is a change; a line that the server does not know is none', () => {
  const promo = withCost({ ...seats, discountApplied: 10, isPromo: true })
  expect(
    priceChangesOf([promo], { lines: [priced(promo, { discountApplied: 0, isPromo: false })] }),
  ).toHaveLength(1)
  expect(priceChangesOf([seats], { lines: [] })).toEqual([])
})

test('a missing day and a traveller without a name are seen before the server says so', () => {
  const open = { ...seats, operationdate: null }
  const nameless = {
    ...transfer,
    itinerario: transfer.itinerario && { ...transfer.itinerario, lastNameBenefi: ' ' },
  }
  expect([...cartFaultsOf([open, nameless], null)]).toEqual([
    [open.uuid, 'no-date'],
    [nameless.uuid, 'itinerary-missing'],
  ])
})

test('a departure’s flight is not erased: the car goes by it', () => {
  const leg = (flightTime: string | null) => ({
    ...transfer,
    itinerario: transfer.itinerario && { ...transfer.itinerario, adults: 2, flightTime },
  })
  expect([...cartFaultsOf([leg(null)], null).values()]).toEqual(['no-flight'])
  expect([...cartFaultsOf([leg('13:30')], null)]).toEqual([])
})

test('what the server says stands, unless the cart has mended it or lost the line meanwhile', () => {
  const answer = { lines: [priced(seats, { fault: 'sold-out' }), priced(transfer, { fault: 'no-date' })] }
  expect([...cartFaultsOf([seats, transfer], answer)]).toEqual([[seats.uuid, 'sold-out']])
  expect([...cartFaultsOf([transfer], answer)]).toEqual([])
})

test('of a person one writes the name; phone and email only as such', () => {
  expect(beneficiaryFaults(nobody)).toEqual({})
  expect(beneficiaryFaults({ ...nobody, room: '1204' })).toEqual({ fullname: 'required' })
  expect(beneficiaryFaults({ ...nobody, fullname: 'Mia', phone: 'call me', email: 'mia' })).toEqual({
    phone: 'phone',
    email: 'email',
  })
  expect(areGood([{ ...seats, beneficiarios: [nobody, { ...nobody, fullname: 'Mia' }] }])).toBe(true)
  expect(areGood([{ ...seats, beneficiarios: [{ ...nobody, phone: '555 0142' }] }])).toBe(false)
})
