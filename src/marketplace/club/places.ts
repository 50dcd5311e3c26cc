import type { ClubFile } from '../../club-folder/club-file.ts'
import { cell, words } from '../../club-folder/field.ts'
import { day, time, whole, yesNo } from '../../club-folder/kinds.ts'
import { sold, takenFaults } from '../club-sold.ts'
import { variant } from './references.ts'

/** How many of it on a day or at an hour, and how many are taken. */
export const PLACES_FILES: readonly ClubFile[] = [
  {
    name: 'allotment',
    table: 'allotment',
    says: 'Days whose capacity is another than the variant’s `daily_capacity`.',
    key: ['detail_id', 'day'],
    numbered: false,
    sells: true,
    complete: takenFaults,
    fields: [
      variant(),
      cell('day', day, 'The day.'),
      cell('capacity', whole(0), 'How many.'),
      cell('taken', whole(0), 'How many of them are taken.', { empty: 0, onlyNew: true }),
      sold(),
      cell('closed', yesNo, 'Nothing more is sold: the capacity is then what is taken.', { empty: false }),
    ],
  },
  {
    name: 'slot-allotment',
    table: 'slot_allotment',
    says: 'Slots that have another number of places on a day, or of which some are taken.',
    key: ['detail_id', 'day', 'starts'],
    numbered: false,
    sells: true,
    complete: takenFaults,
    fields: [
      variant(),
      cell('day', day, 'The day.'),
      cell('starts', time, 'The slot.'),
      cell('capacity', whole(0), 'How many.'),
      cell('taken', whole(0), 'How many of them are taken.', { empty: 0, onlyNew: true }),
      sold(),
      words('closed', 200, 'Why nothing more is sold: the capacity is then what is taken.', { empty: null }),
    ],
  },
]
