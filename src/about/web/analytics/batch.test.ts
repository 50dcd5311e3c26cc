import { expect, test } from 'vitest'
import { newBatch } from './batch.ts'

function sender() {
  const sent: number[][] = []
  const answers: (boolean | Error)[] = []
  const batch = newBatch<number>(async (records) => {
    sent.push(records)
    const answer = answers.shift() ?? true
    if (answer instanceof Error) throw answer
    return answer
  })
  return { sent, answers, batch }
}

test('a batch is sent together, once', async () => {
  const { sent, batch } = sender()
  await batch.flush()
  for (const one of [1, 2, 3]) batch.add(one)
  await batch.flush()
  await batch.flush()
  expect(sent).toEqual([[1, 2, 3]])
})

test('what did not arrive goes with the next, in order, even after an exception', async () => {
  const { sent, answers, batch } = sender()
  answers.push(false, new Error('lost'))
  batch.add(1)
  await batch.flush()
  batch.add(2)
  await batch.flush()
  batch.add(3)
  await batch.flush()
  expect(sent).toEqual([[1], [1, 2], [1, 2, 3]])
  expect(batch.size()).toBe(0)
})

test('never more than fifty wait: the oldest are dropped', async () => {
  const { sent, batch } = sender()
  for (let one = 1; one <= 60; one++) batch.add(one)
  await batch.flush()
  expect([sent[0]?.length, sent[0]?.[0], sent[0]?.at(-1)]).toEqual([50, 11, 60])
})

test('one sending at a time', async () => {
  let finish = () => {}
  const sent: number[][] = []
  const batch = newBatch<number>((records) => {
    sent.push(records)
    return new Promise((resolve) => {
      finish = () => resolve(true)
    })
  })
  batch.add(1)
  const first = batch.flush()
  batch.add(2)
  await batch.flush()
  expect(sent).toEqual([[1]])
  finish()
  await first
  const second = batch.flush()
  finish()
  await second
  expect(sent).toEqual([[1], [2]])
})
