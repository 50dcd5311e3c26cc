import { expect, test } from 'vitest'
import { newsletterState, paragraphsOf, savingNewsletterDeed } from './newsletter.ts'

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
