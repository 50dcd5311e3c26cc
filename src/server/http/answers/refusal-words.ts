import type { CommonRefusal } from '../../../kernel/endpoint.ts'
import type { Words } from '../../../kernel/language.ts'
import {
  RESTRICTED_ACTION_WORDS,
  SESSION_EXPIRED_WORDS,
  SESSION_REQUIRED_WORDS,
  SOMETHING_FAILED_WORDS,
} from '../../../kernel/words.ts'

/** The server's, which knows the request: `{request}` stands in every line of the log about it. */
export const SOMETHING_FAILED_QUOTE_WORDS: Words = /*i18n*/ {
  id: 'refusal.SOMETHING_FAILED.quote',
  message:
    'Something failed on our side and nothing was changed. Try again; if it keeps happening, call the concierge at {phone} and give the number {request}.',
}

/** The words of the refusals that any call may give. `{phone}` is the concierge's number. */
export const COMMON_WORDS: Record<CommonRefusal, Words> = {
  BAD_INPUT: /*i18n*/ {
    id: 'refusal.BAD_INPUT',
    message: 'Some details need correcting. Nothing was saved; correct the marked fields and send again.',
  },
  NOT_JSON: /*i18n*/ {
    id: 'refusal.NOT_JSON',
    message: 'The request could not be read: its body has to be JSON. Nothing was saved.',
  },
  TOO_DEEP: /*i18n*/ {
    id: 'refusal.TOO_DEEP',
    message: 'The request could not be read: it is nested too deep. Nothing was saved.',
  },
  TOKEN_REQUIRED: /*i18n*/ {
    id: 'refusal.TOKEN_REQUIRED',
    message: 'This call needs the portal’s token in the header “token”.',
  },
  SESSION_REQUIRED: SESSION_REQUIRED_WORDS,
  SESSION_EXPIRED: SESSION_EXPIRED_WORDS,
  RESTRICTED_ACTION: RESTRICTED_ACTION_WORDS,
  CROSS_SITE: /*i18n*/ {
    id: 'refusal.CROSS_SITE',
    message: 'This call has to come from the portal itself. Nothing was saved.',
  },
  NO_OWNER_SELECTED: /*i18n*/ {
    id: 'refusal.NO_OWNER_SELECTED',
    message: 'Select an owner first.',
  },
  UNSIGNED_REPORT: /*i18n*/ {
    id: 'refusal.UNSIGNED_REPORT',
    message:
      'An executive report is waiting for a signature. Once it is signed, this opens again; the concierge can help at {phone}.',
  },
  CONFIRM_ITS_YOU: /*i18n*/ {
    id: 'refusal.CONFIRM_ITS_YOU',
    message:
      'First confirm that it’s you; this page could not ask. Nothing was done, and what you typed is kept. Reload the page and press again.',
  },
  FACTOR_REQUIRED: /*i18n*/ {
    id: 'refusal.FACTOR_REQUIRED',
    message: 'This account needs a second factor. Set it up first; everything else opens then.',
  },
  NOT_FOUND: /*i18n*/ {
    id: 'refusal.NOT_FOUND',
    message: 'We couldn’t find that.',
  },
  IDEMPOTENCY_KEY_INVALID: /*i18n*/ {
    id: 'refusal.IDEMPOTENCY_KEY_INVALID',
    message:
      'The header “Idempotency-Key” has to be 8 to 100 letters, digits or signs without spaces. Nothing was saved.',
  },
  IDEMPOTENCY_KEY_REUSED: /*i18n*/ {
    id: 'refusal.IDEMPOTENCY_KEY_REUSED',
    message:
      'This request was already sent with other details. Nothing new was saved; reload and send it again.',
  },
  CHANGED_MEANWHILE: /*i18n*/ {
    id: 'refusal.CHANGED_MEANWHILE',
    message:
      'Somebody else changed this in the meantime. Yours was not saved and is still here; compare the two.',
  },
  ANSWERED_MEANWHILE: /*i18n*/ {
    id: 'refusal.ANSWERED_MEANWHILE',
    message:
      '{name} answered this a moment ago, and the email is about to leave. Nothing of yours was sent, and what you wrote is kept.',
  },
  TOO_LARGE: /*i18n*/ {
    id: 'refusal.TOO_LARGE',
    message: 'That is more than we can receive at once. Nothing was saved; send less at a time.',
  },
  FILE_TOO_LARGE: /*i18n*/ {
    id: 'refusal.FILE_TOO_LARGE',
    message:
      '“{name}” is too large: a file has to be below {megabytes} MB. Nothing was sent; choose a smaller one.',
  },
  TOO_MANY_FILES: /*i18n*/ {
    id: 'refusal.TOO_MANY_FILES',
    message:
      'You can add {most, plural, one {# file} other {# files}} at most. Nothing was sent; remove some and try again.',
  },
  TOO_MANY_IMAGES: /*i18n*/ {
    id: 'refusal.TOO_MANY_IMAGES',
    message:
      'You can add {most, plural, one {# image} other {# images}} at most. Nothing was sent; remove some and try again.',
  },
  EMPTY_FILE: /*i18n*/ {
    id: 'refusal.EMPTY_FILE',
    message: '“{name}” is empty. Nothing was sent; choose the file again, or another one.',
  },
  BAD_FILE_TYPE: /*i18n*/ {
    id: 'refusal.BAD_FILE_TYPE',
    message:
      '“{name}” is damaged or is a type of file we don’t accept here, whatever its name says. Nothing was sent; choose another file.',
  },
  FILE_DOES_THINGS: /*i18n*/ {
    id: 'refusal.FILE_DOES_THINGS',
    message:
      '“{name}” carries a script, a command or another file inside, and a document here only shows its pages. Nothing was sent; print it to a new PDF and send that one.',
  },
  TOO_MANY: /*i18n*/ {
    id: 'refusal.TOO_MANY',
    message:
      'Too many attempts. Try again in {minutes, plural, =0 {{seconds, plural, one {# second} other {# seconds}}} one {# minute} other {# minutes}}.',
  },
  DAY_LIMIT: /*i18n*/ {
    id: 'refusal.DAY_LIMIT',
    message:
      'The limit is {most} a day, and it has been reached. Nothing was saved; try again in {hours, plural, one {# hour} other {# hours}}. If it can’t wait, call the concierge at {phone}.',
  },
  BUSY: /*i18n*/ {
    id: 'refusal.BUSY',
    message: 'The portal is very busy right now. Nothing was changed; try again in a few seconds.',
  },
  DATABASE_AWAY: /*i18n*/ {
    id: 'refusal.DATABASE_AWAY',
    message:
      'The portal can’t reach its records right now. What you wrote is still here; try again in a moment.',
  },
  FILES_AWAY: /*i18n*/ {
    id: 'refusal.FILES_AWAY',
    message:
      'We can’t save or open files right now. Nothing was changed and what you wrote is still here; try again in a minute.',
  },
  SOMETHING_FAILED: SOMETHING_FAILED_WORDS,
}
