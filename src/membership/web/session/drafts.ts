import type { Drafts } from '../../../web/forms/use-draft.ts'
import { type State, store, stored } from './store.ts'

/** Under whose name drafts are kept: one person's never appear to the next who signs in here. */
export function draftOwner({ session }: Pick<State, 'session'>): string | null {
  if (!session) return null
  const { user } = session
  if (session.trusted) return `trust-${session.trusted.id}`
  return user.isAdmin ? `admin-${user.idUser}-${session.actingFor?.idOwner}` : `owner-${user.idOwner}`
}

/** Keeps what is typed under the name of whoever is signed in. */
export const drafts: Drafts = { read: draft, keep }

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
