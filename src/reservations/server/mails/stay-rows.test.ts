import { expect, test } from 'vitest'
import { costWords } from './stay-rows.ts'

test.each([
  ['en', 7, 110, 8, '8 nights\n7 nights × 1.1 = 7.7, rounded up to 8'],
  ['es', 7, 110, 8, '8 noches\n7 noches × 1.1 = 7.7, redondeado a 8'],
  ['en', 1, 140, 2, '2 nights\n1 night × 1.4 = 1.4, rounded up to 2'],
  ['en', 5, 140, 7, '7 nights\n5 nights × 1.4 = 7'],
  ['en', 7, 100, 7, '7 nights'],
  // Booked when a night had another price: nothing is explained by today's.
  ['en', 7, 110, 7, '7 nights'],
] as const)('%s: %i nights at %i hundredths that take %i', (language, nights, nightPercent, cost, words) => {
  expect(costWords({ nights, nightPercent, cost }, language)).toBe(words)
})
