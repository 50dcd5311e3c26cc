import { expect, test } from 'vitest'
import { goTo } from './go-to.ts'

const screens = [{ path: '/desk' }, { path: '/desk/money' }]

test.each<[string, string | null]>([
  ['i', '/desk'],
  ['I', '/desk'],
  ['m', '/desk/money'],
  // Not in the menu of who presses it.
  ['h', null],
  ['g', null],
  ['Enter', null],
])('G %s leads to %s', (key, path) => {
  expect(goTo(key, screens)).toBe(path)
})
