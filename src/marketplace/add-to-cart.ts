import type { Day } from '../kernel/day.ts'
import type { Bilingual, Words } from '../kernel/language.ts'
import type { Currency } from '../kernel/money.ts'
import { done, type Outcome, refused } from '../kernel/outcome.ts'
import {
  type Cart,
  type CartLine,
  DEFAULT_TIME,
  type LineKind,
  NO_DISCOUNT,
  PROMO_DISCOUNT,
  type TransferItinerary,
  UNTOLD,
  withCost,
} from './cart.ts'
import type { ClubEvent, Package, Product } from './catalogue.endpoints.ts'
import { MOST_OF_A_LINE } from './most-of-a-line.ts'

/** The warning where no variant has a quantity (spec, section 5), in the spec's own words. */
export const NO_VARIANT_TITLE: Words = /*i18n*/ { id: 'cart.no-variant.title', message: 'Choose an option' }
export const NO_VARIANT_WORDS: Words = /*i18n*/ {
  id: 'cart.no-variant',
  message: 'Choose one of the options and give a quantity.',
}

/** What was chosen on a product's page besides the quantities. */
export interface CartChoice {
  operationdate?: Day | null
  operationtime?: string
  note?: string
  itinerario?: Partial<Omit<TransferItinerary, 'extrapax_amount'>>
}

export interface Added {
  cart: Cart
  added: readonly CartLine[]
  /** Variants that stood in the cart already and were left out. */
  skipped: readonly number[]
}

/**
 * Adds the variants of a product whose quantity is above 0 (spec, section 4). A transfer may stand in the cart again;
 * anything else once for the same detail and model type. Refused when nothing is chosen, or all of it is there already.
 */
export function addProduct(
  cart: Cart,
  product: Product,
  quantities: Readonly<Record<number, number>>,
  choice: CartChoice = {},
  newId: () => string = () => crypto.randomUUID(),
): Outcome<Added, 'NO_VARIANT' | 'ALREADY_IN_CART'> {
  const chosen = product.details.filter((detail) => (quantities[detail.id] ?? 0) > 0)
  if (chosen.length === 0) return refused('NO_VARIANT')
  const fresh = chosen.filter((detail) => product.transfer || !isIn(cart, 'product', detail.id))
  if (fresh.length === 0) return refused('ALREADY_IN_CART')
  const added = fresh.map((detail) =>
    cartLineOf(product, detail, quantities[detail.id] ?? 0, choice, newId()),
  )
  const skipped = chosen.filter((detail) => !fresh.includes(detail)).map(({ id }) => id)
  return done({ cart: [...cart, ...added], added, skipped })
}

/** A line of a variant, as it is chosen. */
export function cartLineOf(
  product: Product,
  detail: Product['details'][number],
  qty: number,
  choice: CartChoice,
  uuid: string,
): CartLine {
  return withCost({
    ...blankLine(uuid, 'product', detail.id, product, product.name, choice),
    idProduct: product.id,
    detaildisplay: detail.detaildisplay,
    qty,
    saleprice: detail.saleprice,
    originalSalePrice: detail.saleprice,
    descmax: detail.descmax,
    ...promoOf(product, detail.descmax),
    extrapax: product.transfer ? detail.extrapax : null,
    itinerario: product.transfer ? itineraryOf(choice) : null,
    people: detail.people,
    peopleInPrice: detail.peopleInPrice,
    most: detail.most,
    stayDay: product.stayDay,
  })
}

/** Adds a package: its own line with the price, and a line for each part, which belong together. */
export function addPackage(
  cart: Cart,
  bundle: Package,
  qty: number,
  newId: () => string = () => crypto.randomUUID(),
): Outcome<Added, 'NO_VARIANT' | 'ALREADY_IN_CART'> {
  if (qty <= 0) return refused('NO_VARIANT')
  if (isIn(cart, 'package', bundle.id)) return refused('ALREADY_IN_CART')
  const { name, metatag } = bundle.packageData
  const head = withCost({
    ...blankLine(newId(), 'package', bundle.id, bundle, name, {}),
    detaildisplay: metatag,
    qty,
    saleprice: bundle.saleprice,
    originalSalePrice: bundle.saleprice,
  })
  const parts = bundle.products.map((part) => ({
    ...blankLine(newId(), 'product', part.detailId, { ...part, currency: bundle.currency }, part.name, {}),
    uuidPackage: head.uuid,
    idProduct: part.idProduct,
    detaildisplay: part.detaildisplay,
    qty: qty * part.qty,
    belongsToPackage: true,
    perPackage: part.qty,
    itinerario: part.transfer ? itineraryOf({}) : null,
    people: part.people,
    most: part.most,
    stayDay: part.stayDay,
  }))
  const added = [head, ...parts]
  return done({ cart: [...cart, ...added], added, skipped: [] })
}

/** Adds places at an event, on the event's own day and at its hour. */
export function addEvent(
  cart: Cart,
  event: ClubEvent,
  qty: number,
  newId: () => string = () => crypto.randomUUID(),
): Outcome<Added, 'NO_VARIANT' | 'ALREADY_IN_CART'> {
  if (qty <= 0) return refused('NO_VARIANT')
  if (isIn(cart, 'event', event.id)) return refused('ALREADY_IN_CART')
  const when = { operationdate: event.startDate, operationtime: event.startTime }
  const line = withCost({
    ...blankLine(newId(), 'event', event.id, event, event.name, when),
    most: event.most,
    detaildisplay: event.location,
    qty,
    saleprice: event.saleprice,
    originalSalePrice: event.saleprice,
  })
  return done({ cart: [...cart, line], added: [line], skipped: [] })
}

/** Whether a detail of a model type is in the cart in its own right. */
function isIn(cart: Cart, kind: LineKind, detailId: number): boolean {
  return cart.some((line) => line.kind === kind && line.detailId === detailId && !line.belongsToPackage)
}

/** The promotion that holds, never more than may be taken off the variant. */
function promoOf(
  { promo }: Product,
  descmax: number,
): Pick<CartLine, 'discountApplied' | 'typeDiscount' | 'isPromo'> {
  const percent = Math.min(promo?.percent ?? 0, descmax)
  return {
    discountApplied: percent,
    typeDiscount: percent > 0 ? PROMO_DISCOUNT : NO_DISCOUNT,
    isPromo: percent > 0,
  }
}

function itineraryOf({ itinerario = {} }: CartChoice): TransferItinerary {
  return {
    nameBenefi: '',
    lastNameBenefi: '',
    trip: 'Arrival',
    extrapax_num: 0,
    ...UNTOLD,
    ...itinerario,
    extrapax_amount: 0,
  }
}

/** A line with every default of the spec (section 3). */
function blankLine(
  uuid: string,
  kind: LineKind,
  detailId: number,
  shown: { slug: string; picture: string; currency: Currency },
  name: Bilingual,
  choice: CartChoice,
): CartLine {
  return {
    uuid,
    uuidPackage: null,
    kind,
    detailId,
    idProduct: null,
    slug: shown.slug,
    name,
    detaildisplay: name,
    picture: shown.picture,
    currency: shown.currency,
    qty: 0,
    cost: 0,
    saleprice: 0,
    salepriceWithDiscount: 0,
    discountApplied: 0,
    originalSalePrice: 0,
    descmax: 0,
    operationdate: choice.operationdate ?? null,
    operationtime: choice.operationtime ?? DEFAULT_TIME,
    note: choice.note ?? '',
    clientnote: '',
    typeDiscount: NO_DISCOUNT,
    beneficiarios: [],
    blackoutDates: null,
    itinerario: null,
    isPromo: false,
    isBenefit: false,
    idBenefitYear: null,
    belongsToPackage: false,
    perPackage: null,
    extrapax: null,
    people: 1,
    peopleInPrice: null,
    most: MOST_OF_A_LINE,
  }
}
