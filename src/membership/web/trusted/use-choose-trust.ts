import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { chooseTrust } from '../../trusted.endpoints.ts'
import { startAnew } from '../session/end-session.ts'

/** Goes on for another owner: the portal starts anew, so that nothing of the one before stays on the screen. */
export function useChooseTrust() {
  return useSend({
    send: (idTrust: number) => call(chooseTrust, { body: { idTrust } }),
    done: ({ data }) => startAnew(data, null, '/home'),
  })
}
