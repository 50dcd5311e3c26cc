import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csvRecord } from '../../../club-folder/csv-record.ts'
import { ENGINES } from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { CLUB_FILES } from '../../club/folder.ts'
import { faultLine } from './desk.ts'
import { importClub } from './import-club.ts'
import { EXAMPLE, emptyDatabase, exampleWith } from './testing.folder.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const TABLES = CLUB_FILES.map(({ name }) => ({
  name,
  records: parse(readFileSync(join(EXAMPLE, `${name}.csv`))) as string[][],
}))

/** What people and spreadsheets leave in cells. */
const NASTY = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e3',
    '99999999999',
    '-0.00',
    '0.001',
    '21474836.48',
    'NaN',
    'null',
    'TRUE',
    'sí',
    'no',
  ],
  ...[
    '2026-02-30',
    '0000-00-00',
    '9999-12-31',
    '01/02/2026',
    '2026-13',
    '24:00',
    '9:00',
    '2026-01-01T24:00:00Z',
  ],
  ...[
    "Robert'); DROP TABLE owners;--",
    '=1+1',
    '"',
    '""',
    'a,b',
    'a\nb',
    'a\r\nb',
    '\\',
    '{}',
    '[]',
    '"\\u0000"',
  ],
  ...[
    '\u0000',
    '\uFEFF',
    '\u202E',
    '😀',
    'é'.normalize('NFD'),
    'x'.repeat(500),
    'ß',
    'İ',
    'BK-20000',
    'BK-2147503647',
  ],
]
const anyChange = fc.record({
  table: fc.constantFrom(...TABLES),
  at: fc.tuple(fc.nat(), fc.nat()),
  text: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
    fc.integer().map(String),
  ),
})

describe.each(ENGINES)('on %s', (engine) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await emptyDatabase(engine)
  })
  afterAll(() => database.close())

  test('whatever stands in a cell comes in, or is told with its file and line', async () => {
    await fc.assert(
      fc.asyncProperty(anyChange, async ({ table, at: [down, across], text }) => {
        const records = table.records.map((record) => [...record])
        const record = records[1 + (down % (records.length - 1))] ?? []
        record[across % record.length] = text
        const folder = exampleWith({ [table.name]: Buffer.from(records.map(csvRecord).join('')) })
        const imported = await importClub(database, { folder, now: NOW, onlyCheck: true })
        if (!imported.ok)
          for (const fault of imported.faults) expect(faultLine(fault)).toMatch(/^[a-z-]+\.csv:\d+: .+\.$/)
      }),
      { numRuns: 60 },
    )
  }, 300_000)
})
