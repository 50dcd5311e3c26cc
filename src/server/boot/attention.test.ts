import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { attentionTo } from './attention.ts'

test('failed checks are named and counted; a check that throws has failed', async () => {
  const attention = attentionTo(
    [
      { name: 'fine', ok: async () => true },
      { name: 'wrong', ok: async () => false },
      { name: 'broken', ok: async () => Promise.reject(new Error('away')) },
      { name: 'silent', ok: () => new Promise(() => {}) },
    ],
    {} as never,
  )
  expect(await attention.failing()).toEqual(['wrong', 'broken', 'silent'])
  const registry = new Registry()
  attention.measureIn(registry)
  const told = (await registry.metrics()).split('\n').filter((line) => line.startsWith('veranda_'))
  expect(told.sort()).toEqual([
    'veranda_attention{of="broken"} 1',
    'veranda_attention{of="database"} 0',
    'veranda_attention{of="fine"} 0',
    'veranda_attention{of="silent"} 1',
    'veranda_attention{of="wrong"} 1',
  ])
})

test('an expensive check is run no more often than `everyMs`; in between its last result is used', async () => {
  let [looks, time] = [0, 0]
  const ok = async () => ++looks !== 2
  const attention = attentionTo([{ name: 'files', everyMs: 15_000, ok }], {} as never, () => time)
  for (time of [0, 1, 14_999]) expect(await attention.failing()).toEqual([])
  expect(looks).toBe(1)
  for (time of [15_000, 29_999]) expect(await attention.failing()).toEqual(['files'])
  for (time of [30_000, 44_999]) expect(await attention.failing()).toEqual([])
  expect(looks).toBe(3)
})

test('where the database gives no connection, `database` is named and not the check', async () => {
  const away = async () => Promise.reject(new Error('no connection'))
  const attention = attentionTo(
    [
      { name: 'mail', asksDatabase: true, ok: away },
      { name: 'seals', asksDatabase: true, ok: away },
      { name: 'files', ok: away },
    ],
    {} as never,
  )
  expect(await attention.failing()).toEqual(['database', 'files'])
})
