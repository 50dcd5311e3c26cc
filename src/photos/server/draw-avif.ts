import { done } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { inTransaction } from '../../server/database/transaction.ts'
import type { Files } from '../../server/files/files.ts'
import { avifOf } from '../../server/files/image.ts'
import { type KeptFile, keepFile } from '../../server/files/keep-file.ts'
import { insertFile } from '../../server/files/stored-files.store.ts'
import type { Work } from '../../server/jobs/works.ts'
import { claimPhoto, holdPhoto, noteAvifs, type PhotoToDraw } from './avif.store.ts'
import type { PhotoFiles } from './photos.store.ts'
import { PHOTO_WIDTHS } from './widths.ts'

/** How long a photograph is claimed, in milliseconds; one that failed waits as long. */
const CLAIM_MS = 600_000

/**
 * Draws the desk's photographs as AVIF too, those of before once. The upload waits for none of it: until it is there, and
 * where it fails, the WebP is shown.
 */
export const avifWork: Work = {
  name: 'draw photographs as AVIF',
  run: async ({ db, files, clock, log, isStopping }) => {
    for (;;) {
      const now = clock()
      const photo = isStopping() ? null : await claimPhoto(db, now, new Date(now.getTime() + CLAIM_MS))
      if (!photo) return
      try {
        await keepAvifs(db, photo, await drawn(files, photo), now)
      } catch (error) {
        // One photograph that cannot be drawn must not keep the others.
        log.warn({ err: error, photo: photo.key }, 'a photograph could not be drawn as AVIF')
      }
    }
  },
}

type Drawn = { width: keyof PhotoFiles; file: KeptFile }[]

/** The widths as AVIF that are smaller than what is there, their content kept. */
async function drawn(files: Files, { key, large, bytes }: PhotoToDraw): Promise<Drawn> {
  const parts: Uint8Array[] = []
  for await (const part of await files.read(large)) parts.push(part)
  const picture = Buffer.concat(parts)
  const kept: Drawn = []
  for (const [width, pixels] of PHOTO_WIDTHS) {
    const avif = await avifOf(picture, { width: pixels, height: 2 * pixels })
    if (!avif || avif.content.length >= bytes[width]) continue
    const file = { name: `${key}-${width}.avif`, mediaType: 'image/avif', content: avif.content }
    kept.push({ width, file: await keepFile(files, file) })
  }
  return kept
}

/** Notes them, unless the photograph is gone meanwhile: what was kept is then swept away. */
async function keepAvifs(db: Database, { key }: PhotoToDraw, widths: Drawn, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await holdPhoto(trx, key))) return done(null)
    const keys: Partial<PhotoFiles> = {}
    for (const { width, file } of widths) {
      // Who may see it is what the WebP says: this row is nobody's but the desk's.
      await insertFile(trx, file, { desk: true }, now)
      keys[width] = file.key
    }
    await noteAvifs(trx, key, keys, now)
    return done(null)
  })
}
