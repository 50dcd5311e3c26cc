import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type CallFailure, call, intentKey } from '../../../../web/call.ts'
import { keyOf, queryOf } from '../../../../web/query.ts'
import { sendFiles } from '../../../../web/send-files.ts'
import { addPhoto, listPhotos, removePhoto } from '../../../gallery.endpoints.ts'

const QUERY = {}

/** The owner's photos. */
export function usePhotos() {
  return useQuery(queryOf(listPhotos, { query: QUERY }))
}

/** Hangs a photo, and says how far it is on its way (0 to 1; null when none is). Left, it is not sent on. */
export function useAddPhoto() {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const leaving = useRef<AbortController>(null)
  const intent = useRef({ of: '', key: '' })
  /** `of` says what is sent: the same again, after a lost connection, is the same deed. */
  const add = async (photo: File, of: string): Promise<boolean> => {
    if (intent.current.of !== of) intent.current = { of, key: intentKey() }
    leaving.current = new AbortController()
    setProgress(0)
    setFailure(null)
    const result = await sendFiles(addPhoto, {
      body: {},
      files: { file: [photo] },
      idempotencyKey: intent.current.key,
      signal: leaving.current.signal,
      onProgress: setProgress,
    })
    setProgress(null)
    if (result.ok) queries.setQueryData(keyOf(listPhotos, QUERY), result.value)
    else {
      setFailure(result)
      // Hung from elsewhere meanwhile, or hung though the answer was lost.
      void queries.invalidateQueries({ queryKey: keyOf(listPhotos) })
    }
    return result.ok
  }
  return { add, progress, failure, leave: () => leaving.current?.abort() }
}

/** Takes a photo down. */
export function useRemovePhoto() {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const remove = async (idGallery: number): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    const result = await call(removePhoto, { query: { idGallery } })
    setBusy(false)
    if (result.ok) queries.setQueryData(keyOf(listPhotos, QUERY), result.value)
    else {
      setFailure(result)
      if (result.status === 404) void queries.invalidateQueries({ queryKey: keyOf(listPhotos) })
    }
    return result.ok
  }
  return { remove, busy, failure }
}
