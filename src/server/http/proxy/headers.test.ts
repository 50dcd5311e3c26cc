import { expect, test } from 'vitest'
import { testConfig } from '../../../portal/server/testing.ts'
import { fixedHeaders } from './headers.ts'

test('pages run scripts from here alone and may not be framed; the API’s answers may do nothing at all', () => {
  const { pages, calls } = fixedHeaders(testConfig(), null)
  const policy = pages['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self';/)
  expect(policy).toMatch(/frame-ancestors 'none'/)
  expect(policy).not.toMatch(/unsafe/)
  expect(calls).toEqual({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
})

test('only a portal with https asks for https', () => {
  expect(fixedHeaders(testConfig(), null).calls).not.toHaveProperty('strict-transport-security')
  const { pages, calls } = fixedHeaders(testConfig({ PUBLIC_URL: 'https://club.example' }), null)
  for (const headers of [pages, calls]) expect(headers['strict-transport-security']).toMatch(/^max-age=/)
})
