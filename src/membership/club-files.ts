import type { ClubFile } from '../club-folder/club-file.ts'
import { cell, type Row, reference, words } from '../club-folder/field.ts'
import {
  choice,
  code,
  currency,
  day,
  degrees,
  email,
  phone,
  picture,
  some,
  text,
  time,
  whole,
  yesNo,
  zone,
} from '../club-folder/kinds.ts'
import { after, bothOrNeither } from '../club-folder/rules.ts'
import { STAFF_ROLES } from '../kernel/endpoint.ts'
import { MAIL_CHOICES } from './mail-choices.ts'
export const hotelCode = code(/^[A-Z]{2,6}$/, 'code of 2 to 6 capital letters')

/** The hotel of a row, by its code. */
export const hotel = (says = 'The hotel.') => reference('hotel_id', 'hotels', ['hotel_code'], says)
export const anyHotel = (says: string) =>
  reference('hotel_id', 'hotels', ['hotel_code'], says, { empty: null })

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

/** Hotels with their residences. */
export const HOTEL_FILES: readonly ClubFile[] = [
  {
    name: 'hotels',
    table: 'hotels',
    says: 'The club’s hotels.',
    key: ['code'],
    numbered: true,
    unique: [['dingus_code'], ['sihot_code']],
    complete: bothOrNeither('latitude', 'longitude'),
    fields: [
      cell('code', hotelCode, 'The hotel’s code, by which the other files name it.'),
      cell('name', text(80), 'Its name.'),
      words('place', 120, 'Where it is.'),
      cell('zone', zone, 'The time zone: a stay’s days are days there.'),
      cell('check_in_time', time, 'From when rooms are ready.', { empty: '15:00' }),
      cell('check_out_time', time, 'Until when rooms are left.', { empty: '11:00' }),
      cell('currency', currency, 'The currency of its prices.'),
      cell('tax_percent', whole(0, 100), 'The tax on top of the prices of what is served there.', {
        empty: 16,
      }),
      cell(
        'free_event_seats',
        whole(1, 500),
        'How many seats of a free event one membership may have, in all of its orders.',
        { empty: 6 },
      ),
      cell('show_in_web', yesNo, 'Whether owners see it.', { empty: true }),
      cell('dingus_code', text(40), 'Its code in Dingus; no two hotels have the same.'),
      cell('sihot_code', text(40), 'Its code in SIHOT; no two hotels have the same.'),
      cell('confirms_itself', yesNo, 'Whether a stay that needs no review is confirmed at once.'),
      cell(
        'authorization_days',
        whole(0, 60),
        'So many days before check-in is the last day on which an owner may authorize the benefits of a stay.',
        { empty: 7 },
      ),
      cell(
        'lapse_notice_days',
        whole(0, 30),
        'So many days before the last day an owner is told what will lapse.',
        { empty: 2 },
      ),
      cell('address', text(300), 'Its address, as one tells a driver.', { empty: null }),
      cell('latitude', degrees(90), 'Where it lies, for the map: its latitude.', { empty: null }),
      cell('longitude', degrees(180), 'And its longitude; both or neither.', { empty: null }),
      words('arrival_door', 200, 'By which door one arrives, and when it is open.', { empty: null }),
      cell('scene', picture, 'The illustration, without its hour.'),
    ],
  },
  {
    name: 'room-categories',
    table: 'room_categories',
    says: 'The kinds of rooms and residences of each hotel.',
    key: ['hotel_id', 'code'],
    numbered: true,
    fields: [
      hotel(),
      cell(
        'code',
        code(/^[A-Za-z0-9-]{1,12}$/, 'code of letters, digits and hyphens'),
        'The category’s code.',
      ),
      words('name', 80, 'Its name.'),
      words('description', 1000, 'What it is like.'),
      words('beds', 120, 'Its beds.'),
      cell('sleeps', whole(1, 20), 'How many people sleep in it.'),
      cell('square_meters', whole(1, 100_000), 'Its size.'),
      cell('units', whole(0, 100_000), 'How many there are.'),
      cell('night_percent', whole(50, 300), 'What a night here takes of a balance, in percent of a night.', {
        empty: 100,
      }),
      cell('scene', picture, 'The illustration, without its hour.'),
    ],
  },
  {
    name: 'housing',
    table: 'housing',
    says: 'The residences.',
    key: ['hotel_id', 'number'],
    numbered: true,
    fields: [
      hotel(),
      cell(
        'number',
        code(/^[0-9A-Z-]{1,12}$/, 'number of digits, capitals and hyphens'),
        'The residence’s number.',
      ),
      reference('category_id', 'room-categories', ['hotel_code', 'category_code'], 'Its category.'),
      cell('floor', whole(-5, 120), 'Its floor, as in the lift; 0 is the ground floor.', { empty: null }),
    ],
  },
]

/** Owners, the club’s people, contracts. */
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
      cell(
        'email',
        email,
        'The address to sign in with, by which the other files name the owner. Of an owner who has changed it in the portal one of before names them as well, and the new one stays.',
      ),
      cell('name', text(80), 'First names.'),
      cell('lastname', text(80), 'Last names.'),
      cell(
        'phone',
        phone,
        'How to call them. One that the owner has replaced in the portal does not come back.',
        {
          empty: null,
        },
      ),
      cell('language_name', text(40), '`English`, or any other language for Spanish.'),
      cell('active', yesNo, 'Whether the account can be signed in to. `no` ends its sessions at once.', {
        empty: true,
      }),
      cell('can_book', yesNo, 'Whether the owner may ask for stays.', { empty: true }),
      cell('wants_newsletter', yesNo, 'Whether the newsletter is sent.', { empty: true, onlyNew: true }),
      cell('mails_off', some(...MAIL_CHOICES), 'What the owner does not want by email.', {
        empty: [],
        onlyNew: true,
      }),
    ],
  },
  {
    name: 'admins',
    table: 'admins',
    says: 'The club’s people, and what each may do. `npm run club -- password ADDRESS` sets a password.',
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
        'Of somebody new without `roles`: `admin` acts for owners and says who of the club does what, `desk` acts for owners, decides what waits, publishes and issues reports, `gate` checks visitors’ passes.',
        { empty: 'admin', onlyNew: true },
      ),
      cell(
        'roles',
        some(...STAFF_ROLES),
        'What somebody may do, of one or several: `admin` acts for owners, `desk` decides what waits and publishes, `finance` issues reports and answers rejected statements, `gate` checks visitors’ passes, `manager` says who of the club does what.',
        { empty: [] },
      ),
      cell('active', yesNo, 'Whether the account can be signed in to. `no` ends its sessions at once.', {
        empty: true,
      }),
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
      cell(
        'signing',
        choice('any', 'all'),
        'Whose signature an executive report needs where the contract has several owners: that of `any` of them, or of `all`.',
        { empty: 'any' },
      ),
    ],
  },
  {
    name: 'contract-owners',
    table: 'contract_owners',
    says:
      'Who holds a contract besides the owner whom `contracts.csv` names, with the same rights. The first owner may stand here ' +
      'too, and needs not. Who stands here no more leaves with `--remove-parts`, at once.',
    key: ['contract_id', 'owner_id'],
    numbered: false,
    partOf: { file: 'contracts', column: 'contract_id' },
    fields: [contract(), reference('owner_id', 'owners', ['owner_email'], 'One of its owners.')],
  },
]
