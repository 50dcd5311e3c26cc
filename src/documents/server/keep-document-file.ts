import type { Upload } from '../../kernel/endpoint.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import { sizedImage } from '../../server/files/image.ts'
import { type FileScope, keepFile } from '../../server/files/keep-file.ts'
import { contentOf } from '../../server/files/uploads.ts'
import type { Context } from '../../server/handle.ts'
import { nameFor } from '../publishing.ts'

/** Large enough to read a plan of the grounds. */
const SIZE = { width: 4000, height: 4000 }

/** Keeps a document's file; pictures are drawn anew without what the camera wrote into them. Its key. */
export async function keepDocumentFile(
  upload: Upload,
  scope: FileScope,
  { db, files, now }: Context,
): Promise<Outcome<string, 'BAD_FILE_TYPE'>> {
  const keep = async (content: Uint8Array, mediaType: string) => {
    const file = { name: nameFor(upload.name, mediaType), mediaType, content, scope }
    return done(await keepFile(db, files, file, now))
  }
  if (!upload.mediaType.startsWith('image/')) return keep(await contentOf(upload), upload.mediaType)
  const drawn = await sizedImage(upload.path, SIZE)
  return drawn ? keep(drawn.content, 'image/webp') : refused('BAD_FILE_TYPE', { name: upload.name })
}
