import { readSession, type WireSession } from '../../../membership/membership.endpoints.ts'
import { beginSession } from '../../../membership/web/session/start-session.ts'
import { call } from '../../../web/calls/call.ts'

/** Leaves the gate for the page of the account's keys, which needs the session in this browser's store. */
export async function openKeys(session?: WireSession): Promise<void> {
  const known = session ?? (await readOwn())
  if (!known) return
  await beginSession(known)
  location.assign('/my-keys')
}

async function readOwn(): Promise<WireSession | null> {
  const asked = await call(readSession)
  return asked.ok ? asked.value.data : null
}
