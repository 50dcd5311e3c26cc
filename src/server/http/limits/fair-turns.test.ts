import { expect, test } from 'vitest'
import { fairTurnsOf, NO_ROOM } from './fair-turns.ts'

const LIMITS = { width: 2, waiting: 6, waitingOfOne: 4 }

/** Acts that end when the test says so. */
function stageOf(limits = LIMITS) {
  const take = fairTurnsOf(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const settled = new Map<string, unknown>()
  const tick = () => new Promise((resolve) => setImmediate(resolve))
  return {
    begun,
    settled,
    ask: (name: string, address: string, account = name, known = false) => {
      const act = () => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      }
      take({ address, account, known }, act).then((value) => settled.set(name, value))
    },
    end: async (name: string) => {
      ends.get(name)?.()
      await tick()
    },
    tick,
    take,
  }
}

test('never more than two at once, and each address in order', async () => {
  const { ask, begun, end, tick } = stageOf()
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name, 'a')
  await tick()
  expect(begun).toEqual(['a1', 'a2'])
  await end('a2')
  expect(begun).toEqual(['a1', 'a2', 'a3'])
  await end('a1')
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4'])
})

test('round robin: a single call of another address waits for one call, not for all that came before', async () => {
  const { ask, begun, end, tick } = stageOf()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) ask(name, 'a')
  ask('b1', 'b')
  await tick()
  await end('a1')
  await end('a2')
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1'])
  ask('c1', 'c')
  await end('b1')
  await end('a3')
  expect(begun.slice(4)).toEqual(['a4', 'c1'])
})

test('one call at a time per account, whatever the address; calls of other accounts overtake', async () => {
  const { ask, begun, end, tick } = stageOf()
  ask('first', 'a', 'elena')
  ask('second', 'b', 'elena')
  ask('other', 'c', 'marcos')
  await tick()
  expect(begun).toEqual(['first', 'other'])
  await end('other')
  expect(begun).toEqual(['first', 'other'])
  await end('first')
  expect(begun).toEqual(['first', 'other', 'second'])
})

test('an address has a limited queue; past it a call is refused', async () => {
  const { ask, settled, tick } = stageOf()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']) ask(name, 'a')
  await tick()
  expect([...settled]).toEqual([['a7', NO_ROOM]])
})

test('when the queue is full, the longest queue loses its last call to an address with fewer', async () => {
  const { ask, begun, end, settled, tick } = stageOf()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) ask(name, 'a')
  for (const name of ['b1', 'b2']) ask(name, 'b')
  ask('c1', 'c')
  await tick()
  expect([...settled]).toEqual([['a6', NO_ROOM]])
  // All have one or two now: no address is evicted for a second call of another.
  for (const name of ['d1', 'b3']) ask(name, 'b3' === name ? 'b' : 'd')
  await tick()
  expect([...settled]).toEqual([
    ['a6', NO_ROOM],
    ['a5', NO_ROOM],
    ['b3', NO_ROOM],
  ])
  await end('a1')
  await end('a2')
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('a failure frees its place', async () => {
  const { take } = stageOf()
  const turn = { address: 'a', account: 'elena' }
  await expect(take(turn, () => Promise.reject(new Error('it fails')))).rejects.toThrow('it fails')
  expect(await take(turn, async () => 'done')).toBe('done')
})

test('a known browser goes before strangers, and gets a place when the queue is full', async () => {
  const { ask, begun, settled, end, tick } = stageOf()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) ask(name, name)
  ask('elena', 'device:1', 'elena', true)
  await tick()
  await end('a')
  expect(begun).toEqual(['a', 'b', 'elena'])
  expect([...settled.values()]).toContain(NO_ROOM)
})
