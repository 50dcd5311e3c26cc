import { expect, test } from 'vitest'
import { formatBytes } from './file-size.ts'

test.each([
  [1, '1 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [131_072, '128 KB'],
  [1_048_400, '1 MB'],
  [2_516_582, '2.4 MB'],
  [31_457_280, '30 MB'],
  [5_368_709_120, '5 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes, 'en')).toBe(words)
})

test('a Mexican writes the same figures', () => {
  expect(formatBytes(2_516_582, 'es')).toBe('2.4 MB')
})
