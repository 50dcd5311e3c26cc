import { expect, test } from 'vitest'
import { contractOfLink } from './contract-of-link.ts'

test.each([
  ['/my-reports?contract=5&pay=USD', { id: 5, href: '/my-reports?pay=USD' }],
  ['/my-reservations/request?contract=12', { id: 12, href: '/my-reservations/request' }],
  ['/my-reports?view=reports&sign=7&contract=5#top', { id: 5, href: '/my-reports?view=reports&sign=7#top' }],
  ['/my-benefits?contract=five', { id: 0, href: '/my-benefits' }],
  ['/my-benefits?contract=', { id: 0, href: '/my-benefits' }],
  ['/my-reports?pay=USD', null],
  ['/home', null],
])('%s', (href, expected) => expect(contractOfLink(href)).toEqual(expected))
