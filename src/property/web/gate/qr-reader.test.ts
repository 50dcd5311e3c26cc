import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { qrSvg } from '../../pass-qr.ts'
import { openQrReader } from './qr-reader.ts'

afterEach(() => vi.unstubAllGlobals())

const VIDEO = { videoWidth: 1280, videoHeight: 720 } as HTMLVideoElement

/** A browser's own reader that knows these formats and sees this text. */
function browserReads(formats: string[], text: string | null) {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => formats
      detect = async () => (text === null ? [] : [{ rawValue: text }])
    },
  )
}

/** A canvas whose picture is this one, whatever is drawn. */
async function canvasShows(picture: Buffer) {
  const { data } = await sharp(picture)
    .resize(640, 640)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const drawn = vi.fn()
  const context = { drawImage: drawn, getImageData: () => ({ data: new Uint8ClampedArray(data) }) }
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) })
  return drawn
}

test('the browser’s own reader is asked where it knows QR codes', async () => {
  browserReads(['qr_code', 'ean_13'], 'what it says')
  expect(await (await openQrReader())(VIDEO)).toBe('what it says')
  browserReads(['qr_code'], null)
  expect(await (await openQrReader())(VIDEO)).toBeNull()
})

test.each([
  ['has none', () => {}],
  ['has one that knows no QR codes', () => browserReads([], 'nothing of worth')],
])('ours reads the middle of the picture where the browser %s', async (_, prepare) => {
  prepare()
  const drawn = await canvasShows(Buffer.from(qrSvg('https://club.example/gate#a.b')))
  const read = await openQrReader()
  expect(await read(VIDEO)).toBe('https://club.example/gate#a.b')
  expect(drawn).toHaveBeenCalledWith(VIDEO, 280, 0, 720, 720, 0, 0, 640, 640)
  // Before the camera shows anything there is nothing to read.
  expect(await read({ videoWidth: 0, videoHeight: 0 } as HTMLVideoElement)).toBeNull()
})

test('a picture without a code says nothing', async () => {
  await canvasShows(readFileSync('src/web/public/art/serena/noon.svg'))
  expect(await (await openQrReader())(VIDEO)).toBeNull()
})
