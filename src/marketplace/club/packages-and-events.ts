import type { ClubFile } from '../../club-folder/club-file.ts'
import { cell, reference, words } from '../../club-folder/field.ts'
import { currency, day, money, picture, slug, text, time, whole, yesNo } from '../../club-folder/kinds.ts'
import { after } from '../../club-folder/rules.ts'
import { anyHotel, hotel } from '../../membership/club-files.ts'
import { sold, takenFaults } from '../club-sold.ts'
import { pictures, variant } from './references.ts'

/** Packages, which are several products for one price, and events, which take place once. */
export const PACKAGE_AND_EVENT_FILES: readonly ClubFile[] = [
  {
    name: 'packages',
    table: 'packages',
    says: 'Several products for one price.',
    key: ['slug'],
    numbered: true,
    fields: [
      cell('slug', slug, 'The package’s name in addresses and in other files.'),
      anyHotel('Where it is offered; empty: at every hotel.'),
      words('name', 120, 'Its name.'),
      words('metatag', 200, 'The line under the name.'),
      words('description', 8000, 'What it is.'),
      cell('price', money('one cent'), 'The price.', { column: 'sale_cents' }),
      cell('currency', currency, 'Its currency.'),
      cell('sihot_service', text(60), 'Its service in SIHOT.'),
      cell('picture', picture, 'The illustration, with its hour.'),
      cell('active', yesNo, 'Whether it is offered.', { empty: true }),
    ],
  },
  {
    name: 'package-lines',
    table: 'package_lines',
    says: 'What is in a package.',
    key: ['package_id', 'position'],
    numbered: false,
    unique: [['package_id', 'detail_id']],
    partOf: { file: 'packages', column: 'package_id' },
    fields: [
      reference('package_id', 'packages', ['package_slug'], 'The package.'),
      cell('position', whole(1), 'The place.'),
      variant(),
      cell('quantity', whole(1), 'How many.'),
    ],
  },
  pictures('package', 'packages'),
  {
    name: 'events',
    table: 'events',
    says: 'Events, in the hotel’s own time.',
    key: ['slug'],
    numbered: true,
    sells: true,
    complete: (row) => {
      const faults = after('end_day', 'start_day', true)(row)
      if (row.end_day === row.start_day) faults.push(...after('end_time', 'start_time')(row))
      return [...faults, ...takenFaults(row)]
    },
    fields: [
      cell('slug', slug, 'The event’s name in addresses.'),
      hotel('Where it is.'),
      words('name', 120, 'Its name.'),
      words('metatag', 200, 'The line under the name.'),
      words('detail', 8000, 'What it is.'),
      words('location', 160, 'Where exactly.'),
      cell('start_day', day, 'The first day.'),
      cell('end_day', day, 'The last day; it may end after midnight.'),
      cell('start_time', time, 'From.'),
      cell('end_time', time, 'Until.'),
      cell('price', money('zero'), 'The price of a place.', { column: 'sale_cents' }),
      cell('currency', currency, 'Its currency.'),
      cell('sihot_service', text(60), 'Its service in SIHOT.'),
      cell('picture', picture, 'The illustration, with its hour.'),
      cell('capacity', whole(1), 'How many places.'),
      cell('active', yesNo, 'Whether it is offered.', { empty: true }),
      cell('taken', whole(0), 'How many of them are taken.', { empty: 0, onlyNew: true }),
      sold(),
    ],
  },
  pictures('event', 'events'),
]
