import { describe, expect, it } from 'vitest'
import { plainText, slugOf, unaccented } from './plain-text.ts'

describe('a text without accents', () => {
  it.each([
    ['Catamarán', 'Catamaran'],
    ['Muñoz', 'Munoz'],
    ['Mun\u0303oz', 'Munoz'],
    ['Ångström', 'Angstrom'],
    ['日本', '日本'],
  ])('%s is %s', (text, plain) => {
    expect(unaccented(text)).toBe(plain)
  })

  it('is compared in small letters', () => {
    expect(plainText('ÁÉ Ñu')).toBe('ae nu')
  })
})

describe('a slug', () => {
  it.each([
    ['The stone ritual', 'the-stone-ritual'],
    ['The host’s ritual', 'the-hosts-ritual'],
    ["  ¡Niños' día! ", 'ninos-dia'],
    ['日本', ''],
    ['', ''],
  ])('of “%s” is “%s”', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  it('ends with no hyphen where it is cut', () => {
    expect(slugOf('one two three', 8)).toBe('one-two')
  })
})
