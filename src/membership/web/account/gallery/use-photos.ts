import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../web/calls/call.ts'
import { queryOf } from '../../../../web/calls/query.ts'
import { keyOf } from '../../../../web/calls/query-key.ts'
import { sendFiles } from '../../../../web/calls/send-files.ts'
import { useOnTheWay } from '../../../../web/calls/use-on-the-way.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import { addPhoto, captionPhoto, listPhotos, removePhoto } from '../../../gallery.endpoints.ts'

const QUERY = {}

/** The owner's photos. */
export function usePhotos() {
  return useQuery(queryOf(listPhotos, { query: QUERY }))
}

/** Hangs a photo, and says how far it is on its way (0 to 1; null when none is). Left, it is not sent on. */
export function useAddPhoto() {
  const queries = useQueryClient()
  const { share, follow, stop } = useOnTheWay()
  const sending = useSend({
    // The same photo cropped again is a new File each time: the crop identifies it for the idempotency key.
    wishOf: ({ crop }: { photo: File; crop: string }) => crop,
    send: ({ photo }, idempotencyKey) =>
      follow((around) =>
        sendFiles(addPhoto, { body: {}, files: { file: [photo] }, idempotencyKey, ...around }),
      ),
    done: (value) => queries.setQueryData(keyOf(listPhotos, QUERY), value),
    // Hung from elsewhere meanwhile, or hung though the answer was lost.
    refused: () => queries.invalidateQueries({ queryKey: keyOf(listPhotos) }),
  })
  return { ...sending, share, stop }
}

/** Takes a photo down. */
export function useRemovePhoto() {
  const queries = useQueryClient()
  return useSend({
    send: (idGallery: number) => call(removePhoto, { query: { idGallery } }),
    changed: () => queries.invalidateQueries({ queryKey: keyOf(listPhotos) }),
    done: (value) => queries.setQueryData(keyOf(listPhotos, QUERY), value),
  })
}

/** Says what a photo shows. */
export function useCaptionPhoto() {
  const queries = useQueryClient()
  return useSend({
    send: ({ idGallery, caption }: { idGallery: number; caption: string }) =>
      call(captionPhoto, { body: { idGallery, ...(caption && { caption }) } }),
    changed: () => queries.invalidateQueries({ queryKey: keyOf(listPhotos) }),
    done: (value) => queries.setQueryData(keyOf(listPhotos, QUERY), value),
  })
}
