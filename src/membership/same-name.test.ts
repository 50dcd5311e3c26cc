import { expect, test } from 'vitest'
import { isSameName } from './same-name.ts'

test.each([
  ['José Ñandú', 'jose nandu', true],
  ['  Elena   Harrington ', 'elena harrington', true],
  ['Jose\u0301', 'José', true],
  ['Elena Harrington', 'Elena H.', false],
  ['Elena Harrington', 'Marcos Valdivia', false],
])('“%s” and “%s” are the same name: %s', (one, other, same) => expect(isSameName(one, other)).toBe(same))
