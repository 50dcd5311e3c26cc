import { amountText, centsTyped } from '../../../kernel/money.ts'
import { LARGEST_QUOTE, type QuoteLine } from '../../repairs/quote.ts'
import type { RepairQuote } from '../../repairs/repair.shape.ts'

/** A line of a quote as it is typed. */
export interface LineDraft {
  key: number
  en: string
  es: string
  quantity: string
  unit: string
}

export const EMPTY_LINE: LineDraft = { key: 0, en: '', es: '', quantity: '1', unit: '' }

/** What the form begins with: the lines of the quote before, or an empty one. */
export function draftLines(quote: RepairQuote | undefined): LineDraft[] {
  if (!quote) return [EMPTY_LINE]
  return quote.lines.map(({ what, quantity, unitCents }, key) => ({
    key,
    en: what.en,
    es: what.es,
    quantity: String(quantity),
    unit: amountText(unitCents),
  }))
}

/** The lines that are typed; null in the place of one that is not whole. */
export function typedLines(drafts: readonly LineDraft[]): (QuoteLine | null)[] {
  return drafts.map(({ en, es, quantity, unit }) => {
    const unitCents = unitCentsOf(unit)
    const what = { en: en.trim(), es: es.trim() }
    const count = quantityOf(quantity)
    if (!what.en || !what.es || count === null || unitCents === null) return null
    return { what, quantity: count, unitCents }
  })
}

/** What each costs in cents, as typed: up to what a quote may come to; null for anything else. */
export function unitCentsOf(typed: string): number | null {
  const cents = centsTyped(typed)
  return cents !== null && cents <= LARGEST_QUOTE ? cents : null
}

/** How many, as typed: from 1 to 1,000; null for anything else. */
export function quantityOf(typed: string): number | null {
  const count = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
  return count >= 1 && count <= 1000 ? count : null
}

/** A tax in basis points, as typed in percent: from 0 to 50, with two decimals at most; null for anything else. */
export function typedTax(typed: string): number | null {
  const basisPoints = centsTyped(typed)
  return basisPoints !== null && basisPoints <= 5000 ? basisPoints : null
}
