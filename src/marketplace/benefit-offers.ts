import type { Bilingual } from '../kernel/language.ts'
import type { Currency } from '../kernel/money.ts'
import { type Cart, extraCents, withTax } from './cart.ts'
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
 * it, in the order of the lines, so that no balance is offered twice.
 */
export function benefitOffers(cart: Cart, priced: readonly Priced[]): BenefitOffer[] {
  const offers = new Map<string, BenefitOffer>()
  const spent = new Map<number, number>()
  for (const line of cart) {
    if (line.kind !== 'product' || line.belongsToPackage || line.isBenefit) continue
    const figures = priced.find(({ uuid }) => uuid === line.uuid)
    const able = figures?.benefits.find(
      ({ idBenefitYear, balance, needs }) => balance - (spent.get(idBenefitYear) ?? 0) >= needs,
    )
    if (!figures || !able) continue
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
    const { taxPercent } = figures.hotel
    const saved = withTax(line.cost, taxPercent) - withTax(extraCents(line), taxPercent)
    offers.set(key, {
      ...known,
      needs: known.needs + needs,
      uuids: [...known.uuids, line.uuid],
      saves: known.saves + saved,
    })
  }
  return [...offers.values()]
}

/** The cart with its lines paid so. */
export function takeOffer(cart: Cart, { uuids, idBenefitYear }: BenefitOffer): Cart {
  return uuids.reduce((all, uuid) => payWithBenefit(all, uuid, idBenefitYear), cart)
}
