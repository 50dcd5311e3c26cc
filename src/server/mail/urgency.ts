/** The urgency of mails: those about accounts first, then those about a deed, then news. */
export const URGENCY = { security: 1, deed: 2, news: 3 } as const
export type Urgency = (typeof URGENCY)[keyof typeof URGENCY]

/** The kinds that are not a deed's. */
const KINDS: Readonly<Record<string, Urgency>> = {
  'password-reset': URGENCY.security,
  'password-changed': URGENCY.security,
  'new-device': URGENCY.security,
  'account-locked': URGENCY.security,
  'account-closed': URGENCY.security,
  'account-opened': URGENCY.security,
  'address-confirm': URGENCY.security,
  'address-taken': URGENCY.security,
  'address-asked': URGENCY.security,
  'address-changed': URGENCY.security,
  'phone-changed': URGENCY.security,
  'staff-invitation': URGENCY.security,
  'staff-roles': URGENCY.security,
  'trusted-invitation': URGENCY.security,
  'trusted-changed': URGENCY.security,
  'trusted-changed-by-you': URGENCY.security,
  'trusted-ended': URGENCY.security,
  'trusted-ended-by-co-owner': URGENCY.security,
  'factor-on': URGENCY.security,
  'factor-off': URGENCY.security,
  'codes-renewed': URGENCY.security,
  'code-used': URGENCY.security,
  'passkey-added': URGENCY.security,
  'passkey-removed': URGENCY.security,
  'factor-lost': URGENCY.security,
  'factor-lost-noted': URGENCY.security,
  'factor-lost-granted': URGENCY.security,
  'factor-lost-declined': URGENCY.security,
  'factor-lost-stopped': URGENCY.security,
  'factor-lost-gone': URGENCY.security,
  newsletter: URGENCY.news,
  invitation: URGENCY.news,
}

/** How soon a mail of a kind has to go out; whatever is not named is about a deed. */
export function urgencyOf(kind: string): Urgency {
  return KINDS[kind] ?? URGENCY.deed
}
