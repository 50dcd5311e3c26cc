import { startAnew } from '../../membership/web/session/end-session.ts'
import { call } from '../../web/calls/call.ts'
import { useSend } from '../../web/calls/use-send.ts'
import { actForOwner, stopActing } from '../acting.endpoints.ts'

/** For whom an admin wants to act, and with which of their contracts; null leaves that to the portal. */
interface Chosen {
  idOwner: number
  idContract: number | null
}

/**
 * Acts for an owner from now on. This tab and the others reload the portal at home
 * (membership/web/session/start-session.ts), so that nothing of another owner stays on screen.
 */
export function useActFor() {
  return useSend({
    send: ({ idOwner }: Chosen) => call(actForOwner, { body: { idOwner } }),
    done: ({ data }, { idContract }) => startAnew(data, idContract, '/home'),
  })
}

/** Acts for nobody any more, and goes back to the owners. */
export function useActForNobody() {
  return useSend({
    send: () => call(stopActing),
    done: ({ data }) => startAnew(data, null, '/admin-users'),
  })
}
