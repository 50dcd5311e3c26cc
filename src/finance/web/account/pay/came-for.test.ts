import { expect, test } from 'vitest'
import { cameFor } from './came-for.ts'

const charge = (id: number, coming = false) => ({ kind: 'fee' as const, id, coming })
const OPEN = [charge(1), charge(2), charge(3, true)]

test.each([
  ['the one that was come for', 'fee-2', ['fee-2']],
  ['one that is still to come, by its name', 'fee-3', ['fee-3']],
  ['all that is owed by now where none is named', undefined, ['fee-1', 'fee-2']],
  ['all that is owed where the named one is not open', 'fee-9', ['fee-1', 'fee-2']],
])('a pay page begins with %s', (_, only, keys) => {
  expect([...cameFor(OPEN, only)]).toEqual(keys)
})
