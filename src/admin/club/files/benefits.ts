import type { ClubFile } from '../club-file.ts'
import { cell, type Facts, type Row, reference, words } from '../field.ts'
import { choice, code, currency, day, whole } from '../kinds.ts'
import { contract } from './people.ts'
import { after } from './rules.ts'

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
