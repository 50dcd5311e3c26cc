import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  connectionNow,
  noteLost,
  noteReached,
  onConnection,
  onConnectionBack,
  tryConnection,
} from './connection.ts'

let reachable: boolean
let asked: number

beforeEach(() => {
  vi.useFakeTimers()
  reachable = false
  asked = 0
  vi.stubGlobal('fetch', async () => {
    asked++
    if (!reachable) throw new TypeError('no connection')
    return new Response('{"status":"ok"}')
  })
})
afterEach(async () => {
  noteReached()
  await vi.advanceTimersByTimeAsync(4000)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

test('one failed call is no lost connection where the probe succeeds', async () => {
  reachable = true
  noteLost()
  await settle()
  expect([connectionNow(), asked]).toEqual(['there', 1])
})

test('a lost connection is tried after 2, 5, 15 and then every 30 seconds', async () => {
  noteLost()
  await settle()
  expect([connectionNow(), asked]).toEqual(['gone', 1])
  for (const [index, wait] of [2000, 5000, 15_000, 30_000, 30_000].entries()) {
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(asked).toBe(index + 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toBe(index + 2)
  }
})

test('calls that fail meanwhile cause no further probes; concurrent ones share a probe', async () => {
  noteLost()
  noteLost()
  await settle()
  noteLost()
  await settle()
  expect(asked).toBe(1)
  await Promise.all([tryConnection(), tryConnection()])
  expect(asked).toBe(2)
})

test('when it is back that is said for four seconds, and who waits for it is told once', async () => {
  const told = vi.fn()
  const changes: string[] = []
  const stops = [onConnectionBack(told), onConnection(() => changes.push(connectionNow()))]
  noteLost()
  await settle()
  reachable = true
  expect(await tryConnection()).toBe(true)
  noteReached()
  expect(connectionNow()).toBe('back')
  await vi.advanceTimersByTimeAsync(4000)
  expect(changes).toEqual(['gone', 'back', 'there'])
  expect(told).toHaveBeenCalledOnce()
  for (const stop of stops) stop()
})

test('any answer of the portal brings it back, and nothing is asked any more', async () => {
  noteLost()
  await settle()
  noteReached()
  await vi.advanceTimersByTimeAsync(120_000)
  expect([connectionNow(), asked]).toEqual(['there', 1])
})

test('a portal that is not well behind its proxy is not reached', async () => {
  vi.stubGlobal('fetch', async () => new Response('bad gateway', { status: 502 }))
  noteLost()
  await settle()
  expect(connectionNow()).toBe('gone')
})
