import { expect, test } from 'vitest'
import { raisesChance } from './wider.ts'

const now = { before: 2, years: 3, freed: 1 }

test.each([
  ['free in more years', now, { before: 5, years: 3, freed: 2 }, true],
  ['further in front', now, { before: 1, years: 3, freed: 1 }, true],
  ['no better in either', now, { before: 2, years: 3, freed: 1 }, false],
  ['further in front, and never free', now, { before: 0, years: 3, freed: 0 }, false],
  [
    'nothing is kept, further in front',
    { ...now, years: 0, freed: 0 },
    { before: 0, years: 0, freed: 0 },
    true,
  ],
  [
    'nothing is kept, no better place',
    { ...now, years: 0, freed: 0 },
    { before: 2, years: 0, freed: 0 },
    false,
  ],
])('a change of a wish is proposed where it raises the chance: %s', (_, before, then, isRaised) => {
  expect(raisesChance(before, then)).toBe(isRaised)
})
