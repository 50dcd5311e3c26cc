import { expect, test } from 'vitest'
import { endingOf } from './end.ts'

function ending(stop: () => Promise<void>, drainSeconds = 0) {
  const told: string[] = []
  const end = endingOf({
    drain: () => told.push('drains'),
    stop: () => {
      told.push('stops')
      return stop()
    },
    drainSeconds,
    exit: (code) => told.push(`exit ${code}`),
    limitMs: 50,
  })
  return { told, end }
}
const never = () => new Promise<void>(() => {})

test('a signal drains, finishes what runs, and ends with 0', async () => {
  const { told, end } = ending(async () => {})
  await end('SIGTERM')
  expect(told).toEqual(['drains', 'stops', 'exit 0'])
})

test('work that hangs past the time-out, or fails, ends the process with 1', async () => {
  const hanging = ending(never)
  await hanging.end('SIGTERM')
  expect(hanging.told.at(-1)).toBe('exit 1')
  const failing = ending(() => Promise.reject(new Error('no')))
  await failing.end('SIGTERM')
  expect(failing.told.at(-1)).toBe('exit 1')
})

test('a second signal ends at once, also in the middle of the drain', async () => {
  const { told, end } = ending(never, 60)
  void end('SIGTERM')
  await end('SIGTERM')
  expect(told).toEqual(['drains', 'exit 1'])
})

test('SIGINT does not wait for the balancer', async () => {
  const { told, end } = ending(async () => {}, 60)
  await end('SIGINT')
  expect(told).toEqual(['drains', 'stops', 'exit 0'])
})

test('the log hears of the signal, of a second one, and of the end', async () => {
  const said: string[] = []
  const end = endingOf({
    drain: () => {},
    stop: async () => {},
    drainSeconds: 0,
    exit: () => {},
    tell: (line) => said.push(line),
  })
  await end('SIGTERM')
  await end('SIGINT')
  expect(said).toEqual([
    'SIGTERM: /ready fails from now on; in 0 seconds the portal finishes what runs and ends',
    'the portal has ended; all that ran is finished',
    'a second signal (SIGINT): the portal ends at once, calls in hand are cut off',
  ])
})
