import { expect, test } from 'vitest'
import { maskedAddress } from './masked.ts'

test.each([
  ['elena@marea.example', 'e***a@m***a.example'],
  ['a.very.long.name@mail.marea.example', 'a***e@m***a.example'],
  ['ana@ab.mx', '***@***.mx'],
  ['x@localhost', '***@l***t'],
])('%s is shown as %s', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown)
})
