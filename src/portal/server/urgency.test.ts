import { expect, test } from 'vitest'
import { URGENCY, urgencyOf } from '../../server/mail/urgency.ts'
import { MAILS } from './mails.ts'

test('what opens or guards an account goes first, news last, and all else between', () => {
  const of = (urgency: number) => Object.keys(MAILS).filter((kind) => urgencyOf(kind) === urgency)
  expect(of(URGENCY.security)).toEqual(['password-reset', 'password-changed', 'new-device', 'account-locked'])
  expect(of(URGENCY.news).sort()).toEqual(['invitation', 'newsletter'])
  expect(of(URGENCY.deed)).toContain('report-issued')
})
