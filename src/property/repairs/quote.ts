import type { Bilingual } from '../../kernel/language.ts'

/** A line of a quote, before tax; a unit in cents. */
export interface QuoteLine {
  what: Bilingual
  quantity: number
  unitCents: number
}

/** The sums of a quote, in cents: the tax is of all lines together, rounded half up. */
export interface QuoteSums {
  netCents: number
  taxCents: number
  totalCents: number
}

/** The most that a quote may come to, in cents. */
export const LARGEST_QUOTE = 100_000_000

/** What a quote's lines come to, with a tax in basis points (1600 is 16%). */
export function quoteSums(
  lines: readonly Pick<QuoteLine, 'quantity' | 'unitCents'>[],
  taxBasisPoints: number,
): QuoteSums {
  const netCents = lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0)
  const taxCents = Math.floor((netCents * taxBasisPoints + 5_000) / 10_000)
  return { netCents, taxCents, totalCents: netCents + taxCents }
}

/** A line of the statement, in cents: below zero it is charged. */
export interface BillLine {
  concept: Bilingual
  quantity: number
  unitCents: number
}

const TAX: Bilingual = { en: 'Tax', es: 'Impuesto' }
const LESS: Bilingual = { en: 'Less than quoted', es: 'Menos que lo presupuestado' }

/** The lines of a repair's bill: those of its quote, the tax, and what it is less than quoted. They add up to the billed sum. */
export function billLines(
  lines: readonly QuoteLine[],
  { taxCents, totalCents }: Pick<QuoteSums, 'taxCents' | 'totalCents'>,
  billedCents: number,
): BillLine[] {
  const of = (concept: Bilingual, cents: number) =>
    cents === 0 ? [] : [{ concept, quantity: 1, unitCents: cents }]
  return [
    ...lines.map(({ what, quantity, unitCents }) => ({ concept: what, quantity, unitCents: -unitCents })),
    ...of(TAX, -taxCents),
    ...of(LESS, totalCents - billedCents),
  ]
}
