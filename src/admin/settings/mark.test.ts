import { expect, test } from 'vitest'
import { isMarkSized, markReads } from './mark.ts'

const picture = (...pixels: [number, number, number, number][]) =>
  Uint8Array.from(Array.from({ length: 64 }, () => pixels).flat(2))

test('a logo has to stand out from the grounds of each skin', () => {
  expect(markReads(picture([14, 90, 96, 255]))).toEqual({ day: true, night: false })
  expect(markReads(picture([244, 239, 229, 255]))).toEqual({ day: false, night: true })
  // Half of it dark, half of it light: it is made out everywhere.
  expect(markReads(picture([14, 90, 96, 255], [244, 239, 229, 255]))).toEqual({ day: true, night: true })
  expect(markReads(picture([14, 90, 96, 255], [255, 255, 255, 255], [255, 255, 255, 255])).day).toBe(false)
  // What is transparent has no colour.
  expect(markReads(picture([14, 90, 96, 255], [255, 255, 255, 0], [255, 255, 255, 0])).day).toBe(true)
  expect(markReads(picture([0, 0, 0, 0]))).toEqual({ day: false, night: false })
})

test('a logo is large enough and no banner', () => {
  expect(isMarkSized({ width: 64, height: 64 })).toBe(true)
  expect(isMarkSized({ width: 63, height: 100 })).toBe(false)
  expect(isMarkSized({ width: 400, height: 200 })).toBe(true)
  expect(isMarkSized({ width: 401, height: 200 })).toBe(false)
})
