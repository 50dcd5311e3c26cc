import type { HeicPixels } from 'heic-decode'

/** The media types of a telephone's photographs, coded as HEVC: Sharp's build reads none of them. */
const HEIC = ['image/heic', 'image/heic-sequence', 'image/heif', 'image/heif-sequence']

/** Whether a file of this media type has to be decoded here before anything else reads it. */
export const isHeic = (mediaType: string): boolean => HEIC.includes(mediaType)

/**
 * Decodes the first picture of a HEIC file, with at most so many pixels. Null for one that is larger, cut off, or no HEIC at
 * all. The decoder, of 3 MB, is loaded with the first order.
 */
export async function heicPixels(buffer: Uint8Array, mostPixels: number): Promise<HeicPixels | null> {
  const { default: decode } = await import('heic-decode')
  const pictures = await decode.all({ buffer }).catch(() => null)
  if (!pictures) return null
  try {
    const [first] = pictures
    if (!first || first.width * first.height > mostPixels) return null
    return await first.decode().catch(() => null)
  } finally {
    pictures.dispose()
  }
}
