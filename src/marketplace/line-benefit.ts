import { discounted, withTax } from './cart.ts'
import type { Goods, PayingAccount, SoldDetail, WantedLine } from './goods.ts'

/** The promotion's percent that holds for a variant, never more than may be taken off. */
export function promoPercent({ promo, most }: Pick<SoldDetail, 'promo' | 'most'>): number {
  return Math.min(promo, most)
}

/**
 * What an account would pay for a line: a pass for each, or in cents the price as it is paid otherwise, after the promotion and
 * with the tax of where it is served (decision 0291).
 */
export function needOf(
  line: Pick<WantedLine, 'qty'>,
  detail: SoldDetail,
  account: PayingAccount,
  taxPercent: number,
): number {
  if (account.unit === 'passes') return line.qty
  return moneyNeeded(line.qty, discounted(detail.cents, promoPercent(detail)), taxPercent)
}

/** What a benefit in money pays for so many at a price before tax, in cents: what they cost with their tax. */
export function moneyNeeded(qty: number, each: number, taxPercent: number): number {
  return withTax(qty * each, taxPercent)
}

/**
 * What a benefit in money holds for fewer places than it was for: the same price each, with the tax of so many. What was held
 * before the tax was within is shared out evenly.
 */
export function moneyForFewer(held: number, qty: number, of: number, taxPercent: number): number {
  const net = Math.round((held * 100) / (100 + taxPercent))
  return net % of === 0 ? moneyNeeded(qty, net / of, taxPercent) : Math.round((held * qty) / of)
}

/**
 * Whether an account may pay for a line: the benefit covers the product, in its currency, on the line's day. Parts of
 * packages, packages and events are not paid so, nor is what costs nothing.
 */
export function benefitCovers(line: WantedLine, detail: SoldDetail, account: PayingAccount): boolean {
  return (
    line.kind === 'product' &&
    line.uuidPackage === null &&
    detail.benefits.includes(account.benefitId) &&
    (account.currency === null || account.currency === detail.currency) &&
    (line.operationdate === null ||
      (account.starts <= line.operationdate && line.operationdate <= account.expires)) &&
    needOf(line, detail, account, 0) > 0
  )
}

/** What all lines together take from each account that they name. */
export function takenFrom(
  accounts: readonly PayingAccount[],
  lines: readonly WantedLine[],
  goods: Goods,
  taxPercentOf: (line: WantedLine) => number,
): Map<number, number> {
  const taken = new Map<number, number>()
  for (const line of lines) {
    const account = accounts.find(({ id }) => line.isBenefit && id === line.idBenefitYear)
    const detail = goods.details.get(line.detailId)
    if (!account || !detail || !benefitCovers(line, detail, account)) continue
    taken.set(account.id, (taken.get(account.id) ?? 0) + needOf(line, detail, account, taxPercentOf(line)))
  }
  return taken
}
