import { describe, expect, it } from 'vitest'
import { initialLanguage } from './words.ts'

describe('the language before anybody signs in', () => {
  it.each([
    ['es', 'en-US', 'es'],
    ['en', 'es-MX', 'en'],
    [null, 'es-MX', 'es'],
    [null, 'ES', 'es'],
    [null, 'fr-FR', 'en'],
    [null, undefined, 'en'],
    ['nonsense', 'es-MX', 'en'],
  ])('remembered %s in a %s browser gives %s', (stored, browser, language) => {
    expect(initialLanguage(stored, browser)).toBe(language)
  })
})
