import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { BodyOf } from '../../../kernel/endpoint.ts'
import { type CallResult, intentKey } from '../../../web/call.ts'
import { sendFiles } from '../../../web/send-files.ts'
import { changeMaintenance, sendMaintenance } from '../../maintenance.endpoints.ts'
import type { RequestDraft } from './request-draft.ts'

export interface ChosenFiles {
  files: readonly File[]
  images: readonly File[]
}

interface Asked {
  draft: RequestDraft
  keep: (draft: RequestDraft) => void
  chosen: ChosenFiles
}

type Body = Omit<BodyOf<typeof sendMaintenance>, 'idContract'>

/**
 * Sends a request with its files, once for each intent: the same words and files again, after a lost connection, carry
 * the same key. `share` says how far the sending is, from 0 to 1; null while nothing is being sent.
 */
export function useSendRequest({ draft, keep, chosen }: Asked) {
  const { t } = useLingui()
  const [share, setShare] = useState<number | null>(null)
  const stop = useRef<AbortController | null>(null)
  // Who leaves the form does not want it sent any more.
  useEffect(() => () => stop.current?.abort(), [])

  const send = async (about: { idContract: number } | { idRequest: number }, wish: Body) => {
    const body = { ...about, ...wish, ...(draft.remove.length > 0 && { remove: [...draft.remove] }) }
    const sent = JSON.stringify([body, [...chosen.files, ...chosen.images].map(nameOf)])
    const idempotencyKey = draft.intent?.sent === sent ? draft.intent.key : intentKey()
    keep({ ...draft, intent: { sent, key: idempotencyKey } })
    const stopped = new AbortController()
    stop.current = stopped
    const more = {
      files: { ...chosen },
      idempotencyKey,
      onProgress: setShare,
      signal: stopped.signal,
    }
    setShare(0)
    const result: CallResult<typeof sendMaintenance | typeof changeMaintenance> =
      'idRequest' in body
        ? await sendFiles(changeMaintenance, { body, ...more })
        : await sendFiles(sendMaintenance, { body, ...more })
    setShare(null)
    if (result.ok || !stopped.signal.aborted) return result
    return { ...result, message: t`You stopped the sending. Send it again when you are ready.` }
  }
  return { share, send, stopSending: () => stop.current?.abort() }
}

const nameOf = ({ name, size, lastModified }: File) => [name, size, lastModified]
