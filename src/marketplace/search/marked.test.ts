import { expect, test } from 'vitest'
import { marked } from './marked.ts'

const asWritten = (text: string, words: string[]) =>
  marked(text, words)
    .map(({ text: piece, found }) => (found ? `[${piece}]` : piece))
    .join('')

test.each([
  ['Reef at first light', ['reef'], '[Reef] at first light'],
  ['Reef at first light', ['ree', 'light'], '[Reef] at first [light]'],
  ['Clase de océano', ['oceano'], 'Clase de [océano]'],
  ['Dinners on the sand', ['dinner'], '[Dinners] on the sand'],
  ['A quiet massage', ['massages'], 'A quiet [massage]'],
  ['The tea', ['team'], 'The tea'],
  ['Nothing here', ['reef'], 'Nothing here'],
  ['As it is', [], 'As it is'],
])('%s, for %j: %s', (text, words, pieces) => {
  expect(asWritten(text, words)).toBe(pieces)
})
