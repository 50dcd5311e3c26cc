/** What a mail is about, in a few words that name neither people nor money. */
export const ABOUT = [
  'account',
  'stay',
  'order',
  'meeting',
  'message',
  'report',
  'document',
  'news',
  'visit',
  'repair',
  'statement',
  'list',
  'suspicion',
  'deadline',
  'exchange',
] as const
export type About = (typeof ABOUT)[number]

/** What each mail is, by the start of its kind; a test asks that every mail of the portal has one. */
const BY_KIND: readonly (readonly [string, About])[] = [
  ['password-', 'account'],
  ['new-device', 'account'],
  ['account-', 'account'],
  ['address-', 'account'],
  ['phone-', 'account'],
  ['factor-', 'account'],
  ['code', 'account'],
  ['passkey-', 'account'],
  ['invitation', 'account'],
  ['staff-', 'account'],
  ['sender-', 'message'],
  ['trusted-', 'account'],
  ['suspicion-', 'suspicion'],
  ['stay-', 'stay'],
  ['booking-', 'stay'],
  ['lapse', 'stay'],
  ['wait-', 'stay'],
  ['draw-', 'stay'],
  ['trade-', 'stay'],
  ['order-', 'order'],
  ['review-', 'order'],
  ['meeting-', 'meeting'],
  ['message-', 'message'],
  ['owner-message', 'message'],
  ['report-', 'report'],
  ['rejection-', 'statement'],
  ['question-', 'statement'],
  ['payment-', 'statement'],
  ['announcement-', 'statement'],
  ['receipt-', 'statement'],
  ['card-', 'statement'],
  ['document-', 'document'],
  ['newsletter', 'news'],
  ['visitor-pass', 'visit'],
  ['guest-pass', 'visit'],
  ['maintenance-', 'repair'],
  ['repair-', 'repair'],
  ['day-list', 'list'],
  ['reminder-', 'deadline'],
  ['desk-alert', 'deadline'],
  ['exchange-', 'exchange'],
]

/** What a mail of a kind is about; null for a kind that nobody has named here. */
export function aboutOf(kind: string): About | null {
  return BY_KIND.find(([start]) => kind.startsWith(start))?.[1] ?? null
}
