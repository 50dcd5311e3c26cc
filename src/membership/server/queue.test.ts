import { expect, test } from 'vitest'
import { queueOf } from './queue.ts'

const tick = () => new Promise((resolve) => setTimeout(resolve, 2))

test('never more than two at once, first come first served, and a failure frees its place', async () => {
  const queue = queueOf(2)
  const begun: number[] = []
  let running = 0
  let most = 0
  const act = (index: number) =>
    queue(async () => {
      begun.push(index)
      running += 1
      most = Math.max(most, running)
      await tick()
      running -= 1
      if (index === 1) throw new Error('the second fails')
      return index
    })
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(act))
  expect(most).toBe(2)
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
  await expect(act(6)).resolves.toBe(6)
})
