import { expect, test } from 'vitest'
import { CLOSED_AREAS, type ClosedArea, closedAreas } from '../../dashboard/closed-areas.ts'
import { ROUTES } from './route-table.ts'

/** Which locked pages an area stands for. */
const PAGES: Record<ClosedArea, RegExp> = {
  benefits: /^\/my-benefits$/,
  reservations: /^\/my-reservations(\/edit|\/waiting|\/draws|\/trades)?(\/\$id)?$/,
  requests: /^\/my-reservations\/request$/,
  exchanges: /^\/exchanges$/,
  property: /^\/my-property/,
  things: /^\/things-to-do/,
  vacations: /^\/promotions$/,
}

test('the home names every page that an unsigned report locks, and none that stays open', () => {
  const locked = ROUTES.filter((row) => row.locked).map(({ path }) => path)
  const open = ROUTES.filter((row) => !row.locked).map(({ path }) => path)
  for (const path of locked)
    expect(
      CLOSED_AREAS.filter((area) => PAGES[area].test(path)),
      path,
    ).toHaveLength(1)
  for (const area of CLOSED_AREAS) {
    expect(
      locked.some((path) => PAGES[area].test(path)),
      area,
    ).toBe(true)
    expect(
      open.some((path) => PAGES[area].test(path)),
      area,
    ).toBe(false)
  }
})

test.each<[string, Parameters<typeof closedAreas>, ClosedArea[]]>([
  [
    'all seven',
    [
      {
        roomCategoryId: 1,
        maySubscribe: true,
        modules: { myProperty: true, promotions: true, exchanges: true },
      },
      true,
    ],
    [...CLOSED_AREAS],
  ],
  [
    'only what the contract has',
    [
      {
        roomCategoryId: null,
        maySubscribe: false,
        modules: { myProperty: false, promotions: false, exchanges: true },
      },
      false,
    ],
    ['benefits', 'things'],
  ],
])('what is closed of a contract: %s', (_, asked, areas) => {
  expect(closedAreas(...asked)).toEqual(areas)
})
