interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** What the first QR code in the picture says; null where there is none. */
export type ReadQr = (video: HTMLVideoElement) => Promise<string | null>

/** Pixels of the square that is looked through: a pass has some 60 modules to a side, and a tablet is no fast machine. */
const SIDE = 640

/**
 * The browser's own reader of QR codes. Where it has none (Safari and so every iPad, Firefox, Chrome on Windows and
 * Linux) one of our own, loaded now.
 */
export async function openQrReader(): Promise<ReadQr> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  // A browser may name the reader and know no code of any kind.
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  if (BarcodeDetector && formats.includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null
  }
  const { default: decode } = await import('jsqr')
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const { videoWidth, videoHeight } = video
    // The middle square: what the guard sees of the picture.
    const side = Math.min(videoWidth, videoHeight)
    if (!context || side === 0) return null
    context.drawImage(video, (videoWidth - side) / 2, (videoHeight - side) / 2, side, side, 0, 0, SIDE, SIDE)
    const { data } = context.getImageData(0, 0, SIDE, SIDE)
    return decode(data, SIDE, SIDE, { inversionAttempts: 'dontInvert' })?.data || null
  }
}
