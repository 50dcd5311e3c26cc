import type { Bilingual } from '../../kernel/language.ts'
import { monthInWords } from '../month-name.ts'
import type { PaymentWay } from './payment.ts'

/** The statement's name of a payment: its way, and of a card its last digits. */
export function paymentConcept(way: PaymentWay, cardLast4: string | null): Bilingual {
  if (way === 'resort') return { en: 'Payment at the resort', es: 'Pago en el resort' }
  if (way === 'card' && cardLast4)
    return { en: `Payment, card ending ${cardLast4}`, es: `Pago, tarjeta terminada en ${cardLast4}` }
  return way === 'card'
    ? { en: 'Payment by card', es: 'Pago con tarjeta' }
    : { en: 'Payment online', es: 'Pago en línea' }
}

/** The statement's name of a refund. */
export const REFUND_CONCEPT: Bilingual = { en: 'Refund of a payment', es: 'Devolución de un pago' }

/** The statement's names of a settlement's two sides: the payout that was used, and what it paid. */
export function settledConcepts(month: string): { taken: Bilingual; given: Bilingual } {
  const name = monthInWords(month)
  return {
    taken: { en: `Used for charges, ${name.en}`, es: `Aplicado a cargos, ${name.es}` },
    given: { en: `Settled from the profit of ${name.en}`, es: `Cubierto con la utilidad de ${name.es}` },
  }
}

/** The statement's name of a side that takes a settlement back. */
export function takenBackConcept({ en, es }: Bilingual): Bilingual {
  return { en: `Taken back: ${en}`, es: `Sin efecto: ${es}` }
}

/** "2026-000413": a receipt's number as it is read. */
export function receiptName({ year, number }: { year: number; number: number }): string {
  return `${year}-${String(number).padStart(6, '0')}`
}
