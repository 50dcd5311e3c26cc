import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Content encodings of an answer, the better one first. */
const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The least size of a compressed answer, in bytes: a smaller one fits one packet anyway. */
export const WORTH_PACKING_BYTES = 2_048

/** The best encoding that a caller takes, by the header `accept-encoding`; null for none. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  if (!accepted) return null
  const taken = new Set(
    accepted.split(',').flatMap((one) => {
      const [name = '', ...rest] = one.split(';').map((part) => part.trim().toLowerCase())
      return rest.some((part) => /^q=0(\.0*)?$/.test(part)) ? [] : [name]
    }),
  )
  return ENCODINGS.find((one) => taken.has(one)) ?? null
}

/** The compression effort: low for an answer that is sent once, high for a cached one. */
const EFFORT = { once: { br: 1, gzip: 1 }, kept: { br: 5, gzip: 6 } } as const

/**
 * Packs an answer. 5 KB of JSON take 0.03 ms once and come out at a sixth, 17 KB take 0.07 to 0.12 ms and come out at an
 * eighth; kept ones take 0.2 to 0.5 ms and come out a third smaller still.
 */
export function pack(body: string | Buffer, encoding: Encoding, effort: keyof typeof EFFORT): Buffer {
  const level = EFFORT[effort][encoding]
  if (encoding === 'gzip') return gzipSync(body, { level })
  const bytes = Buffer.from(body)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotliCompressSync(bytes, { params })
}
