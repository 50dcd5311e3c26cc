import type { Words } from '../kernel/language.ts'

/** Why the admins' calls may be refused. */
export const ADMIN_REFUSALS = {
  OWNER_HAS_NO_CONTRACT: /*i18n*/ {
    id: 'refusal.OWNER_HAS_NO_CONTRACT',
    message: 'This owner has no contract, so there is nothing to do for them. Choose another owner.',
  },
} satisfies Record<string, Words>
