import { describe, expect, test } from 'vitest'
import { ENGINES, handClock } from '../../../portal/server/testing.ts'
import { GUESSES_BY_ACCOUNT, LINKS_BY_ACCOUNT } from '../../sign-in/slow-down.ts'
import { clubWithNora } from '../testing.club.ts'
import { guessOf, networkOf, reserveAttempt } from './attempts.ts'

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

describe.each(ENGINES)('a clock that jumps back, on %s', (engine) => {
  test.each([
    ['passwords', GUESSES_BY_ACCOUNT],
    ['links', LINKS_BY_ACCOUNT],
  ])('keeps nobody locked out for as long as it jumped: %s', async (subject, limit) => {
    const { db, close } = await clubWithNora(engine)
    const clock = handClock()
    const attempt = async () => (await reserveAttempt(db, [{ subject, limit }], clock.now())).ok
    for (let count = 0; count < limit.free; count++) expect(await attempt()).toBe(true)
    expect(await attempt()).toBe(false)
    clock.pass(-3 * 86_400_000)
    // One more is let through, and locks by the clock as it is now.
    expect([await attempt(), await attempt()]).toEqual([true, false])
    clock.pass((limit.lockMinutes[1] ?? limit.lockMinutes[0] ?? 0) * 60_000)
    expect(await attempt()).toBe(true)
    await close()
  })
})
