import { expect, test } from 'vitest'
import { documentState, mayShowFrom, nameFor } from './publishing.ts'

const TODAY = '2026-11-18'

test.each([
  [false, '2026-11-01', 'draft'],
  [false, '2026-12-01', 'draft'],
  [true, '2026-11-18', 'published'],
  [true, '2026-11-19', 'coming'],
] as const)('shown %s with the day %s it is %s', (shown, published, state) => {
  expect(documentState({ shown, published }, TODAY)).toBe(state)
})

test.each([
  ['club', '2026-11-19', true],
  ['contract', '2026-11-19', false],
  ['contract', '2026-11-18', true],
] as const)('a document of the %s from %s on: %s', (shelf, day, may) => {
  expect(mayShowFrom(shelf, day, TODAY)).toBe(may)
})

test.each([
  ['Rules.pdf', 'application/pdf', 'Rules.pdf'],
  ['Rules.PDF', 'application/pdf', 'Rules.PDF'],
  ['Rules', 'application/pdf', 'Rules.pdf'],
  ['Rules.doc', 'application/pdf', 'Rules.pdf'],
  ['Minutes 3.5 final', 'application/pdf', 'Minutes 3.5 final.pdf'],
  ['Plan 2.1', 'application/pdf', 'Plan 2.1.pdf'],
  ['pool.jpeg', 'image/webp', 'pool.webp'],
  ['.pdf', 'application/pdf', '.pdf.pdf'],
  ['a.bin', 'application/octet-stream', 'a.bin'],
  [`${'a'.repeat(200)}`, 'text/csv', `${'a'.repeat(196)}.csv`],
])('%s of %s is called %s', (name, mediaType, called) => {
  expect(nameFor(name, mediaType)).toBe(called)
})
