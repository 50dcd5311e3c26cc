import type { OpenDatabase } from '../../../server/database/database.ts'
import { aboutOwner, type Session, type SessionKeeper, TOUCH_EVERY_MS } from '../../../server/http/caller.ts'
import { sessionKeeper } from './sessions.store.ts'

/** The most sessions in the cache; past this it is cleared. */
const MOST = 20_000

/**
 * A cache of sessions, each for 20 seconds (as long as its activity need not be written). The database notifies every
 * process of a session that ends or changes; while the connection that listens is down nothing is cached. Near the idle
 * end the session is always read.
 */
export function rememberSessions(database: OpenDatabase): SessionKeeper {
  const keeper = sessionKeeper(database.db)
  const memory = new Map<string, Session>()
  let hears = false
  /** Counts invalidations: a session that was read before one is not cached after it. */
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
    for (const [key, session] of memory) if (aboutOwner(session) === ownerId) memory.delete(key)
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
      if (known && known.expiresAt > now && now.getTime() - known.lastActiveAt.getTime() < TOUCH_EVERY_MS)
        return known
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
    stillTrusts: keeper.stillTrusts,
  }
}
