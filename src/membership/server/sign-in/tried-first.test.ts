import { expect, test } from 'vitest'
import { isCommon } from './tried-first.ts'

test.each([
  'unbelievable',
  'UNBELIEVABLE',
  'Superman1984!',
  'mariposa2026',
  '1q2w3e4r5t',
  'mercedes-2026',
  'superm4n1984',
  'passw0rd123',
  '5uperman-84!',
])('%s is one of the most common passwords, or a word of them with digits around it', (password) => {
  expect(isCommon(password)).toBe(true)
})

test.each([
  'a quiet loggia',
  'veranda-demo',
  'correct horse battery staple',
  'kX9#mQ2$vL',
  'orchid-lantern-7',
  '',
])('%s is none', (password) => {
  expect(isCommon(password)).toBe(false)
})
