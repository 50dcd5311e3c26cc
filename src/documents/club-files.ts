import type { ClubFile } from '../club-folder/club-file.ts'
import { cell, words } from '../club-folder/field.ts'
import { whole } from '../club-folder/kinds.ts'

/** The kinds of documents. */
export const DOCUMENT_FILES: readonly ClubFile[] = [
  {
    name: 'document-types',
    table: 'document_types',
    says: 'The kinds of documents. The documents themselves are not part of a folder.',
    key: ['name'],
    numbered: true,
    fields: [
      words('name', 80, 'The name; the English names it.'),
      cell('position', whole(0), 'Its place.', { empty: 0 }),
    ],
  },
]
