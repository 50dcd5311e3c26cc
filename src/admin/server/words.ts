import type { Words } from '../../kernel/language.ts'

/** Why the admins' calls may be refused, and what the desk publishes with photographs. */
export const ADMIN_REFUSALS = {
  OWNER_HAS_NO_CONTRACT: /*i18n*/ {
    id: 'refusal.OWNER_HAS_NO_CONTRACT',
    message: 'This owner has no contract, so you can’t act for them. Choose another owner.',
  },
  PHOTO_GONE: /*i18n*/ {
    id: 'refusal.PHOTO_GONE',
    message:
      'One of the photographs is no longer there. Nothing was saved; remove it, add it again and save.',
  },
  PHOTO_UNTOLD: /*i18n*/ {
    id: 'refusal.PHOTO_UNTOLD',
    message:
      'One of the photographs is not described in both languages yet. Nothing was saved; describe it and save again.',
  },
} satisfies Record<string, Words>
