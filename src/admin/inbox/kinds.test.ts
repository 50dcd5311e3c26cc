import { expect, test } from 'vitest'
import { whoMayDecide } from './kinds.ts'

const RAUL = { name: 'Raúl', roles: ['desk'] as const }
const FABIAN = { name: 'Fabián', roles: ['finance'] as const }
const MARINA = { name: 'Marina', roles: ['desk', 'finance'] as const }

test.each([
  [['bookings'], ['Raúl', 'Marina']],
  [['payments'], ['Fabián', 'Marina']],
  [['bookings', 'payments'], ['Marina']],
] as const)('%j is given to %j alone, whose work all of it is', (kinds, names) => {
  const may = whoMayDecide(
    [RAUL, FABIAN, MARINA],
    kinds.map((kind) => ({ kind })),
  )
  expect(may.map(({ name }) => name)).toEqual(names)
})
