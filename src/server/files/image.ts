import { fairTurnsOf, NO_ROOM } from '../fair-turns.ts'
import { notInTransaction } from '../outside-transaction.ts'
import { TooBusy } from '../turns.ts'
import { whoAsks } from '../who-asks.ts'

/** Larger pictures are refused unread: a few kilobytes may unfold to gigabytes of pixels. */
const MOST_PIXELS = 50_000_000

/** A large picture takes a core for a second and 200 MB: two at a time, those who ask in turns. */
const takeTurn = fairTurnsOf({ width: 2, waiting: 40, waitingOfOne: 40 })

/** Draws when the turn of whoever asks has come; a crowd hears that the portal is busy. */
async function turn<T>(draw: () => Promise<T>): Promise<T> {
  const drawn = await takeTurn({ address: whoAsks() }, draw)
  if (drawn === NO_ROOM) throw new TooBusy('pictures', 20)
  return drawn
}

/** A picture in hand or on the disk, in its right orientation, at most so wide and high, as WebP without its metadata. */
export async function sizedImage(
  picture: string | Uint8Array,
  most: { width: number; height: number },
): Promise<{ content: Buffer; width: number; height: number } | null> {
  notInTransaction('A picture is drawn')
  const sharp = await openSharp()
  try {
    const { data, info } = await turn(() =>
      sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize({ ...most, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true }),
    )
    return { content: data, width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof TooBusy) throw error
    // Whatever it calls itself, it is no picture that can be read.
    return null
  }
}

/** A drawing of ours as a PNG, in the size that it gives itself: mail programs know no SVG. */
export async function pngOf(svg: string): Promise<Buffer> {
  notInTransaction('A picture is drawn')
  const sharp = await openSharp()
  return turn(() => sharp(Buffer.from(svg)).png().toBuffer())
}

/** Loads when the first picture comes: it weighs more than the rest of the portal. Whoever draws opens it here. */
export async function openSharp() {
  const { default: sharp } = await import('sharp')
  // No picture is drawn twice: what it would keep of the last ones (50 MB) nobody asks for.
  sharp.cache(false)
  return sharp
}
