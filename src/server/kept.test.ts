import { expect, test } from 'vitest'
import { keepOn, shared, shareOf } from './kept.ts'

const NOW = new Date('2026-11-18T15:00:00Z')

/** A cache whose version the test sets; it counts how often each value is made. */
function kept(mostBytes?: number) {
  const world = { standing: 'one', made: [] as string[] }
  const answers = keepOn(async () => ({ standing: world.standing, now: NOW }), mostBytes)
  const ask = (key: string): Promise<string> => {
    return answers.find(key, async () => {
      world.made.push(key)
      return { value: `${key} on ${world.standing}`, bytes: 300 }
    })
  }
  return { world, answers, ask }
}

test('an answer is made once, and again when the version has changed', async () => {
  const { world, ask } = kept()
  expect([await ask('list'), await ask('list'), await ask('page')]).toEqual([
    'list on one',
    'list on one',
    'page on one',
  ])
  world.standing = 'two'
  expect([await ask('list'), await ask('list')]).toEqual(['list on two', 'list on two'])
  expect(world.made).toEqual(['list', 'page', 'list'])
})

test('an entry is weighed with its key, however short the answer', async () => {
  const { world, ask } = kept(10_000)
  const long = (number: number) => `${number} ${'q'.repeat(2_000)}`
  for (const number of [1, 2, 3]) await ask(long(number))
  // Two of them fit: the first is made again.
  await ask(long(3))
  await ask(long(1))
  expect(world.made.map((key) => key[0])).toEqual(['1', '2', '3', '1'])
})

test('the caches of all databases share one byte limit', () => {
  expect([1, 2, 5].map((databases) => shareOf(databases) * databases <= shareOf(1))).toEqual([
    true,
    true,
    true,
  ])
  expect(shareOf(1)).toBe(16 * 1_048_576)
})

test('concurrent calls share one `make`', async () => {
  const { world, ask } = kept()
  expect(await Promise.all([ask('list'), ask('list'), ask('list')])).toEqual(Array(3).fill('list on one'))
  expect(world.made).toEqual(['list'])
})

test('what is made under an older version is not cached under a newer one', async () => {
  const { world, answers, ask } = kept()
  let finish = (_: { value: string; bytes: number }) => {}
  const slow = answers.find<string>('list', () => new Promise((resolve) => (finish = resolve)))
  await new Promise((over) => setImmediate(over))
  world.standing = 'two'
  expect(await ask('page')).toBe('page on two')
  finish({ value: 'list on one', bytes: 300 })
  expect(await slow).toBe('list on one')
  expect(await ask('list')).toBe('list on two')
})

test('a failure is not kept', async () => {
  const { answers, ask } = kept()
  await expect(answers.find('list', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await ask('list')).toBe('list on one')
})

test('the byte limit holds: the least recently used entry is evicted', async () => {
  const { world, ask } = kept(2_000)
  for (const key of ['a', 'b', 'c']) await ask(key)
  await ask('a')
  await ask('d')
  world.made.length = 0
  for (const key of ['a', 'c', 'd']) await ask(key)
  expect(world.made).toEqual([])
  await ask('b')
  expect(world.made).toEqual(['b'])
})

test('version query: calls that arrive while one runs share the next one', async () => {
  const answers: ((value: number) => void)[] = []
  const ask = shared(() => new Promise<number>((resolve) => answers.push(resolve)))
  const first = ask()
  const later = [ask(), ask(), ask()]
  expect(answers).toHaveLength(1)
  answers[0]!(1)
  expect(await first).toBe(1)
  await new Promise((over) => setImmediate(over))
  expect(answers).toHaveLength(2)
  answers[1]!(2)
  expect(await Promise.all(later)).toEqual([2, 2, 2])
})

test('version query: a failure reaches those who waited for it, and the next call queries again', async () => {
  let turn = 0
  const ask = shared(async () => {
    turn += 1
    if (turn === 1) throw new Error('away')
    return turn
  })
  const first = ask()
  const second = ask()
  await expect(first).rejects.toThrow('away')
  expect(await second).toBe(2)
  expect(await ask()).toBe(3)
})
