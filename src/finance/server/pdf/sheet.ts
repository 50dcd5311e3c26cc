import type { Language } from '../../../kernel/language.ts'
import type { Letterhead } from '../../../server/press/letter.ts'
import type { FigureTable } from './figure-table.ts'

/** A part of a sheet: a table under its heading. */
export interface SheetTable extends FigureTable {
  title: string
  currency: string
  note: string | null
}

/** A photograph of a sheet, with what stands below it; that is its text for whoever does not see it too. */
export interface SheetPicture {
  jpeg: Uint8Array
  /** The size in pixels. */
  width: number
  height: number
  caption: string
}

/** The content of a paper of figures (a receipt, a year's summary) as plain data: translated and formatted. */
export interface SheetPaper extends Letterhead {
  language: Language
  title: string
  subject: string
  /** Whose it is, above each further page; its subject where this is left out. */
  whose?: string
  heading: string
  lead: string
  facts: readonly { label: string; value: string }[]
  tables: readonly SheetTable[]
  /** Photographs below the tables, under their heading. */
  pictures?: { title: string; all: readonly SheetPicture[] }
  closing: string | null
}
