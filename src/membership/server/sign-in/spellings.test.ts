import { expect, test } from 'vitest'
import { weaknessOfNew } from './change-password.ts'
import { isCommon } from './tried-first.ts'

const brand = { name: 'Marea', tagline: 'Residence Club', promotions: '', mailFrom: '' }
const elena = { name: 'Élena', lastname: 'Harrington Ruiz', email: 'elena@marea.example' }
const weaknessOf = (password: string) => weaknessOfNew(password, elena, { config: { brand } as never })

test.each(['passw0rd123', 'P4$$w0rd2026!', '1l0vey0u1988', 'W3lc0me-2026', 'superm4n1984', '5uperman-84!'])(
  '%s is a common word, whatever it is dressed up in',
  (password) => {
    expect(isCommon(password)).toBe(true)
    expect(weaknessOf(password)).not.toBeNull()
  },
)

test.each([
  'marearesidenceclub',
  'M4rea-Residence-Club',
  'residenceclub2026',
  'h4rringt0n2026',
  'élena-márea',
  'elenaharrington',
])('%s is nothing but what everybody knows', (password) => {
  expect(weaknessOf(password)).toBe('password-easy')
})

test.each([
  'a quiet loggia',
  'kX9#mQ2$vL',
  'orchid-lantern-7',
  'elena likes the loggia',
  'seven-4-pelicans-0n',
])('%s is taken', (password) => {
  expect(weaknessOf(password)).toBeNull()
})
