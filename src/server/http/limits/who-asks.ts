import { AsyncLocalStorage } from 'node:async_hooks'
import type { Session } from '../caller.ts'

const asking = new AsyncLocalStorage<string>()

/** An AsyncLocalStorage with the caller, by which queues for slow work are kept fair. */
export function askedBy<T>(session: Session | null, act: () => Promise<T>): Promise<T> {
  if (!session) return act()
  const { adminId, ownerId, trust } = session
  if (trust) return asking.run(`trusted:${trust.personId}`, act)
  return asking.run(adminId ? `admin:${adminId}` : `owner:${ownerId}`, act)
}

/** Who asked for the running work: an owner, an admin, or the portal itself (the clock's works, and who is not signed in). */
export function whoAsks(): string {
  return asking.getStore() ?? 'portal'
}
