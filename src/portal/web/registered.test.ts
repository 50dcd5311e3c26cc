import { expect, test } from 'vitest'
import { screenOf } from './first-screens.ts'
import { SCREENS } from './registered.ts'
import { ROUTES } from './route-table.ts'

test.each(ROUTES)('$path has its screen', async ({ path }) => {
  expect((await screenOf(path)).path).toBe(path)
})

test('every registered screen has its row in the route table', () => {
  const paths = ROUTES.map(({ path }) => path)
  for (const path of SCREENS.keys()) expect(paths).toContain(path)
})
