import type { ClubFile } from '../club-folder/club-file.ts'
import { cell, type Row, reference, words } from '../club-folder/field.ts'
import { choice, currency, day, instant, money, month, text, whole } from '../club-folder/kinds.ts'
import { after, all } from '../club-folder/rules.ts'
import { contract, hotel } from '../membership/club-files.ts'
import { PAID_FILES, PAYMENT_FILES } from './account/payment-files.ts'
import { PLAN_FILES, TERMS_FILES } from './account/plan-files.ts'
import { CHARGE_FILES } from './charges/charge-files.ts'
import { partFaultsOf } from './files/document-rules.ts'
import { REASON_FILES } from './files/reason-files.ts'
import { QUESTION_FILE } from './questions/question-file.ts'
import { DOCUMENT_PARTS } from './settlement-documents.ts'
import { TAX_FILES } from './tax/tax-files.ts'

const STATUSES = ['partial-payment', 'paid', 'downloaded', 'draft', 'sent', 'past-due'] as const

/** A signature is whole or not there at all, and what it carries over is the balance, never less than zero. */
function signature(row: Row): string[] {
  const parts = ['signed_at', 'signed_by_owner_id', 'signer', 'carried_cents']
  const given = parts.filter((part) => row[part] !== null).length
  if (given === 0)
    return ['signed_from', 'cash_back', 'settled_at']
      .filter((column) => row[column] !== null)
      .map((column) => `${column} stands in a report that is not signed`)
  if (given < parts.length)
    return ['a signed report needs signed_at, signed_by_email, signer and carried; another none of them']
  const carried = Math.max(0, Number(row.income_cents) - Number(row.fees_cents))
  if (carried > 0 && row.cash_back === null) return ['a balance above 0 needs its cash_back']
  return row.carried_cents === carried ? [] : [`carried has to be income less fees, or 0: ${carried / 100}`]
}

/** Fees, profits, reports and the statement. */
export const FINANCE_FILES: readonly ClubFile[] = [
  ...REASON_FILES,
  ...CHARGE_FILES,
  {
    name: 'condo-fees',
    table: 'condo_fees',
    says: 'The quarterly fees. Each has lines in `condo-fee-lines.csv` that add up to its amount.',
    key: ['contract_id', 'year', 'quarter'],
    numbered: true,
    complete: (row) => (Number(row.paid_cents) <= Number(row.cents) ? [] : ['paid is more than amount']),
    fields: [
      contract(),
      cell('year', whole(2000, 2200), 'The year.'),
      cell('quarter', whole(1, 4), 'The quarter.'),
      cell('due', day, 'When it is due.'),
      cell('amount', money('one cent'), 'The fee.', { column: 'cents' }),
      cell(
        'paid',
        money('zero'),
        'What of it is paid. What signed reports set against it counts beside it, up to the amount.',
        { column: 'paid_cents', empty: 0 },
      ),
      cell('currency', currency, 'Its currency, and that of its lines.'),
      reference(
        'run_hotel_id',
        'hotels',
        ['run_hotel_code'],
        'The hotel whose charge run of the year (`charge-runs.csv`) made it in the portal; empty for a fee of the club’s own books.',
        { empty: null, onlyNew: true },
      ),
    ],
  },
  {
    name: 'condo-fee-lines',
    table: 'condo_fee_lines',
    says: 'What a fee is made of.',
    key: ['condo_fee_id', 'position'],
    numbered: false,
    partOf: { file: 'condo-fees', column: 'condo_fee_id', sum: 'cents' },
    fields: [
      reference('condo_fee_id', 'condo-fees', ['contract_number', 'year', 'quarter'], 'The fee.'),
      cell('position', whole(1), 'The line’s place.'),
      words('concept', 300, 'What it is.'),
      cell('amount', money('one cent'), 'How much.', { column: 'cents' }),
    ],
  },
  {
    name: 'monthly-profits',
    table: 'monthly_profits',
    says: 'What a residence brought in a month.',
    key: ['contract_id', 'month'],
    numbered: false,
    fields: [
      contract(),
      cell('month', month, 'The month.'),
      cell('nights_rented', whole(0, 31), 'Nights rented.'),
      cell('gross', money('zero'), 'Gross income.', { column: 'gross_cents' }),
      cell('fees', money('zero'), 'What the club kept.', { column: 'fees_cents' }),
      cell('currency', currency, 'The currency.'),
    ],
  },
  {
    name: 'hotel-performance',
    table: 'hotel_performance',
    says: 'The hotels’ figures of a month.',
    key: ['hotel_id', 'month'],
    numbered: false,
    complete: (row) =>
      Number(row.revpar_cents) <= Number(row.average_rate_cents) ? [] : ['revpar is more than average_rate'],
    fields: [
      hotel(),
      cell('month', month, 'The month.'),
      cell(
        'occupancy_basis_points',
        whole(0, 10_000),
        'Occupancy in hundredths of a percent: 8250 is 82.5 %.',
      ),
      cell('average_rate', money('zero'), 'The average rate of a night.', { column: 'average_rate_cents' }),
      cell('revpar', money('zero'), 'Revenue for each available room.', { column: 'revpar_cents' }),
      cell('guest_score_tenths', whole(0, 100), 'The guests’ score in tenths: 92 is 9.2.'),
      cell('currency', currency, 'The currency.'),
    ],
  },
  {
    name: 'executive-reports',
    table: 'executive_reports',
    says:
      'The monthly reports that owners sign. A report that was signed in the portal stays as it is: the folder need ' +
      'not know of it, but may not have other figures.',
    key: ['contract_id', 'month'],
    numbered: true,
    frozen: {
      when: 'signed_at',
      figures: ['income_cents', 'fees_cents', 'currency'],
      says: 'the report is signed, and its income, fees and currency cannot change any more',
    },
    complete: all(signature, after('signed_at', 'issued_at', true)),
    fields: [
      contract(),
      cell('month', month, 'The month.'),
      cell('income', money('zero'), 'Income.', { column: 'income_cents' }),
      cell('fees', money('zero'), 'Fees.', { column: 'fees_cents' }),
      cell('currency', currency, 'The currency.'),
      cell('issued_at', instant, 'When it was issued.'),
      cell('signed_at', instant, 'When it was signed.', { empty: null }),
      reference('signed_by_owner_id', 'owners', ['signed_by_email'], 'The owner who signed.', {
        empty: null,
      }),
      cell('signer', text(160), 'The name as signed.', { empty: null }),
      cell('signed_from', text(100), 'The network address it was signed from.', { empty: null }),
      cell('cash_back', choice('pay-out', 'set-against-condo-fee'), 'What becomes of a balance above 0.', {
        empty: null,
      }),
      cell('carried', money('zero'), 'The balance as signed, never below 0.', {
        column: 'carried_cents',
        empty: null,
      }),
      cell(
        'settled_at',
        instant,
        'When the statement got what the signature decided. Empty where it has not: the portal then writes what is missing.',
        { empty: null },
      ),
    ],
  },
  {
    name: 'report-signatures',
    table: 'report_signatures',
    says:
      'Who has signed a report whose contract asks for all of its owners, each with a line. They come in with their report; ' +
      'those of a report that is known stay as they are in the portal.',
    key: ['report_id', 'owner_id'],
    numbered: false,
    kept: { whole: 'executive-reports' },
    fields: [
      reference('report_id', 'executive-reports', ['contract_number', 'month'], 'The report.'),
      reference('owner_id', 'owners', ['owner_email'], 'The owner who signed.'),
      cell('signer', text(160), 'The name as signed.'),
      cell('signed_at', instant, 'When it was signed.'),
      cell('signed_from', text(100), 'The network address it was signed from.', { empty: null }),
      cell('cash_back', choice('pay-out', 'set-against-condo-fee'), 'What becomes of a balance above 0.', {
        empty: null,
      }),
    ],
  },
  ...TERMS_FILES,
  ...PAYMENT_FILES,
  {
    name: 'transactions',
    table: 'transactions',
    says:
      'What the statement lists. Each has lines in `transaction-lines.csv` that add up to its amount. The portal adds ' +
      'the results of reports that are not listed, and what their signatures decided. A document of a payment that is known stays as it is.',
    key: ['reference'],
    numbered: true,
    frozen: {
      when: 'payment_id',
      figures: ['cents', 'currency'],
      says: 'it is of a payment, and its amount and currency cannot change any more',
    },
    complete: partFaultsOf,
    fields: [
      cell('reference', text(40), 'The transaction’s own reference, by which its lines name it.'),
      contract(),
      cell('year', whole(2000, 2200), 'The year whose statement shows it.'),
      cell('day', day, 'Its day.'),
      words('concept', 300, 'What it is.'),
      cell('status', choice(...STATUSES), 'Its status. A charge that payments of the portal cover is paid.'),
      cell(
        'club_status',
        choice(...STATUSES),
        'What the books said before payments of the portal raised it: a refund leaves it so again.',
        { empty: null, onlyNew: true },
      ),
      cell('due', day, 'When a charge has to be paid; when a payout goes out.', { empty: null }),
      cell(
        'paid',
        money('zero'),
        'What of it was paid elsewhere, by the club’s books. What payments in the portal paid counts beside it.',
        { column: 'paid_cents', empty: 0 },
      ),
      cell('amount', money(), 'To the owner’s credit; a charge is negative.', { column: 'cents' }),
      cell('currency', currency, 'Its currency, and that of its lines.'),
      cell(
        'part',
        choice(...DOCUMENT_PARTS),
        'What it is of a report or a fee: the portal then tells its status from those. Empty is any other document; ' +
          'a report’s result and a fee of the same amount are found by themselves.',
        { empty: null, onlyNew: true },
      ),
      reference(
        'report_id',
        'executive-reports',
        ['contract_number', 'report_month'],
        'The month of its report, for the parts result, adjustment, pay-out, set-off and fee-set-off.',
        { empty: null, onlyNew: true },
      ),
      reference(
        'condo_fee_id',
        'condo-fees',
        ['contract_number', 'fee_year', 'fee_quarter'],
        'Its fee, for the parts fee, set-off and fee-set-off.',
        { empty: null, onlyNew: true },
      ),
      cell(
        'origin',
        choice(
          'order',
          'repair',
          'payment',
          'correction',
          'instalment',
          'plan',
          'interest',
          'discount',
          'settlement',
        ),
        'What a document of no part is of: an order, a repair, money received, another document that it corrects, a part of a plan or what ' +
          'the plan took over, interest, the discount of an early payment, or a settlement from a payout that was taken back. Empty where the books do not say.',
        { empty: null },
      ),
      cell(
        'origin_number',
        text(40),
        'The number of that order or repair, or the reference of what it corrects: the portal then shows it beside.',
        {
          empty: null,
        },
      ),
      reference(
        'payment_id',
        'payments',
        ['payment_reference'],
        'The payment that it is of: money that came or went back, or a side of what a payout was used for.',
        { empty: null, onlyNew: true },
      ),
    ],
  },
  {
    name: 'transaction-lines',
    table: 'transaction_lines',
    says: 'The lines of the transactions.',
    key: ['transaction_id', 'position'],
    numbered: false,
    partOf: { file: 'transactions', column: 'transaction_id', sum: 'cents' },
    complete: (row) => {
      const product = Number(row.quantity) * Number(row.unit_cents)
      return product === row.cents ? [] : [`amount has to be quantity times unit_amount: ${product / 100}`]
    },
    fields: [
      reference('transaction_id', 'transactions', ['transaction_reference'], 'The transaction.'),
      cell('position', whole(1), 'The line’s place.'),
      words('concept', 300, 'What it is.'),
      cell('quantity', whole(1), 'How many.', { empty: 1 }),
      cell('unit_amount', money(), 'What one is.', { column: 'unit_cents' }),
      cell('amount', money(), 'Quantity times unit amount.', { column: 'cents' }),
    ],
  },
  ...PAID_FILES,
  QUESTION_FILE,
  ...PLAN_FILES,
  ...TAX_FILES,
]
