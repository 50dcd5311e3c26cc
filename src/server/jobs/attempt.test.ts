import type { FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'
import { attempt } from './attempt.ts'

/** A work that fails while `isAway`, at a clock that the test moves. */
function failingWork() {
  const said: string[] = []
  const line = (level: string) => (_: object, text: string) => void said.push(`${level}: ${text}`)
  const log = { error: line('error'), info: line('info') } as unknown as Pick<
    FastifyBaseLogger,
    'error' | 'info'
  >
  const state = { isAway: true, at: 0, asked: 0 }
  const run = attempt(
    { log, what: 'seals failed' },
    async () => {
      state.asked++
      if (state.isAway) throw new Error('no connection')
    },
    () => state.at,
  )
  return { state, said, run }
}

test('back-off: work that fails and is woken forty times a second runs once in 1.5 seconds, and logs once a minute', async () => {
  const { state, said, run } = failingWork()
  for (; state.at < 120_000; state.at += 25) await run()
  expect(state.asked).toBe(80)
  expect(said).toEqual(['error: seals failed', 'error: seals failed'])
})

test('that it works again is said, and its next failure at once', async () => {
  const { state, said, run } = failingWork()
  await run()
  state.at += 2_000
  state.isAway = false
  await run()
  await run()
  state.isAway = true
  await run()
  expect(said).toEqual(['error: seals failed', 'info: over: seals failed', 'error: seals failed'])
  expect(state.asked).toBe(4)
})
