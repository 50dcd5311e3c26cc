import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offerState, promotionSlug, savingOfferDeed, wrongDays } from './offer.ts'

const TODAY = '2026-11-18'
const days = (firstDay: string, lastDay: string) => ({ firstDay, lastDay })

test.each([
  [false, '2026-11-01', '2026-12-01', 'draft'],
  [true, '2026-11-19', '2026-12-01', 'coming'],
  [true, '2026-11-18', '2026-11-18', 'published'],
  [true, '2026-11-01', '2026-11-17', 'ended'],
] as const)('published %s, from %s to %s it is %s', (published, first, last, state) => {
  expect(offerState({ published, ...days(first, last) }, TODAY)).toBe(state)
})

test('a draft is published only when asked for; saving a published one changes it and nothing else', () => {
  const [draft, out] = [{ published: false }, { published: true }]
  expect([null, draft, out].map((before) => savingOfferDeed(before, true))).toEqual([
    'published',
    'published',
    'changed',
  ])
  expect([null, draft, out].map((before) => savingOfferDeed(before, false))).toEqual([
    'drafted',
    'drafted',
    'changed',
  ])
})

test('the days run forward, and what is over is not published any more', () => {
  expect(wrongDays(days('2026-12-02', '2026-12-01'), 'drafted', TODAY)).toBe('PROMO_DAYS_BACKWARDS')
  expect(wrongDays(days('2026-11-01', '2026-11-17'), 'published', TODAY)).toBe('PROMO_DAYS_OVER')
  expect(wrongDays(days('2026-11-01', '2026-11-17'), 'changed', TODAY)).toBeNull()
  expect(wrongDays(days('2026-11-18', '2026-11-18'), 'published', TODAY)).toBeNull()
})

test.each([
  ['Your friends at Bahía Serena', [], 'your-friends-at-bahia-serena'],
  ['The club’s night — 2 for 1!', [], 'the-clubs-night-2-for-1'],
  ['Whales', ['whales', 'whales-2'], 'whales-3'],
  ['¡7!', [], 'promotion-7'],
  ['夏', [], 'promotion'],
])('“%s” beside %j becomes %s', (title, taken, slug) => {
  expect(promotionSlug(title, taken)).toBe(slug)
})

test('whatever the title, the link takes the name', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(120), (title, others) => {
      const first = promotionSlug(title, [])
      const taken = [first, ...Array.from({ length: others }, (_, index) => `${first}-${index + 2}`)]
      expect(promotionSlug(title, taken)).toMatch(/^[a-z0-9-]{3,80}$/)
      expect(taken).not.toContain(promotionSlug(title, taken))
    }),
  )
})
