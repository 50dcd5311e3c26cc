import { expect, test } from 'vitest'
import { guessOf, networkOf } from './attempts.ts'

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('an account is counted without its address being readable, owners and admins apart', () => {
  const email = 'elena@marea.example'
  const [owner, admin] = (['owner', 'admin'] as const).map(
    (kind) => guessOf({ kind, email }, '10.0.0.1')[0]?.subject,
  )
  expect(owner).toMatch(/^account:[0-9a-f]{64}$/)
  expect(owner).not.toBe(admin)
})
