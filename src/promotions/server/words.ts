import type { Words } from '../../kernel/language.ts'

/** Why the calls of promotions and the weeks exchange may be refused. */
export const PROMOTION_REFUSALS = {
  PROMOS_NOT_FOUND: /*i18n*/ {
    id: 'refusal.PROMOS_NOT_FOUND',
    message: 'Promos not found',
  },
  PROMO_NOT_FOUND: /*i18n*/ {
    id: 'refusal.PROMO_NOT_FOUND',
    message: 'Record not found. This promotion has ended or is not for this contract.',
  },
  EXCHANGE_NOT_ALLOWED: /*i18n*/ {
    id: 'refusal.EXCHANGE_NOT_ALLOWED',
    message: 'This contract is not part of the weeks exchange. The concierge can tell you more at {phone}.',
  },
  EXCHANGE_YEAR_CLOSED: /*i18n*/ {
    id: 'refusal.EXCHANGE_YEAR_CLOSED',
    message:
      '{year} is not open for the exchange. Nothing was changed; choose one of the years that are offered.',
  },
  ALREADY_SUBSCRIBED: /*i18n*/ {
    id: 'refusal.ALREADY_SUBSCRIBED',
    message: 'This contract already takes part in {year}. Nothing was changed.',
  },
  NOT_SUBSCRIBED: /*i18n*/ {
    id: 'refusal.NOT_SUBSCRIBED',
    message: 'This contract does not take part in {year}, so there is nothing to change.',
  },
  EXCHANGE_MATCHED: /*i18n*/ {
    id: 'refusal.EXCHANGE_MATCHED',
    message:
      'An exchange has been found and another owner counts on it. The concierge can still help at {phone}; nothing was changed.',
  },
  PROMO_TERMS_CHANGED: /*i18n*/ {
    id: 'refusal.PROMO_TERMS_CHANGED',
    message:
      'The terms changed while you were reading them. Nothing was accepted; read them here as they are now.',
  },
  PROMO_CODE_TAKEN: /*i18n*/ {
    id: 'refusal.PROMO_CODE_TAKEN',
    message: 'Another promotion has the code {code}. Nothing was saved; choose another one.',
  },
  PROMO_CODE_KNOWN: /*i18n*/ {
    id: 'refusal.PROMO_CODE_KNOWN',
    message: 'This promotion was published: its code is in people’s hands and stays. Nothing was saved.',
  },
  PROMO_DAYS_BACKWARDS: /*i18n*/ {
    id: 'refusal.PROMO_DAYS_BACKWARDS',
    message: 'The last day comes before the first. Nothing was saved.',
  },
  PROMO_DAYS_OVER: /*i18n*/ {
    id: 'refusal.PROMO_DAYS_OVER',
    message: 'Its last day has passed, so nobody would see it. Nothing was published; choose later days.',
  },
  PROMO_KNOWN: /*i18n*/ {
    id: 'refusal.PROMO_KNOWN',
    message:
      'This promotion was once published, and what owners accepted is kept. Nothing was removed; it stays a draft.',
  },
} satisfies Record<string, Words>
