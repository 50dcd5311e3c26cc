import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type CachedPage, keepPages, type WorkerScope } from './keeper.ts'

const ORIGIN = 'https://club.example'
const FILES = ['/assets/index-1.js', '/favicon.svg']
const PAGE = '<head><script src="/assets/index-1.js"></script></head>'

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

const GATE = { page: '/gate', name: 'veranda.gate.' }
const SHELL = { page: '/home', name: 'veranda.shell.', everywhere: true }
const MARKED = PAGE.replace('<head>', '<head><meta name="kept" content="yes">')
const lost = () => Promise.reject(new TypeError('no connection'))

let shelf: Shelf
let server: (address: string) => Promise<Response>
let heard: Record<string, (event: never) => void>
let skipped: number

function start(how: Pick<CachedPage, 'page' | 'name' | 'everywhere'>, version = 'one') {
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
  keepPages(scope as unknown as WorkerScope, { version, files: FILES, patience: 20, ...how })
}

/** Lets the worker hear something, and waits for what it does about it. */
async function live(type: 'install' | 'activate' | 'message', more: object = {}) {
  const works: Promise<unknown>[] = []
  heard[type]?.({ waitUntil: (one: Promise<unknown>) => works.push(one), ...more } as never)
  await Promise.all(works)
}

/** What the worker answers; undefined where it leaves the matter to the browser. */
async function ask(address: string, { mode = 'cors', method = 'GET', early = undefined as unknown } = {}) {
  const url = address.startsWith('http') ? address : ORIGIN + address
  const works: Promise<unknown>[] = []
  let answer: Promise<Response> | undefined
  heard.fetch?.({
    request: { url, mode, method },
    preloadResponse: early,
    waitUntil: (one: Promise<unknown>) => works.push(one),
    respondWith: (one: Promise<Response>) => (answer = one),
  } as never)
  const text = await (await answer)?.text()
  await Promise.all(works)
  return text
}

beforeEach(() => {
  shelf = new Shelf()
  server = async () => new Response(PAGE)
})

describe.each([
  ['gate', GATE, '/gate', PAGE],
  ['shell', SHELL, '/my-reservations/17', MARKED],
] as const)('the keeper of the %s', (_, how, opened, said) => {
  beforeEach(() => start(how))

  test('caches the page with its files, and answers with it when the server does not', async () => {
    await live('install')
    expect(skipped).toBe(1)
    server = async () => new Response('newer')
    expect(await ask(opened, { mode: 'navigate' })).toBe('newer')
    for (const dead of [
      lost,
      async () => new Response('bad gateway', { status: 502 }),
      () => new Promise<Response>(() => {}),
    ]) {
      server = dead
      expect(await ask(opened, { mode: 'navigate' })).toBe(said)
      expect(await ask(`${opened}/`, { mode: 'navigate' })).toBe(said)
      expect(await ask('/assets/index-1.js')).toBe('/assets/index-1.js')
    }
  })

  test.each([
    ['a call', '/api/v1/passes/gate/', {}],
    ['a call that writes', '/api/v1/passes/check/', { method: 'POST' }],
    ['a file of somebody', '/api/files/1/contract.pdf', {}],
    ['a file of somebody in a tab of its own', '/api/files/1/contract.pdf', { mode: 'navigate' }],
    ['what is no page', '/notices.txt', { mode: 'navigate' }],
    ['a page that is sent', '/home', { mode: 'navigate', method: 'POST' }],
    ['another site', 'https://elsewhere.example/assets/index-1.js', {}],
  ])('leaves %s to the browser', async (_, address, how) => {
    await live('install')
    expect(await ask(address, how)).toBeUndefined()
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

  test('a new version takes over; the previous cache stays for open pages, older ones are deleted', async () => {
    await shelf.open('somebody-else')
    for (const version of ['one', 'two', 'three']) {
      start(how, version)
      await live('install')
      await live('activate')
    }
    expect([...shelf.all.keys()]).toEqual(['somebody-else', `${how.name}two`, `${how.name}three`])
  })

  test('without a kept page the connection is all there is', async () => {
    const failing = vi.fn(lost)
    server = failing
    await expect(ask(opened, { mode: 'navigate' })).rejects.toThrow('no connection')
    expect(failing).toHaveBeenCalledOnce()
  })
})

describe('the keeper of the gate', () => {
  beforeEach(() => start(GATE))

  test.each(['/home', '/gateway'])('leaves the page %s to the browser', async (address) => {
    await live('install')
    expect(await ask(address, { mode: 'navigate' })).toBeUndefined()
  })

  test('a file that is not kept comes from the server and is not kept then either', async () => {
    await live('install')
    server = async () => new Response('from the server')
    expect(await ask('/assets/other-2.js')).toBe('from the server')
    expect(await ask('/art/bay/noon.svg')).toBeUndefined()
    server = lost
    await expect(ask('/assets/other-2.js')).rejects.toThrow('no connection')
  })
})

describe('the keeper of the shell', () => {
  beforeEach(async () => {
    start(SHELL)
    await live('install')
  })

  test('keeps what of the build and of its pictures was used; a picture is asked for anew each time', async () => {
    server = async (address) => new Response(`first ${new URL(address, ORIGIN).pathname}`)
    expect(await ask('/assets/other-2.js')).toBe('first /assets/other-2.js')
    expect(await ask('/art/bay/noon.svg')).toBe('first /art/bay/noon.svg')
    server = async () => new Response('drawn anew')
    expect(await ask('/assets/other-2.js')).toBe('first /assets/other-2.js')
    expect(await ask('/art/bay/noon.svg')).toBe('drawn anew')
    server = lost
    expect(await ask('/art/bay/noon.svg')).toBe('drawn anew')
    await expect(ask('/art/reef/noon.svg')).rejects.toThrow('no connection')
  })

  test('caches no failed response', async () => {
    server = async () => new Response('Not found', { status: 404 })
    expect(await ask('/assets/other-2.js')).toBe('Not found')
    server = async () => new Response('there now')
    expect(await ask('/assets/other-2.js')).toBe('there now')
  })

  test('keeps what a page had used before, and of that only what is everybody’s', async () => {
    server = async (address) => new Response(`of ${address}`)
    const used = ['/assets/home-3.js', '/api/v1/fivesClub/getDashboard/', '/art/../api/v1/', 7, '/home']
    await live('message', { data: { used } })
    await live('message', { data: 'nothing' })
    expect([...(shelf.all.get('veranda.shell.one')?.keys() ?? [])].sort()).toEqual([
      '/assets/home-3.js',
      '/assets/index-1.js',
      '/favicon.svg',
      '/home',
    ])
  })

  test('uses the navigation preload response', async () => {
    server = lost
    const early = Promise.resolve(new Response('early'))
    expect(await ask('/home', { mode: 'navigate', early })).toBe('early')
    expect(await ask('/home', { mode: 'navigate', early: lost() })).toBe(MARKED)
  })
})
