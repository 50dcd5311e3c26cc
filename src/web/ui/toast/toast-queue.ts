export type ToastTone = 'good' | 'warn' | 'bad'

export interface Toast {
  id: number
  title: string
  text?: string
  tone: ToastTone
}

/** At most this many at once; the oldest makes room. */
const MOST = 3
/** So long one can read it (decision 0083, milliseconds); while somebody points at it or is in it, longer. */
const READ_MS = 8000

let shown: readonly Toast[] = []
let lastId = 0
let held = false
const going = new Map<number, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function show(next: readonly Toast[]) {
  shown = next
  for (const listener of listeners) listener()
}

/**
 * Says in the corner that something was done: a bold title and at most one sentence, long enough to be read. Never the
 * only place where an error or a reference appears.
 */
export function toast(title: string, more: { text?: string; tone?: ToastTone } = {}): void {
  const id = ++lastId
  show([...shown, { id, title, text: more.text, tone: more.tone ?? 'good' }].slice(-MOST))
  if (!held) goLater(id)
}

/** Takes one away before its time. */
export function dismissToast(id: number): void {
  clearTimeout(going.get(id))
  going.delete(id)
  show(shown.filter((each) => each.id !== id))
}

/** Somebody points at the toasts or is in them: none goes until they are let go. */
export function holdToasts(): void {
  held = true
  for (const timer of going.values()) clearTimeout(timer)
  going.clear()
}

/** Nobody is at the toasts any more: each has its whole time again. */
export function releaseToasts(): void {
  if (!held) return
  held = false
  for (const { id } of shown) goLater(id)
}

function goLater(id: number) {
  going.set(
    id,
    setTimeout(() => dismissToast(id), READ_MS),
  )
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
