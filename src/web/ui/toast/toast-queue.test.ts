import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listenToToasts, toast, toasts } from './toast-queue.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const titles = () => toasts().map((each) => each.title)

it('shows a toast for three seconds', () => {
  toast('Saved')
  vi.advanceTimersByTime(2999)
  expect(titles()).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

it('shows one longer when asked', () => {
  toast('Quantity changed', { ms: 5000, tone: 'warn' })
  vi.advanceTimersByTime(4999)
  expect(toasts()).toMatchObject([{ title: 'Quantity changed', tone: 'warn' }])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

it('keeps the newest three', () => {
  for (const title of ['one', 'two', 'three', 'four']) toast(title)
  expect(titles()).toEqual(['two', 'three', 'four'])
})

it('tells who listens, until they stop', () => {
  const listener = vi.fn()
  const stop = listenToToasts(listener)
  toast('Saved')
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  toast('Saved again')
  expect(listener).toHaveBeenCalledTimes(1)
})
