import { buffer } from 'node:stream/consumers'
import { formatDay } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'
import { FileMissing, type Files } from '../../../server/files/files.ts'
import { jpegOf } from '../../../server/files/image.ts'
import { printable } from '../../../server/press/printable.ts'
import { say } from '../../../server/words.ts'
import type { Why } from '../../ledger.endpoints.ts'
import type { SheetPicture } from '../pdf/sheet.ts'
import { PHOTOGRAPH_WORDS } from './why-origin-tables.ts'

/** How many photographs a paper shows; the table names all of them. */
const MOST_PICTURES = 12

/** Twice the points in which a photograph is set, sharp enough in print. */
const PIXELS = { width: 900, height: 900 }

/**
 * The photographs of a figure's repair for its paper, each with what it is, its day and its name. One that is missing or cannot be
 * read is left out, and the paper is made without it: its name stands in the table.
 */
export async function readPhotographs(
  { reason }: Why,
  { files, language }: { files: Files; language: Language },
): Promise<SheetPicture[]> {
  const pictures = (reason.kind === 'document' && reason.repair?.pictures) || []
  const read: SheetPicture[] = []
  // One after the other: a whole repair at once would hold all of its pictures in memory.
  for (const { key, name, moment, day } of pictures.slice(0, MOST_PICTURES)) {
    const content = await readKept(files, key)
    const picture = content && (await jpegOf(content, PIXELS))
    if (!picture) continue
    const caption = printable(
      `${say(PHOTOGRAPH_WORDS[moment], language)}, ${formatDay(day, language)}: ${name}`,
    )
    read.push({ jpeg: picture.content, width: picture.width, height: picture.height, caption })
  }
  return read
}

/** What is kept under a key; null where nothing is. */
async function readKept(files: Files, key: string): Promise<Uint8Array | null> {
  try {
    return await buffer(await files.read(key))
  } catch (error) {
    if (error instanceof FileMissing) return null
    throw error
  }
}
