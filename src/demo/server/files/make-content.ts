import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { strToU8, zipSync } from 'fflate'
import type { CastFile, Sheet } from '../../../documents/cast/content.ts'
import { csvText } from '../../../documents/cast/csv-text.ts'
import { seaSound } from '../../../documents/cast/sea-sound.ts'
import { wordFile } from '../../../documents/cast/word-file.ts'
import { writeWorkbook } from '../../../finance/server/statement/xlsx.ts'
import type { Language } from '../../../kernel/language.ts'
import { illustrationFile } from '../../../photos/pictures.ts'
import { drawnIllustration, drawnPhoto } from '../../../server/files/image.ts'
import { PHOTO_TYPE, typeOfContent } from './media-types.ts'
import { setPaper } from './paper-press.ts'

const FILM = new URL('../../../documents/cast/bay.webm', import.meta.url)

export interface MadeContent {
  mediaType: string
  content: Uint8Array
}

/** The makers of the demo club's files. A heavy module: imported only where a file is missing. */
export interface Workshop {
  make: (file: CastFile) => Promise<MadeContent>
  /** An illustration as a photo of the gallery. */
  photo: (scene: string) => Promise<MadeContent>
  /** A drawing (SVG) as a photo, in the size that it gives itself. */
  drawing: (svg: string) => Promise<MadeContent>
}

export const workshop: Workshop = {
  make: async (file) => ({ mediaType: typeOfContent(file.content), content: await makeContent(file) }),
  photo: async (scene) => ({ mediaType: PHOTO_TYPE, content: await picturedScene(scene, 'webp', 1200) }),
  drawing: async (svg) => ({ mediaType: PHOTO_TYPE, content: await drawnPhoto(svg) }),
}

async function makeContent({ content, published }: CastFile): Promise<Uint8Array> {
  switch (content.kind) {
    case 'pdf': {
      const picture = content.scene ? await picturedScene(content.scene, 'jpeg', 1100) : null
      return setPaper({ paper: content.paper, picture, published })
    }
    case 'word':
      return wordFile(content.paper)
    case 'excel':
      return workbook(content.sheet, content.language)
    case 'csv':
      return strToU8(csvText(content.rows))
    case 'picture':
      return picturedScene(content.scene, content.format, 1600)
    case 'archive': {
      const pictures = content.scenes.map(
        async (scene) => [`${scene}.jpg`, await picturedScene(scene, 'jpeg', 1600)] as const,
      )
      const files = Object.fromEntries(await Promise.all(pictures))
      return zipSync(files, { level: 0 })
    }
    case 'waves':
      return seaSound()
    case 'film':
      return readFile(FILM)
  }
}

/** One of our illustrations as a picture of so many pixels across. */
async function picturedScene(
  scene: string,
  format: 'jpeg' | 'png' | 'webp',
  width: number,
): Promise<Uint8Array> {
  const drawing = fileURLToPath(
    new URL(`../../../web/public/art/${illustrationFile(scene)}`, import.meta.url),
  )
  return drawnIllustration(drawing, width, format)
}

async function workbook({ name, widths, rows }: Sheet, language: Language): Promise<Uint8Array> {
  const [head = [], ...others] = rows
  const headings = head.map((cell) => ({ heading: String(cell) }))
  const sheet = { name, widths, rows: [[headings, ...others.map((row) => [...row])]] }
  const pieces: Uint8Array[] = []
  for await (const piece of writeWorkbook([sheet], language)) pieces.push(piece)
  return Buffer.concat(pieces)
}
