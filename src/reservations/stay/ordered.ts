import type { Day } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import type { Currency } from '../../kernel/money.ts'

/** A line of an order, as it is chosen. */
export interface ChosenLine {
  idOrder: number
  idLine: number
}

/** A line that is cancelled with its stay, and what it gives back. */
export interface LineBack extends ChosenLine {
  /** The number of its order. */
  number: string
  name: Bilingual
  qty: number
  day: Day
  time: string
  currency: Currency
  /** What the order costs less, taxes included, in cents. */
  cents: number
  /** Whether that was paid and comes back; else it is no longer due. */
  paid: boolean
  /** What of a benefit it gives back. */
  benefit: 'passes' | 'money' | null
}
