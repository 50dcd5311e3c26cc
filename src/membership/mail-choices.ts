/**
 * What an owner may choose to get by mail or not; everything is on until they turn it off. The newsletter has a switch of its
 * own. Mails that guard an account and mails about money are not here: they always come.
 */
export const MAIL_CHOICES = [
  'stay-requested',
  'stay-authorize',
  'stay-confirmed',
  'stay-changed',
  'stay-cancelled',
  'stay-lapsing',
  'stay-arrival',
  'stay-waiting',
  'maintenance',
  'document',
  'exchange',
  'remind-fee',
  'remind-expiry',
  'remind-cancel',
  'remind-report',
] as const
export type MailChoice = (typeof MAIL_CHOICES)[number]
