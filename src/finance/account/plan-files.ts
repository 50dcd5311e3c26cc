import type { ClubFile } from '../../club-folder/club-file.ts'
import { cell, type Row, reference } from '../../club-folder/field.ts'
import { choice, currency, day, instant, money, text, whole } from '../../club-folder/kinds.ts'
import { anyHotel, contract } from '../../membership/club-files.ts'
import { CHARGE_TOPICS, PAYMENT_TERMS } from './terms.ts'

/** A rule of instalments has parts and a least amount, one of early or late payment has days. */
function wholeTerms(row: Row): string[] {
  if (row.until_day !== null && String(row.until_day) < String(row.from_day)) return ['until is before from']
  const ofInstalments = row.what === 'instalments'
  const fits = ofInstalments
    ? row.parts !== null && row.least_cents !== null && row.days === null && row.charge !== 'instalment'
    : row.parts === null && row.least_cents === null && row.days !== null && Number(row.basis_points) > 0
  return fits
    ? []
    : [
        'instalments need parts and least, and no days; early and late need days and basis_points above 0, and no parts or least',
      ]
}

const terms = () => reference('terms_id', 'payment-terms', ['terms_reference'], 'The rule.')
const plan = () =>
  reference('plan_id', 'instalment-plans', ['payment_reference'], 'The plan, by its payment.')

/** The club's rules of instalments, early and late payment: before the payments, for plans name them. */
export const TERMS_FILES: readonly ClubFile[] = [
  {
    name: 'payment-terms',
    table: 'payment_terms',
    says:
      'The club’s rules with their days: paying in instalments, the discount of paying early, and the interest of what is late. A rule of ' +
      'one kind of charge goes before one of all, one of a resort before one of all, then the newest.',
    key: ['reference'],
    numbered: true,
    complete: wholeTerms,
    fields: [
      cell('reference', text(40), 'What the club calls the rule. Its entries say so.'),
      cell('what', choice(...PAYMENT_TERMS), 'What it is about.'),
      anyHotel('The resort. Empty is every resort.'),
      cell(
        'charge',
        choice(...CHARGE_TOPICS.filter((one) => one !== 'interest')),
        'Which charges. Empty is all that it can be of; interest never bears interest.',
        { empty: null },
      ),
      cell('currency', currency, 'Of charges in which currency.'),
      cell('from', day, 'The first day on which it is in force.', { column: 'from_day' }),
      cell('until', day, 'The last one.', { column: 'until_day', empty: null }),
      cell(
        'basis_points',
        whole(0, 10_000),
        'The fee of instalments, the discount, or the interest of a month, in hundredths of a percent: 200 is 2 %.',
      ),
      cell('parts', whole(2, 24), 'Instalments: how many, one a month.', { empty: null }),
      cell('least', money('zero'), 'Instalments: the least amount.', { column: 'least_cents', empty: null }),
      cell(
        'days',
        whole(0, 365),
        'Early: so many days before it is due, or more. Late: days of grace after.',
        {
          empty: null,
        },
      ),
    ],
  },
]

/** Whether a plan runs, or it is known who ended it: the club with its reason, or an owner. */
function isEndedWhole(row: Readonly<Record<string, unknown>>): boolean {
  const there = (...columns: string[]) => columns.filter((one) => (row[one] ?? null) !== null).length
  const byClub = there('ended_by_admin_id', 'end_reason')
  const byOwner = there('ended_by_owner_id')
  return there('ended_at') === 0 ? byClub + byOwner === 0 : byOwner === 1 ? byClub === 0 : byClub === 2
}

/** Plans that owners agreed to, and what the rules have entered: behind the statement. */
export const PLAN_FILES: readonly ClubFile[] = [
  {
    name: 'instalment-plans',
    table: 'instalment_plans',
    says:
      'What owners agreed to pay in instalments, as they signed it. What a plan took over is a payment of the way `plan` with its lines; the ' +
      'portal seals the agreement anew. One that is known stays as it is in the portal.',
    key: ['payment_id'],
    numbered: true,
    kept: 'row',
    complete: (row) => [
      ...(Number(row.base_cents) + Number(row.fee_cents) === row.total_cents
        ? []
        : ['total has to be base and fee together']),
      ...(isEndedWhole(row)
        ? []
        : [
            'a plan that ended needs ended_at with ended_by_email and end_reason, or with ended_by_owner_email',
          ]),
    ],
    fields: [
      reference('payment_id', 'payments', ['payment_reference'], 'The payment of the way plan.'),
      contract(),
      cell('position', whole(1), 'Which of the contract’s plans.'),
      terms(),
      cell('basis_points', whole(0, 10_000), 'The fee as it was agreed to, in hundredths of a percent.'),
      cell('base', money('one cent'), 'What was taken over, less the credit.', { column: 'base_cents' }),
      cell('fee', money('zero'), 'The fee.', { column: 'fee_cents' }),
      cell('total', money('one cent'), 'Both together: the sum of the parts.', { column: 'total_cents' }),
      reference('owner_id', 'owners', ['owner_email'], 'Who signed.'),
      cell('signer', text(160), 'The name as it was typed.'),
      cell('signed_at', instant, 'When it was signed.'),
      cell('signed_from', text(100), 'From which network address.', { empty: null }),
      cell('language', choice('en', 'es'), 'In which language.'),
      cell('ended_at', instant, 'When it was ended.', { empty: null }),
      reference('ended_by_admin_id', 'admins', ['ended_by_email'], 'Who of the club ended it.', {
        empty: null,
      }),
      cell('end_reason', text(300), 'Why the club ended it.', { empty: null }),
      reference('ended_by_owner_id', 'owners', ['ended_by_owner_email'], 'The owner who ended it.', {
        empty: null,
      }),
    ],
  },
  {
    name: 'instalment-parts',
    table: 'instalment_parts',
    says: 'The parts of plans, each with its document of the statement (origin `instalment`). Those of a plan that is known stay as they are.',
    key: ['plan_id', 'position'],
    numbered: false,
    kept: { whole: 'instalment-plans' },
    fields: [
      plan(),
      cell('position', whole(1), 'Its place.'),
      cell('due', day, 'By when it was agreed to be paid.'),
      cell('amount', money('one cent'), 'How much.', { column: 'cents' }),
      reference('transaction_id', 'transactions', ['transaction_reference'], 'Its document.'),
    ],
  },
  {
    name: 'terms-entries',
    table: 'terms_entries',
    says: 'What a rule has entered for a charge: its interest by the day, or the discount of a payment that came early. What is known stays.',
    key: ['transaction_id'],
    numbered: false,
    kept: 'row',
    complete: (row) =>
      (row.of_transaction_id === null) === (row.of_condo_fee_id === null)
        ? ['it is of an of_transaction_reference or of a fee, and not of both']
        : [],
    fields: [
      reference(
        'transaction_id',
        'transactions',
        ['transaction_reference'],
        'The document that was entered.',
      ),
      terms(),
      cell('day', day, 'The day that it is of.'),
      reference('of_transaction_id', 'transactions', ['of_transaction_reference'], 'The charge.', {
        empty: null,
      }),
      reference(
        'of_condo_fee_id',
        'condo-fees',
        ['contract_number', 'fee_year', 'fee_quarter'],
        'Or the fee.',
        {
          empty: null,
        },
      ),
      reference(
        'payment_id',
        'payments',
        ['payment_reference'],
        'Of a discount: the payment that was early.',
        {
          empty: null,
        },
      ),
    ],
  },
]
