import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { runPress } from '../press/press-program.ts'
import { heicPixels } from './heic.ts'
import type { LogoOrder, PictureFile, PictureOrder, SizeOrder } from './picture.ts'

/** The limit of pixels, against decompression bombs. */
const MOST_PIXELS = 50_000_000

// Sharp's cache is off: no picture is processed twice, and it would hold 50 MB.
sharp.cache(false)

/** The worker's program for pictures: null for what somebody sent and nobody can read, whatever it calls itself. */
runPress(async (order: PictureOrder): Promise<PictureFile | null> => {
  if ('draw' in order) return drawnBy(drawing(order))
  if ('logo' in order) return drawnBy(logo(order)).catch(() => null)
  if ('heic' in order) return drawnFromHeic(order.heic)
  return drawnBy(sized(order)).catch(() => null)
})

async function drawnBy(picture: Sharp): Promise<PictureFile> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { content: data, width: info.width, height: info.height }
}

/** The photograph without its metadata: where it was taken stays with who took it. */
async function drawnFromHeic(path: string): Promise<PictureFile | null> {
  const pixels = await heicPixels(await readFile(path), MOST_PIXELS)
  if (!pixels) return null
  const { width, height, data } = pixels
  const picture = sharp(data, { raw: { width, height, channels: 4 } })
  return drawnBy(picture.flatten({ background: '#ffffff' }).jpeg({ quality: 88 }))
}

function sized({ size: { picture, most }, as }: SizeOrder): Sharp {
  const fitted = sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ ...most, fit: 'inside', withoutEnlargement: true })
  if (as === 'avif') return fitted.avif({ quality: 58, effort: 3 })
  // What is transparent is paper.
  if (as === 'jpeg') return fitted.flatten({ background: '#ffffff' }).jpeg({ quality: 82 })
  return fitted.webp({ quality: 82 })
}

/** The pixels that a logo has at most each way, and at the size of a tab's icon. */
const LOGO = 192
const ICON = 16

function logo({ logo: path, as }: LogoOrder): Sharp {
  const most = as === 'png' ? LOGO : ICON
  const fitted = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
  return as === 'png' ? fitted.png({ effort: 7 }) : fitted.raw()
}

function drawing({ draw, as }: Extract<PictureOrder, { draw: unknown }>): Sharp {
  const drawn = 'svg' in draw ? sharp(Buffer.from(draw.svg)) : sharp(draw.file).resize({ width: draw.width })
  if (as !== 'png') return drawn.toFormat(as, { quality: 82 })
  return 'svg' in draw ? drawn.png() : drawn.png({ palette: true, effort: 3 })
}
