import { expect, test } from 'vitest'
import { keepOn, shared, shareOf } from './kept.ts'

const NOW = new Date('2026-11-18T15:00:00Z')

/** What is kept on a standing that the test sets, which count how often each is made. */
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

test('an answer is made once, and again when what it stands on has changed', async () => {
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

test('a long question counts as much as it takes, however short its answer', async () => {
  const { world, ask } = kept(10_000)
  const long = (number: number) => `${number} ${'q'.repeat(2_000)}`
  for (const number of [1, 2, 3]) await ask(long(number))
  // Two of them fit: the first is made again.
  await ask(long(3))
  await ask(long(1))
  expect(world.made.map((key) => key[0])).toEqual(['1', '2', '3', '1'])
})

test('what is kept of replicas takes no more room together than what is kept of one database', () => {
  expect([1, 2, 5].map((databases) => shareOf(databases) * databases <= shareOf(1))).toEqual([
    true,
    true,
    true,
  ])
  expect(shareOf(1)).toBe(16 * 1_048_576)
})

test('who asks while it is made waits for the same one', async () => {
  const { world, ask } = kept()
  expect(await Promise.all([ask('list'), ask('list'), ask('list')])).toEqual(Array(3).fill('list on one'))
  expect(world.made).toEqual(['list'])
})

test('what is made on an older standing is not kept on a newer one', async () => {
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

test('it has a bound: what was asked for least lately goes', async () => {
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

test('asking together: who comes while it is asked waits for the next time, all of them for one', async () => {
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

test('asking together: a failure is told to those who waited for it, and the next ask anew', async () => {
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
