export type ToastTone = 'good' | 'warn' | 'bad'

export interface Toast {
  id: number
  title: string
  text?: string
  tone: ToastTone
}

/** At most this many at once; the oldest makes room. */
const MOST = 3
/** Spec, section 8: 3000 ms (some 4000 or 5000). */
const DEFAULT_MS = 3000

let shown: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly Toast[]) {
  shown = next
  for (const listener of listeners) listener()
}

/**
 * Says in the corner that something was done: a bold title and at most one sentence, for `ms` milliseconds. Never
 * the only place where an error appears.
 */
export function toast(title: string, more: { text?: string; tone?: ToastTone; ms?: number } = {}): void {
  const id = ++lastId
  show([...shown, { id, title, text: more.text, tone: more.tone ?? 'good' }].slice(-MOST))
  setTimeout(() => show(shown.filter((each) => each.id !== id)), more.ms ?? DEFAULT_MS)
}

/** The toasts on show, the oldest first. */
export function toasts(): readonly Toast[] {
  return shown
}

/** Calls back at every change; answers how to stop. */
export function listenToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
