import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'

const unpack = promisify(inflate)

/** Size limits of the unpacked object streams, each and together, against decompression bombs. */
export interface UnpackLimits {
  bytes: number
  streams: number
}

/**
 * The objects; `sealed` where a stream cannot be unpacked (encrypted), `strange` where it has an unknown filter or is
 * past the limits.
 */
export type Packed = { objects: string } | 'sealed' | 'strange'

const PACKED = new RegExp(
  `/${spelt('Type')}\\s*/${spelt('ObjStm')}(?![A-Za-z0-9#])|/First\\s+\\d+\\s*(?:/|>>)`,
  'g',
)

/**
 * Unpacks the object streams of a PDF. One linear pass, so that a crafted file costs no more than its length; past the
 * limits it is `strange`.
 */
export async function* packedObjects(
  content: Buffer,
  text: string,
  { bytes, streams }: UnpackLimits,
): AsyncGenerator<Packed> {
  const packed = new RegExp(PACKED)
  let left = bytes
  for (let found = packed.exec(text), tries = 0; found; found = packed.exec(text), tries++) {
    const begin = text.indexOf('stream', packed.lastIndex)
    const from = begin + (text[begin + 6] === '\r' ? 8 : 7)
    const to = text.indexOf('endstream', from)
    if (begin < 0 || to < 0 || tries >= streams || left <= 0) return yield 'strange'
    const dictionary = text.slice(text.lastIndexOf('obj', found.index) + 3, begin)
    const one = await unpacked(dictionary, content.subarray(from, to), left)
    yield one
    left -= typeof one === 'string' ? 0 : one.objects.length
    packed.lastIndex = to
  }
}

async function unpacked(dictionary: string, stream: Buffer, most: number): Promise<Packed> {
  if (!/\/F[A-Za-z#]*\s*[[/]/.test(dictionary)) return { objects: stream.toString('latin1') }
  if (!/\/Filter\s*\[?\s*\/FlateDecode\s*(?:\]|\/[^A]|>>)/.test(dictionary)) return 'strange'
  if (/\/Predictor\s*(?!1\b)/.test(dictionary)) return 'strange'
  const options = { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH }
  const objects = await unpack(stream, options).catch(({ code }) =>
    code === 'ERR_BUFFER_TOO_LARGE' ? 'strange' : null,
  )
  if (objects === 'strange') return objects
  return objects ? { objects: objects.toString('latin1') } : 'sealed'
}

/** A name as a pattern, however a PDF may write it: each letter itself, or `#` and its number. */
export function spelt(name: string): string {
  return [...name]
    .map((letter) => {
      const [high = '', low = ''] = letter.charCodeAt(0).toString(16)
      return `(?:${letter}|#${eitherCase(high)}${eitherCase(low)})`
    })
    .join('')
}

function eitherCase(digit: string): string {
  return /[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit
}
