import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { sendFiles } from '../../web/send-files.ts'
import { saveDocument } from '../publish.endpoints.ts'
import type { typedShape } from './typed-document.ts'

interface Sending {
  /** Left out where the stored one stays. */
  file: File | null
  publish: boolean
  idempotencyKey: string
}

/** Sends a document with its file. `share` says how far that is, from 0 to 1; null while nothing is being sent. */
export function useSendDocument(id: number | undefined) {
  const { t } = useLingui()
  const [share, setShare] = useState<number | null>(null)
  const stopping = useRef<AbortController | null>(null)
  // Who leaves the editor does not want it sent any more.
  useEffect(() => () => stopping.current?.abort(), [])

  const send = async (value: z.output<typeof typedShape>, { file, publish, idempotencyKey }: Sending) => {
    const stopped = new AbortController()
    stopping.current = stopped
    if (file) setShare(0)
    const result = await sendFiles(saveDocument, {
      body: { ...value, publish, ...(id !== undefined && { id }) },
      files: file ? { file: [file] } : {},
      idempotencyKey,
      onProgress: (reached) => file && setShare(reached),
      signal: stopped.signal,
    })
    setShare(null)
    if (result.ok || !stopped.signal.aborted) return result
    return { ...result, message: t`You stopped the sending. Send it again when you are ready.` }
  }
  return { share, send, stop: () => stopping.current?.abort() }
}
