import type { Words } from '../../../kernel/language.ts'
import type { MailedLink } from '../../access.ts'
import type { LetInBy } from '../sign-in/enter.ts'
import type { AccessRow } from './access.store.ts'

/** What happened at the door, as the file says it; the screen has the same texts with more about each. */
export const ACCESS_WORDS: Readonly<Record<AccessRow['kind'], Words>> = {
  'signed-in': /*i18n*/ { id: 'access.signed-in', message: 'You signed in' },
  'signed-in-new': /*i18n*/ { id: 'access.signed-in-new', message: 'You signed in on a new device' },
  refused: /*i18n*/ { id: 'access.refused', message: 'Somebody tried a wrong password' },
  'refused-waiting': /*i18n*/ {
    id: 'access.refused-waiting',
    message: 'Somebody went on trying while the account had to wait',
  },
  'refused-locked': /*i18n*/ {
    id: 'access.refused-locked',
    message: 'Somebody tried to sign in while the account was locked',
  },
  locked: /*i18n*/ {
    id: 'access.locked',
    message: 'Somebody tried wrong passwords until the account had to wait',
  },
  'reset-asked': /*i18n*/ {
    id: 'access.reset-asked',
    message: 'Somebody asked for a link to set a new password; it went to your email',
  },
  'password-changed': /*i18n*/ { id: 'access.password-changed', message: 'The password was changed' },
  'device-ended': /*i18n*/ { id: 'access.device-ended', message: 'You ended a device' },
  'devices-ended': /*i18n*/ { id: 'access.devices-ended', message: 'You ended all other devices' },
  'not-me': /*i18n*/ { id: 'access.not-me', message: '“This wasn’t me”: the account was locked' },
  file: /*i18n*/ { id: 'access.file', message: 'A file was downloaded' },
  link: /*i18n*/ { id: 'access.link', message: 'A private link was opened' },
  'proof-refused': /*i18n*/ {
    id: 'access.proof-refused',
    message: 'Somebody who was signed in could not confirm that it was you',
  },
  'trusted-invited': /*i18n*/ { id: 'access.trusted-invited', message: 'You invited somebody' },
  'trusted-joined': /*i18n*/ { id: 'access.trusted-joined', message: 'An invitation was accepted' },
  'trusted-came': /*i18n*/ { id: 'access.trusted-came', message: 'Somebody you trust signed in' },
  'trusted-changed': /*i18n*/ { id: 'access.trusted-changed', message: 'You changed what somebody may' },
  'trusted-ended': /*i18n*/ { id: 'access.trusted-ended', message: 'You took access away' },
  'trusted-declined': /*i18n*/ { id: 'access.trusted-declined', message: 'An invitation was declined' },
  'trusted-deed': /*i18n*/ { id: 'access.trusted-deed', message: 'Somebody you trust did something for you' },
  'factor-on': /*i18n*/ { id: 'access.factor-on', message: 'The second factor was turned on' },
  'factor-off': /*i18n*/ { id: 'access.factor-off', message: 'The second factor was turned off' },
  'factor-refused': /*i18n*/ {
    id: 'access.factor-refused',
    message: 'Somebody with your password had a wrong code',
  },
  'codes-renewed': /*i18n*/ { id: 'access.codes-renewed', message: 'New recovery codes were made' },
  'code-used': /*i18n*/ { id: 'access.code-used', message: 'A recovery code was used up' },
  'passkey-added': /*i18n*/ { id: 'access.passkey-added', message: 'A passkey was added' },
  'passkey-removed': /*i18n*/ { id: 'access.passkey-removed', message: 'A passkey was removed' },
  'factor-lost': /*i18n*/ {
    id: 'access.factor-lost',
    message: 'Somebody with your password said that the second factor is lost',
  },
  'factor-lost-noted': /*i18n*/ {
    id: 'access.factor-lost-noted',
    message: 'The club noted that the second factor is lost',
  },
  'factor-lost-declined': /*i18n*/ {
    id: 'access.factor-lost-declined',
    message: 'The club kept the second factor',
  },
  'factor-lost-granted': /*i18n*/ {
    id: 'access.factor-lost-granted',
    message: 'The club began to remove the second factor',
  },
  'factor-lost-stopped': /*i18n*/ {
    id: 'access.factor-lost-stopped',
    message: 'The removal of the second factor was stopped',
  },
  'factor-lost-gone': /*i18n*/ {
    id: 'access.factor-lost-gone',
    message: 'The second factor was removed',
  },
  'address-asked': /*i18n*/ {
    id: 'access.address-asked',
    message: 'Another email was asked for',
  },
  'address-changed': /*i18n*/ { id: 'access.address-changed', message: 'The email was changed' },
  'address-put-back': /*i18n*/ { id: 'access.address-put-back', message: 'The email was put back' },
  'phone-changed': /*i18n*/ { id: 'access.phone-changed', message: 'The phone number was changed' },
  'phone-put-back': /*i18n*/ { id: 'access.phone-put-back', message: 'The phone number was put back' },
  'link-opened': /*i18n*/ { id: 'access.link-opened', message: 'A link of an email was opened' },
  'club-deed': /*i18n*/ { id: 'access.club-deed', message: 'The club did something for you' },
  'club-disabled': /*i18n*/ { id: 'access.club-disabled', message: 'The club closed the account' },
  'club-enabled': /*i18n*/ { id: 'access.club-enabled', message: 'The club opened the account again' },
  'club-came': /*i18n*/ { id: 'access.club-came', message: 'The club opened your account to help you' },
}

/** The words for each way of signing in. */
export const SIGNED_IN_BY: Readonly<Record<LetInBy, Words>> = {
  password: /*i18n*/ { id: 'access.by.password', message: 'With the password' },
  digits: /*i18n*/ { id: 'access.by.digits', message: 'With the password and a code from the app' },
  recovery: /*i18n*/ { id: 'access.by.recovery', message: 'With the password and a recovery code' },
  remembered: /*i18n*/ {
    id: 'access.by.remembered',
    message: 'With the password, on a device that is remembered',
  },
  passkey: /*i18n*/ { id: 'access.by.passkey', message: 'With a passkey' },
}

/** What a mailed link is for. */
export const LINK_WORDS: Readonly<Record<MailedLink, Words>> = {
  password: /*i18n*/ { id: 'access.link.password', message: 'It sets a new password' },
  alarm: /*i18n*/ { id: 'access.link.alarm', message: 'It says “This wasn’t me” and locks the account' },
  loss: /*i18n*/ { id: 'access.link.loss', message: 'It keeps the second factor' },
  address: /*i18n*/ { id: 'access.link.address', message: 'It confirms a new email' },
}

/** What left the house, by the call that gave it. */
export const FILE_WORDS: Readonly<Record<string, Words>> = {
  exportStatement: /*i18n*/ { id: 'access.file.exportStatement', message: 'Your statement' },
  exportWhy: /*i18n*/ { id: 'access.file.exportWhy', message: 'What a figure of your statement is made of' },
  readReportFile: /*i18n*/ { id: 'access.file.readReportFile', message: 'An executive report' },
  readOrderReceipt: /*i18n*/ { id: 'access.file.readOrderReceipt', message: 'A receipt of an order' },
  readReceiptFile: /*i18n*/ { id: 'access.file.readReceiptFile', message: 'A receipt' },
  readTaxYear: /*i18n*/ { id: 'access.file.readTaxYear', message: 'Your year for the tax adviser' },
  readPlanFile: /*i18n*/ { id: 'access.file.readPlanFile', message: 'An agreement on installments' },
  exportOrder: /*i18n*/ { id: 'access.file.exportOrder', message: 'An order' },
  readConfirmation: /*i18n*/ {
    id: 'access.file.readConfirmation',
    message: 'The confirmation of a stay',
  },
  exportMeeting: /*i18n*/ { id: 'access.file.exportMeeting', message: 'A meeting for your calendar' },
  exportAccess: /*i18n*/ { id: 'access.file.exportAccess', message: 'This list' },
  calendarFeed: /*i18n*/ { id: 'access.file.calendarFeed', message: 'The calendar of your stays' },
  deadlineFeed: /*i18n*/ { id: 'access.file.deadlineFeed', message: 'The calendar of your deadlines' },
}

/** The head of the file, and its name. */
export const ACCESS_FILE_WORDS = {
  file: /*i18n*/ { id: 'access.csv.file', message: 'access-{month}' },
  time: /*i18n*/ { id: 'access.csv.time', message: 'Time' },
  what: /*i18n*/ { id: 'access.csv.what', message: 'What' },
  about: /*i18n*/ { id: 'access.csv.about', message: 'Details' },
  who: /*i18n*/ { id: 'access.csv.who', message: 'Who' },
  device: /*i18n*/ { id: 'access.csv.device', message: 'Device' },
  where: /*i18n*/ { id: 'access.csv.where', message: 'Network' },
} satisfies Record<string, Words>
