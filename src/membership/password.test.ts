import { describe, expect, test } from 'vitest'
import { isEasilyGuessed, strengthOf, weaknessOf } from './password.ts'

describe('a password that anybody would try first', () => {
  test.each([
    'aaaaaaaaaa',
    'abababababab',
    '1111122222',
    '0123456789',
    '9876543210',
    'abcdefghij',
    '1234567890!',
    'password2026',
    'Contraseña1!',
    '!!Welcome123',
    'qwertyuiop',
    'QWERTYUIOP99',
    'iloveyou2026',
    '2026/11/22',
    'Veranda-2026',
  ])('%s is one', (password) => {
    expect(isEasilyGuessed(password)).toBe(true)
  })

  test.each([
    'elena@marea.example',
    'Elena Harrington Ruiz',
    'harrington1',
    'ElenaHarrington!',
    'marea-elena-2026',
  ])('%s is one of Elena Harrington Ruiz', (password) => {
    const about = ['Elena', 'Harrington Ruiz', 'elena@marea.example']
    expect(isEasilyGuessed(password, about)).toBe(true)
    expect(isEasilyGuessed(password, ['Marcos', 'Valdivia', 'marcos@club.test'])).toBe(false)
    expect(isEasilyGuessed('elena likes the loggia', about)).toBe(false)
  })

  test.each([
    'a quiet loggia',
    'veranda-demo',
    'correct horse battery staple',
    'the password is long',
    'tres jícaras de agua',
    'kX9#mQ2$vL',
    'orchid-lantern-7',
  ])('%s is none', (password) => {
    expect(isEasilyGuessed(password)).toBe(false)
  })
})

test.each([
  ['a quiet', 'short'],
  ['abababababab', 'pattern'],
  ['abcdefghij', 'run'],
  ['Welcome-2026', 'word'],
  ['2468 1357 9', 'word'],
  ['marea elena', 'about'],
  ['a quiet loggia', null],
] as const)('of %s a meter says: %s', (password, weakness) => {
  expect(weaknessOf(password, ['Elena', 'Marea'])).toBe(weakness)
})

test('the longer, the stronger; what is easily guessed has no strength however long it is', () => {
  expect(strengthOf('kX9#mQ2$vL')).toBe(1)
  expect(strengthOf('a quiet loggia')).toBe(2)
  expect(strengthOf('correct horse battery staple')).toBe(3)
  expect(strengthOf('aaaaaaaaaaaaaaaaaaaaaaaa')).toBe(0)
})
