import { expect, test } from 'vitest'
import type { PricedLine } from './checkout.endpoints.ts'
import { isAskedAbout, isAskedWhen } from './elsewhere.ts'

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

const beside = (besideStay: PricedLine['besideStay']) => ({ besideStay }) as PricedLine
const DIVE = { operationdate: '2026-12-11', operationtime: '10:00' }

test.each([
  ['within the stay', {}, beside(null), false],
  ['before check-in, not asked yet', {}, beside('before-check-in'), true],
  ['after check-out, not asked yet', {}, beside('after-check-out'), true],
  ['before check-in, and kept', { keptBeside: '2026-12-11 10:00' }, beside('before-check-in'), false],
  ['kept, and moved to another hour', { keptBeside: '2026-12-11 09:00' }, beside('before-check-in'), true],
  ['on a day without a stay', {}, beside('outside'), false],
  ['figures on their way', {}, undefined, false],
] as const)('an hour %s', (_, line, priced, asked) => {
  expect(isAskedWhen({ ...DIVE, ...line }, priced)).toBe(asked)
})
