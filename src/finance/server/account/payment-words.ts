import type { Words } from '../../../kernel/language.ts'

/** What payments are called outside the portal's own screens. */
export const PAYMENT_WORDS = {
  page: /*i18n*/ { id: 'payment.page', message: '{club}: charges of {who}' },
  dueByCard: /*i18n*/ { id: 'payment.due-by-card', message: '{club}: charges of {who}, on their due day' },
} satisfies Record<string, Words>
