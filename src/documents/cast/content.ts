import type { Day } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import type { Money } from '../../kernel/money.ts'
import type { Paper } from './paper.ts'

/** A sheet of figures. Its first row is the head; widths are in characters, a column each. */
export interface Sheet {
  name: string
  widths: readonly number[]
  rows: readonly (readonly (string | number | { day: Day } | Money)[])[]
}

/** What a file of the demo club is made from: small, and the same every time. */
export type Content =
  | { kind: 'pdf'; paper: Paper; scene?: string }
  | { kind: 'word'; paper: Paper }
  | { kind: 'excel'; sheet: Sheet; language: Language }
  | { kind: 'csv'; rows: readonly (readonly string[])[] }
  | { kind: 'picture'; scene: string; format: 'jpeg' | 'png' }
  | { kind: 'archive'; scenes: readonly string[] }
  | { kind: 'waves' }
  | { kind: 'film' }

/** A file that the demo club shows. */
export interface CastFile {
  /** Names the file for good: whoever makes it twice makes it once. */
  seed: string
  typeId: number
  title: { en: string; es: string }
  /** The file's name when it is saved, extension included. */
  name: string
  /** yyyy-mm-dd */
  published: string
  content: Content
}
