import { expect, test } from 'vitest'
import {
  lackingTexts,
  mailingState,
  newsletterState,
  paragraphsOf,
  savingNewsletterDeed,
} from './newsletter.ts'

const TODAY = '2026-11-18'

test.each([
  [false, '2026-11-01', 'draft'],
  [false, '2026-12-01', 'draft'],
  [true, '2026-11-17', 'published'],
  [true, '2026-11-18', 'published'],
  [true, '2026-11-19', 'coming'],
] as const)('with status %s and its day on %s it is %s', (status, day, state) => {
  expect(newsletterState({ status, day }, TODAY)).toBe(state)
})

test('a draft is published only when asked for; saving a published one changes it and nothing else', () => {
  const [draft, out] = [{ status: false }, { status: true }]
  expect([null, draft, out].map((before) => savingNewsletterDeed(before, false))).toEqual([
    'drafted',
    'drafted',
    'changed',
  ])
  expect([null, draft, out].map((before) => savingNewsletterDeed(before, true))).toEqual([
    'published',
    'published',
    'changed',
  ])
})

test('an empty line, with or without blanks in it, separates paragraphs', () => {
  expect(paragraphsOf('One.\n\nTwo,\nstill two.\n \n\nThree.\n\n')).toEqual([
    'One.',
    'Two,\nstill two.',
    'Three.',
  ])
})

test('a draft lacks each text that is empty in a language, in the order of the form', () => {
  const whole = { en: 'Words', es: 'Palabras' }
  expect(lackingTexts({ title: whole, summary: whole, body: whole })).toEqual([])
  expect(
    lackingTexts({ title: whole, summary: { en: '', es: 'Una' }, body: { en: 'One', es: ' \n' } }),
  ).toEqual([
    { text: 'summary', language: 'en' },
    { text: 'body', language: 'es' },
  ])
})

test.each([
  [false, true, null, 'none'],
  [true, false, null, 'none'],
  [true, true, null, 'planned'],
  [true, true, 0, 'none'],
  [true, true, 31, 'sent'],
  [false, false, 31, 'sent'],
] as const)(
  'with status %s, by mail %s and written to %s its mail is %s',
  (status, byMail, mailed, state) => {
    expect(mailingState({ status, byMail, mailed })).toBe(state)
  },
)
