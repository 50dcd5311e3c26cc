import type { Words } from './language.ts'

/** Words that the browser needs too. In a file of their own, so that it does not have to load the other refusals. */
export const SESSION_REQUIRED_WORDS: Words = /*i18n*/ {
  id: 'refusal.SESSION_REQUIRED',
  message: 'Sign in to continue.',
}
export const SESSION_EXPIRED_WORDS: Words = /*i18n*/ {
  id: 'refusal.SESSION_EXPIRED',
  message: 'Your session ended after 15 minutes without activity. Sign in to continue where you were.',
}
export const RESTRICTED_ACTION_WORDS: Words = /*i18n*/ {
  id: 'refusal.RESTRICTED_ACTION',
  message: 'Sorry, you are not allowed to do this action. Please request to the Owner do it by itself.',
}
export const SOMETHING_FAILED_WORDS: Words = /*i18n*/ {
  id: 'refusal.SOMETHING_FAILED',
  message:
    'Something failed on our side and nothing was changed. Try again; if it keeps happening, the concierge can help at {phone}.',
}

/** What may be wrong with one field. */
export type FieldFault =
  | 'required'
  | 'email'
  | 'email-twice'
  | 'phone'
  | 'phone-short'
  | 'day'
  | 'format'
  | 'characters'
  | 'too-long'
  | 'too-short'
  | 'too-large'
  | 'too-small'
  | 'list-empty'
  | 'list-long'
  | 'range-backwards'
  | 'password-short'
  | 'password-easy'
  | 'password-common'
  | 'password-same'
  | 'range-required'
  | 'guests-count'
  | 'accept-terms'
