import { describe, expect, test } from 'vitest'
import {
  type Corner,
  type Crop,
  firstCrop,
  moveCrop,
  outputSize,
  pullCorner,
  resizeCrop,
  zoomCrop,
} from './crop.ts'

const picture = { width: 3000, height: 2000 }
const square = firstCrop(picture, 'square')

function lies(crop: Crop) {
  expect(crop.x).toBeGreaterThanOrEqual(0)
  expect(crop.y).toBeGreaterThanOrEqual(0)
  expect(crop.x + crop.width).toBeLessThanOrEqual(picture.width + 1e-6)
  expect(crop.y + crop.height).toBeLessThanOrEqual(picture.height + 1e-6)
}

describe('what is kept of a photo', () => {
  test('begins as the largest square in the middle, or as all of it', () => {
    expect(square).toEqual({ x: 500, y: 0, width: 2000, height: 2000 })
    expect(firstCrop(picture, 'free')).toEqual({ x: 0, y: 0, ...picture })
  })

  test('moves as far as the picture reaches', () => {
    expect(moveCrop(square, picture, 100, 40)).toMatchObject({ x: 600, y: 0 })
    expect(moveCrop(square, picture, 9999, 0).x).toBe(1000)
    expect(moveCrop(square, picture, -9999, 0).x).toBe(0)
  })

  test('zooms around its middle, never out of the picture and never to nothing', () => {
    const near = zoomCrop(square, picture, 2, 'square')
    expect(near).toEqual({ x: 1000, y: 500, width: 1000, height: 1000 })
    expect(zoomCrop(near, picture, 0.5, 'square')).toEqual(square)
    expect(zoomCrop(square, picture, 100, 'square').width).toBe(400)
    expect(zoomCrop(near, picture, 0.01, 'square').width).toBe(2000)
    lies(zoomCrop(moveCrop(near, picture, 9999, 9999), picture, 0.7, 'square'))
  })

  test('has sides of its own where its shape is free', () => {
    const all = firstCrop(picture, 'free')
    const narrow = resizeCrop(all, picture, { width: 1000, height: 2000 }, 'free')
    expect(narrow).toEqual({ x: 1000, y: 0, width: 1000, height: 2000 })
    expect(resizeCrop(all, picture, { width: 1000, height: 600 }, 'square')).toMatchObject({
      width: 1000,
      height: 1000,
    })
  })

  const corners: Corner[] = ['nw', 'ne', 'sw', 'se']
  test.each(corners)('pulled at %s, the opposite corner stays', (corner) => {
    const from = { x: 1000, y: 600, width: 900, height: 800 }
    const dx = corner.endsWith('w') ? -200 : 200
    const dy = corner.startsWith('n') ? -100 : 100
    const pulled = pullCorner(from, picture, { corner, dx, dy }, 'free')
    expect(pulled).toMatchObject({ width: 1100, height: 900 })
    expect(corner.endsWith('w') ? pulled.x + pulled.width : pulled.x).toBe(corner.endsWith('w') ? 1900 : 1000)
    expect(corner.startsWith('n') ? pulled.y + pulled.height : pulled.y).toBe(
      corner.startsWith('n') ? 1400 : 600,
    )
    for (const [far, shape] of [
      [9999, 'free'],
      [-9999, 'free'],
      [9999, 'square'],
      [-9999, 'square'],
    ] as const) {
      const result = pullCorner(from, picture, { corner, dx: far, dy: -far }, shape)
      lies(result)
      expect(Math.min(result.width, result.height)).toBeGreaterThanOrEqual(400)
      if (shape === 'square') expect(result.width).toBe(result.height)
    }
  })

  test('becomes a photo of at most 1600 pixels, and is never blown up', () => {
    expect(outputSize({ width: 3000, height: 2000 })).toEqual({ width: 1600, height: 1067 })
    expect(outputSize({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 })
    expect(outputSize({ width: 9000, height: 2 })).toEqual({ width: 1600, height: 1 })
  })
})
