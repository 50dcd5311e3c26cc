import type { BodyOf } from '../../../kernel/endpoint.ts'
import type { CallResult } from '../../../web/calls/call.ts'
import { sendFiles } from '../../../web/calls/send-files.ts'
import { useOnTheWay } from '../../../web/calls/use-on-the-way.ts'
import { changeMaintenance, sendMaintenance } from '../../maintenance.endpoints.ts'
import type { RequestDraft } from './request-draft.ts'

export interface ChosenFiles {
  files: readonly File[]
  images: readonly File[]
}

type Body = Omit<BodyOf<typeof sendMaintenance>, 'idContract'>

/** Sends a request with its files. `share` says how far the sending is, from 0 to 1; null while nothing is being sent. */
export function useSendRequest({ remove }: RequestDraft, chosen: ChosenFiles) {
  const { share, follow, stop } = useOnTheWay()
  const send = (
    about: { idContract: number } | { idRequest: number },
    wish: Body,
    idempotencyKey: string,
  ) => {
    const body = { ...about, ...wish, ...(remove.length > 0 && { remove: [...remove] }) }
    const sent = { files: { ...chosen }, idempotencyKey }
    return follow(
      (around): Promise<CallResult<typeof sendMaintenance | typeof changeMaintenance>> =>
        'idRequest' in body
          ? sendFiles(changeMaintenance, { body, ...sent, ...around })
          : sendFiles(sendMaintenance, { body, ...sent, ...around }),
    )
  }
  return { share, send, stop }
}
