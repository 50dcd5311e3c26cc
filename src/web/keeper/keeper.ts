/** What a keeper uses of the scope it runs in; the names are the browser's. */
export interface WorkerScope {
  addEventListener(type: 'install', hear: (event: InstallEvent) => void): void
  addEventListener(type: 'activate', hear: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', hear: (event: FetchEvent) => void): void
  addEventListener(type: 'message', hear: (event: MessageEvent & LifeEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  caches: CacheStorage
  fetch(asked: Request | string, how?: RequestInit): Promise<Response>
  location: { origin: string }
  registration?: { navigationPreload?: { enable(): Promise<void> } }
}
interface LifeEvent {
  waitUntil(work: Promise<unknown>): void
}
interface InstallEvent extends LifeEvent {
  /** Young browsers ask the server themselves where a worker says that it has nothing to add. */
  addRoutes?(routes: readonly unknown[]): Promise<void>
}
interface FetchEvent extends LifeEvent {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/** Which page is kept, with which files. */
export interface Kept {
  /** Changes with the page and its files: a worker that differs by a byte is a new one to the browser. */
  version: string
  /** What is kept from the start. */
  files: readonly string[]
  /** The page that is kept: every page of the portal is the same document. */
  page: string
  /** How the names of its caches begin: keepers leave each other's alone. */
  name: string
  /** Stands in for every page of the portal, and keeps what of the build and of its pictures was used. */
  everywhere?: boolean
  /** The connection may take so long to bring the page before the kept one is shown (milliseconds). */
  patience?: number
}

/**
 * Keeps a page and the files it is made of, so that it opens without a connection. It knows no call and no file of
 * anybody: what an owner reads goes past it as if it were not there, and is never kept. Compiled into a file of its own
 * for each keeper (scripts/workers.ts), so it imports nothing.
 */
export function keepPages(worker: WorkerScope, kept: Kept): void {
  const { version, files, page, everywhere = false, patience = 4000 } = kept
  const name = kept.name + version
  const { caches, clients, location } = worker

  worker.addEventListener('install', (event) => {
    event.waitUntil(Promise.all([keep(), passCallsBy(event)]))
  })
  worker.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([forgetOlder(), askEarly()]).then(() => clients.claim()))
  })
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== location.origin) return
    if (request.mode === 'navigate') {
      if (isOurPage(pathname)) event.respondWith(pageFor(event))
    } else if (pathname.startsWith('/assets/') || files.includes(pathname)) {
      event.respondWith(fileFor(event, pathname))
    } else if (everywhere && pathname.startsWith('/art/')) {
      event.respondWith(pictureFor(event, pathname))
    }
  })
  worker.addEventListener('message', (event) => {
    // What a page had loaded before there was a keeper to see it.
    if (everywhere && Array.isArray(event.data?.used)) event.waitUntil(keepUsed(event.data.used))
  })

  async function keep(): Promise<void> {
    const fresh = await worker.fetch(page, { cache: 'no-store', credentials: 'omit' })
    const named = (await fresh.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
    // While a new version is put in place the page may still be the one before: the browser tries again later.
    if (!fresh.ok || named.length === 0 || named.some((file) => !files.includes(file)))
      throw new Error('The page is of another version')
    const cache = await caches.open(name)
    await cache.addAll([...files])
    // Last: it says that all is there.
    await cache.put(page, fresh)
    await worker.skipWaiting()
  }

  /** Calls are the server's alone, and need not wait until the worker has woken up. */
  async function passCallsBy(event: InstallEvent): Promise<void> {
    const calls = { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' }
    await event.addRoutes?.([calls]).catch(() => {})
  }

  /** The browser asks for a page while the worker wakes up. */
  async function askEarly(): Promise<void> {
    if (everywhere) await worker.registration?.navigationPreload?.enable().catch(() => {})
  }

  /** The version before stays: a page that is open may still ask for a file of it. */
  async function forgetOlder(): Promise<void> {
    const older = (await caches.keys()).filter((one) => one.startsWith(kept.name) && one !== name)
    await Promise.all(older.slice(0, -1).map((one) => caches.delete(one)))
  }

  function isOurPage(pathname: string): boolean {
    if (!everywhere) return pathname.replace(/\/$/, '') === page
    return !/^\/api(\/|$)|\.\w{2,5}$/.test(pathname)
  }

  /** The server's page while it answers, else the kept one. */
  async function pageFor(event: FetchEvent): Promise<Response> {
    const coming = comingPage(event)
    const held = await (await caches.open(name)).match(page, { ignoreVary: true })
    if (!held) return coming
    const late = new Promise<null>((tell) => setTimeout(() => tell(null), patience))
    const answer = await Promise.race([coming.catch(() => null), late])
    return answer && answer.status < 500 ? answer : everywhere ? marked(held) : held
  }

  async function comingPage(event: FetchEvent): Promise<Response> {
    const early = event.preloadResponse?.catch(() => undefined)
    if (early) event.waitUntil(early)
    return (await early) ?? worker.fetch(event.request)
  }

  /** Says in the page that it is a kept one: it may be of an older version than the server's. */
  async function marked(held: Response): Promise<Response> {
    const text = (await held.text()).replace('<head>', '<head><meta name="kept" content="yes">')
    return new Response(text, { status: held.status, headers: held.headers })
  }

  /** A file's name changes with what is in it: the kept one is right whenever there is one. */
  async function fileFor(event: FetchEvent, pathname: string): Promise<Response> {
    const held = await caches.match(pathname, { ignoreVary: true })
    if (held) return held
    const fresh = await worker.fetch(event.request)
    if (everywhere) event.waitUntil(keepOne(pathname, fresh))
    return fresh
  }

  /** A picture of the portal may be drawn anew under its name: the server's comes first. */
  async function pictureFor(event: FetchEvent, pathname: string): Promise<Response> {
    try {
      const fresh = await worker.fetch(event.request)
      event.waitUntil(keepOne(pathname, fresh))
      return fresh
    } catch (problem) {
      const held = await caches.match(pathname, { ignoreVary: true })
      if (held) return held
      throw problem
    }
  }

  async function keepUsed(used: readonly unknown[]): Promise<void> {
    for (const path of used) {
      if (typeof path !== 'string' || !/^\/(assets|art)\/[\w.-]+$/.test(path)) continue
      if (await caches.match(path, { ignoreVary: true })) continue
      await worker.fetch(path).then(
        (fresh) => keepOne(path, fresh),
        () => {},
      )
    }
  }

  /** A full disk, or a browser that keeps nothing, is no reason to withhold a file. */
  async function keepOne(pathname: string, answer: Response): Promise<void> {
    if (answer.status !== 200) return
    // Before the answer is handed on: what was read cannot be copied.
    const copy = answer.clone()
    await caches.open(name).then(
      (cache) => cache.put(pathname, copy).catch(() => {}),
      () => {},
    )
  }
}
