import { expect, test } from 'vitest'
import { URGENCY } from '../../server/mail/urgency.ts'
import { MAILS } from './mails.ts'

const kindsOf = (urgency: number) => Object.keys(MAILS).filter((kind) => MAILS[kind]?.urgency === urgency)

test('what leads into an account goes first: none of those mails waits behind a deed’s', () => {
  expect(kindsOf(URGENCY.security)).toEqual(
    expect.arrayContaining([
      'password-reset',
      'new-device',
      'staff-invitation',
      'trusted-invitation',
      'factor-lost',
      'address-confirm',
    ]),
  )
})

test('what many get at once goes last', () => {
  expect(kindsOf(URGENCY.news).sort()).toEqual([
    'draw-closes',
    'draw-open',
    'invitation',
    'newsletter',
    'reminder-digest',
  ])
})

test('the mails about a stay are a deed’s: they are enqueued without an urgency, as the column’s default has it', () => {
  const ofStays = kindsOf(URGENCY.deed).filter((kind) => /^(stay|booking|lapse)/.test(kind))
  expect(ofStays).toEqual(Object.keys(MAILS).filter((kind) => /^(stay|booking|lapse)/.test(kind)))
  expect(ofStays.length).toBeGreaterThan(20)
})
