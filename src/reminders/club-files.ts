import type { ClubFile } from '../club-folder/club-file.ts'
import { cell } from '../club-folder/field.ts'
import { choice, day, whole, yesNo } from '../club-folder/kinds.ts'
import { REMINDER_KINDS } from './remind.ts'

/** On which days owners are reminded. */
export const REMINDER_FILES: readonly ClubFile[] = [
  {
    name: 'reminder-days',
    table: 'reminder_days',
    says: 'On which days owners are reminded of what has a day. Of each kind the newest `valid_from` that is not after the day counts.',
    key: ['kind', 'valid_from', 'days'],
    numbered: false,
    fields: [
      cell(
        'kind',
        choice(...REMINDER_KINDS),
        'A condo fee; any other charge with a due day, an instalment too; nights or another benefit that expire; the last day on which a stay is cancelled free; a report that waits for its signature.',
      ),
      cell('valid_from', day, 'From when the row holds.'),
      cell(
        'days',
        whole(-365, 365),
        'So many days before that day; below zero after it. A report counts from its issue.',
      ),
      cell('at_once', yesNo, '`yes`: it comes on its day. `no`: with the week’s digest.'),
    ],
  },
]
