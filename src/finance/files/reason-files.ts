import type { ClubFile } from '../../club-folder/club-file.ts'
import { cell, words } from '../../club-folder/field.ts'
import { choice, currency, day, money, text, whole } from '../../club-folder/kinds.ts'
import { contract, hotel } from '../../membership/club-files.ts'
import { RATES, RENTAL_CHANNELS } from '../why.ts'

/** What the figures of the statement are made from: nights rented, the rules of sharing, budgets (decision 0156). */
export const REASON_FILES: readonly ClubFile[] = [
  {
    name: 'rental-rules',
    table: 'rental_rules',
    says: 'By which rule the club shares a resort’s rental income, from a day on. “Why this figure?” quotes the rule of that day.',
    key: ['hotel_id', 'since'],
    numbered: false,
    fields: [
      hotel(),
      cell('since', day, 'From when it is in force.'),
      cell(
        'share_basis_points',
        whole(0, 10_000),
        'The club’s share in hundredths of a percent: 2800 is 28 %.',
      ),
      cell('service', money('zero'), 'What each month costs, rented or not.', {
        column: 'service_cents',
        empty: 0,
      }),
      cell('currency', currency, 'The currency of that.'),
      words('says', 600, 'The rule’s own text.'),
      words('clause', 200, 'Where it stands.', { empty: null }),
      cell('voted', day, 'When it was voted.', { empty: null }),
      words('voted_by', 200, 'Who voted it.', { empty: null }),
    ],
  },
  {
    name: 'rented-nights',
    table: 'rented_nights',
    says:
      'The nights for which a residence was rented, without a guest’s name. A month whose nights make its report’s figures by ' +
      'the rule in force is explained night by night.',
    key: ['contract_id', 'night'],
    numbered: false,
    complete: (row) => {
      if (Number(row.cents) > Number(row.published_cents)) return ['amount is more than published']
      if (Number(row.commission_cents) > Number(row.cents)) return ['commission is more than amount']
      return row.booked !== null && String(row.booked) > String(row.night) ? ['booked is after night'] : []
    },
    fields: [
      contract(),
      cell('night', day, 'The night that begins on this day.'),
      cell('folio', text(40), 'The rental’s own number, which its nights share.'),
      cell('channel', choice(...RENTAL_CHANNELS), 'Where it was sold.'),
      cell('rate', choice(...RATES), 'The kind of rate.'),
      cell('booked', day, 'When it was booked.', { empty: null }),
      cell('published', money('zero'), 'The published rate of the night.', { column: 'published_cents' }),
      cell(
        'reduction_basis_points',
        whole(0, 10_000),
        'What the rate takes off, in hundredths of a percent.',
        {
          empty: 0,
        },
      ),
      cell('amount', money('zero'), 'What the night brought before taxes.', { column: 'cents' }),
      cell('commission', money('zero'), 'What the channel took of it.', {
        column: 'commission_cents',
        empty: 0,
      }),
      cell('tax', money('zero'), 'The taxes that the guest paid besides.', { column: 'tax_cents', empty: 0 }),
      cell('currency', currency, 'The currency.'),
    ],
  },
  {
    name: 'budgets',
    table: 'budgets',
    says: 'What a resort costs in a year, with lines in `budget-lines.csv`, and the rule by which the fees share it.',
    key: ['hotel_id', 'year'],
    numbered: false,
    fields: [
      hotel(),
      cell('year', whole(2000, 2200), 'The year.'),
      cell('currency', currency, 'Its currency.'),
      cell(
        'area_hundredths',
        whole(1),
        'The private area of all residences, in hundredths of a square meter.',
        {
          column: 'area',
        },
      ),
      cell('voted', day, 'When it was voted.', { empty: null }),
      cell('in_favor_basis_points', whole(0, 10_000), 'The votes in favor, in hundredths of a percent.', {
        empty: null,
      }),
      words('says', 600, 'The rule’s own text.'),
      cell('since', day, 'From when that rule is in force.'),
      words('clause', 200, 'Where it stands.', { empty: null }),
    ],
  },
  {
    name: 'budget-lines',
    table: 'budget_lines',
    says: 'The lines of a budget by quarter, in the places of the fees’ lines.',
    key: ['hotel_id', 'year', 'quarter', 'position'],
    numbered: false,
    fields: [
      hotel(),
      cell('year', whole(2000, 2200), 'The year of the budget.'),
      cell('quarter', whole(1, 4), 'The quarter.'),
      cell('position', whole(1), 'The line’s place.'),
      words('concept', 300, 'What it is.'),
      cell('amount', money('one cent'), 'What the resort pays for it in the quarter.', { column: 'cents' }),
    ],
  },
  {
    name: 'deeded-areas',
    table: 'deeded_areas',
    says: 'The private area of residences by their deeds.',
    key: ['contract_id'],
    numbered: false,
    fields: [
      contract(),
      cell('area_hundredths', whole(1), 'In hundredths of a square meter: 12800 is 128 m².', {
        column: 'area',
      }),
    ],
  },
]
