import { store } from '../../membership/web/session/store.ts'
import { call } from '../../web/call.ts'
import { actForOwner, stopActing } from '../acting.endpoints.ts'

/**
 * Acts for an owner from now on, with one of their contracts selected. The portal starts anew at home, and so it does
 * in the other tabs (web/session/start-session.ts): nothing of another owner stays in sight. Answers why it could not
 * be, if so.
 */
export async function actFor(idOwner: number, idContract: number | null): Promise<string | null> {
  const told = await call(actForOwner, { body: { idOwner } })
  if (!told.ok) return told.message
  store(() => ({ session: told.value.data, contractId: idContract }))
  location.assign('/home')
  return null
}

/** Acts for nobody any more, and goes back to the owners. Answers why it could not be, if so. */
export async function actForNobody(): Promise<string | null> {
  const told = await call(stopActing)
  if (!told.ok) return told.message
  store(() => ({ session: told.value.data, contractId: null }))
  location.assign('/admin-users')
  return null
}
