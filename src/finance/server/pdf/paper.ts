import type { Language } from '../../../kernel/language.ts'

export type Tone = 'waiting' | 'sealing' | 'signed'

/** A line of figures: what it is, what it comes to, and what a reader may want to know of it. */
export interface PaperRow {
  label: string
  value: string
  hint?: string
  strong?: boolean
}

export interface ChartMonth {
  label: string
  incomeCents: number
  feesCents: number
}

/** A report's document with every word said and every figure written: what remains is to set it. Plain data. */
export interface ReportPaper {
  language: Language
  title: string
  subject: string
  brand: { name: string; tagline: string }
  kind: string
  number: string
  month: string
  place: string
  facts: readonly { label: string; value: string }[]
  note: { tone: Tone; title: string; text: string }
  figures: readonly Required<Omit<PaperRow, 'strong'>>[]
  detail: { title: string; currency: string; rows: readonly PaperRow[]; note: string | null }
  chart: { title: string; income: string; fees: string; net: string; months: readonly ChartMonth[] }
  table: {
    title: string
    currency: string
    heads: readonly string[]
    rows: readonly (readonly string[])[]
    total: readonly string[]
  }
  certificate: PaperCertificate | null
  footer: string
  /** "Page {page} of {pages}", the two still to be filled in. */
  page: string
}

export interface PaperCertificate {
  title: string
  lead: string
  rows: readonly PaperRow[]
  sumLabel: string
  sum: string
  contentLabel: string
  content: string
  howTitle: string
  how: string
}
