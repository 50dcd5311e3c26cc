import { expect, test } from 'vitest'
import { asLanguage, languageOf, validatorLanguageOf } from './language.ts'

test.each([
  ['English', 'en'],
  [' english ', 'en'],
  ['Español', 'es'],
  ['Français', 'es'],
  ['', 'en'],
  [null, 'en'],
  [undefined, 'en'],
])('languageName %j speaks %s (spec, section 1)', (name, language) => {
  expect(languageOf(name)).toBe(language)
})

test('ENG means English validators, anything else Spanish (spec, section 3)', () => {
  expect([validatorLanguageOf('ENG'), validatorLanguageOf('ESP'), validatorLanguageOf('')]).toEqual([
    'en',
    'es',
    'es',
  ])
})

test('an unknown language falls back to English', () => {
  expect([asLanguage('es'), asLanguage('de'), asLanguage(undefined)]).toEqual(['es', 'en', 'en'])
})
