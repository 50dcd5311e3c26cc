import type { Bilingual, Language, Words } from '../../../kernel/language.ts'
import { CURRENCIES } from '../../../kernel/money.ts'
import { done } from '../../../kernel/outcome.ts'
import { BYTE_ORDER_MARK, type CsvCell, csvRow, decimal } from '../../../server/files/csv.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { say } from '../../../server/words.ts'
import type * as calls from '../../repairs/figures.endpoints.ts'
import type { RepairFigures } from '../../repairs/figures.endpoints.ts'
import { findRepairFigures } from './figures.store.ts'
import { findResorts } from './repairs.store.ts'

/** The figures of a quarter. */
export const readRepairFigures: Deed<typeof calls.readRepairFigures> = async ({ query }, { db }) => {
  const { kinds, all } = parted(await findRepairFigures(db, query))
  return done({ data: { kinds, all, hotels: await findResorts(db) } })
}

/** The same as CSV, a row for each kind of work and one for all. */
export const exportRepairFigures: Deed<typeof calls.exportRepairFigures> = async (
  { query },
  { db, caller },
) => {
  const { kinds, all } = parted(await findRepairFigures(db, query))
  const { screen } = caller
  const content = [
    csvRow([
      ...COLUMNS.map((words) => say(words, screen)),
      ...CURRENCIES.map((currency) => say(COST, screen, { currency })),
    ]),
    ...kinds.map(({ trade, ...figures }) => csvRow(cellsOf(nameOf(trade, screen), figures))),
    csvRow(cellsOf(say(ALL, screen), all)),
  ].join('')
  return done({
    name: `${say(FILE, screen, { year: String(query.year), quarter: query.quarter })}.csv`,
    mediaType: 'text/csv',
    content: Buffer.from(BYTE_ORDER_MARK + content),
  })
}

function parted(rows: Awaited<ReturnType<typeof findRepairFigures>>) {
  const kinds = rows.filter(({ isAll }) => !isAll)
  // Without grouped rows the database has one of nothing.
  const all = rows.find(({ isAll }) => isAll)
  if (!all) throw new Error('The figures of all repairs are missing')
  return { kinds, all }
}

const nameOf = (trade: Bilingual | null, language: Language) =>
  trade?.[language] ?? say(NOBODY_NAMED, language)

function cellsOf(name: string, of: RepairFigures): CsvCell[] {
  const figure = (value: number | null) => (value === null ? null : { figure: String(value) })
  const cents = (currency: string) => of.costs.find((one) => one.currency === currency)?.cents ?? 0
  return [
    name,
    figure(of.requests),
    figure(of.answered),
    figure(of.answerHours),
    figure(of.answerHours90),
    figure(of.finished),
    figure(of.finishHours),
    figure(of.finishHours90),
    figure(of.open),
    ...CURRENCIES.map((currency) => ({ figure: decimal(cents(currency)) })),
  ]
}

const COLUMNS: readonly Words[] = [
  /*i18n*/ { id: 'repairs.csv.kind', message: 'Kind of work' },
  /*i18n*/ { id: 'repairs.csv.requests', message: 'Requests' },
  /*i18n*/ { id: 'repairs.csv.answered', message: 'Answered' },
  /*i18n*/ { id: 'repairs.csv.answer', message: 'Hours to the answer, half of them' },
  /*i18n*/ { id: 'repairs.csv.answer90', message: 'Hours to the answer, nine of ten' },
  /*i18n*/ { id: 'repairs.csv.finished', message: 'Finished' },
  /*i18n*/ { id: 'repairs.csv.finish', message: 'Hours to the end, half of them' },
  /*i18n*/ { id: 'repairs.csv.finish90', message: 'Hours to the end, nine of ten' },
  /*i18n*/ { id: 'repairs.csv.open', message: 'Open' },
]
const COST: Words = /*i18n*/ { id: 'repairs.csv.cost', message: 'Billed in {currency}' }
const ALL: Words = /*i18n*/ { id: 'repairs.csv.all', message: 'All' }
const NOBODY_NAMED: Words = /*i18n*/ { id: 'repairs.csv.nobody', message: 'Nobody named' }
const FILE: Words = /*i18n*/ { id: 'repairs.csv.file', message: 'repairs-{year}-q{quarter}' }
