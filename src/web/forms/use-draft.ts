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
      setValue(initial)
      keep(key, undefined)
    },
  ]
}
