import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addEvent, addPackage, addProduct } from './add-to-cart.ts'
import { type Cart, type CartLine, cartTotals, countOfLines, discounted, withTax } from './cart.ts'
import type { ClubEvent, Package, Product } from './catalogue.endpoints.ts'
import { changeQuantity, editLine, payWithBenefit, removeLine } from './change-cart.ts'
import { mostPackages } from './most-of-a-line.ts'

const both = (text: string) => ({ en: text, es: text })
const detail = (id: number, saleprice: number, more: Partial<Product['details'][number]> = {}) => ({
  id,
  detaildisplay: both(`Variant ${id}`),
  hint: null,
  saleprice,
  salepriceWithDiscount: saleprice,
  descmax: 0,
  servicesihot: `SV${id}`,
  extrapax: null,
  capacity: null,
  people: 8,
  peopleInPrice: 3,
  most: 20,
  child: false,
  minutes: 60,
  qty: 0,
  subTotal: 0,
  ...more,
})
const product = (more: Partial<Product> = {}): Product => ({
  id: 1,
  slug: 'reef',
  name: both('Reef'),
  metatag: both('Early'),
  category: { id: 1, name: both('Sea') },
  idsub: null,
  hotel: null,
  transfer: false,
  durationMinutes: 60,
  stayDay: null,
  bestSeller: null,
  rating: null,
  picture: 'reef-noon',
  currency: 'USD',
  fromCents: 5700,
  fromCentsWithDiscount: 5700,
  promo: null,
  total: 0,
  details: [detail(1, 9500), detail(2, 5700)],
  page: null,
  ...more,
})
const car = product({ id: 2, slug: 'car', transfer: true, details: [detail(5, 6500, { extrapax: 975 })] })
const bundle: Package = {
  id: 3,
  slug: 'settled',
  hotel: null,
  packageData: { name: both('Settled'), metatag: both('All'), description: both('All of it') },
  products: [1, 5].map((detailId) => ({
    detailId,
    idProduct: detailId,
    slug: 'part',
    name: both('Part'),
    detaildisplay: both('One'),
    picture: 'reef-noon',
    qty: detailId === 1 ? 2 : 1,
    transfer: detailId === 5,
    durationMinutes: null,
    stayDay: null,
    capacity: 8,
    people: 1,
    most: 20,
  })),
  gallery: [],
  photos: [],
  picture: 'reef-noon',
  saleprice: 20_000,
  partsCents: 25_500,
  currency: 'USD',
  servicesihot: 'PK1',
}
const event: ClubEvent = {
  id: 4,
  slug: 'supper',
  name: both('Supper'),
  metatag: both('On the sand'),
  eventdetail: both('Long'),
  hotel: { id: 1, name: 'Bahía Serena', taxPercent: 16 },
  location: both('The sand'),
  zone: 'America/Cancun',
  startDate: '2026-12-12',
  endDate: '2026-12-12',
  startTime: '19:30',
  endTime: '23:00',
  currency: 'MXN',
  saleprice: 90_000,
  servicesihot: 'EV1',
  picture: 'lanterns-night',
  gallery: [],
  photos: [],
  capacity: 40,
  left: 12,
  most: 20,
  begun: false,
}

const added = (outcome: ReturnType<typeof addProduct>): Cart => {
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.value.cart
}

const resort = (id: number, taxPercent: number) => ({ id, name: `Resort ${id}`, taxPercent })

describe('adding to the cart', () => {
  test('only variants with a quantity above 0, with every default of the specification', () => {
    const [line, ...rest] = added(addProduct([], product(), { 1: 2, 2: 0 }))
    expect(rest).toEqual([])
    expect(line).toMatchObject({
      detailId: 1,
      qty: 2,
      cost: 19_000,
      saleprice: 9500,
      salepriceWithDiscount: 9500,
      originalSalePrice: 9500,
      discountApplied: 0,
      operationdate: null,
      operationtime: '12:00',
      typeDiscount: 'Sin descuento',
      note: '',
      clientnote: '',
      beneficiarios: [],
      blackoutDates: null,
      itinerario: null,
      isPromo: false,
      isBenefit: false,
      belongsToPackage: false,
      uuidPackage: null,
    })
    expect(line!.uuid).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('without any it is refused: the warning', () => {
    expect(addProduct([], product(), {})).toEqual({ ok: false, reason: 'NO_VARIANT' })
    expect(addProduct([], product(), { 1: 0, 77: 3 })).toEqual({ ok: false, reason: 'NO_VARIANT' })
    expect(addPackage([], bundle, 0)).toEqual({ ok: false, reason: 'NO_VARIANT' })
  })

  test('the same detail and model type once; what is fresh beside it is added', () => {
    const cart = added(addProduct([], product(), { 1: 1 }))
    expect(addProduct(cart, product(), { 1: 3 })).toEqual({ ok: false, reason: 'ALREADY_IN_CART' })
    const more = addProduct(cart, product(), { 1: 3, 2: 1 })
    expect(more).toMatchObject({ ok: true, value: { skipped: [1], added: [{ detailId: 2 }] } })
    // The same number as another model type, and within a package, is another thing.
    expect(addEvent(cart, { ...event, id: 1 }, 1).ok).toBe(true)
    expect(addProduct(added(addPackage([], bundle, 1)), product(), { 1: 1 }).ok).toBe(true)
    expect(addPackage(added(addPackage([], bundle, 1)), bundle, 1).ok).toBe(false)
  })

  test('a transfer may be added again, with its itinerary', () => {
    const once = added(addProduct([], car, { 5: 1 }))
    const twice = added(
      addProduct(once, car, { 5: 1 }, { itinerario: { trip: 'Departure', extrapax_num: 2 } }),
    )
    expect(twice.map(({ itinerario }) => itinerario?.trip)).toEqual(['Arrival', 'Departure'])
    expect(twice[1]).toMatchObject({ cost: 6500 + 2 * 975, itinerario: { extrapax_amount: 1950 } })
  })

  test('a promotion, never more than may be taken off', () => {
    const promoted = product({
      promo: { name: both('Season'), percent: 20 },
      details: [detail(1, 9500, { descmax: 15 }), detail(2, 5700)],
    })
    const lines = added(addProduct([], promoted, { 1: 2, 2: 1 }))
    expect(lines[0]).toMatchObject({
      discountApplied: 15,
      isPromo: true,
      typeDiscount: 'Promoción',
      cost: 16_150,
    })
    expect(lines[1]).toMatchObject({ discountApplied: 0, isPromo: false, cost: 5700 })
  })
})

describe('changing the cart', () => {
  test('of a package as many as its largest part may have in a line', () => {
    const of = (...each: number[]) => each.map((perPackage) => ({ perPackage, most: 500 }))
    expect([mostPackages(of(1, 2), 50), mostPackages([], 50)]).toEqual([50, 50])
    expect([mostPackages(of(50, 14), 50), mostPackages(of(30), 50), mostPackages(of(600), 50)]).toEqual([
      10, 16, 1,
    ])
    expect(mostPackages([{ perPackage: 2, most: 5 }, ...of(1)], 50)).toBe(2)
  })

  test('a quantity resets the date and the blackout dates; an event keeps its day', () => {
    const dated = editLine(added(addProduct([], product(), { 1: 1 })), '', {})
    const uuid = dated[0]!.uuid
    const blackoutDates = { minDate: '2026-11-18', disable: [], maxDate: '2027-11-18' }
    const chosen = editLine(dated, uuid, { operationdate: '2026-12-01', blackoutDates, note: 'Early' })
    expect(changeQuantity(chosen, uuid, 1)).toBe(chosen)
    expect(changeQuantity(chosen, uuid, 0)).toBe(chosen)
    expect(changeQuantity(chosen, uuid, 3)[0]).toMatchObject({
      qty: 3,
      cost: 28_500,
      operationdate: null,
      blackoutDates: null,
      note: 'Early',
    })
    const evening = added(addEvent([], event, 1))
    expect(changeQuantity(evening, evening[0]!.uuid, 2)[0]).toMatchObject({
      qty: 2,
      cost: 180_000,
      operationdate: '2026-12-12',
      operationtime: '19:30',
    })
  })

  test('what comes with a package follows it: its quantity, and its leaving', () => {
    const cart = added(addPackage(added(addProduct([], product(), { 2: 1 })), bundle, 1))
    const [, head, reef, ride] = cart as [CartLine, CartLine, CartLine, CartLine]
    expect([head.cost, reef.cost, ride.cost, reef.qty]).toEqual([20_000, 0, 0, 2])
    expect(countOfLines(cart)).toBe(2)
    const three = changeQuantity(cart, head.uuid, 3)
    expect(three.map(({ qty }) => qty)).toEqual([1, 3, 6, 3])
    expect(changeQuantity(cart, reef.uuid, 5)).toBe(cart)
    expect(removeLine(cart, ride.uuid).map(({ detailId }) => detailId)).toEqual([2])
    expect(removeLine(cart, head.uuid)).toHaveLength(1)
  })

  test('a benefit pays for the line, not for who comes along', () => {
    const cart = added(addProduct([], car, { 5: 1 }, { itinerario: { extrapax_num: 1 } }))
    const paid = payWithBenefit(cart, cart[0]!.uuid, 7)
    expect(paid[0]).toMatchObject({
      isBenefit: true,
      typeDiscount: 'Beneficio',
      cost: 975,
      salepriceWithDiscount: 0,
    })
    expect(payWithBenefit(paid, cart[0]!.uuid, null)).toEqual(cart)
  })
})

describe('the arithmetic, whatever is in the cart', () => {
  const line = fc.record({
    cents: fc.integer({ min: 0, max: 5_000_000 }),
    qty: fc.integer({ min: 1, max: 500 }),
    percent: fc.integer({ min: 0, max: 100 }),
    most: fc.integer({ min: 0, max: 100 }),
    extra: fc.integer({ min: 0, max: 20 }),
    currency: fc.constantFrom('USD' as const, 'MXN' as const),
    benefit: fc.boolean(),
  })
  const cartOf = fc.array(line, { maxLength: 12 }).map((lines) =>
    lines.reduce<Cart>((cart, one, index) => {
      const sold = product({
        id: index,
        transfer: true,
        currency: one.currency,
        promo: { name: both('P'), percent: one.percent },
        details: [detail(index, one.cents, { descmax: one.most, extrapax: 333 })],
      })
      const next = added(
        addProduct(cart, sold, { [index]: one.qty }, { itinerario: { extrapax_num: one.extra } }),
      )
      return one.benefit ? payWithBenefit(next, next.at(-1)!.uuid, 1) : next
    }, []),
  )

  test('totals are whole cents, add up, and never mix currencies or resorts', () => {
    const anyTax = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(cartOf, anyTax, anyTax, (cart, here, there) => {
        const resorts = [resort(1, here), resort(2, there), null]
        const servedAt = ({ uuid }: { uuid: string }) =>
          resorts[cart.findIndex((one) => one.uuid === uuid) % 3] ?? null
        const totals = cartTotals(cart, servedAt)
        expect(new Set(totals.map(({ hotel, currency }) => `${hotel?.id} ${currency}`)).size).toBe(
          totals.length,
        )
        for (const one of totals) {
          const own = cart.filter((line) => line.currency === one.currency && servedAt(line) === one.hotel)
          expect(own.length).toBeGreaterThan(0)
          const percent = one.hotel?.taxPercent ?? 0
          expect(one.tax).toBe(own.reduce((sum, line) => sum + Math.round((line.cost * percent) / 100), 0))
          // Lines with their tax within are what is paid.
          expect(one.total).toBe(own.reduce((sum, line) => sum + withTax(line.cost, percent), 0))
          const cost = own.reduce((sum, { cost }) => sum + cost, 0)
          expect(one.gross - one.discount).toBe(cost)
          expect(one.total).toBe(cost + one.tax)
          expect(one.discount).toBeGreaterThanOrEqual(0)
          expect(one.discount).toBeLessThanOrEqual(one.gross)
          for (const figure of [one.gross, one.discount, one.tax, one.total])
            expect(Number.isInteger(figure)).toBe(true)
        }
      }),
    )
  })

  test('a discount is never more than may be taken off, nor than the price', () => {
    fc.assert(
      fc.property(cartOf, (cart) => {
        for (const one of cart) {
          expect(one.discountApplied).toBeLessThanOrEqual(one.descmax)
          expect(one.salepriceWithDiscount).toBeLessThanOrEqual(one.saleprice)
          expect(one.cost).toBeGreaterThanOrEqual(0)
          if (!one.isBenefit)
            expect(one.salepriceWithDiscount).toBe(discounted(one.saleprice, one.discountApplied))
        }
      }),
    )
  })

  test('changing quantities there and back, or adding and removing, leaves the totals', () => {
    fc.assert(
      fc.property(cartOf, fc.nat(), fc.integer({ min: 1, max: 500 }), (cart, pick, qty) => {
        const [one] = cart.slice(pick % Math.max(cart.length, 1))
        if (!one) return
        const back = changeQuantity(changeQuantity(cart, one.uuid, qty), one.uuid, one.qty)
        const servedAt = () => resort(1, 16)
        expect(cartTotals(back, servedAt)).toEqual(cartTotals(cart, servedAt))
        const more = added(addPackage(cart, bundle, qty))
        expect(removeLine(more, more.at(-1)!.uuid)).toEqual(cart)
      }),
    )
  })
})
