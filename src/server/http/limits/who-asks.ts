import { AsyncLocalStorage } from 'node:async_hooks'
import type { Session } from '../caller.ts'

const asking = new AsyncLocalStorage<string>()

/** Runs what a session asks for, so that slow works of the portal know in whose line it waits. */
export function askedBy<T>(session: Session | null, act: () => Promise<T>): Promise<T> {
  if (!session) return act()
  const { adminId, ownerId } = session
  return asking.run(adminId ? `admin:${adminId}` : `owner:${ownerId}`, act)
}

/** Who has asked for what is being done: an owner, an admin, or the portal itself (the clock's works, who is not signed in). */
export function whoAsks(): string {
  return asking.getStore() ?? 'portal'
}
