import { expect, test } from 'vitest'
import { withoutServerWords } from './drop-server-words.ts'
import { withoutMessages } from './strip-words.ts'

test('the browser’s catalogue keeps its own words, and the refusals that its screens name', () => {
  const messages = {
    abc: ['Hello'],
    'refusal.A': ['No'],
    'refusal.B': ['“No”'],
    'field.day': ['A day'],
    'mail.x': ['Hi'],
  }
  const code = `/*eslint-disable*/export const messages=JSON.parse(${JSON.stringify(JSON.stringify(messages))})`
  const kept = withoutServerWords(code, new Set(['refusal.B']))
  const [, literal] = kept.match(/JSON\.parse\((.*)\)/) ?? []
  expect(Object.keys(JSON.parse(JSON.parse(literal ?? '')))).toEqual(['abc', 'refusal.B', 'field.day'])
})

test('descriptors keep their ids and lose their English', () => {
  const code = "const A = { A: /*i18n*/ { id: 'refusal.A', message: 'It’s \\'no\\'' } }"
  expect(withoutMessages(code)).toBe("const A = { A: /*i18n*/ { id: 'refusal.A' } }")
})
