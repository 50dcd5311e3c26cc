import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { heardToasts, holdToasts, listenToToasts, releaseToasts, toast, toasts } from './toast-queue.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  releaseToasts()
  vi.runAllTimers()
  vi.useRealTimers()
})

const titles = () => toasts().map((each) => each.title)

it.each([
  [3000, undefined],
  [5000, 'The desk answers by email.'],
])('shows a toast for %d milliseconds: %s', (ms, text) => {
  toast('Saved', { text })
  vi.advanceTimersByTime(ms - 1)
  expect(titles()).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

it('leaves eight seconds to hear what it said', () => {
  toast('Saved')
  vi.advanceTimersByTime(7999)
  expect(heardToasts().map(({ title }) => title)).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(heardToasts()).toEqual([])
})

it('keeps all of them while somebody is at them, and then for their whole time', () => {
  toast('Saved')
  vi.advanceTimersByTime(2000)
  holdToasts()
  toast('Saved again', { tone: 'warn' })
  vi.advanceTimersByTime(60_000)
  expect(toasts()).toMatchObject([
    { title: 'Saved', tone: 'good' },
    { title: 'Saved again', tone: 'warn' },
  ])
  releaseToasts()
  releaseToasts()
  vi.advanceTimersByTime(2999)
  expect(titles()).toEqual(['Saved', 'Saved again'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

it('keeps the newest three', () => {
  for (const title of ['one', 'two', 'three', 'four']) toast(title)
  expect(titles()).toEqual(['two', 'three', 'four'])
})

it('drops a warning once something is done, and keeps it beside another warning', () => {
  toast('Choose your dates', { tone: 'warn' })
  toast('Nothing was done', { tone: 'warn' })
  expect(titles()).toEqual(['Choose your dates', 'Nothing was done'])
  toast('Saved')
  expect(titles()).toEqual(['Saved'])
  expect(heardToasts().map(({ title }) => title)).toEqual(['Saved'])
  toast('Not everything was cancelled', { tone: 'warn' })
  expect(titles()).toEqual(['Saved', 'Not everything was cancelled'])
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
