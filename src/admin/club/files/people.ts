import { MAIL_CHOICES } from '../../../membership/mail-choices.ts'
import type { ClubFile } from '../club-file.ts'
import { cell, type Row, reference, words } from '../field.ts'
import { choice, code, day, email, phone, some, text, yesNo } from '../kinds.ts'
import { anyHotel, hotel } from './hotels.ts'
import { after } from './rules.ts'

/** The contract of a row, by its number. */
export const contract = (says = 'The contract.') =>
  reference('contract_id', 'contracts', ['contract_number'], says)

/** The code and the number go with the language that the owner reads (spec, section 3). */
function language(row: Row): string[] {
  const english = String(row.language_name).toLowerCase() === 'english'
  row.language_code = english ? 'ENG' : 'ESP'
  row.language_id = english ? 2 : 1
  return []
}

export const PEOPLE_FILES: readonly ClubFile[] = [
  {
    name: 'owners',
    table: 'owners',
    says: 'The owners. Passwords are not part of a folder: who has none is invited to set one (`--invite`).',
    key: ['email'],
    numbered: true,
    extra: ['language_code', 'language_id'],
    complete: language,
    fields: [
      cell('email', email, 'The address to sign in with, by which the other files name the owner.'),
      cell('name', text(80), 'First names.'),
      cell('lastname', text(80), 'Last names.'),
      cell('phone', phone, 'How to call them.', { empty: null }),
      cell('language_name', text(40), '`English`, or any other language for Spanish.'),
      cell('can_book', yesNo, 'Whether the owner may ask for stays.', { empty: true }),
      cell('wants_newsletter', yesNo, 'Whether the newsletter is sent.', { empty: true, onlyNew: true }),
      cell('mails_off', some(...MAIL_CHOICES), 'What the owner does not want by mail.', {
        empty: [],
        onlyNew: true,
      }),
    ],
  },
  {
    name: 'admins',
    table: 'admins',
    says: 'Who acts for owners, who works at the desk, and who stands at the gate. `npm run club -- password ADDRESS` sets a password.',
    key: ['email'],
    numbered: true,
    fields: [
      cell('email', email, 'The address to sign in with.'),
      cell('name', text(80), 'First names.'),
      cell('lastname', text(80), 'Last names.'),
      cell('language_name', text(40), '`English`, or any other language for Spanish.', { empty: 'English' }),
      cell(
        'role',
        choice('admin', 'desk', 'gate'),
        '`admin` acts for owners, `desk` decides what waits and publishes too, `gate` checks visitors’ passes and nothing else.',
        { empty: 'admin' },
      ),
      anyHotel('The hotel looked at first.'),
    ],
  },
  {
    name: 'contracts',
    table: 'contracts',
    says: 'The contracts: whose, of which residence, until when.',
    key: ['number'],
    numbered: true,
    complete: after('ends', 'starts'),
    fields: [
      cell('number', text(40), 'The contract’s number, by which the other files name it.'),
      reference('owner_id', 'owners', ['owner_email'], 'Whose it is.'),
      hotel(),
      reference('housing_id', 'housing', ['hotel_code', 'housing_number'], 'The residence.'),
      reference(
        'category_id',
        'room-categories',
        ['hotel_code', 'category_code'],
        'What the contract may book; none when it may not.',
        { empty: null },
      ),
      cell(
        'membership_code',
        code(/^[A-Z]{3,20}$/, 'code of 3 to 20 capital letters'),
        '`CLASSIC`, for example.',
      ),
      cell('can_subscribe', yesNo, 'Whether it may take part in the weeks exchange.', { empty: false }),
      words('info_long', 400, 'What is said of the contract at length.'),
      cell('starts', day, 'The first day.'),
      cell('ends', day, 'The last day.'),
      cell('module_property', yesNo, 'Whether “My property” is shown.', { empty: true }),
      cell('module_promotions', yesNo, 'Whether promotions are shown.', { empty: true }),
      cell('module_exchanges', yesNo, 'Whether the weeks exchange is shown.', { empty: true }),
    ],
  },
]
