import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { earlyAnswers, takeEarly } from './asked-early.ts'
import { forgetEarly, readEarly } from './read-early.ts'

const answer = Promise.resolve(new Response('{}'))
const here = globalThis as {
  askedEarly?: Record<string, Promise<Response>>
  answeredEarly?: Record<string, string>
}

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1)
  here.askedEarly = { 'en /api/v1/dashboard/todo/': answer }
})
afterEach(() => {
  delete here.askedEarly
  delete here.answeredEarly
  vi.restoreAllMocks()
})

test('what the page has asked is taken once', () => {
  expect(takeEarly('en', '/api/v1/dashboard/todo/')).toBe(answer)
  expect(takeEarly('en', '/api/v1/dashboard/todo/')).toBeUndefined()
})

test('another address, another language and a page that asked nothing find nothing', () => {
  expect(takeEarly('en', '/api/v1/dashboard/')).toBeUndefined()
  expect(takeEarly('es', '/api/v1/dashboard/todo/')).toBeUndefined()
  delete here.askedEarly
  delete here.answeredEarly
  expect(takeEarly('en', '/api/v1/dashboard/todo/')).toBeUndefined()
})

test('who comes late asks anew', () => {
  vi.mocked(performance.now).mockReturnValue(30_001)
  expect(takeEarly('en', '/api/v1/dashboard/todo/')).toBeUndefined()
  vi.mocked(performance.now).mockReturnValue(1)
  expect(takeEarly('en', '/api/v1/dashboard/todo/')).toBeUndefined()
})

test('what waits for the early answers hears of them also where one failed, and of none where none was asked', async () => {
  here.askedEarly = { one: answer, other: Promise.reject(new TypeError('no connection')) }
  await expect(earlyAnswers()).resolves.toHaveLength(2)
  here.askedEarly = {}
  expect(earlyAnswers()).toBeNull()
  delete here.askedEarly
  delete here.answeredEarly
  expect(earlyAnswers()).toBeNull()
})

test('what was answered is read until it is forgotten, and no longer than its time', () => {
  const address = '/api/v1/dashboard/todo/'
  expect(readEarly('en', address)).toBeUndefined()
  here.answeredEarly = { [`en ${address}`]: '{"data":[]}' }
  expect(readEarly('en', address)).toEqual({ data: [] })
  expect(readEarly('en', address)).toEqual({ data: [] })
  expect(readEarly('es', address)).toBeUndefined()
  forgetEarly('en', address)
  expect(readEarly('en', address)).toBeUndefined()
  expect(takeEarly('en', address)).toBeUndefined()
  here.askedEarly = { [`en ${address}`]: answer }
  here.answeredEarly = { [`en ${address}`]: '{"data":[]}' }
  vi.mocked(performance.now).mockReturnValue(30_000)
  expect(readEarly('en', address)).toBeUndefined()
})

test('what was taken up is read no more', () => {
  const address = '/api/v1/dashboard/todo/'
  here.answeredEarly = { [`en ${address}`]: '{"data":[]}' }
  takeEarly('en', address)
  expect(readEarly('en', address)).toBeUndefined()
})
