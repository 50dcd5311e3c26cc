import { done, refused } from '../../kernel/outcome.ts'
import { nameFor } from '../../server/files/file-name.ts'
import { sizedImage } from '../../server/files/image.ts'
import { type KeptFile, keepFile } from '../../server/files/keep-file.ts'
import type { Prepare } from '../../server/http/handle.ts'

/** Large enough to read a plan of the grounds. */
const SIZE = { width: 4000, height: 4000 }

/** Stores a document's file where one was sent; pictures are re-encoded so that EXIF metadata is removed. */
export const prepareDocumentFile: Prepare<KeptFile | null, 'PICTURE_UNREADABLE'> = async (sent, files) => {
  const [upload] = sent.file ?? []
  if (!upload) return done(null)
  const keep = async (content: Uint8Array | string, mediaType: string) =>
    done(await keepFile(files, { name: nameFor(upload.name, mediaType), mediaType, content }))
  if (!upload.mediaType.startsWith('image/')) return keep(upload.path, upload.mediaType)
  const drawn = await sizedImage(upload.path, SIZE)
  return drawn ? keep(drawn.content, 'image/webp') : refused('PICTURE_UNREADABLE', { name: upload.name })
}
