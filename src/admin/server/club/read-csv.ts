import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { parse } from 'csv-parse'
import { Fault } from '../../../club-folder/fault.ts'

/** A record, and the line of the file on which it begins. */
export interface CsvRecord {
  line: number
  cells: string[]
}

/** What ends the reading of a file: nothing after it can be trusted. */
export class Unreadable extends Fault {
  readonly line: number
  constructor(line: number, why: string) {
    super(why)
    this.line = line
  }
}

const NEWLINE = 10

/**
 * The records of a CSV file in UTF-8, a few at a time in memory; empty lines are passed over. Throws `Unreadable` where
 * the file is no such thing any more.
 */
export async function* readCsv(path: string): AsyncGenerator<CsvRecord> {
  let last = 0
  // The parser counts "\r\n" within a cell as two lines.
  let tooMany = 0
  const parser = parse({
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n'],
    // Called as the parser goes: what it has passed on and nobody has taken yet is lost when it finds a fault.
    on_record: (cells, { lines }) => {
      tooMany += occurrences('\r', cells)
      last = lines - tooMany
      const record: CsvRecord = { line: last - occurrences('\n', cells), cells }
      // Anything may be passed on; the parser's types know of cells alone.
      return record as unknown as string[]
    },
  })
  try {
    // An error comes out of the parser's own iteration.
    yield* pipeline(createReadStream(path), onlyUtf8, parser, () => {}) as AsyncIterable<CsvRecord>
  } catch (error) {
    throw unreadable(error, last, tooMany)
  }
}

/** Passes bytes on, whole lines at a time, as long as they are UTF-8. No character of it holds a newline's byte. */
async function* onlyUtf8(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let line = 1
  let rest: Buffer = Buffer.alloc(0)
  const decode = (bytes: Buffer): string => {
    try {
      return decoder.decode(bytes)
    } catch {
      throw new Unreadable(
        line + linesBefore(bytes, decoder),
        'the text is not UTF-8: save the file as CSV UTF-8',
      )
    }
  }
  for await (const piece of source) {
    const end = piece.lastIndexOf(NEWLINE) + 1
    if (end === 0) {
      rest = Buffer.concat([rest, piece])
      continue
    }
    const text = decode(Buffer.concat([rest, piece.subarray(0, end)]))
    rest = Buffer.from(piece.subarray(end))
    yield text
    line += text.split('\n').length - 1
  }
  if (rest.length > 0) yield decode(rest)
}

/** How many lines are right before the first that is not. */
function linesBefore(bytes: Buffer, decoder: TextDecoder): number {
  let lines = 0
  for (let start = 0; start < bytes.length; lines++) {
    const end = bytes.indexOf(NEWLINE, start)
    const next = end === -1 ? bytes.length : end + 1
    try {
      decoder.decode(bytes.subarray(start, next))
    } catch {
      return lines
    }
    start = next
  }
  return lines
}

function occurrences(what: string, cells: readonly string[]): number {
  let count = 0
  for (const cell of cells)
    for (let at = cell.indexOf(what); at !== -1; at = cell.indexOf(what, at + 1)) count++
  return count
}

function unreadable(error: unknown, last: number, tooMany: number): unknown {
  if (error instanceof Unreadable) return error
  const { code, lines } = error as { code?: string; lines?: number }
  const line = lines === undefined ? last + 1 : lines - tooMany
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return new Unreadable(last + 1, 'a quote is opened on this line or after it, and never closed')
  if (code === 'INVALID_OPENING_QUOTE' || code === 'CSV_INVALID_OPENING_QUOTE')
    return new Unreadable(line, 'a quote stands in the middle of a cell: quote the whole cell, and double it')
  if (code === 'CSV_INVALID_CLOSING_QUOTE')
    return new Unreadable(line, 'text follows a closing quote: a quote within a quoted cell is doubled')
  return error
}
