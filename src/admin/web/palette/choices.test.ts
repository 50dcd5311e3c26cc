import { expect, test } from 'vitest'
import { deedsOf, onlyDeeds, stepTo } from './choices.ts'

test.each<[string, string | null]>([
  ['harr', null],
  ['>', ''],
  ['> new pro', 'new pro'],
])('“%s” asks for deeds alone: %s', (typed, rest) => {
  expect(onlyDeeds(typed)).toBe(rest)
})

test.each<[number, 1 | -1, number, number]>([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 0, -1],
])('from %i by %i of %i to %i', (at, by, count, to) => {
  expect(stepTo(at, by, count)).toBe(to)
})

test('finance publishes no newsletter, and everybody may change the skin', () => {
  expect(deedsOf(['finance'])).toEqual(['skin'])
  expect(deedsOf(['desk'])).toContain('newsletter')
})
