import { expect, test } from 'vitest'
import { onlyRow } from './only-row.ts'

test('the one row of a statement', () => {
  expect(onlyRow([{ total: 0 }])).toEqual({ total: 0 })
})

test.each([[[]], [[1, 2]]])('no row, or two, are a fault: %j', (rows) => {
  expect(() => onlyRow<number>(rows)).toThrow(`A statement that has one row gave ${rows.length}`)
})
