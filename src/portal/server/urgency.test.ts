import { expect, test } from 'vitest'
import { URGENCY, urgencyOf } from '../../server/mail/urgency.ts'
import { MAILS } from './mails.ts'

test('what opens or guards an account goes first, news last, and all else between', () => {
  const of = (urgency: number) => Object.keys(MAILS).filter((kind) => urgencyOf(kind) === urgency)
  expect(of(URGENCY.security).sort()).toEqual(
    [
      'password-reset',
      'password-changed',
      'new-device',
      'account-locked',
      'account-closed',
      'account-opened',
      'factor-on',
      'factor-off',
      'codes-renewed',
      'code-used',
      'passkey-added',
      'passkey-removed',
      'factor-lost',
      'factor-lost-noted',
      'factor-lost-declined',
      'factor-lost-granted',
      'factor-lost-stopped',
      'factor-lost-gone',
      'address-confirm',
      'address-taken',
      'address-asked',
      'address-changed',
      'phone-changed',
      'staff-invitation',
      'staff-roles',
      'trusted-invitation',
      'trusted-changed',
      'trusted-changed-by-you',
      'trusted-ended',
      'trusted-ended-by-co-owner',
    ].sort(),
  )
  expect(of(URGENCY.news).sort()).toEqual(['invitation', 'newsletter'])
  expect(of(URGENCY.deed)).toContain('report-issued')
})
