/** What happened at an owner's door. */
export const ACCESS_KINDS = [
  'signed-in',
  'signed-in-new',
  'refused',
  'refused-waiting',
  'refused-locked',
  'locked',
  'reset-asked',
  'password-changed',
  'device-ended',
  'devices-ended',
  'not-me',
  'file',
  'link',
  'proof-refused',
  'trusted-invited',
  'trusted-joined',
  'trusted-came',
  'trusted-changed',
  'trusted-ended',
  'trusted-declined',
  'factor-on',
  'factor-off',
  'factor-refused',
  'codes-renewed',
  'code-used',
  'passkey-added',
  'passkey-removed',
  'factor-lost',
  'factor-lost-noted',
  'factor-lost-granted',
  'factor-lost-declined',
  'factor-lost-stopped',
  'factor-lost-gone',
  'address-asked',
  'address-changed',
  'address-put-back',
  'phone-changed',
  'phone-put-back',
  'link-opened',
] as const
export type AccessKind = (typeof ACCESS_KINDS)[number]

/** What a mailed link that was opened is for. */
export const MAILED_LINKS = ['password', 'alarm', 'loss', 'address'] as const
export type MailedLink = (typeof MAILED_LINKS)[number]

/** What the club did with the account, which stands in tables of its own. */
export const CLUB_KINDS = ['club-deed', 'club-came', 'club-disabled', 'club-enabled'] as const
export type ClubKind = (typeof CLUB_KINDS)[number]

/** What the list can be narrowed to. */
export const ACCESS_GROUPS = ['sign-ins', 'refused', 'trusted', 'club', 'files'] as const
export type AccessGroup = (typeof ACCESS_GROUPS)[number]

/** How long what happened is kept, in months. */
export const ACCESS_MONTHS = 13

/** A month as the list is asked for: `2026-11`. */
export const MONTH = /^[1-9]\d{3}-(0[1-9]|1[0-2])$/

/** The months that can be looked at, this one first. */
export function monthsKept(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: ACCESS_MONTHS + 1 }, (_, back) => {
    const index = year * 12 + month - 1 - back
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  })
}
