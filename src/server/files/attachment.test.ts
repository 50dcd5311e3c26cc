import { expect, test } from 'vitest'
import { dispositionOf } from './attachment.ts'

test('a name with accents, quotes and more arrives whole', () => {
  expect(dispositionOf('Año "2026" (señas).pdf')).toBe(
    'attachment; filename="Ano _2026_ (senas).pdf"; ' +
      "filename*=UTF-8''A%C3%B1o%20%222026%22%20%28se%C3%B1as%29.pdf",
  )
  expect(dispositionOf('a\r\nset-cookie: x.pdf', true)).toMatch(/^inline; filename="a__set-cookie: x.pdf"/)
})
