import type { Words } from '../kernel/language.ts'

/** Why the slice's calls may be refused. */
export const MEMBERSHIP_REFUSALS = {
  WRONG_CREDENTIALS: /*i18n*/ {
    id: 'refusal.WRONG_CREDENTIALS',
    message: 'The email or password doesn’t match our records.',
  },
  NO_CONTRACT: /*i18n*/ {
    id: 'refusal.NO_CONTRACT',
    message:
      'This account has no contract, so the session has been closed. The concierge can help at {phone}.',
  },
  WRONG_PASSWORD: /*i18n*/ {
    id: 'refusal.WRONG_PASSWORD',
    message: 'The current password isn’t right. Nothing was changed.',
  },
  LINK_USED_UP: /*i18n*/ {
    id: 'refusal.LINK_USED_UP',
    message: 'This link no longer works: it opens once, for an hour. Ask for a new one.',
  },
} satisfies Record<string, Words>
