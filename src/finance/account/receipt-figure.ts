import type { PaymentWay } from './payment.ts'

/** A payment, as far as its receipt's figure goes; amounts in cents. */
interface Receipted {
  way: PaymentWay
  cents: number
  lines: readonly { cents: number; credit: boolean; takenBack: boolean }[]
}

/** What a receipt is of (decision 0297): the money that came, or, where none did, what of charges the payment settled. */
export function receiptFigure({ way, cents, lines }: Receipted): { isMoney: boolean; cents: number } {
  if (way !== 'credit' && way !== 'profit') return { isMoney: true, cents }
  const settled = lines.filter(({ credit, takenBack }) => !credit && !takenBack)
  return { isMoney: false, cents: settled.reduce((sum, line) => sum + line.cents, 0) }
}
