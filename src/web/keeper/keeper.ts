/** The part of the ServiceWorkerGlobalScope that is used; the names are the browser's. */
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
  /** The static routing API, in newer browsers: requests that bypass the service worker. */
  addRoutes?(routes: readonly unknown[]): Promise<void>
}
interface FetchEvent extends LifeEvent {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/** Which page is cached, with which files. */
export interface CachedPage {
  /** The version, from the page and its files: the browser installs a service worker anew when its bytes differ. */
  version: string
  /** The files that are cached at installation. */
  files: readonly string[]
  /** The page that is kept: every page of the portal is the same document. */
  page: string
  /** The prefix of the cache names; service workers delete only caches with their own prefix. */
  name: string
  /** Answers for every page of the portal, and caches the files of the build and the pictures as they are used. */
  everywhere?: boolean
  /** The time-out of the network for the page; past it the cached one is shown (milliseconds). */
  patience?: number
}

/**
 * A service worker that caches a page and its files, so that it opens without a connection. API calls and files of
 * persons bypass it and are never cached. Compiled into a file of its own (scripts/workers.ts), so it imports nothing.
 */
export function keepPages(worker: WorkerScope, kept: CachedPage): void {
  const { files, everywhere = false } = kept
  const cached = new PageCache(worker, kept)

  worker.addEventListener('install', (event) => {
    event.waitUntil(Promise.all([cached.keep(), passCallsBy(event)]))
  })
  worker.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([cached.forgetOlder(), askEarly()]).then(() => worker.clients.claim()))
  })
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== worker.location.origin) return
    if (request.mode === 'navigate') {
      if (cached.isOurPage(pathname)) event.respondWith(cached.pageFor(event))
    } else if (pathname.startsWith('/assets/') || files.includes(pathname)) {
      event.respondWith(cached.fileFor(event, pathname))
    } else if (everywhere && pathname.startsWith('/art/')) {
      event.respondWith(cached.pictureFor(event, pathname))
    }
  })
  worker.addEventListener('message', (event) => {
    // Files that the page loaded before the service worker controlled it.
    if (everywhere && Array.isArray(event.data?.used)) event.waitUntil(cached.keepUsed(event.data.used))
  })

  /** Navigation preload: the browser requests the page while the service worker starts. */
  async function askEarly(): Promise<void> {
    if (everywhere) await worker.registration?.navigationPreload?.enable().catch(() => {})
  }
}

/** API calls bypass the service worker, and need not wait for its start. */
async function passCallsBy(event: InstallEvent): Promise<void> {
  const calls = { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' }
  await event.addRoutes?.([calls]).catch(() => {})
}

/** Marks the page as a cached one: it may be older than the server's. */
async function marked(held: Response): Promise<Response> {
  const text = (await held.text()).replace('<head>', '<head><meta name="kept" content="yes">')
  return new Response(text, { status: held.status, headers: held.headers })
}

/** The cache of one version of the page, and how requests are answered from it. */
class PageCache {
  readonly #worker: WorkerScope
  readonly #kept: CachedPage
  /** The cache's name. */
  readonly #name: string

  constructor(worker: WorkerScope, kept: CachedPage) {
    this.#worker = worker
    this.#kept = kept
    this.#name = kept.name + kept.version
  }

  /** Caches the page with its files, all of one version. */
  async keep(): Promise<void> {
    const { page, files } = this.#kept
    const fresh = await this.#worker.fetch(page, { cache: 'no-store', credentials: 'omit' })
    const named = (await fresh.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
    // While a new version is put in place the page may still be the one before: the browser tries again later.
    if (!fresh.ok || named.length === 0 || named.some((file) => !files.includes(file)))
      throw new Error('The page is of another version')
    const cache = await this.#worker.caches.open(this.#name)
    await cache.addAll([...files])
    // Added last: its presence means that the cache is complete.
    await cache.put(page, fresh)
    await this.#worker.skipWaiting()
  }

  /** The previous version's cache stays: an open page may still need its files. */
  async forgetOlder(): Promise<void> {
    const older = (await this.#worker.caches.keys()).filter(
      (one) => one.startsWith(this.#kept.name) && one !== this.#name,
    )
    await Promise.all(older.slice(0, -1).map((one) => this.#worker.caches.delete(one)))
  }

  isOurPage(pathname: string): boolean {
    if (!this.#kept.everywhere) return pathname.replace(/\/$/, '') === this.#kept.page
    return !/^\/api(\/|$)|\.\w{2,5}$/.test(pathname)
  }

  /** Network first: the server's page within the time-out, else the cached one. */
  async pageFor(event: FetchEvent): Promise<Response> {
    const { page, everywhere, patience = 4000 } = this.#kept
    const coming = this.#comingPage(event)
    const held = await (await this.#worker.caches.open(this.#name)).match(page, { ignoreVary: true })
    if (!held) return coming
    const late = new Promise<null>((tell) => setTimeout(() => tell(null), patience))
    const answer = await Promise.race([coming.catch(() => null), late])
    return answer && answer.status < 500 ? answer : everywhere ? marked(held) : held
  }

  async #comingPage(event: FetchEvent): Promise<Response> {
    const early = event.preloadResponse?.catch(() => undefined)
    if (early) event.waitUntil(early)
    return (await early) ?? this.#worker.fetch(event.request)
  }

  /** Cache first: file names contain a content hash. */
  async fileFor(event: FetchEvent, pathname: string): Promise<Response> {
    const held = await this.#worker.caches.match(pathname, { ignoreVary: true })
    if (held) return held
    const fresh = await this.#worker.fetch(event.request)
    if (this.#kept.everywhere) event.waitUntil(this.#keepOne(pathname, fresh))
    return fresh
  }

  /** Network first: a picture may change under its name. */
  async pictureFor(event: FetchEvent, pathname: string): Promise<Response> {
    try {
      const fresh = await this.#worker.fetch(event.request)
      event.waitUntil(this.#keepOne(pathname, fresh))
      return fresh
    } catch (problem) {
      const held = await this.#worker.caches.match(pathname, { ignoreVary: true })
      if (held) return held
      throw problem
    }
  }

  async keepUsed(used: readonly unknown[]): Promise<void> {
    for (const path of used) {
      if (typeof path !== 'string' || !/^\/(assets|art)\/[\w.-]+$/.test(path)) continue
      if (await this.#worker.caches.match(path, { ignoreVary: true })) continue
      await this.#worker.fetch(path).then(
        (fresh) => this.#keepOne(path, fresh),
        () => {},
      )
    }
  }

  /** A failing cache (disk full, storage blocked) must not fail the response. */
  async #keepOne(pathname: string, answer: Response): Promise<void> {
    if (answer.status !== 200) return
    // Cloned before the response is returned: a read body cannot be cloned.
    const copy = answer.clone()
    await this.#worker.caches.open(this.#name).then(
      (cache) => cache.put(pathname, copy).catch(() => {}),
      () => {},
    )
  }
}
