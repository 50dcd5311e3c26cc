import type { ClubFile } from '../club-folder/club-file.ts'
import { cell } from '../club-folder/field.ts'
import { choice, day, picture, text, whole, yesNo } from '../club-folder/kinds.ts'

const language = choice('en', 'es')

/** The newsletters. */
export const DASHBOARD_FILES: readonly ClubFile[] = [
  {
    name: 'newsletters',
    table: 'newsletters',
    says: 'The newsletters, a row for each language.',
    key: ['edition', 'language'],
    numbered: true,
    fields: [
      cell('edition', whole(0), 'The edition.'),
      cell('language', language, 'Its language.'),
      cell('status', yesNo, 'Whether it is shown.', { empty: true }),
      cell('for_owners', yesNo, 'Whether it is for owners.', { empty: true }),
      cell('title', text(160), 'The title. Empty only in a draft.', { empty: '' }),
      cell('summary', text(400), 'The summary. Empty only in a draft.', { empty: '' }),
      cell('body', text(20_000), 'Paragraphs, an empty line between them. Empty only in a draft.', {
        empty: '',
      }),
      cell('picture', picture, 'The illustration, with its hour.'),
      cell('published', day, 'When it comes out.'),
    ],
  },
]
