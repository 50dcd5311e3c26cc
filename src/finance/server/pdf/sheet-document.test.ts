import { execFileSync } from 'node:child_process'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { registerFonts } from '../../../server/press/look.ts'
import { taggedPdf } from '../../../server/press/tagged-pdf.ts'
import { hasPoppler, infoOf, treeOf } from '../../../server/press/testing.structure.ts'
import type { SheetPaper, SheetTable } from './sheet.ts'
import { sheetDocument } from './sheet-document.ts'

registerFonts()

const table = (name: string, rows: number, hasTotal: boolean): SheetTable => ({
  title: `Title of ${name}`,
  currency: 'USD',
  heads: [`Heads of ${name}`, 'Amount'],
  rows: Array.from({ length: rows }, (_, at) => [`${name} line ${at}`, '$1.00']),
  total: hasTotal ? [`${name} line last`, '$9.00'] : null,
  note: null,
})
const paper = (...tables: SheetTable[]): SheetPaper => ({
  brand: { name: 'Marea', tagline: 'Residence Club' },
  kind: 'Year’s summary',
  number: '41201-2026',
  footer: 'A foot',
  page: 'Page {page} of {pages}',
  language: 'en',
  title: 'Summary of 2026',
  subject: 'Bahía Serena',
  whose: 'Elena Harrington, contract 41201',
  heading: '2026',
  lead: 'Bahía Serena',
  facts: [{ label: 'Contract', value: '41201' }],
  tables,
  closing: null,
})

/** The text of each page. */
function pagesOf(pdf: Uint8Array): string[] {
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })
  return text.split('\f').slice(0, -1)
}

const count = (text: string, what: string) => text.split(what).length - 1

// The first table ends higher or lower, so that the second one begins at each height of the page.
test.runIf(hasPoppler).each([
  ['long', 9, true],
  ['long, without a total', 9, false],
  ['short', 2, true],
] as const)('a table that is %s keeps its heads and two lines on each page', async (_, rows, hasTotal) => {
  let divided = 0
  for (let before = 3; before < 15; before += 1) {
    const pdf = await taggedPdf(
      sheetDocument(paper(table('first', before, false), table('next', rows, hasTotal))),
    )
    const pages = pagesOf(pdf).filter((text) => /(Title|Heads) of next|next line/.test(text))
    for (const text of pages) {
      expect(count(text, 'Heads of next'), text).toBe(1)
      expect(count(text, 'next line'), text).toBeGreaterThanOrEqual(2)
    }
    expect(count(pages[0] ?? '', 'Title of next')).toBe(1)
    expect(count(pages.join(''), 'next line')).toBe(rows + (hasTotal ? 1 : 0))
    if (pages.length > 1) divided += 1
  }
  expect(divided > 0).toBe(rows > 2)
})

test.runIf(hasPoppler)(
  'the heading of photographs stands on the page of the first two',
  async () => {
    const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer()
    const all = ['before', 'after'].map((caption) => ({
      jpeg,
      width: 40,
      height: 30,
      caption: `Photo ${caption}`,
    }))
    for (let before = 3; before < 18; before += 1) {
      const pictured = { ...paper(table('first', before, false)), pictures: { title: 'Photographs', all } }
      const pages = pagesOf(await taggedPdf(sheetDocument(pictured)))
      const [found] = pages.filter((text) => text.includes('Photographs'))
      expect([before, found]).toEqual([before, expect.stringMatching(/Photo before[\s\S]*Photo after/)])
    }
  },
  30_000,
)

test.runIf(hasPoppler)('each further page says whose it is; heads that repeat are read once', async () => {
  const pdf = await taggedPdf(sheetDocument(paper(table('first', 60, true))))
  const pages = pagesOf(pdf)
  expect(pages).toHaveLength(Number(infoOf(pdf).Pages))
  expect(pages.length).toBeGreaterThan(2)
  for (const text of pages) expect(text).toContain('41201')
  for (const text of pages.slice(1)) {
    expect(text).toContain('Elena Harrington, contract 41201')
    expect(count(text, 'Heads of first')).toBe(1)
  }
  const tree = treeOf(pdf)
  expect(tree.filter((line) => line.includes('Heads of first'))).toEqual(['. . . TH "Heads of first"'])
  expect(tree.filter((line) => line.endsWith('TR'))).toHaveLength(62)
  expect(tree.join('\n')).not.toContain('Elena Harrington')
})
