import { type Crop, outputSize } from './crop.ts'

const QUALITY = 0.88

/** Draws the crop onto a canvas of this size, on white where the picture is transparent. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  const { x, y, width, height } = crop
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
}

/** The kept part as a JPEG of at most 1600 pixels, under the name of the file it came from; null when it cannot be made. */
export async function photoOf(picture: ImageBitmap, crop: Crop, name: string): Promise<File | null> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, outputSize(crop))
  drawCrop(canvas, picture, crop)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  return blob && new File([blob], `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`, { type: 'image/jpeg' })
}
