import type { ClubFile } from '../club-folder/club-file.ts'
import { cell, words } from '../club-folder/field.ts'
import { choice, whole } from '../club-folder/kinds.ts'

/** Who may be let in. */
export const PROPERTY_FILES: readonly ClubFile[] = [
  {
    name: 'access-types',
    table: 'access_types',
    says: 'Who may be let in: all five, each once.',
    key: ['code'],
    numbered: false,
    fields: [
      cell(
        'code',
        choice('VI', 'CL', 'MT', 'PV', 'MD'),
        'Visit, cleaning, maintenance, providers, medical visit.',
      ),
      words('name', 80, 'The name.'),
      cell('position', whole(0), 'Its place.', { empty: 0 }),
    ],
  },
]
