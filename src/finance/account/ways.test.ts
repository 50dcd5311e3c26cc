import { expect, test } from 'vitest'
import { OWN_WAYS, waysOffered } from './ways.ts'

test('what the club chose is offered as far as it works, and at the resort where nothing of it does', () => {
  const all = { stripe: {}, paymentLinkUrl: 'https://pay.example/{reference}' }
  const none = { stripe: null, paymentLinkUrl: null }
  expect(waysOffered(OWN_WAYS, all)).toEqual(['card', 'link', 'resort'])
  expect(waysOffered(OWN_WAYS, none)).toEqual(['resort'])
  expect(waysOffered(['resort', 'card'], all)).toEqual(['card', 'resort'])
  expect(waysOffered(['card'], all)).toEqual(['card'])
  expect(waysOffered(['card', 'link'], none)).toEqual(['resort'])
})
