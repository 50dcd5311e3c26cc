import type { Words } from '../../kernel/language.ts'

/** Why the slice's calls may be refused. */
export const VERIFICATION_REFUSALS = {
  CALL_OVER: /*i18n*/ {
    id: 'refusal.CALL_OVER',
    message: 'This number was answered already. Nothing was changed; a new one takes its place.',
  },
  REPORTS_WAIT: /*i18n*/ {
    id: 'refusal.REPORTS_WAIT',
    message:
      'Nothing was sent: {most} reports of yours wait at the desk already. What you wrote is still here; send it once one of them is answered, or call the concierge at {phone}.',
  },
} satisfies Record<string, Words>
