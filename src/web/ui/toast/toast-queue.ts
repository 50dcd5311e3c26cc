export type ToastTone = 'good' | 'warn' | 'bad'

export interface Toast {
  id: number
  title: string
  text?: string
  tone: ToastTone
}

/** At most this many at once; the oldest makes room. */
const MOST = 3
/** Spec, section 8, in milliseconds; while somebody points at it, longer. The longer time is for two sentences. */
const SHOWN_MS = { title: 3000, text: 5000 }
/** How long a toast's words stay in the live region (decision 0083). */
const HEARD_MS = 8000

let shown: readonly Toast[] = []
let heard: readonly Toast[] = []
let lastId = 0
let held = false
const going = new Map<number, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function show(next: readonly Toast[]) {
  shown = next
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}

/**
 * Says in the corner that something was done: a bold title and at most one sentence, long enough to be read. Never the
 * only place where an error or a reference appears.
 */
export function toast(title: string, more: { text?: string; tone?: ToastTone } = {}): void {
  const one: Toast = { id: ++lastId, title, text: more.text, tone: more.tone ?? 'good' }
  setTimeout(() => {
    heard = heard.filter(({ id }) => id !== one.id)
    tell()
  }, HEARD_MS)
  // What one was warned of has been done since: the warning would contradict it.
  const before = (toasts: readonly Toast[]) =>
    one.tone === 'good' ? toasts.filter(({ tone }) => tone !== 'warn') : toasts
  heard = [...before(heard), one].slice(-MOST)
  show([...before(shown), one].slice(-MOST))
  if (!held) goLater(one)
}

/** Says something aloud that the page shows itself. */
export function sayAloud(title: string): void {
  const id = ++lastId
  setTimeout(() => {
    heard = heard.filter((one) => one.id !== id)
    tell()
  }, HEARD_MS)
  heard = [...heard, { id, title, tone: 'warn' as const }].slice(-MOST)
  tell()
}

/** Somebody points at the toasts: none goes until they are let go. */
export function holdToasts(): void {
  held = true
  for (const timer of going.values()) clearTimeout(timer)
  going.clear()
}

/** Nobody is at the toasts any more: each has its whole time again. */
export function releaseToasts(): void {
  if (!held) return
  held = false
  for (const one of shown) goLater(one)
}

function goLater({ id, text }: Toast) {
  const go = () => {
    going.delete(id)
    show(shown.filter((each) => each.id !== id))
  }
  going.set(id, setTimeout(go, text ? SHOWN_MS.text : SHOWN_MS.title))
}

/** The toasts on show, the oldest first. */
export function toasts(): readonly Toast[] {
  return shown
}

/** What is read out: it stays longer than what is shown. */
export function heardToasts(): readonly Toast[] {
  return heard
}

/** Calls back at every change; answers how to stop. */
export function listenToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
