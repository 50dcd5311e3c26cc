/** What the gate's worker uses of the scope it runs in; the names are the browser's. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', hear: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', hear: (event: FetchEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  caches: CacheStorage
  fetch(asked: Request | string, how?: RequestInit): Promise<Response>
  location: { origin: string }
}
interface LifeEvent {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}

/** Which page is kept, with which files. */
export interface Kept {
  /** Changes with the page and its files: a worker that differs by a byte is a new one to the browser. */
  version: string
  files: readonly string[]
  /** The connection may take so long to bring the page before the kept one is shown (milliseconds). */
  patience?: number
}

const PAGE = '/gate'
const OURS = 'veranda.gate.'

/**
 * Keeps the gate's page and the files it is made of, so that a guard's device opens it without a connection. It knows
 * no other page and no call: those go to the server as if it were not there. Compiled into a file of its own
 * (scripts/gate-worker.ts), so it imports nothing.
 */
export function keepGate(worker: WorkerScope, { version, files, patience = 4000 }: Kept): void {
  const name = OURS + version
  const { caches, clients, location } = worker

  worker.addEventListener('install', (event) => event.waitUntil(keep()))
  worker.addEventListener('activate', (event) => event.waitUntil(forgetOlder().then(() => clients.claim())))
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== location.origin) return
    if (request.mode === 'navigate') {
      if (pathname.replace(/\/$/, '') === PAGE) event.respondWith(pageFor(request))
    } else if (pathname.startsWith('/assets/') || files.includes(pathname)) {
      event.respondWith(fileFor(request, pathname))
    }
  })

  async function keep(): Promise<void> {
    const page = await worker.fetch(PAGE, { cache: 'no-store', credentials: 'omit' })
    const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
    // While a new version is put in place the page may still be the one before: the browser tries again later.
    if (!page.ok || named.length === 0 || named.some((file) => !files.includes(file)))
      throw new Error('The gate’s page is of another version')
    const cache = await caches.open(name)
    await cache.addAll([...files])
    // Last: it says that all is there.
    await cache.put(PAGE, page)
    await worker.skipWaiting()
  }

  /** The version before stays: a page that is open may still ask for a file of it. */
  async function forgetOlder(): Promise<void> {
    const older = (await caches.keys()).filter((one) => one.startsWith(OURS) && one !== name)
    await Promise.all(older.slice(0, -1).map((one) => caches.delete(one)))
  }

  /** The server's page while it answers, else the kept one. */
  async function pageFor(request: Request): Promise<Response> {
    const coming = worker.fetch(request)
    const kept = await (await caches.open(name)).match(PAGE, { ignoreVary: true })
    if (!kept) return coming
    const late = new Promise<null>((tell) => setTimeout(() => tell(null), patience))
    const answer = await Promise.race([coming.catch(() => null), late])
    return answer && answer.status < 500 ? answer : kept
  }

  /** A file's name changes with what is in it: the kept one is right whenever there is one. */
  async function fileFor(request: Request, pathname: string): Promise<Response> {
    return (await caches.match(pathname, { ignoreVary: true })) ?? worker.fetch(request)
  }
}
