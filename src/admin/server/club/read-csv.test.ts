import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type CsvRecord, readCsv, Unreadable } from './read-csv.ts'
import { newFolder } from './testing.folder.ts'

async function recordsOf(content: string | Buffer): Promise<CsvRecord[]> {
  const path = join(newFolder(), 'x.csv')
  writeFileSync(path, content)
  const found: CsvRecord[] = []
  for await (const record of readCsv(path)) found.push(record)
  return found
}

test.each([
  ['plain lines', 'a\nb\nc', [1, 2, 3]],
  ['lines of Windows, and a mark at the start', '\uFEFFa,b\r\nc,d\r\n', [1, 2]],
  ['empty lines', 'a\n\n\nb\n', [1, 4]],
  ['cells of several lines', 'a\n"x\ny"\nb\n', [1, 2, 4]],
  ['cells of several lines of Windows', 'a\r\n"x\r\n\r\ny"\r\nb\r\n"p\r\nq"\r\nc\r\n', [1, 2, 5, 6, 8]],
])('a record knows the line on which it begins: %s', async (_what, content, lines) => {
  expect((await recordsOf(content)).map(({ line }) => line)).toEqual(lines)
})

test('cells arrive as they stood', async () => {
  const [record] = await recordsOf('\uFEFF" a ","say ""ñ""",x\ty,\r\n')
  expect(record?.cells).toEqual([' a ', 'say "ñ"', 'x\ty', ''])
})

test('a character is whole wherever the pieces of a long file are cut', async () => {
  const rows = Array.from({ length: 20_000 }, (_, n) => `${'x'.repeat(n % 7)}ñ😀,${n}`)
  const records = await recordsOf(rows.join('\n'))
  expect(records.map(({ cells }) => cells.join(','))).toEqual(rows)
})

test.each([
  [
    'a wrong byte far down',
    Buffer.concat([Buffer.from('a\n'.repeat(50_000)), Buffer.from([0x78, 0xf1, 0x0a])]),
    50_001,
  ],
  ['a quote within a cell', 'a\r\n"x\r\ny"\r\nb"b\r\n', 4],
  ['text after a quote', 'a\n"b"c\n', 2],
  ['a quote that stays open', 'a\nb\n"c\nd\n', 3],
])('what cannot be read is told with its line: %s', async (_what, content, line) => {
  const error = await recordsOf(content).catch((reason) => reason)
  expect(error).toBeInstanceOf(Unreadable)
  expect(error.line).toBe(line)
})
