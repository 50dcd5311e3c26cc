import type { ClubFile } from '../club-folder/club-file.ts'
import { cell, type Facts, type Row, reference, words } from '../club-folder/field.ts'
import { choice, code, currency, day, whole } from '../club-folder/kinds.ts'
import { after } from '../club-folder/rules.ts'
import { contract, hotel } from '../membership/club-files.ts'

/** A benefit's year of a contract, by three cells. */
export const benefitYear = (says: string) =>
  reference('benefit_year_id', 'benefit-years', ['contract_number', 'benefit_code', 'year'], says)

/** Makes of hundredths what the benefit counts: cents of money, else whole nights or passes. */
export function inUnits(row: Row, column: string, benefitCode: string, facts: Facts): string[] {
  const hundredths = Number(row[column])
  if (facts.moneyBenefits.has(benefitCode)) return []
  row[column] = hundredths / 100
  return hundredths % 100 === 0
    ? []
    : [`${column} is ${hundredths / 100}, and this benefit counts whole ones`]
}

/** The other way: what a row counts, in hundredths. */
export const inHundredths =
  (column: string, of = (row: Row, _facts: Facts): unknown => row[column]) =>
  (row: Row, record: ReadonlyMap<string, string>, facts: Facts): number =>
    Number(of(row, facts)) * (facts.moneyBenefits.has(record.get('benefit_code') ?? '') ? 1 : 100)

/** The resorts’ calendar. */
export const CALENDAR_FILES: readonly ClubFile[] = [
  {
    name: 'seasons',
    table: 'seasons',
    says: 'Which nights are in high, middle or quiet season.',
    key: ['hotel_id', 'first_night'],
    numbered: true,
    complete: after('last_night', 'first_night', true),
    fields: [
      hotel(),
      cell('first_night', day, 'The first night.'),
      cell('last_night', day, 'The last night.'),
      cell('level', choice('high', 'mid', 'quiet'), 'The season.'),
    ],
  },
  {
    name: 'blackouts',
    table: 'blackouts',
    says: 'Nights on which no stay may begin or be.',
    key: ['hotel_id', 'first_night'],
    numbered: true,
    complete: after('last_night', 'first_night', true),
    fields: [
      hotel(),
      cell('first_night', day, 'The first night.'),
      cell('last_night', day, 'The last night.'),
      words('reason', 200, 'Why.'),
    ],
  },
  {
    name: 'penalty-tiers',
    table: 'penalty_tiers',
    says: 'What cancelling costs, in percent of the nights. The newest `valid_from` that is not after the day counts.',
    key: ['hotel_id', 'valid_from', 'from_days'],
    numbered: false,
    fields: [
      hotel(),
      cell('valid_from', day, 'From when the rule holds.'),
      cell('from_days', whole(0, 10_000), 'So many days before check-in, or more.'),
      cell('percent', whole(0, 100), 'The penalty.'),
    ],
  },
  {
    name: 'room-nights',
    table: 'room_nights',
    says: 'The nights that are open, and how many rooms of a category each has. A night without a row is not open yet.',
    key: ['category_id', 'night'],
    numbered: false,
    extra: ['free'],
    alsoRead: ['closed'],
    follows: { counter: 'free', column: 'capacity' },
    complete: (row) => {
      const free = Number(row.capacity) - Number(row.taken)
      row.free = free
      return free < 0 ? [`taken (${row.taken}) is more than capacity (${row.capacity})`] : []
    },
    fields: [
      reference('category_id', 'room-categories', ['hotel_code', 'category_code'], 'The category.'),
      cell('night', day, 'The night.'),
      cell('capacity', whole(0, 1_000_000), 'How many rooms.'),
      cell(
        'taken',
        whole(0, 1_000_000),
        'How many of them are taken by the stays and open offers that the folder brings.',
        {
          empty: 0,
          onlyNew: true,
          virtual: true,
          from: (row) => Number(row.capacity) - Number(row.free) - Number(row.closed),
        },
      ),
    ],
  },
]

/** The benefits of contracts. */
export const BENEFIT_FILES: readonly ClubFile[] = [
  {
    name: 'benefits',
    table: 'benefits',
    says: 'What contracts bring every year. The nights of stays are the benefit with the code `nights`.',
    key: ['code'],
    numbered: true,
    complete: (row) =>
      (row.unit === 'money') === (row.currency !== null)
        ? []
        : ['currency belongs to a benefit whose unit is money, and to no other'],
    notice: (row, facts) => {
      if (row.unit === 'money') facts.moneyBenefits.add(String(row.code))
    },
    fields: [
      cell(
        'code',
        code(/^[a-z0-9-]{2,40}$/, 'code of small letters, digits and hyphens'),
        'The benefit’s code.',
      ),
      words('name', 80, 'Its name.'),
      cell('unit', choice('nights', 'passes', 'money'), 'What it counts.'),
      cell('currency', currency, 'Of money.', { empty: null }),
      cell('position', whole(0), 'Its place in lists.', { empty: 0 }),
    ],
  },
  {
    name: 'benefit-years',
    table: 'benefit_years',
    says: 'The accounts: one for each contract, benefit and year. The balance is the sum of the ledger.',
    key: ['contract_id', 'benefit_id', 'year'],
    numbered: true,
    complete: after('expires', 'starts'),
    fields: [
      contract(),
      reference('benefit_id', 'benefits', ['benefit_code'], 'The benefit.'),
      cell('year', whole(2000, 2200), 'The benefit year.'),
      cell('starts', day, 'Its first day.'),
      cell('expires', day, 'The last day on which it may be used.'),
    ],
  },
]
