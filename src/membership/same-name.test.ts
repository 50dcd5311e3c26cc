import { expect, test } from 'vitest'
import { isSameName, sharesAName } from './same-name.ts'

test.each([
  ['José Ñandú', 'jose nandu', true],
  ['  Elena   Harrington ', 'elena harrington', true],
  ['Jose\u0301', 'José', true],
  ['Elena Harrington', 'Elena H.', false],
  ['Elena Harrington', 'Marcos Valdivia', false],
])('“%s” and “%s” are the same name: %s', (one, other, same) => expect(isSameName(one, other)).toBe(same))

test.each([
  ['Marcos V.', 'Marcos Valdivia Rojas', true],
  ['ines', 'Inés Caballero Ortiz', true],
  ['María Elena Harrington de Ruiz', 'Elena Harrington Ruiz', true],
  ['Valdivia, M.', 'Marcos Valdivia Rojas', true],
  ['Mickey Mouse', 'Marcos Valdivia Rojas', false],
  ['M.', 'Marcos Valdivia Rojas', false],
  ['', 'Marcos Valdivia Rojas', false],
])('“%s” is a name of %s: %s', (typed, account, shares) => expect(sharesAName(typed, account)).toBe(shares))
