import type { ClubFile } from '../club-folder/club-file.ts'
import { cell, reference, words } from '../club-folder/field.ts'
import { code, day, picture, whole, yesNo } from '../club-folder/kinds.ts'
import { after } from '../club-folder/rules.ts'
import { contract } from '../membership/club-files.ts'

/** Promotions, and for whom they are. */
export const PROMOTION_FILES: readonly ClubFile[] = [
  {
    name: 'promotions',
    table: 'promotions',
    says: 'Promotions, for the contracts that `promotion-contracts.csv` names.',
    key: ['code'],
    numbered: true,
    unique: [['share_slug']],
    complete: after('last_day', 'first_day', true),
    fields: [
      cell('code', code(/^[A-Z0-9-]{3,30}$/, 'code of capitals, digits and hyphens, 3 to 30'), 'The code.'),
      words('title', 160, 'The title.'),
      words('summary', 400, 'The summary.'),
      words('body', 8000, 'The text.'),
      words('disclaimer', 4000, 'What is accepted before it is used or shared.'),
      cell('percent_off', whole(1, 100), 'The percent off.', { empty: null }),
      cell('picture', picture, 'The illustration, with its hour.'),
      cell(
        'share_slug',
        code(/^[a-z0-9-]{3,80}$/, 'small letters, digits and hyphens, 3 to 80'),
        'Its name in links.',
      ),
      cell('first_day', day, 'The first day.'),
      cell('last_day', day, 'The last day.'),
      cell('position', whole(0), 'Its place.', { empty: 0 }),
      cell('published', yesNo, 'Whether it is shown on its days.', { empty: true }),
    ],
  },
  {
    name: 'promotion-contracts',
    table: 'promotion_contracts',
    says: 'Which contracts a promotion is for.',
    key: ['contract_id', 'promotion_id'],
    numbered: false,
    fields: [contract(), reference('promotion_id', 'promotions', ['promotion_code'], 'The promotion.')],
  },
]
