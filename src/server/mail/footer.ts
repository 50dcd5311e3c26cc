import type { Words } from '../../kernel/language.ts'

/** What every mail says besides its own words. */
export const MAIL_FOOTER = {
  plainLink: /*i18n*/ {
    id: 'mail.plain-link',
    message: 'If the button doesn’t work, copy this address into your browser:',
  },
  choose: /*i18n*/ { id: 'mail.choose', message: 'Choose which emails you receive' },
  code: /*i18n*/ { id: 'mail.code', message: 'Code of this email: {code}. Is it really from us?' },
  concierge: /*i18n*/ { id: 'mail.concierge', message: 'The concierge is happy to help: {phone}.' },
} satisfies Record<string, Words>
