import type { Words } from '../../kernel/language.ts'

/** Why the slice's calls may be refused. */
export const VERIFICATION_REFUSALS = {
  CALL_OVER: /*i18n*/ {
    id: 'refusal.CALL_OVER',
    message: 'This number was answered already. Nothing was changed; a new one takes its place.',
  },
} satisfies Record<string, Words>
