import type { MailChoice } from '../../../membership/mail-choices.ts'

/** Every mail about a stay, by the outbox row's kind, and by which of the owner's choices it comes. */
export const STAY_MAIL_CHOICE = {
  'stay-requested': 'stay-requested',
  'stay-to-authorize': 'stay-authorize',
  'stay-change-to-authorize': 'stay-authorize',
  'stay-confirmed': 'stay-confirmed',
  'booking-confirm': 'stay-confirmed',
  'booking-reject': 'stay-confirmed',
  'stay-changed': 'stay-changed',
  'stay-change-asked': 'stay-changed',
  'stay-change-withdrawn': 'stay-changed',
  'booking-change-confirm': 'stay-changed',
  'booking-change-reject': 'stay-changed',
  'stay-cancelled': 'stay-cancelled',
  'stay-given': 'stay-cancelled',
  'stay-received': 'stay-confirmed',
  'stay-cancel-asked': 'stay-cancelled',
  'stay-cancel-withdrawn': 'stay-cancelled',
  'booking-agree-to-cancel': 'stay-cancelled',
  'booking-keep': 'stay-cancelled',
  'lapse-soon-authorization': 'stay-lapsing',
  'lapse-soon-decision': 'stay-lapsing',
  'lapse-soon-cancellation': 'stay-lapsing',
  'lapse-soon-change': 'stay-lapsing',
  'lapse-tomorrow': 'stay-lapsing',
  'lapsed-authorization': 'stay-lapsing',
  'lapsed-change': 'stay-lapsing',
  'lapsed-decision': 'stay-lapsing',
  'lapsed-cancellation': 'stay-lapsing',
  'stay-arrival': 'stay-arrival',
} as const satisfies Record<string, MailChoice>
export type StayMailKind = keyof typeof STAY_MAIL_CHOICE
