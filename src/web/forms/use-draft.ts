import { createContext, use, useState } from 'react'

/** The draft store and the person's key in it; the portal provides it by context. */
export interface Drafts {
  /** The draft; undefined where nothing was typed. */
  read: (key: string) => unknown
  /** Keeps what is typed; undefined takes it away. */
  keep: (key: string, value: unknown) => void
}

/** Without a store the draft lives as long as its form. */
export const DraftKeeper = createContext<Drafts>({ read: () => undefined, keep: () => {} })

/** What was sent of each draft, for as long as this page is open, the newest last. */
const sent = new Map<string, unknown>()

/** The newest draft that was sent and whose key is meant; what an answer that is taken back had said is written again. */
export function lastSent(isMeant: (key: string) => boolean): { key: string; value: unknown } | null {
  const key = [...sent.keys()].findLast(isMeant)
  return key === undefined ? null : { key, value: sent.get(key) }
}

/**
 * What is being typed into a form. It outlives a reload and the end of the session: after signing in again it is
 * still there. `key` names the form and what it is about (`request-stay`, `access-12`); the value has to be plain
 * JSON and never a password. Call `clear` once it was sent.
 */
export function useDraft<T>(key: string, initial: T): [value: T, set: (value: T) => void, clear: () => void] {
  const { read, keep } = use(DraftKeeper)
  const [value, setValue] = useState<T>(() => (read(key) as T | undefined) ?? initial)
  return [
    value,
    (next) => {
      setValue(next)
      keep(key, next)
    },
    () => {
      sent.delete(key)
      sent.set(key, value)
      setValue(initial)
      keep(key, undefined)
    },
  ]
}
