import { notInTransaction } from '../database/outside-transaction.ts'
import { openPress } from '../press/press.ts'
import { TooBusy } from '../turns.ts'
import type { DrawOrder, HeicOrder, LogoOrder, PictureFile, PictureOrder, SizeOrder } from './picture.ts'

/** The length of the queue for pictures, and the `retry-after` once it is full, in seconds. */
const MOST_WAITING = 40
const COME_AGAIN_AFTER = 20

/**
 * Pictures are processed in a worker process: a large one takes a core for a second and 200 MB, which are freed when it
 * ends.
 */
const press = openPress<PictureOrder, PictureFile | null>({
  program: new URL('./picture-worker.ts', import.meta.url),
  mostWaiting: MOST_WAITING,
})

/**
 * A picture, as bytes or as the path of a file, in its right orientation, at most so wide and high, as WebP without its metadata. Null
 * where it cannot be read, whatever it calls itself. Throws TooBusy where too many wait, where the machine is too slow for it,
 * and where the press was lost: none of that is the picture's fault.
 */
export async function sizedImage(
  picture: string | Uint8Array,
  most: SizeOrder['size']['most'],
): Promise<PictureFile | null> {
  return sizedAs({ size: { picture, most } })
}

/** The same as AVIF, for the background: it takes seconds. */
export async function avifOf(
  picture: Uint8Array,
  most: SizeOrder['size']['most'],
): Promise<PictureFile | null> {
  return sizedAs({ size: { picture, most }, as: 'avif' })
}

/** The same as JPEG, for a paper: PDF knows no WebP. */
export async function jpegOf(
  picture: Uint8Array,
  most: SizeOrder['size']['most'],
): Promise<PictureFile | null> {
  return sizedAs({ size: { picture, most }, as: 'jpeg' })
}

/** A telephone's photograph (HEIC), by its path, as a JPEG of its own size; null and throws as `sizedImage`. */
export async function jpegOfHeic(path: string): Promise<PictureFile | null> {
  return sizedAs({ heic: path })
}

/** A club's logo, drawn small. */
export interface DrawnLogo {
  png: Uint8Array
  width: number
  height: number
  /** Its pixels at the size of a tab's icon, four bytes each. */
  tiny: Uint8Array
}

/** A club's logo, by the path of its file; null and throws as `sizedImage`. */
export async function logoOf(path: string): Promise<DrawnLogo | null> {
  const [drawn, tiny] = [
    await sizedAs({ logo: path, as: 'png' }),
    await sizedAs({ logo: path, as: 'pixels' }),
  ]
  if (!drawn || !tiny) return null
  const { content: png, width, height } = drawn
  return { png, width, height, tiny: tiny.content }
}

async function sizedAs(order: SizeOrder | HeicOrder | LogoOrder): Promise<PictureFile | null> {
  notInTransaction('A picture is drawn')
  const made = await press(order)
  if (made.ok) return made.value
  throw new TooBusy('pictures', COME_AGAIN_AFTER)
}

/** A drawing of ours as a PNG, in the size that it gives itself: mail programs know no SVG. */
export async function pngOf(svg: string): Promise<Uint8Array> {
  return drawn({ draw: { svg }, as: 'png' })
}

/** A drawing of ours as WebP, in the size that it gives itself. */
export async function drawnPhoto(svg: string): Promise<Uint8Array> {
  return drawn({ draw: { svg }, as: 'webp' })
}

/** One of our illustrations as a picture, so many pixels wide. */
export async function drawnIllustration(
  file: string,
  width: number,
  as: DrawOrder['as'],
): Promise<Uint8Array> {
  return drawn({ draw: { file, width }, as })
}

async function drawn(order: DrawOrder): Promise<Uint8Array> {
  notInTransaction('A picture is drawn')
  const made = await press(order)
  if (made.ok && made.value) return made.value.content
  throw new Error(
    `A drawing could not be made: ${made.ok ? 'nothing came' : (made.values?.error ?? made.reason)}`,
  )
}
