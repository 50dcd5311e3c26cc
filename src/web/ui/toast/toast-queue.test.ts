import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissToast, holdToasts, listenToToasts, releaseToasts, toast, toasts } from './toast-queue.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  releaseToasts()
  vi.runAllTimers()
  vi.useRealTimers()
})

const titles = () => toasts().map((each) => each.title)

it('shows a toast for eight seconds', () => {
  toast('Saved')
  vi.advanceTimersByTime(7999)
  expect(titles()).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

it('keeps all of them while somebody is at them, and then for their whole time', () => {
  toast('Saved')
  vi.advanceTimersByTime(7000)
  holdToasts()
  toast('Saved again', { tone: 'warn' })
  vi.advanceTimersByTime(60_000)
  expect(toasts()).toMatchObject([
    { title: 'Saved', tone: 'good' },
    { title: 'Saved again', tone: 'warn' },
  ])
  releaseToasts()
  releaseToasts()
  vi.advanceTimersByTime(7999)
  expect(titles()).toEqual(['Saved', 'Saved again'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

it('takes one away that is dismissed, and leaves the others their time', () => {
  toast('one')
  vi.advanceTimersByTime(4000)
  toast('two')
  dismissToast(toasts()[0]?.id ?? 0)
  expect(titles()).toEqual(['two'])
  vi.advanceTimersByTime(7999)
  expect(titles()).toEqual(['two'])
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
