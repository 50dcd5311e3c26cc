import { discounted } from './cart.ts'
import type { Goods, PayingAccount, SoldDetail, WantedLine } from './goods.ts'

/** The promotion's percent that holds for a variant, never more than may be taken off. */
export function promoPercent({ promo, most }: Pick<SoldDetail, 'promo' | 'most'>): number {
  return Math.min(promo, most)
}

/** What an account would pay for a line: a pass for each, or the price after the promotion in cents. */
export function needOf(line: Pick<WantedLine, 'qty'>, detail: SoldDetail, account: PayingAccount): number {
  return account.unit === 'passes' ? line.qty : line.qty * discounted(detail.cents, promoPercent(detail))
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
    needOf(line, detail, account) > 0
  )
}

/** What all lines together take from each account that they name. */
export function takenFrom(
  accounts: readonly PayingAccount[],
  lines: readonly WantedLine[],
  goods: Goods,
): Map<number, number> {
  const taken = new Map<number, number>()
  for (const line of lines) {
    const account = accounts.find(({ id }) => line.isBenefit && id === line.idBenefitYear)
    const detail = goods.details.get(line.detailId)
    if (!account || !detail || !benefitCovers(line, detail, account)) continue
    taken.set(account.id, (taken.get(account.id) ?? 0) + needOf(line, detail, account))
  }
  return taken
}
