import { expect, test } from 'vitest'
import { readTogether } from './read-together.ts'

test('what comes while a statement is under way shares the next one', async () => {
  const asked: number[][] = []
  const read = readTogether(
    async (keys: readonly number[]) => {
      asked.push([...keys])
      await new Promise((later) => setTimeout(later, 5))
      return new Map(keys.filter((key) => key < 10).map((key) => [String(key), key * 2]))
    },
    (key) => String(key),
  )
  expect(await Promise.all([1, 2, 3, 11].map(read))).toEqual([2, 4, 6, undefined])
  expect(asked).toEqual([[1], [2, 3, 11]])
  expect(await read(4)).toBe(8)
})

test('a failure reaches those who asked, and nobody after them', async () => {
  let fails = true
  const read = readTogether(
    async (keys: readonly string[]) => {
      if (fails) throw new Error('away')
      return new Map(keys.map((key) => [key, key]))
    },
    (key) => key,
  )
  const [a, b] = await Promise.allSettled([read('a'), read('b')])
  expect([a.status, b.status]).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await read('c')).toBe('c')
})
