import type { Facts, Field, Row } from './field.ts'
import { ABOUT_FILES } from './files/about.ts'
import { BENEFIT_FILES } from './files/benefits.ts'
import { HOTEL_FILES } from './files/hotels.ts'
import { MONEY_FILES } from './files/money.ts'
import { PEOPLE_FILES } from './files/people.ts'
import { STAY_FILES } from './files/stays.ts'
import { THINGS_TO_DO_FILES } from './files/things-to-do.ts'

/** One CSV file of a club's folder, and the table that it fills. */
export interface ClubFile {
  /** Without `.csv`. */
  name: string
  table: string
  says: string
  fields: readonly Field[]
  /** The fields, by column, that name a row: the file holds each key once, and a known key is that row. */
  key: readonly string[]
  /** The database numbers the rows: other files refer to them. Without it the key is the primary key. */
  numbered: boolean
  /** Columns that must not repeat, besides the key. */
  unique?: readonly (readonly string[])[]
  /** Columns that `complete` fills and `from` reads, besides the fields' own. */
  extra?: readonly string[]
  /** Rules across a row's fields, and what follows from them. Answers what is wrong. */
  complete?: (row: Row, cells: (name: string) => string, facts: Facts) => string[]
  /** Tells the facts of a row that is known or comes in. */
  notice?: (row: Row, facts: Facts) => void
  /** The number of a row whose key holds it. */
  numberOf?: (row: Row) => number
  /** A counter that follows another column: what a row already has of it moves by the same difference. */
  follows?: { counter: string; column: string }
  /** Some of `taken` may be `sold` by orders, which no folder brings: a new row comes in without them. */
  sells?: true
  /** Rows that are known stay as they are in the portal; with `whole` named, so do all rows of a known one of it. */
  kept?: 'row' | { whole: string }
  /** A row whose `when` is set stays as it is; a file that has other figures for it is wrong. */
  frozen?: { when: string; figures: readonly string[]; says: string }
  /** Entries that are only ever added at the end of their account. */
  ledger?: { account: string; position: string; compares: readonly string[]; quantity: string }
  /** The rows are parts of a row of another file, whose `sum` is that of the parts. */
  partOf?: { file: string; column: string; sum?: string }
}

export type Folder = ReadonlyMap<string, ClubFile>

/** Every file, each after those that it refers to. */
export const CLUB_FILES: readonly ClubFile[] = [
  ...HOTEL_FILES,
  ...PEOPLE_FILES,
  ...BENEFIT_FILES,
  ...STAY_FILES,
  ...MONEY_FILES,
  ...THINGS_TO_DO_FILES,
  ...ABOUT_FILES,
]

export const FOLDER: Folder = new Map(CLUB_FILES.map((file) => [file.name, file]))

/** The columns of a file's CSV, in their order; references share some. */
export function columnsOf(file: ClubFile): string[] {
  return [...new Set(file.fields.flatMap(({ cells }) => cells))]
}

/** The columns that a file cannot do without. */
export function neededColumns(file: ClubFile): string[] {
  return [...new Set(file.fields.filter(({ empty }) => !empty).flatMap(({ cells }) => cells))]
}
