import { expect, test } from 'vitest'
import { receiptFigure } from './receipt-figure.ts'

const line = (cents: number, more = {}) => ({ cents, credit: false, takenBack: false, ...more })
const lines = [line(5000), line(-5000, { credit: true }), line(-1000, { takenBack: true })]

test.each([
  ['resort', 3000, { isMoney: true, cents: 3000 }],
  ['card', 3000, { isMoney: true, cents: 3000 }],
  ['credit', 0, { isMoney: false, cents: 5000 }],
  ['profit', 3000, { isMoney: false, cents: 5000 }],
] as const)('a receipt of the way %s is of what came, or of what was settled', (way, cents, figure) => {
  expect(receiptFigure({ way, cents, lines })).toEqual(figure)
})
