import type { OpenDatabase } from '../../../server/database/database.ts'
import { type Session, type SessionKeeper, TOUCH_EVERY_MS } from '../../../server/http/caller.ts'
import { sessionKeeper } from './sessions.store.ts'

/** More than are active at once in a large club; past that the memory begins anew. */
const MOST = 20_000

/**
 * The sessions, remembered for as long as their activity need not be noted again (20 seconds). What is remembered is
 * no truth of its own: the database tells of every session that ends or changes, in whichever process, and while
 * nobody listens nothing is remembered. Activity is read anew before it could decide over an idle end.
 */
export function rememberSessions(database: OpenDatabase): SessionKeeper {
  const keeper = sessionKeeper(database.db)
  const memory = new Map<string, Session>()
  let hears = false
  /** Grows with every piece of news: what was read before it is not remembered after it. */
  let news = 0

  const forgetAll = () => {
    news += 1
    memory.clear()
  }
  const forget = (key: string) => {
    news += 1
    memory.delete(key)
  }
  const forgetOwner = (ownerId: number) => {
    news += 1
    for (const [key, session] of memory)
      if (session.ownerId === ownerId || session.actingOwnerId === ownerId) memory.delete(key)
  }
  database.listen('sessions', {
    heard: (payload) =>
      payload.startsWith('owner:') ? forgetOwner(Number(payload.slice(6))) : forget(payload),
    hearing: () => {
      forgetAll()
      hears = true
    },
    deaf: () => {
      forgetAll()
      hears = false
    },
  })

  return {
    find: async (tokenHash, now) => {
      const key = tokenHash.toString('hex')
      const known = memory.get(key)
      if (known && now.getTime() - known.lastActiveAt.getTime() < TOUCH_EVERY_MS) return known
      const before = news
      const session = await keeper.find(tokenHash, now)
      memory.delete(key)
      if (session && session !== 'expired' && hears && news === before) {
        if (memory.size >= MOST) memory.clear()
        memory.set(key, session)
      }
      return session
    },
    touch: async (tokenHash, now) => {
      await keeper.touch(tokenHash, now)
      const key = tokenHash.toString('hex')
      const known = memory.get(key)
      if (known) memory.set(key, { ...known, lastActiveAt: now })
    },
    forget: (tokenHash) => forget(tokenHash.toString('hex')),
  }
}
