import { expect, test } from 'vitest'
import { isSameName, isWholeName } from './same-name.ts'

test.each([
  ['José Ñandú', 'jose nandu', true],
  ['  Elena   Harrington ', 'elena harrington', true],
  ['Jose\u0301', 'José', true],
  ['Elena Harrington', 'Elena H.', false],
  ['Elena Harrington', 'Marcos Valdivia', false],
])('“%s” and “%s” are the same name: %s', (one, other, same) => expect(isSameName(one, other)).toBe(same))

const MARCOS = { name: 'Marcos', lastname: 'Valdivia Rojas' }
const ELENA = { name: 'Elena', lastname: 'Harrington Ruiz' }
test.each([
  ['Marcos Valdivia', MARCOS, true],
  ['rojas, MARCOS', MARCOS, true],
  ['María Elena Harrington de Ruiz', ELENA, true],
  ['Elena Harrington-Ruiz', ELENA, true],
  ['Ines Caballero', { name: 'Inés', lastname: 'Caballero Ortiz' }, true],
  ['Elena H', ELENA, false],
  ['Elena', ELENA, false],
  ['Valdivia, M.', MARCOS, false],
  ['Mickey Mouse', MARCOS, false],
  ['', MARCOS, false],
])('“%s” is a whole name of %o: %s', (typed, account, whole) =>
  expect(isWholeName(typed, account)).toBe(whole),
)
