import { useSyncExternalStore } from 'react'

/** How this page stands with the portal; `back` for a moment after the connection returned. */
export type Connection = 'there' | 'gone' | 'back'

/** The retry intervals (milliseconds); the last one repeats. */
const TRIES_MS = [2_000, 5_000, 15_000, 30_000]
/** How long the notice that the connection is back stays, in milliseconds. */
const BACK_MS = 4_000
/** The time-out of a probe (milliseconds). */
const PATIENCE_MS = 5_000

let connection: Connection = 'there'
let tries = 0
let waiting: ReturnType<typeof setTimeout> | undefined
let asking: Promise<boolean> | null = null
const listeners = new Set<() => void>()
const backListeners = new Set<() => void>()

/** Follows what the browser knows of its network; once, when the portal starts. A kept page starts without. */
export function startConnection(): void {
  addEventListener('offline', lose)
  addEventListener('online', () => void tryConnection())
  document.addEventListener('visibilitychange', () => {
    if (connection === 'gone' && !document.hidden) void tryConnection()
  })
  if (isKeptPage() || !navigator.onLine) lose()
}

/**
 * Whether this page came from the service worker's cache and not from the server: it may be of an older version
 * (decision 0082).
 */
export function isKeptPage(): boolean {
  return document.querySelector('meta[name=kept]') !== null
}

/** How things stand now; the component draws again when that changes. */
export function useConnection(): Connection {
  return useSyncExternalStore(onConnection, connectionNow, connectionNow)
}

/** How things stand now. */
export function connectionNow(): Connection {
  return connection
}

/** Calls back at every change; answers how to stop. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls back each time the connection has returned; answers how to stop. */
export function onConnectionBack(listener: () => void): () => void {
  backListeners.add(listener)
  return () => backListeners.delete(listener)
}

/** A call got no answer. That may concern this call only, so the portal is probed before anything is said. */
export function noteLost(): void {
  if (connection !== 'gone') void tryConnection().then((reached) => reached || lose())
}

/** A call was answered, whatever it said. */
export function noteReached(): void {
  if (connection === 'gone') comeBack()
}

/** Asks now whether the portal can be reached; several askers share one question. */
export function tryConnection(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}

async function ask(): Promise<boolean> {
  const reached = await fetch('/health', {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    (answer) => answer.ok,
    () => false,
  )
  if (reached) noteReached()
  return reached
}

function lose() {
  if (connection === 'gone') return
  tries = 0
  show('gone')
  tryLater()
}

function tryLater() {
  clearTimeout(waiting)
  const wait = TRIES_MS[Math.min(tries++, TRIES_MS.length - 1)]
  waiting = setTimeout(async () => {
    if (!(await tryConnection()) && connection === 'gone') tryLater()
  }, wait)
}

function comeBack() {
  clearTimeout(waiting)
  show('back')
  waiting = setTimeout(() => show('there'), BACK_MS)
  for (const listener of backListeners) listener()
}

function show(next: Connection) {
  connection = next
  for (const listener of listeners) listener()
}
