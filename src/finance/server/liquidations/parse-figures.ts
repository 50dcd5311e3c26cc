import { parse } from 'csv-parse/sync'
import { Fault } from '../../../club-folder/fault.ts'
import { type Kind, money, whole } from '../../../club-folder/kinds.ts'
import { FIGURE_COLUMNS, type FileFault, NEEDED_COLUMNS, type ReadLine } from '../../liquidations/figures.ts'
import { MOST_ISSUED } from '../../publish.endpoints.ts'
import { MOST_REPORT_CENTS } from '../../publish-report.ts'

type Parsed = { lines: ReadLine[] } | { fault: FileFault; line: number | null }

const AMOUNT = money('zero')
const NIGHTS = whole(0, 31)

/** The lines of a CSV of figures, each cell as the import reads it (`club-folder/kinds.ts`); or why the file is none. */
export function parseFigures(csv: string): Parsed {
  if (csv.includes('\uFFFD')) return { fault: 'not-utf-8', line: lineOf(csv, '\uFFFD') }
  const read = recordsOf(csv)
  if (!read) return { fault: 'not-csv', line: null }
  const [header, ...records] = read
  const names = (header?.record ?? []).map((name) => name.trim())
  const isKnown = names.every((name) => FIGURE_COLUMNS.some((one) => one === name))
  const isWhole = NEEDED_COLUMNS.every((name) => names.includes(name)) && new Set(names).size === names.length
  if (!isKnown || !isWhole) return { fault: 'columns', line: 1 }
  if (records.length === 0) return { fault: 'empty', line: null }
  if (records.length > MOST_ISSUED) return { fault: 'too-long', line: null }
  const cellOf = (record: readonly string[], name: string) => {
    const at = names.indexOf(name)
    return at === -1 ? undefined : (record[at] ?? '').trim()
  }
  const lines = records.map(({ record, line }): ReadLine => {
    const nights = cellOf(record, 'nights')
    // An amount with a comma and no quotation marks is two cells: what stands in the columns then is not what was meant.
    const isSplit = record.slice(names.length).some((cell) => cell.trim() !== '')
    return {
      line,
      contract: cellOf(record, 'contract_number') ?? '',
      incomeCents: isSplit ? null : centsOf(cellOf(record, 'income')),
      feesCents: isSplit ? null : centsOf(cellOf(record, 'fees')),
      nights: isSplit || nights === undefined || nights === '' ? undefined : numberIn(NIGHTS, nights),
      currency: isSplit ? undefined : cellOf(record, 'currency') || undefined,
    }
  })
  return { lines }
}

/** The records with the line on which each ends; null where the text is no CSV. */
function recordsOf(csv: string): { record: string[]; line: number }[] | null {
  try {
    const read: unknown = parse(csv, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    })
    return (read as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
      record,
      line: info.lines,
    }))
  } catch {
    return null
  }
}

/** Thousands by commas and cents after a point: 2,500.00. Without its cents 2,500 may be two and a half, and is not read. */
const GROUPED = /^\d{1,3}(,\d{3})+\.\d{2}$/

function centsOf(text: string | undefined): number | null {
  const plain = text && GROUPED.test(text) ? text.replaceAll(',', '') : text
  const cents = plain ? numberIn(AMOUNT, plain) : null
  return cents !== null && cents <= MOST_REPORT_CENTS ? cents : null
}

function numberIn(kind: Kind, text: string): number | null {
  const value = kind.read(text)
  return value instanceof Fault ? null : Number(value)
}

function lineOf(csv: string, sign: string): number {
  return csv.slice(0, csv.indexOf(sign)).split('\n').length
}
