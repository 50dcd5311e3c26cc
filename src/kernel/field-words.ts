import type { Words } from './language.ts'
import type { FieldFault } from './words.ts'

/** The words for each fault of a field. */
export const FIELD_WORDS: Record<FieldFault, Words> = {
  required: /*i18n*/ { id: 'field.required', message: 'This field is empty. Fill it in.' },
  email: /*i18n*/ { id: 'field.email', message: 'Enter an email address, such as name@example.com.' },
  'email-twice': /*i18n*/ {
    id: 'field.email-twice',
    message: 'Somebody else on this list already has this address. Enter another one, or leave it empty.',
  },
  phone: /*i18n*/ { id: 'field.phone', message: 'Use only digits, plus, minus and spaces.' },
  'phone-short': /*i18n*/ {
    id: 'field.phone-short',
    message: 'A phone number has at least 5 digits.',
  },
  day: /*i18n*/ { id: 'field.day', message: 'This date doesn’t exist. Check it.' },
  format: /*i18n*/ { id: 'field.format', message: 'We can’t read this. Check how it is written.' },
  characters: /*i18n*/ {
    id: 'field.characters',
    message: 'This has characters we can’t save. Type it again.',
  },
  'too-long': /*i18n*/ { id: 'field.too-long', message: 'This is too long.' },
  'too-short': /*i18n*/ { id: 'field.too-short', message: 'This is too short.' },
  'too-large': /*i18n*/ { id: 'field.too-large', message: 'This number is too high.' },
  'too-small': /*i18n*/ { id: 'field.too-small', message: 'This number is too low.' },
  'list-empty': /*i18n*/ { id: 'field.list-empty', message: 'Give at least one.' },
  'list-long': /*i18n*/ {
    id: 'field.list-long',
    message: 'That is more than we can take at once. Remove some.',
  },
  'range-backwards': /*i18n*/ {
    id: 'field.range-backwards',
    message: 'Check-out has to be after check-in.',
  },
  'password-short': /*i18n*/ { id: 'field.password-short', message: 'Use at least 10 characters.' },
  'password-easy': /*i18n*/ {
    id: 'field.password-easy',
    message: 'This password is too easy to guess. A short sentence of your own works well.',
  },
  'password-common': /*i18n*/ {
    id: 'field.password-common',
    message:
      'Many people use this password, so it is the first that strangers try. A short sentence of your own works well.',
  },
  'password-same': /*i18n*/ {
    id: 'field.password-same',
    message: 'Choose a password other than the current one.',
  },
  'range-required': /*i18n*/ {
    id: 'field.range-required',
    message: 'You need to specify a date range.',
  },
  'guests-count': /*i18n*/ {
    id: 'field.guests-count',
    message: 'Give each guest’s details, or choose to give them later.',
  },
  'accept-terms': /*i18n*/ { id: 'field.accept-terms', message: 'Accept the terms to go on.' },
}

/** The words for a fault. */
export function fieldWords(fault: FieldFault): Words {
  return FIELD_WORDS[fault]
}
