import { readdirSync, readFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { parsePo } from 'pofile-ts'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../kernel/language.ts'
import { fillIn } from './fill-in.ts'
import { say } from './words.ts'

const SRC = new URL('../', import.meta.url)

/** The texts that the server may say: those with an id of their own. */
function textsIn(language: Language): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(`${language}.po`))
    .flatMap((path) => parsePo(readFileSync(new URL(path.replaceAll('\\', '/'), SRC), 'utf8')).items)
    .filter(({ extractedComments }) => extractedComments.includes('js-lingui-explicit-id'))
    .flatMap(({ msgstr: [text] }) => text || [])
}

describe('a message filled with values', () => {
  test.each(LANGUAGES)('every text of the server is what the browser would say, in %s', (language) => {
    const texts = textsIn(language)
    expect(texts.length).toBeGreaterThan(300)
    const browser = setupI18n({ locale: language, messages: { [language]: {} } })
    for (const text of texts)
      for (const value of [0, 1, 2, 5, 21, 1234, 12_345]) {
        const names = [...text.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => name)
        const values = Object.fromEntries(names.map((name) => [name, value]))
        expect(fillIn(compileMessage(text), language, values), text).toBe(
          browser._('', values, { message: text }),
        )
      }
  })

  test.each([
    ['{n, plural, =0 {none} one {# night} other {# nights}}', { n: 0 }, 'none'],
    [
      '{n, plural, one {# night} other {# nights of {place}}}',
      { n: 1200, place: 'Marea' },
      '1,200 nights of Marea',
    ],
    [
      '{n, plural, offset:1 =1 {you} one {you and # more} other {you and # more}}',
      { n: 3 },
      'you and 2 more',
    ],
    ['{who, select, owner {yours} other {theirs}}', { who: 'constructor' }, 'theirs'],
    ['{who, select, owner {yours} other {theirs}}', { who: 'owner' }, 'yours'],
    ['a # and a {gap}.', {}, 'a # and a .'],
  ])('%s with %j', (text, values, said) => {
    expect(fillIn(compileMessage(text), 'en', values)).toBe(said)
  })

  test('a format that the server does not have is a fault of the text, not a wrong sentence', () => {
    expect(() => fillIn(compileMessage('{n, number}'), 'en', { n: 1 })).toThrow('number')
  })

  test('a text that no catalogue has is said in English from the source', () => {
    expect(say({ id: 'no.such', message: '{n, plural, one {# day} other {# days}}' }, 'es', { n: 2 })).toBe(
      '2 days',
    )
  })
})
