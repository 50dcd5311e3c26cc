import { type Currency, formatMoney } from '../../kernel/money.ts'

/** An amount as the desk reads it, with its currency; also of a currency that the club does not have. */
export function deskMoney({ cents, currency }: { cents: number; currency: string }): string {
  return `${formatMoney({ cents, currency: currency as Currency })} ${currency}`
}
