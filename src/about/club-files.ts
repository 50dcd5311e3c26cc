import type { ClubFile } from '../club-folder/club-file.ts'
import { cell, reference, words } from '../club-folder/field.ts'
import {
  choice,
  code,
  day,
  email,
  json,
  phone,
  some,
  text,
  time,
  whole,
  yesNo,
  zone,
} from '../club-folder/kinds.ts'
import { after } from '../club-folder/rules.ts'
import { anyHotel } from '../membership/club-files.ts'

const language = choice('en', 'es')

/** The club’s people, its terms and its parameters. */
export const ABOUT_FILES: readonly ClubFile[] = [
  {
    name: 'staff',
    table: 'staff',
    says: 'The people of the club: “Meet the team”, and whom owners can write to.',
    key: ['email'],
    numbered: true,
    fields: [
      cell('email', email, 'Their address, by which the hours name them.'),
      cell('name', text(80), 'First names.'),
      cell('lastname', text(80), 'Last names.'),
      cell(
        'department',
        choice('direction', 'concierge', 'ownership', 'finance', 'property'),
        'The department.',
      ),
      words('title', 120, 'The title.'),
      words('about', 1000, 'A few words about them.'),
      anyHotel('Their hotel; empty: every hotel.'),
      cell('phone', phone, 'Phone.'),
      cell('zone', zone, 'The time zone of their hours.'),
      cell('speaks', some('en', 'es'), 'The languages.'),
      cell('in_team', yesNo, 'Whether “Meet the team” shows them.', { empty: true }),
      cell('position', whole(0), 'Their place.', { empty: 0 }),
    ],
  },
  {
    name: 'staff-hours',
    table: 'staff_hours',
    says: 'The weekly hours in which meetings can be had.',
    key: ['staff_id', 'weekday', 'start_time'],
    numbered: false,
    partOf: { file: 'staff', column: 'staff_id' },
    complete: after('end_time', 'start_time'),
    fields: [
      reference('staff_id', 'staff', ['staff_email'], 'Whose.'),
      cell('weekday', whole(1, 7), '1 is Monday.'),
      cell('start_time', time, 'From.'),
      cell('end_time', time, 'Until.'),
      cell('slot_minutes', whole(10, 120), 'How long a meeting is.', { empty: 30 }),
    ],
  },
  {
    name: 'terms',
    table: 'terms',
    says: 'Terms and conditions. The newest `valid_from` that is not after the day counts.',
    key: ['term', 'language', 'valid_from'],
    numbered: false,
    fields: [
      cell('term', code(/^[a-z-]{2,40}$/, 'name of small letters and hyphens'), 'The name in the address.'),
      cell('language', language, 'The language.'),
      cell('valid_from', day, 'From when they hold.'),
      cell('title', text(200), 'The title.'),
      cell('body', text(100_000), 'Paragraphs, an empty line between them; `# ` opens a heading.'),
    ],
  },
  {
    name: 'parameters',
    table: 'generic_parameters',
    says: 'The generic parameters.',
    key: ['id'],
    numbered: false,
    unique: [['name']],
    fields: [
      cell('id', whole(1), 'The number (idParameter).'),
      cell('name', code(/^[a-z-]{1,80}$/, 'name of small letters and hyphens'), 'The name.'),
      cell('value', json, 'The value.'),
    ],
  },
]
