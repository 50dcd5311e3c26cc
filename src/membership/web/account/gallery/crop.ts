/** The part of a picture that is kept, in the picture's own pixels. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

export type CropShape = 'square' | 'free'
export type Corner = 'nw' | 'ne' | 'sw' | 'se'

/** Neither side of what is kept may be less than this share of the picture's shorter side. */
export const LEAST_SHARE = 0.2
/** The largest side of a photo as it is shown; a larger part is made smaller. */
export const LONGEST_SIDE = 1600

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
const shorterSide = ({ width, height }: Size) => Math.min(width, height)

/** What is kept at first: the largest square in the middle, or all of it. */
export function firstCrop(picture: Size, shape: CropShape): Crop {
  if (shape === 'free') return { x: 0, y: 0, ...sized(picture) }
  const side = shorterSide(picture)
  return { x: (picture.width - side) / 2, y: (picture.height - side) / 2, width: side, height: side }
}

/** Moves it by so many pixels, as far as the picture reaches. */
export function moveCrop(crop: Crop, picture: Size, dx: number, dy: number): Crop {
  return {
    ...crop,
    x: clamp(crop.x + dx, 0, picture.width - crop.width),
    y: clamp(crop.y + dy, 0, picture.height - crop.height),
  }
}

/** Gives it another size around its own middle; a square takes its side from the width. */
export function resizeCrop(crop: Crop, picture: Size, wanted: Size, shape: CropShape): Crop {
  const least = shorterSide(picture) * LEAST_SHARE
  const width = clamp(wanted.width, least, shape === 'square' ? shorterSide(picture) : picture.width)
  const height = shape === 'square' ? width : clamp(wanted.height, least, picture.height)
  const around = {
    x: crop.x + (crop.width - width) / 2,
    y: crop.y + (crop.height - height) / 2,
    width,
    height,
  }
  return moveCrop(around, picture, 0, 0)
}

/** Nearer (a factor above 1: less is kept, and larger) or further away. */
export function zoomCrop(crop: Crop, picture: Size, factor: number, shape: CropShape): Crop {
  return resizeCrop(crop, picture, { width: crop.width / factor, height: crop.height / factor }, shape)
}

/** Pulls a corner by so many pixels; the opposite corner stays where it is. */
export function pullCorner(
  crop: Crop,
  picture: Size,
  pull: { corner: Corner; dx: number; dy: number },
  shape: CropShape,
): Crop {
  const isWest = pull.corner.endsWith('w')
  const isNorth = pull.corner.startsWith('n')
  const right = crop.x + crop.width
  const bottom = crop.y + crop.height
  const least = shorterSide(picture) * LEAST_SHARE
  const room = {
    width: isWest ? right : picture.width - crop.x,
    height: isNorth ? bottom : picture.height - crop.y,
  }
  let width = clamp(crop.width + (isWest ? -pull.dx : pull.dx), least, room.width)
  let height = clamp(crop.height + (isNorth ? -pull.dy : pull.dy), least, room.height)
  if (shape === 'square') {
    width = Math.min(Math.max(width, height), room.width, room.height)
    height = width
  }
  return { x: isWest ? right - width : crop.x, y: isNorth ? bottom - height : crop.y, width, height }
}

/** The size of the photo that is made of it: its own, or as large as a photo is shown. */
export function outputSize(crop: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(crop.width, crop.height))
  return {
    width: Math.max(1, Math.round(crop.width * scale)),
    height: Math.max(1, Math.round(crop.height * scale)),
  }
}

function sized({ width, height }: Size): Size {
  return { width, height }
}
