import { expect, test } from 'vitest'
import { keptOutOf } from './kept-out.ts'

test('what keeps a contract out of a round is said by its true name', () => {
  const all = { forCategories: [] }
  const some = { forCategories: [3, 4] }
  expect(keptOutOf(all, { mayBook: true, categoryId: 9 })).toBeNull()
  expect(keptOutOf(some, { mayBook: true, categoryId: 4 })).toBeNull()
  expect(keptOutOf(some, { mayBook: true, categoryId: 9 })).toBe('kinds')
  // Of its kind, but nobody books with it: that, and not the kind, is in the way.
  expect(keptOutOf(some, { mayBook: false, categoryId: 4 })).toBe('owner')
  expect(keptOutOf(all, { mayBook: true, categoryId: null })).toBe('residence')
})
