import { expect, test } from 'vitest'
import { faultOf, majorOf } from './firefox.ts'

test('the major version is read from what Firefox says of itself', () => {
  expect(majorOf('Mozilla Firefox 153.7.0esr\n')).toBe(153)
  expect(majorOf('Mozilla Firefox 140.12.0esr')).toBe(140)
  expect(majorOf('Chromium 156.0.8078.108')).toBeNull()
  expect(majorOf('')).toBeNull()
})

test('a program that is no Firefox, or none at all, cannot be driven, and that is a sentence', () => {
  expect(faultOf(process.execPath)).toMatch(/cannot be driven: Firefox \d+ or later can/)
  expect(faultOf('/nowhere/firefox')).toMatch(/^\/nowhere\/firefox cannot be driven/)
})
