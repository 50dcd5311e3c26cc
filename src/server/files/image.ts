/** Larger pictures are refused unread: a few kilobytes may unfold to gigabytes of pixels. */
const MOST_PIXELS = 60_000_000

/** A picture in hand or on the disk, in its right orientation, at most so wide and high, as WebP without its metadata. */
export async function sizedImage(
  picture: string | Uint8Array,
  most: { width: number; height: number },
): Promise<{ content: Buffer; width: number; height: number } | null> {
  // Loads when the first picture comes: it weighs more than the rest of the portal.
  const { default: sharp } = await import('sharp')
  try {
    const { data, info } = await sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ ...most, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { content: data, width: info.width, height: info.height }
  } catch {
    // Whatever it calls itself, it is no picture that can be read.
    return null
  }
}

/** A drawing of ours as a PNG, in the size that it gives itself: mail programs know no SVG. */
export async function pngOf(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).png().toBuffer()
}
