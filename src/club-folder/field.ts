import type { Bilingual } from '../kernel/language.ts'
import { type Kind, text } from './kinds.ts'

/** A row's values by the database's column. */
export type Row = Record<string, unknown>

interface Shared {
  /** The database's column. */
  column: string
  says: string
  /** What an empty cell means; without it the cell has to be filled. */
  empty?: { is: unknown }
  /** Read for new rows only: an import does not overwrite the value of a known row. */
  onlyNew?: boolean
  /** Not a column of the table: `complete` makes something of it, and `from` makes it of a row. */
  virtual?: boolean
  /** The value of a stored row, where it is not the column's. */
  from?: (row: Row, record: ReadonlyMap<string, string>, facts: Facts) => unknown
}

/** What rules about a row have to know of other rows. */
export interface Facts {
  /** The codes of the benefits that count money. */
  moneyBenefits: Set<string>
  /** How many entries of each benefit year were written so far (in the export). */
  entries: Map<number, number>
  /** The places that orders of the portal hold (in the export), by `soldKey`. */
  sold: Map<string, number>
  /** What orders of the portal still hold of benefits (in the export), by the number of the ledger's entry. */
  held: Map<number, number>
}

/** One cell, one value. */
export interface PlainField extends Shared {
  form: 'plain'
  cells: readonly [string]
  kind: Kind
}

/** A text in both languages, in two cells. */
export interface WordsField extends Shared {
  form: 'words'
  cells: readonly [string, string]
  kind: Kind
}

/** A list of such texts: a line in each cell for each. */
export interface WordListField extends Shared {
  form: 'word-list'
  cells: readonly [string, string]
  kind: Kind
}

/** Another file's row by its key. Empty when its last cell is. */
export interface ReferenceField extends Shared {
  form: 'reference'
  cells: readonly string[]
  to: string
}

export type ColumnField = PlainField | WordsField | WordListField | ReferenceField

interface Options extends Partial<Omit<Shared, 'says' | 'empty'>> {
  /** The value of an empty cell. */
  empty?: unknown
}

function shared(column: string, says: string, options: Options): Shared {
  const { empty, ...rest } = options
  return { column, says, ...rest, ...('empty' in options && { empty: { is: empty } }) }
}

/** A cell; its column of the database has the same name unless `column` says another. */
export function cell(name: string, kind: Kind, says: string, options: Options = {}): PlainField {
  return { form: 'plain', cells: [name], kind, ...shared(options.column ?? name, says, options) }
}

/** `name_en` and `name_es`. */
export function words(stem: string, most: number, says: string, options: Options = {}): WordsField {
  return {
    form: 'words',
    cells: [`${stem}_en`, `${stem}_es`],
    kind: text(most),
    ...shared(options.column ?? stem, says, options),
  }
}

/** `included_en` and `included_es`, a line for each of the list. */
export function wordList(stem: string, most: number, says: string): WordListField {
  const kind = text(most)
  return {
    form: 'word-list',
    cells: [`${stem}_en`, `${stem}_es`],
    kind,
    ...shared(stem, says, { empty: [] }),
  }
}

/** The row of another file whose key stands in these cells. */
export function reference(
  column: string,
  to: string,
  cells: readonly string[],
  says: string,
  options: Options = {},
): ReferenceField {
  return { form: 'reference', to, cells, ...shared(column, says, options) }
}

/** The value of the key that a cell of a stored row shows: of a bilingual text the English. */
export function keyText(field: PlainField | WordsField | WordListField, value: unknown): string {
  return field.kind.write(field.form === 'words' ? (value as Bilingual).en : value)
}
