import { useState } from 'react'
import { type State, store, stored } from './store.ts'

/** Under whose name drafts are kept: one person's never appear to the next who signs in here. */
export function draftOwner({ session }: Pick<State, 'session'>): string | null {
  if (!session) return null
  const { user } = session
  return user.isAdmin ? `admin-${user.idUser}-${session.actingFor?.idOwner}` : `owner-${user.idOwner}`
}

/**
 * What is being typed into a form. It outlives a reload and the end of the session: after signing in again it is
 * still there. `key` names the form and what it is about (`request-stay`, `access-12`); the value has to be plain
 * JSON and never a password. Call `clear` once it was sent.
 */
export function useDraft<T>(key: string, initial: T): [value: T, set: (value: T) => void, clear: () => void] {
  const [value, setValue] = useState<T>(() => (draft(key) as T | undefined) ?? initial)
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

function draft(key: string): unknown {
  const owner = draftOwner(stored())
  return owner ? stored().drafts[owner]?.[key] : undefined
}

function keep(key: string, value: unknown) {
  store((state) => {
    const owner = draftOwner(state)
    if (!owner) return {}
    const { [key]: _, ...others } = state.drafts[owner] ?? {}
    const mine = value === undefined ? others : { ...others, [key]: value }
    return { drafts: { ...state.drafts, [owner]: mine } }
  })
}
