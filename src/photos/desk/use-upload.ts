import { useEffect, useRef, useState } from 'react'
import { sendFiles } from '../../web/calls/send-files.ts'
import { uploadPhoto } from '../photos.endpoints.ts'

/** A photograph on its way. */
export interface SendingPhoto {
  name: string
  /** Its place among those that were chosen together. */
  place: number
  of: number
  /** How far it is, from 0 to 1. */
  share: number
}

/**
 * Sends photographs one after the other and hands each on as it arrives, by its name as a picture. One that is refused
 * is told with its reason, and does not keep the others back.
 */
export function useUpload() {
  const [sending, setSending] = useState<SendingPhoto | null>(null)
  const [refused, setRefused] = useState<{ name: string; why: string }[]>([])
  const stopper = useRef<AbortController | null>(null)
  useEffect(() => () => stopper.current?.abort(), [])

  const send = async (files: readonly File[], arrived: (picture: string) => void) => {
    if (files.length === 0 || stopper.current) return
    const stop = new AbortController()
    stopper.current = stop
    setRefused([])
    for (const [index, file] of files.entries()) {
      if (stop.signal.aborted) break
      const at = { name: file.name, place: index + 1, of: files.length }
      setSending({ ...at, share: 0 })
      const answer = await sendFiles(uploadPhoto, {
        body: {},
        files: { photo: [file] },
        signal: stop.signal,
        onProgress: (share) => setSending({ ...at, share }),
      })
      if (stop.signal.aborted) break
      if (answer.ok) arrived(answer.value.data.picture)
      else setRefused((before) => [...before, { name: file.name, why: answer.message }])
    }
    stopper.current = null
    setSending(null)
  }
  return { sending, refused, send, stop: () => stopper.current?.abort() }
}
