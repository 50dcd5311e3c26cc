import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SRC = new URL('../../', import.meta.url)
const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))

/** Lines of a sheet whose sizes would not follow the text size that a reader set in the browser. */
function fixed(css: string): string[] {
  const text = /(?:^|[\s;{])(?:font|font-size|line-height)\s*:[^;{}]*\dpx/g
  const query = /@(?:media|container)[^{]*\dpx[^{]*/g
  return [...(css.match(text) ?? []), ...(css.match(query) ?? [])].map((one) => one.trim())
}

test('text is sized in rem and windows are asked in em: both follow the browser’s own text size', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const found = sheets.flatMap((path) =>
    fixed(readFileSync(new URL(path.replaceAll('\\', '/'), SRC), 'utf8')).map((line) => `${path}: ${line}`),
  )
  // 16 px are 1rem.
  expect(found).toEqual([])
})

test.each([
  '.a { font-size: 14px; }',
  '.a { font: 400 22px / 1.2 var(--serif); }',
  '.a {\n  line-height: 20px;\n}',
  '@media (max-width: 760px) { }',
])('%s is found', (css) => {
  expect(fixed(css)).toHaveLength(1)
})

test.each([
  '.a { font-size: 0.875rem; border: 1px solid; }',
  '@media (max-width: 47.5em) { }',
  '.a { padding: 4px; }',
])('%s is right', (css) => {
  expect(fixed(css)).toEqual([])
})
