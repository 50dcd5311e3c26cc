import type { Words } from '../kernel/language.ts'

/** Refusals that the browser says itself as well. */
export const SESSION_WORDS = {
  NO_CONTRACT: /*i18n*/ {
    id: 'refusal.NO_CONTRACT',
    message:
      'This account has no contract, so the session has been closed. The concierge can help at {phone}.',
  },
} satisfies Record<string, Words>
