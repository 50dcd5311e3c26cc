import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { type Endpoint, endpoint } from '../../kernel/endpoint.ts'
import { tellCallDone } from './call-done.ts'
import { followDeeds } from './follow-deeds.ts'

const call = (more: Partial<Endpoint>) =>
  ({
    ...endpoint({
      name: 'signReport',
      method: 'POST',
      path: '/x/',
      group: 'x',
      access: { who: 'owner' },
      answer: z.object({}),
      refusals: {},
    }),
    ...more,
  }) as Endpoint

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
})

/** A tab whose screen shows one answer; `reads` counts how often it was asked for. */
async function tab() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  const shown = { reads: 0 }
  const options = { queryKey: ['readToDo'], queryFn: () => ++shown.reads }
  await queries.fetchQuery(options)
  return { queries, shown, options }
}

test('a deed makes every cached answer stale; a read does not', async () => {
  const { queries } = await tab()
  stops.push(followDeeds(queries))
  const isOld = () => queries.getQueryState(['readToDo'])?.isInvalidated
  tellCallDone(call({ method: 'GET' }))
  tellCallDone(call({ transaction: 'read' }))
  tellCallDone(call({ changesNothing: true }))
  expect(isOld()).toBe(false)
  tellCallDone(call({}))
  expect(isOld()).toBe(true)
})

test('another tab reads anew what it shows', async () => {
  const here = await tab()
  const there = await tab()
  const watching = new QueryObserver(there.queries, there.options)
  stops.push(
    followDeeds(here.queries),
    followDeeds(there.queries),
    watching.subscribe(() => {}),
  )
  new BroadcastChannel('veranda.deeds').postMessage('signReport')
  await vi.waitFor(() => expect(there.shown.reads).toBe(2))
  expect(here.shown.reads).toBe(1)
})

test('a deed that another tab has done while this page was loading makes what is shown be read anew', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  stops.push(() => vi.unstubAllGlobals())
  const there = await tab()
  stops.push(followDeeds(there.queries))
  tellCallDone(call({}))
  const slow = await tab()
  const watching = new QueryObserver(slow.queries, slow.options)
  stops.push(
    watching.subscribe(() => {}),
    followDeeds(slow.queries),
  )
  await vi.waitFor(() => expect(slow.shown.reads).toBe(2))

  // A page that was opened after the deed has read what came of it.
  vi.spyOn(performance, 'now').mockReturnValue(-1)
  const late = await tab()
  stops.push(followDeeds(late.queries))
  expect(late.queries.getQueryState(['readToDo'])?.isInvalidated).toBe(false)
})

test('who has stopped hears nothing more', async () => {
  const { queries } = await tab()
  followDeeds(queries)()
  tellCallDone(call({}))
  expect(queries.getQueryState(['readToDo'])?.isInvalidated).toBe(false)
})
