import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keepGate, type WorkerScope } from './gate-worker.ts'

const ORIGIN = 'https://club.example'
const FILES = ['/assets/index-1.js', '/favicon.svg']
const PAGE = '<script src="/assets/index-1.js"></script>'

/** The browser's store of answers, as far as the worker uses it. */
class Shelf {
  readonly all = new Map<string, Map<string, Response>>()
  open = async (name: string) => {
    const kept = this.all.get(name) ?? new Map<string, Response>()
    this.all.set(name, kept)
    return {
      addAll: async (files: string[]) => {
        for (const file of files) kept.set(file, new Response(file))
      },
      put: async (address: string, answer: Response) => void kept.set(address, answer),
      match: async (address: string) => kept.get(address)?.clone(),
    }
  }
  keys = async () => [...this.all.keys()]
  delete = async (name: string) => this.all.delete(name)
  match = async (address: string) => {
    for (const kept of this.all.values()) if (kept.has(address)) return kept.get(address)?.clone()
    return undefined
  }
}

describe('the gate’s worker', () => {
  let shelf: Shelf
  let server: (address: string) => Promise<Response>
  let heard: Record<string, (event: never) => void>
  let skipped: number

  function start(version = 'one', patience = 20) {
    heard = {}
    skipped = 0
    const scope = {
      addEventListener: (type: string, hear: (event: never) => void) => {
        heard[type] = hear
      },
      skipWaiting: async () => void skipped++,
      clients: { claim: async () => {} },
      caches: shelf,
      fetch: (asked: Request | string) => server(typeof asked === 'string' ? asked : asked.url),
      location: { origin: ORIGIN },
    }
    keepGate(scope as unknown as WorkerScope, { version, files: FILES, patience })
  }
  async function live(type: 'install' | 'activate') {
    let work: Promise<unknown> = Promise.resolve()
    heard[type]?.({ waitUntil: (one: Promise<unknown>) => (work = one) } as never)
    await work
  }
  /** What the worker answers; undefined where it leaves the matter to the browser. */
  async function ask(address: string, { mode = 'cors', method = 'GET' } = {}): Promise<string | undefined> {
    const url = address.startsWith('http') ? address : ORIGIN + address
    let answer: Promise<Response> | undefined
    heard.fetch?.({
      request: { url, mode, method },
      respondWith: (one: Promise<Response>) => (answer = one),
    } as never)
    return (await answer)?.text()
  }

  beforeEach(() => {
    shelf = new Shelf()
    server = async () => new Response(PAGE)
    start()
  })

  test('keeps the page with its files, and answers with it when the server does not', async () => {
    await live('install')
    expect(skipped).toBe(1)
    server = async () => new Response('newer')
    expect(await ask('/gate', { mode: 'navigate' })).toBe('newer')
    for (const dead of [
      () => Promise.reject(new TypeError('no connection')),
      async () => new Response('bad gateway', { status: 502 }),
      () => new Promise<Response>(() => {}),
    ]) {
      server = dead
      expect(await ask('/gate', { mode: 'navigate' })).toBe(PAGE)
      expect(await ask('/gate/', { mode: 'navigate' })).toBe(PAGE)
      expect(await ask('/assets/index-1.js')).toBe('/assets/index-1.js')
    }
  })

  test.each([
    ['a call', '/api/v1/passes/gate/', {}],
    ['a call that writes', '/api/v1/passes/check/', { method: 'POST' }],
    ['a file of somebody', '/api/files/1/contract.pdf', {}],
    ['another page', '/home', { mode: 'navigate' }],
    ['a page whose name begins alike', '/gateway', { mode: 'navigate' }],
    ['another site', 'https://elsewhere.example/assets/index-1.js', {}],
  ])('leaves %s to the browser', async (_, address, how) => {
    await live('install')
    expect(await ask(address, how)).toBeUndefined()
  })

  test('a file that is not kept comes from the server and is not kept then either', async () => {
    await live('install')
    server = async () => new Response('from the server')
    expect(await ask('/assets/other-2.js')).toBe('from the server')
    server = () => Promise.reject(new TypeError('no connection'))
    await expect(ask('/assets/other-2.js')).rejects.toThrow('no connection')
  })

  test.each([
    ['of another version', () => new Response('<script src="/assets/index-2.js"></script>')],
    ['that is no page of ours', () => new Response('Welcome to the hotel’s network')],
    ['that is a failure', () => new Response(PAGE, { status: 500 })],
  ])('keeps no page %s', async (_, answer) => {
    server = async () => answer()
    await expect(live('install')).rejects.toThrow('of another version')
    expect(skipped).toBe(0)
    expect(shelf.all.size).toBe(0)
  })

  test('a new version takes over, the one before stays for pages that are open, older ones go', async () => {
    await shelf.open('somebody-else')
    for (const version of ['one', 'two', 'three']) {
      start(version)
      await live('install')
      await live('activate')
    }
    expect([...shelf.all.keys()]).toEqual(['somebody-else', 'veranda.gate.two', 'veranda.gate.three'])
  })

  test('without a kept page the connection is all there is', async () => {
    const failing = vi.fn(() => Promise.reject(new TypeError('no connection')))
    server = failing
    await expect(ask('/gate', { mode: 'navigate' })).rejects.toThrow('no connection')
    expect(failing).toHaveBeenCalledOnce()
  })
})
