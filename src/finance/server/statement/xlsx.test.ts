import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import readWorkbook from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { writeWorkbook, type XlsxCell } from './xlsx.ts'

async function written(rows: XlsxCell[][], language: 'en' | 'es' = 'en'): Promise<Buffer> {
  const parts: Uint8Array[] = []
  const sheets = [{ name: 'One/two: [three]', widths: [10, 10, 10], rows: [rows] }]
  for await (const part of writeWorkbook(sheets, language)) parts.push(part)
  return Buffer.concat(parts)
}

const text = fc
  .string({ unit: fc.constantFrom('=', '+', '<', '&', '"', 'ñ', ' ', '\n', '😀', 'a', ']]>'), minLength: 1 })
  .filter((one) => one.trim() !== '')

test('whatever the text and the figure, another program reads what was written', async () => {
  const row = fc.tuple(text, fc.integer(), fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }))
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 30 }), async (rows) => {
      const cells = rows.map(([a, b, cents]) => [a, b, { cents, currency: 'MXN' as const }])
      const [sheet] = await readWorkbook(await written(cells), { trim: false })
      expect(sheet?.sheet).toBe('One two   three ')
      expect(sheet?.data).toEqual(rows.map(([a, b, cents]) => [a, b, cents / 100]))
    }),
  )
})

test.each(['en', 'es'] as const)('a day is a day (%s)', async (language) => {
  const days = ['2000-02-29', '2026-11-18', '2100-03-01']
  const [sheet] = await readWorkbook(
    await written(
      days.map((day) => [{ day }]),
      language,
    ),
  )
  expect(sheet?.data.flat()).toEqual(days.map((day) => new Date(`${day}T00:00:00Z`)))
})

test('text is no formula, no escape and no control character', async () => {
  const parts = unzipSync(await written([['=1+1', 'a_x0041_b', 'bell\u0007 \uD800 end']]))
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).not.toContain('<f>')
  expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1</t>')
  expect(sheet).toContain('a_x005F_x0041_b')
  expect(sheet).toContain('bell  end')
})

test('the longest texts keep every character', async () => {
  const long = '😀'.repeat(16_000)
  const row = ['a', long, long, long, long, `b${long}`]
  const [sheet] = await readWorkbook(await written([row]))
  expect(sheet?.data[0]).toEqual(row)
})

test('rows are read only as the bytes are taken', async () => {
  let made = 0
  function* rows(): Generator<XlsxCell[][]> {
    for (; made < 1000; made++) yield [['a line that does not compress '.repeat(200) + Math.random(), made]]
  }
  const sheets = [{ name: 'Long', widths: [10, 10], rows: rows() }]
  const bytes = writeWorkbook(sheets, 'en')
  for (let taken = 0; taken < 10; taken++) await bytes.next()
  expect(made).toBeLessThan(200)
  await bytes.return(undefined)
  expect(made).toBeLessThan(200)
})
