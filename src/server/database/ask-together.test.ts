import { setImmediate as endOfTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { askTogether } from './ask-together.ts'
import type { Database } from './database.ts'

const db = {} as Database

/** Questions whose statements the test answers by hand. */
function asked() {
  const under: { questions: readonly number[]; end: (error?: Error) => void }[] = []
  const ask = askTogether<number, string>(
    (_, questions) =>
      new Promise((resolve, reject) => {
        const answers = questions.map((one) => (one < 0 ? null : `answer ${one}`))
        under.push({ questions, end: (error) => (error ? reject(error) : resolve(answers)) })
      }),
  )
  return { under, ask: (question: number) => ask(db, question) }
}

test('calls of one turn of the event loop share a batch', async () => {
  const { under, ask } = asked()
  const answers = [1, 2, -3].map(ask)
  await endOfTurn()
  expect(under.map(({ questions }) => questions)).toEqual([[1, 2, -3]])
  under[0]!.end()
  expect(await Promise.all(answers)).toEqual(['answer 1', 'answer 2', null])
})

test('calls that arrive while batches run share the next batch', async () => {
  const { under, ask } = asked()
  const answers: Promise<string | null>[] = []
  for (const one of [1, 2, 3, -4, 5]) {
    answers.push(ask(one))
    await endOfTurn()
  }
  expect(under.map(({ questions }) => questions)).toEqual([[1]])
  under[0]!.end()
  expect(await answers[0]).toBe('answer 1')
  expect(under[1]!.questions).toEqual([2, 3, -4, 5])
  under[1]!.end()
  expect(await Promise.all(answers.slice(1))).toEqual(['answer 2', 'answer 3', null, 'answer 5'])
})

test('a batch that never answers blocks only the calls in it', async () => {
  const { under, ask } = asked()
  ask(1)
  await endOfTurn()
  for (const one of [2, 3, 4]) {
    const [answer, before] = [ask(one), under.length]
    while (under.length === before) await endOfTurn()
    under.at(-1)!.end()
    expect(await answer).toBe(`answer ${one}`)
  }
})

test('a failure reaches the calls of that batch, and the next call queries anew', async () => {
  const { under, ask } = asked()
  const kept = ask(1)
  await endOfTurn()
  const answers = [2, 3].map(ask)
  while (under.length === 1) await endOfTurn()
  under[1]!.end(new Error('away'))
  const told = await Promise.allSettled(answers)
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  under[0]!.end()
  expect(await kept).toBe('answer 1')
  const again = ask(5)
  while (under.length === 2) await endOfTurn()
  under.at(-1)!.end()
  expect(await again).toBe('answer 5')
})

test('a batch holds at most fifty', async () => {
  const { under, ask } = asked()
  const answers = Array.from({ length: 112 }, (_, at) => ask(at))
  await endOfTurn()
  while (under.some(({ questions }) => questions)) {
    const next = under.shift()
    if (!next) break
    expect(next.questions.length).toBeLessThanOrEqual(50)
    next.end()
    await endOfTurn()
  }
  expect(await Promise.all(answers)).toHaveLength(112)
})
