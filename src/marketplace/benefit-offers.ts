import type { Bilingual } from '../kernel/language.ts'
import type { Currency } from '../kernel/money.ts'
import { type Cart, type CartLine, extraCents, withTax } from './cart.ts'
import { payWithBenefit } from './change-cart.ts'
import type { PricedLine } from './checkout.endpoints.ts'

/** A benefit year that would pay for lines of a cart which nothing pays for yet. */
export interface BenefitOffer {
  idBenefitYear: number
  name: Bilingual
  unit: 'passes' | 'money'
  /** What is left of it, in passes or cents. */
  balance: number
  /** What it would pay with, and for which lines. */
  needs: number
  uuids: string[]
  currency: Currency
  /** What would no longer be paid, taxes included, in cents. */
  saves: number
}

type Priced = Pick<PricedLine, 'uuid' | 'benefits' | 'hotel'>

/**
 * The benefits that would pay for lines of a cart, each as far as its balance goes: a line is offered the first that covers
 * it, the line that saves most for a pass first, so that no balance is offered twice and none pays for less than it could.
 */
export function benefitOffers(cart: Cart, priced: readonly Priced[]): BenefitOffer[] {
  const offers = new Map<string, BenefitOffer>()
  const spent = new Map<number, number>()
  for (const { line, figures } of dearestFirst(cart, priced)) {
    const able = figures.benefits.find(
      ({ idBenefitYear, balance, needs }) => balance - (spent.get(idBenefitYear) ?? 0) >= needs,
    )
    if (!able) continue
    const { idBenefitYear, name, unit, balance, needs } = able
    spent.set(idBenefitYear, (spent.get(idBenefitYear) ?? 0) + needs)
    const key = `${idBenefitYear} ${line.currency}`
    const none = {
      idBenefitYear,
      name,
      unit,
      balance,
      needs: 0,
      uuids: [],
      currency: line.currency,
      saves: 0,
    }
    const known = offers.get(key) ?? none
    offers.set(key, {
      ...known,
      needs: known.needs + needs,
      uuids: [...known.uuids, line.uuid],
      saves: known.saves + savedOn(line, figures),
    })
  }
  return [...offers.values()]
}

/** What a line would no longer cost, taxes included: its extra passengers are paid all the same. */
function savedOn(line: CartLine, { hotel }: Priced): number {
  return withTax(line.cost, hotel.taxPercent) - withTax(extraCents(line), hotel.taxPercent)
}

/**
 * The lines that a benefit may pay for, by currency in the order of the cart; of a currency the one first that saves most for each
 * of its places, of equal ones the one that stands first.
 */
function dearestFirst(cart: Cart, priced: readonly Priced[]): { line: CartLine; figures: Priced }[] {
  const payable = cart.flatMap((line) => {
    const figures = priced.find(({ uuid }) => uuid === line.uuid)
    const isPaidAlone = line.kind === 'product' && !line.belongsToPackage && !line.isBenefit
    return figures && isPaidAlone ? [{ line, figures, each: savedOn(line, figures) / line.qty }] : []
  })
  const currencies = [...new Set(payable.map(({ line }) => line.currency))]
  return currencies.flatMap((currency) =>
    payable.filter(({ line }) => line.currency === currency).toSorted((a, b) => b.each - a.each),
  )
}

/** The cart with its lines paid so. */
export function takeOffer(cart: Cart, { uuids, idBenefitYear }: BenefitOffer): Cart {
  return uuids.reduce((all, uuid) => payWithBenefit(all, uuid, idBenefitYear), cart)
}
