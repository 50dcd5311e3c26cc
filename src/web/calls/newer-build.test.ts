import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadNewerBuild } from './newer-build.ts'

const HERE = '/assets/index-1.js'
const pageOf = (program: string) =>
  `<!doctype html><script type="text/plain" id="program" src="${program}"></script>`

let served: () => Response | Promise<Response>
let loads: number
let remembered: Map<string, string>

beforeEach(() => {
  loads = 0
  remembered = new Map()
  vi.stubGlobal('document', {
    querySelector: () => ({ src: `https://club.example${HERE}` }),
  })
  vi.stubGlobal('location', { reload: () => void loads++ })
  vi.stubGlobal('fetch', async () => served())
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => remembered.get(key) ?? null,
    setItem: (key: string, value: string) => void remembered.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a page of another build is loaded, once for each build', async () => {
  served = () => new Response(pageOf('/assets/index-2.js'))
  expect([await loadNewerBuild(), loads]).toEqual([true, 1])
  // The machine that answered this time serves the former build still.
  expect([await loadNewerBuild(), loads]).toEqual([false, 1])
  served = () => new Response(pageOf('/assets/index-3.js'))
  expect([await loadNewerBuild(), loads]).toEqual([true, 2])
})

test.each([
  ['the same build', () => new Response(pageOf(HERE))],
  ['a failure', () => new Response(pageOf('/assets/index-2.js'), { status: 503 })],
  ['a page that is not the portal’s', () => new Response('Welcome to the hotel’s network')],
  ['no connection', () => Promise.reject(new TypeError('no connection'))],
])('%s is no reason to load the page again', async (_, answer) => {
  served = answer
  expect([await loadNewerBuild(), loads]).toEqual([false, 0])
})

test('where nothing can be remembered the person presses', async () => {
  served = () => new Response(pageOf('/assets/index-2.js'))
  vi.stubGlobal('sessionStorage', undefined)
  expect([await loadNewerBuild(), loads]).toEqual([false, 0])
})
