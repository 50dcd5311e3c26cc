import { afterAll, beforeAll, expect, test } from 'vitest'
import { listLatestTransactions } from '../../finance/finance.endpoints.ts'
import { listProducts } from '../../marketplace/catalogue.endpoints.ts'
import { readOwner } from '../../membership/owner.endpoints.ts'
import { listBookingBenefits, readBenefitYear } from '../../reservations/benefits.endpoints.ts'
import { readBooking, searchBookings } from '../../reservations/changes.endpoints.ts'
import { listBookings } from '../../reservations/reservations.endpoints.ts'
import { BOOKING_STATUSES, STATUS_NAMES } from '../../reservations/stay/booking.ts'
import { type TestApp, testApp, type Visitor } from './testing.ts'

let stage: TestApp
let elena: Visitor
let idContract: number
beforeAll(async () => {
  stage = await testApp()
  elena = await stage.signedIn('elena')
  idContract = (await elena.call(listBookings)).body.data[0].idContract
})
afterAll(() => stage.close())

test('a product has its total, each variant how many and for how much (spec, section 3)', async () => {
  for (const query of [{}, { slug: 'private-airport-transfer' }]) {
    const [product] = (await elena.call(listProducts, { query })).body.data
    expect(product).toMatchObject({ id: expect.any(Number), metatag: {}, category: {}, total: 0 })
    for (const field of [
      'id',
      'detaildisplay',
      'saleprice',
      'descmax',
      'servicesihot',
      'extrapax',
      'qty',
      'subTotal',
    ])
      expect(product.details[0]).toHaveProperty(field)
    expect(product.total).toBe(
      product.details.reduce((sum: number, one: { subTotal: number }) => sum + one.subTotal, 0),
    )
  }
})

test('a booking has its status under the spec’s name (sections 3 and 4)', async () => {
  expect(Object.values(STATUS_NAMES)).toEqual([
    'Pending',
    'Pending Confirmation',
    'Confirmed',
    'Cancelled',
    'Rejected',
    'To authorize',
    'Pending Modification',
    'Pending cancel',
  ])
  expect(Object.keys(STATUS_NAMES)).toEqual(BOOKING_STATUSES)
  const listed = (await elena.call(listBookings)).body.data
  const found = (await elena.call(searchBookings, { body: {} })).body.data
  const one = (await elena.call(readBooking, { query: { idBooking: listed[0].id } })).body.data
  expect(new Set(listed.map((each: { status: string }) => each.status)).size).toBeGreaterThan(2)
  for (const each of [...listed, ...found, one]) {
    expect(each.status).toBe(STATUS_NAMES[each.bookingStatus as keyof typeof STATUS_NAMES])
    for (const field of ['datein', 'benefits', 'guests']) expect(each).toHaveProperty(field)
  }
})

test('a benefit transaction has its id, its year, how many, what of, and whether it is selected', async () => {
  const names = {
    id: expect.any(Number),
    year: expect.any(Number),
    qty: expect.any(Number),
    transaction: { en: expect.any(String), es: expect.any(String) },
  }
  const balances = (await elena.call(readBenefitYear, { query: { idContract, year: 2026 } })).body.data
  expect(balances.length).toBeGreaterThan(0)
  for (const one of balances) {
    expect(one).toMatchObject({ ...names, isSelected: false })
    expect([one.qty, one.transaction]).toEqual([one.balance, one.name])
  }
  const using = (await elena.call(listBookings)).body.data.find(
    ({ benefits }: { benefits: { state: string }[] }) => benefits.some(({ state }) => state === 'authorized'),
  )
  const { body } = await elena.call(listBookingBenefits, { query: { idBooking: using.id } })
  const taken = body.data.find(({ state }: { state: string }) => state === 'authorized')
  expect(taken).toMatchObject({ ...names, isSelected: true, qty: taken.quantity })
  for (const one of body.open) expect(one).toMatchObject({ ...names, isSelected: false, qty: one.balance })
  const [latest] = (await elena.call(listLatestTransactions, { query: { idContract } })).body.data
  expect(latest).toMatchObject({ ...names, isSelected: false, transaction: latest.concept })
  expect(latest.qty).toBeGreaterThan(0)
})

test('an owner has a gallery', async () => {
  const { data } = (await elena.call(readOwner)).body
  expect(data.gallery).toEqual(expect.any(Array))
})
