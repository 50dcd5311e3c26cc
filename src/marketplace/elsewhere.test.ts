import { expect, test } from 'vitest'
import type { PricedLine } from './checkout.endpoints.ts'
import { isAskedAbout } from './elsewhere.ts'

const at = (stayElsewhere: string | null) => ({ stayElsewhere }) as PricedLine

test.each([
  ['where the owner stays', {}, at(null), false],
  ['elsewhere, not asked yet', {}, at('Bahía Serena'), true],
  ['elsewhere, and kept', { keptElsewhere: 'Bahía Serena' }, at('Bahía Serena'), false],
  ['kept, and the day moved into another stay', { keptElsewhere: 'Bahía Serena' }, at('Selva Azul'), true],
  ['a part of a package', { belongsToPackage: true }, at('Bahía Serena'), false],
  ['figures on their way', {}, undefined, false],
])('%s', (_, line, priced, asked) => {
  expect(isAskedAbout({ belongsToPackage: false, ...line }, priced)).toBe(asked)
})
