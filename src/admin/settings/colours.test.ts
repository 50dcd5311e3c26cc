import { expect, test } from 'vitest'
import {
  type BrandColour,
  contrastChecks,
  contrastOf,
  HOUSE_COLOURS,
  LEAST_CONTRAST,
  lookOf,
  nearestReadable,
} from './colours.ts'

test('contrast is WCAG’s: from none to black on white', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21)
  expect(contrastOf('#777777', '#777777')).toBe(1)
  // The example that everybody knows: the lightest grey that reads on white.
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

test('the house’s own colours read', () => {
  expect(contrastChecks(HOUSE_COLOURS).filter(({ reads }) => !reads)).toEqual([])
})

test('a colour that is too faint says where', () => {
  const faint = contrastChecks({ ...HOUSE_COLOURS, accent: '#2fa39b' }).filter(({ reads }) => !reads)
  expect(faint.map(({ what }) => what)).toEqual(['button', 'link'])
})

test.each<[BrandColour, string]>([
  ['accent', '#2fa39b'],
  ['accent', '#ff0000'],
  ['accent', '#ffff00'],
  ['night', '#204060'],
  ['night', '#000000'],
  ['deep', '#8090a0'],
  ['deep', '#ffffff'],
])('the nearest tone of %s %s reads', (colour, given) => {
  const tone = nearestReadable({ ...HOUSE_COLOURS, [colour]: given }, colour)
  expect(tone).toMatch(/^#[0-9a-f]{6}$/)
  const checks = contrastChecks({ ...HOUSE_COLOURS, [colour]: tone }).filter((one) => one.colour === colour)
  expect(Math.min(...checks.map(({ ratio }) => ratio))).toBeGreaterThanOrEqual(LEAST_CONTRAST)
})

test('what reads stays as it is', () => {
  expect(nearestReadable(HOUSE_COLOURS, 'accent')).toBe(HOUSE_COLOURS.accent)
})

test('the house’s look is no look of its own', () => {
  expect(lookOf({ accent: '', night: '', deep: '' })).toBeNull()
  expect(lookOf(HOUSE_COLOURS)).toBeNull()
})

test('one colour of its own leaves the others the house’s', () => {
  const look = lookOf({ accent: '#7a1f4b', night: '', deep: '' })
  expect(look).toMatchObject({ accent: '#7a1f4b', night: HOUSE_COLOURS.night })
  expect(look?.css).toContain('--accent:#7a1f4b')
  expect(look?.css).not.toContain('--deep')
})

test('by night nothing of the day’s colours holds', () => {
  const css = lookOf({ accent: '#7a1f4b', night: '', deep: '' })?.css ?? ''
  expect(css).not.toContain("{[data-theme='dark']")
  expect(css).toContain(":root:not([data-theme='dark']){--accent-hover:")
})
