import type { Language } from '../../../kernel/language.ts'
import { done } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { BYTE_ORDER_MARK, type CsvCell, csvRow, decimal } from '../../../server/files/csv.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { say } from '../../../server/words.ts'
import type * as calls from '../../reports/reports.endpoints.ts'
import {
  type ClubReportKind,
  type ClubReportRow,
  type ColumnKind,
  REPORT_COLUMNS,
  wholePercent,
} from '../../reports/reports.ts'
import { countNights, countOpenFees, countOrders, countRefusals, countRequests } from './reports.store.ts'
import { readVainNights } from './vain-nights.store.ts'
import { readVainSearches } from './vain-searches.store.ts'
import { COLUMN_HEADS, NO_REASON, REPORT_FILES, REQUEST_WORDS } from './words.ts'

interface Asked {
  report: ClubReportKind
  year: number
}

/** A report of a year. */
export const readClubReport: Deed<typeof calls.readClubReport> = async ({ query }, { db, now, caller }) =>
  done({
    data: {
      columns: columnsOf(query.report, caller.screen),
      rows: await rowsOf(db, query, caller.screen, now),
    },
  })

/** The same as CSV. */
export const exportClubReport: Deed<typeof calls.exportClubReport> = async (
  { query },
  { db, now, caller: { screen } },
) => {
  const columns = columnsOf(query.report, screen)
  const rows = await rowsOf(db, query, screen, now)
  const content = [
    csvRow(columns.map(({ head }) => head)),
    ...rows.map((row) =>
      csvRow(columns.map(({ name, kind }) => cellOf(row[name] ?? null, kind, query.year))),
    ),
  ].join('')
  return done({
    name: `${say(REPORT_FILES[query.report], screen, { year: String(query.year) })}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    content: Buffer.from(BYTE_ORDER_MARK + content),
  })
}

function columnsOf(report: ClubReportKind, language: Language) {
  const kinds: Readonly<Record<string, ColumnKind>> = REPORT_COLUMNS[report]
  return Object.entries(kinds).map(([name, kind]) => ({
    name,
    kind,
    head: say(COLUMN_HEADS[name as keyof typeof COLUMN_HEADS], language),
  }))
}

/** A month as `yyyy-mm`, which sheets sort and read as one. */
function cellOf(value: string | number | null, kind: ColumnKind, year: number): CsvCell {
  if (value === null || typeof value === 'string') return value
  if (kind === 'month') return `${year}-${String(value).padStart(2, '0')}`
  return { figure: kind === 'cents' ? decimal(value) : String(value) }
}

async function rowsOf(
  db: Database,
  { report, year }: Asked,
  language: Language,
  now: Date,
): Promise<ClubReportRow[]> {
  switch (report) {
    case 'occupancy':
      return (await countNights(db, year)).map(({ offeredBefore, takenBefore, ...row }) => ({
        ...row,
        share: wholePercent(row.taken, row.offered),
        before: wholePercent(takenBefore, offeredBefore),
      }))
    case 'requests':
      return (await countRequests(db, year)).map((row) => ({
        ...row,
        kind: say(REQUEST_WORDS[row.kind], language),
      }))
    case 'refusals':
      return (await countRefusals(db, year)).map((row) => ({
        ...row,
        why: row.why ?? say(NO_REASON, language),
      }))
    case 'orders':
      return (await countOrders(db, year)).map((row) => ({ ...row }))
    case 'nights':
      return (await readVainNights(db, year, language)).map((row) => ({ ...row }))
    case 'searches':
      return (await readVainSearches(db, year)).map((row) => ({ ...row }))
    case 'fees':
      return (await countOpenFees(db, year, now)).map((row) => ({ ...row }))
  }
}
