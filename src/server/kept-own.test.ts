import { expect, test } from 'vitest'
import { keepOwn } from './kept-own.ts'

const NOON = new Date('2026-11-18T12:00:00Z')
const ONE = new Date('2026-11-18T13:00:00Z')

/** A cache that records what was made. */
function kept(mostBytes?: number) {
  const own = keepOwn(mostBytes)
  const made: string[] = []
  const ask = (key: string, standing: string, now = NOON, until: Date | null = null) =>
    own.find(key, standing, now, async () => {
      made.push(`${key} on ${standing}`)
      return { value: `${key} on ${standing}`, bytes: 500, until }
    })
  return { own, made, ask }
}

test('a cached value is found under its version, and made anew under another', async () => {
  const { made, ask } = kept()
  expect([await ask('a', '1'), await ask('a', '1'), await ask('b', '1')]).toEqual([
    'a on 1',
    'a on 1',
    'b on 1',
  ])
  expect(await ask('a', '2')).toBe('a on 2')
  expect(await ask('b', '1')).toBe('b on 1')
  expect(made).toEqual(['a on 1', 'b on 1', 'a on 2'])
})

test('an entry with an expiry is made anew from that moment on', async () => {
  const { made, ask } = kept()
  await ask('a', '1', NOON, ONE)
  await ask('a', '1', new Date(ONE.getTime() - 1), ONE)
  expect(made).toHaveLength(1)
  await ask('a', '1', ONE)
  expect(made).toHaveLength(2)
})

test('concurrent calls share one `make`; a call with a newer version never gets the older value', async () => {
  const { own } = kept()
  let finish = (_: { value: string; bytes: number }) => {}
  const slow = () => new Promise<{ value: string; bytes: number }>((resolve) => (finish = resolve))
  const first = own.find('a', '1', NOON, slow)
  const second = own.find('a', '1', NOON, () => Promise.reject(new Error('made twice')))
  const end = finish
  expect(await own.find('a', '2', NOON, async () => ({ value: 'new', bytes: 1 }))).toBe('new')
  end({ value: 'old', bytes: 1 })
  expect(await Promise.all([first, second])).toEqual(['old', 'old'])
  expect(await own.find('a', '2', NOON, () => Promise.reject(new Error('made twice')))).toBe('new')
})

test('a failure is not kept', async () => {
  const { own, ask } = kept()
  await expect(own.find('a', '1', NOON, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await ask('a', '1')).toBe('a on 1')
})

test('the byte limit holds: the least recently used entry is evicted', async () => {
  const { made, ask } = kept(3_500)
  for (const key of ['a', 'b', 'c', 'a', 'd']) await ask(key, '1')
  made.length = 0
  for (const key of ['a', 'c', 'd']) await ask(key, '1')
  expect(made).toEqual([])
  await ask('b', '1')
  expect(made).toEqual(['b on 1'])
})
