import { expect, test } from 'vitest'
import { screenOf } from './first-screens.ts'
import { SLICE_WORDS } from './page-words.ts'
import { SCREENS, WORDS } from './registered.ts'
import { ROUTES } from './route-table.ts'

test.each(ROUTES)('$path has its screen', async ({ path }) => {
  expect((await screenOf(path)).path).toBe(path)
})

test('every registered screen has its row in the route table', () => {
  const paths = ROUTES.map(({ path }) => path)
  for (const path of SCREENS.keys()) expect(paths).toContain(path)
})

test('the words of every screen’s slice are in one list and not in both', () => {
  const [first, others] = [Object.keys(SLICE_WORDS.first), Object.keys(WORDS)]
  for (const { slice } of SCREENS.values())
    for (const language of ['en', 'es'])
      expect([...first, ...others], slice).toContain(`/src/${slice}/words/${language}.po`)
  expect(others.filter((path) => first.includes(path))).toEqual([])
})
