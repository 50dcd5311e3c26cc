import { expect, test } from 'vitest'
import type { LineKind } from './cart.ts'
import { firstOutside } from './outside-stay.ts'

const stay = { datein: '2026-12-01', dateout: '2026-12-05' }
const line = (operationdate: string | null, kind: LineKind = 'product') => ({ kind, operationdate })

test.each([
  ['the days of check-in and of check-out are the stay’s', [line('2026-12-01'), line('2026-12-05')], null],
  ['the day before', [line('2026-12-01'), line('2026-11-30')], 1],
  ['the day after', [line('2026-12-06'), line('2026-12-07')], 0],
  ['an event too', [line('2026-12-09', 'event')], 0],
  ['a package goes by its parts', [line('2026-12-09', 'package'), line('2026-12-02')], null],
  ['without a day yet', [line(null)], null],
])('%s', (_, lines, index) => {
  expect(firstOutside(lines, stay)).toBe(index === null ? null : lines[index])
})
