import { expect, test } from 'vitest'
import { withoutTexts } from './words-said-once.ts'

test('a marked descriptor keeps its id alone, wherever its text stands', () => {
  expect(withoutTexts("const a: Words = /*i18n*/ { id: 'a', message: 'Said' }")).toBe(
    "const a: Words = /*i18n*/ { id: 'a' }",
  )
  expect(withoutTexts("f(/*i18n*/ {\n  id: 'a',\n  message: 'Said',\n})")).toBe(
    "f(/*i18n*/ {\n  id: 'a',\n})",
  )
  expect(withoutTexts("f(/*i18n*/ {\n  message: 'Said ' + 'on',\n  id: 'a',\n})")).toBe(
    "f(/*i18n*/ {\n  id: 'a',\n})",
  )
})

test('several of a module, in JSX too', () => {
  const code =
    "const all = { a: /*i18n*/ { id: 'a', message: 'One' }, b: /*i18n*/ { id: 'b', message: 'Two' } }"
  expect(withoutTexts(code)).not.toMatch(/One|Two/)
  expect(
    withoutTexts("const A = () => <p>{say(/*i18n*/ { id: 'a', message: 'One' })}</p>", 'a.tsx'),
  ).not.toContain('One')
})

test('what is not marked stays as it is', () => {
  const code =
    "const a = { id: 'a', message: 'Said' } /* i18n */\nconst b = /*i18n*/ text({ id: 'a', message: 'Said' })"
  expect(withoutTexts(code)).toBe(code)
})
