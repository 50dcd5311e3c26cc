import type { Language } from '../../../kernel/language.ts'
import type { Letterhead, LetterRow } from '../../../server/press/letter.ts'

export type PaperTone = 'waiting' | 'sealing' | 'signed'

export type PaperRow = LetterRow

export interface ChartMonth {
  label: string
  incomeCents: number
  feesCents: number
}

/**
 * The content of a report's PDF as plain data: texts translated, amounts and days formatted. Only the layout is left to
 * do.
 */
export interface ReportPaper extends Letterhead {
  language: Language
  title: string
  subject: string
  month: string
  place: string
  facts: readonly { label: string; value: string }[]
  note: { tone: PaperTone; title: string; text: string }
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
