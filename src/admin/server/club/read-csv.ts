import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { parse } from 'csv-parse'
import { Fault } from '../../club/fault.ts'

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
  const parser = parse({
    info: true,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n'],
  })
  // An error comes out of the parser's own iteration below.
  const records = pipeline(createReadStream(path), onlyUtf8, parser, () => {})
  let last = 0
  try {
    for await (const { record, info } of records as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      last = info.lines
      yield { line: last - newlines(record), cells: record }
    }
  } catch (error) {
    throw unreadable(error, last)
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

function newlines(cells: readonly string[]): number {
  let count = 0
  for (const cell of cells)
    for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) count++
  return count
}

function unreadable(error: unknown, last: number): unknown {
  if (error instanceof Unreadable) return error
  const { code, lines } = error as { code?: string; lines?: number }
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return new Unreadable(last + 1, 'a quote is opened on this line or after it, and never closed')
  if (code === 'INVALID_OPENING_QUOTE' || code === 'CSV_INVALID_OPENING_QUOTE')
    return new Unreadable(
      lines ?? last + 1,
      'a quote stands in the middle of a cell: quote the whole cell, and double it',
    )
  if (code === 'CSV_INVALID_CLOSING_QUOTE')
    return new Unreadable(
      lines ?? last + 1,
      'text follows a closing quote: a quote within a quoted cell is doubled',
    )
  return error
}
