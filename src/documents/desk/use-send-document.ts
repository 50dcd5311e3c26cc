import type * as z from 'zod/mini'
import { sendFiles } from '../../web/calls/send-files.ts'
import { useOnTheWay } from '../../web/calls/use-on-the-way.ts'
import { saveDocument } from '../publish.endpoints.ts'
import type { typedShape } from './typed-document.ts'

interface Sending {
  /** Left out where the stored one stays. */
  file: File | null
  publish: boolean
  idempotencyKey: string
}

/** Sends a document with its file. `share` says how far that is, from 0 to 1; null while no file is on its way. */
export function useSendDocument(id: number | undefined) {
  const { share, follow, stop } = useOnTheWay()
  const send = (value: z.output<typeof typedShape>, { file, publish, idempotencyKey }: Sending) => {
    const body = { ...value, publish, ...(id !== undefined && { id }) }
    if (!file) return sendFiles(saveDocument, { body, files: {}, idempotencyKey })
    return follow((around) =>
      sendFiles(saveDocument, { body, files: { file: [file] }, idempotencyKey, ...around }),
    )
  }
  return { share, send, stop }
}
