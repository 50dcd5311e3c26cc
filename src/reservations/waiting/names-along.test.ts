import { expect, test } from 'vitest'
import { namesAlong } from './names-along.ts'

const guest = (kind: 'adult' | 'child', name: string | null) => ({ kind, name, not_given: name === null })
const PARTY = [guest('adult', 'Ana'), guest('adult', null), guest('adult', 'Bo'), guest('child', 'Cal')]
const along = (adults: number, children: number) =>
  namesAlong(PARTY, { adults, children })?.map(
    ({ position, kind, name }) => `${position} ${kind} ${name ?? '-'}`,
  )

test('names go along in their order, as far as there are places, and the rest are to be named', () => {
  expect(along(2, 1)).toEqual(['1 adult Ana', '2 adult Bo', '3 child Cal'])
  expect(along(1, 0)).toEqual(['1 adult Ana'])
  expect(along(3, 2)).toEqual(['1 adult Ana', '2 adult Bo', '3 adult -', '4 child Cal', '5 child -'])
})

test('a stay that nobody leads by name leaves the party to its owner', () => {
  expect(namesAlong([guest('adult', null)], { adults: 1, children: 0 })).toBeNull()
})
