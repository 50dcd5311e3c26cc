import { expect, test } from 'vitest'
import { nameFor } from './file-name.ts'

test.each([
  ['Rules.pdf', 'application/pdf', 'Rules.pdf'],
  ['Rules.PDF', 'application/pdf', 'Rules.PDF'],
  ['Rules', 'application/pdf', 'Rules.pdf'],
  ['Rules.doc', 'application/pdf', 'Rules.pdf'],
  ['Minutes 3.5 final', 'application/pdf', 'Minutes 3.5 final.pdf'],
  ['Plan 2.1', 'application/pdf', 'Plan 2.1.pdf'],
  ['pool.jpeg', 'image/webp', 'pool.webp'],
  ['.pdf', 'application/pdf', '.pdf.pdf'],
  ['run.bat', 'application/pdf', 'run.pdf'],
  ['x.hta', 'image/png', 'x.png'],
  ['a.bin', 'application/octet-stream', 'a.bin'],
  [`${'a'.repeat(200)}`, 'text/csv', `${'a'.repeat(196)}.csv`],
  [`${'a'.repeat(196)}.png`, 'image/webp', `${'a'.repeat(195)}.webp`],
  [`${'😀'.repeat(196)}.png`, 'image/webp', `${'😀'.repeat(195)}.webp`],
])('%s of %s is called %s', (name, mediaType, called) => {
  expect(nameFor(name, mediaType)).toBe(called)
})
