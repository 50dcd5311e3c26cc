import { expect, test } from 'vitest'
import { documentState, mayShowFrom } from './publishing.ts'

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
