import type { ClubFile } from '../../club-folder/club-file.ts'
import { cell, type Row, reference, words } from '../../club-folder/field.ts'
import { choice, code, currency, instant, money, text, whole } from '../../club-folder/kinds.ts'
import { contract } from '../../membership/club-files.ts'
import { MATTER_REASONS, PAYMENT_STATES, PAYMENT_WAYS } from './payment.ts'

const payment = (options: { empty?: null; onlyNew?: boolean } = {}) =>
  reference('payment_id', 'payments', ['payment_reference'], 'The payment.', options)

const admin = (column: string, name: string, says: string) =>
  reference(column, 'admins', [name], says, { empty: null })

/** A payment that came has its moment, and one from a payout its report. */
function wholePayment(row: Row): string[] {
  if (row.state === 'paid' && row.paid_at === null) return ['a payment that is paid needs paid_at']
  if ((row.way === 'profit') !== (row.report_id !== null))
    return ['the way profit needs report_month, and no other way has it']
  if (Number(row.cents) + Number(row.credit_cents) === 0) return ['amount and credit are 0, and may not be']
  const isCredit = row.way === 'credit' || row.way === 'correction'
  return isCredit && row.cents !== 0 ? [`amount of the way ${row.way} has to be 0`] : []
}

/** What a line is of: a document of the statement, or a fee. */
function ofOne(row: Row): string[] {
  return (row.transaction_id === null) === (row.condo_fee_id === null) ? [OF_ONE] : []
}

const OF_ONE = 'it is of a transaction_reference or of a fee, and not of both'

/** The same of a payment's line, whose fee may be gone: taken back with its charge run once nothing of it was paid. */
function ofOneAtMost(row: Row): string[] {
  return row.transaction_id !== null && row.condo_fee_id !== null ? [OF_ONE] : []
}

const OF_CHARGE = [
  reference('transaction_id', 'transactions', ['transaction_reference'], 'The document of the statement.', {
    empty: null,
  }),
  reference('condo_fee_id', 'condo-fees', ['contract_number', 'fee_year', 'fee_quarter'], 'Or the fee.', {
    empty: null,
  }),
]

/** Payments of contracts' charges and what went back of them: before the statement, whose documents name them. */
export const PAYMENT_FILES: readonly ClubFile[] = [
  {
    name: 'payments',
    table: 'contract_payments',
    says:
      'How charges were paid in the portal, or are being paid. A payment that came has its money in `transactions.csv` (origin ' +
      '`payment`, less what went back), a receipt in `receipts.csv`, and lines in `payment-lines.csv`. One that is known stays as it ' +
      'is in the portal.',
    key: ['reference'],
    numbered: true,
    kept: 'row',
    complete: wholePayment,
    fields: [
      cell(
        'reference',
        code(/^[!-~]{8,60}$/, 'reference of 8 to 60 letters, digits and signs, without spaces'),
        'By which the other files and a provider know it.',
      ),
      contract(),
      reference('owner_id', 'owners', ['owner_email'], 'Who paid.', { empty: null }),
      cell('way', choice(...PAYMENT_WAYS), 'How.'),
      cell('currency', currency, 'Its currency.'),
      cell('amount', money('zero'), 'What is asked for until it came, then what came.', { column: 'cents' }),
      cell('credit', money('zero'), 'What credits were to pay beside it.', {
        column: 'credit_cents',
        empty: 0,
      }),
      cell('state', choice(...PAYMENT_STATES), 'How it stands.'),
      reference(
        'report_id',
        'executive-reports',
        ['contract_number', 'report_month'],
        'Of the way profit: the month of the report whose payout it used.',
        { empty: null },
      ),
      cell('created_at', instant, 'When it was begun.'),
      cell('changed_at', instant, 'When it last changed.'),
      cell('paid_at', instant, 'When it came.', { empty: null }),
      cell('link', text(2000), 'The page on which to pay.', { empty: null }),
      cell('session', text(255), 'The provider’s number of that page.', { empty: null }),
      cell('provider_payment', text(255), 'The provider’s number of the payment.', { empty: null }),
      cell('card_last4', code(/^\d{4}$/, 'four digits'), 'The last digits of the card.', { empty: null }),
      cell('words', text(200), 'What the desk noted when it took the money.', { empty: null }),
      admin('admin_id', 'admin_email', 'Who took it at the desk.'),
    ],
  },
  {
    name: 'payment-refunds',
    table: 'contract_refunds',
    says: 'What went back of payments, or is on its way. Those of a payment that is known stay as they are.',
    key: ['payment_id', 'position'],
    numbered: true,
    kept: { whole: 'payments' },
    fields: [
      payment(),
      cell('position', whole(1), 'Its place among the payment’s refunds.'),
      cell('amount', money('one cent'), 'How much.', { column: 'cents' }),
      cell('state', choice('asked', 'done', 'failed'), 'Whether it has gone out.'),
      cell('reason', text(300), 'Why.'),
      cell('provider_refund', text(255), 'The provider’s number of it.', { empty: null }),
      cell('asked_at', instant, 'When it was asked for.'),
      cell('changed_at', instant, 'When it last changed.'),
      admin('admin_id', 'admin_email', 'Who asked for it. None: the provider told of it.'),
    ],
  },
]

/** What payments were begun for and what they paid, their receipts, and what waits: behind the statement. */
export const PAID_FILES: readonly ClubFile[] = [
  {
    name: 'payment-choices',
    table: 'contract_payment_choices',
    says: 'The charges that a payment was begun for. Those of a payment that is known stay as they are.',
    key: ['payment_id', 'position'],
    numbered: false,
    kept: { whole: 'payments' },
    complete: ofOne,
    fields: [
      payment(),
      cell('position', whole(1), 'Its place.'),
      ...OF_CHARGE,
      cell('amount', money('one cent'), 'How much of it.', { column: 'cents' }),
    ],
  },
  {
    name: 'payment-lines',
    table: 'contract_payment_lines',
    says:
      'Where each cent of a payment went. Above 0 it pays a charge; below 0 it uses a credit, or takes back what a refund undid. ' +
      'A line of neither is of a fee that was taken back once nothing of it was paid. Those of a payment that is known stay as they are.',
    key: ['payment_id', 'position'],
    numbered: false,
    kept: { whole: 'payments' },
    complete: (row) => [...ofOneAtMost(row), ...(row.cents === 0 ? ['the amount is 0, and may not be'] : [])],
    fields: [
      payment(),
      cell('position', whole(1), 'The line’s place.'),
      ...OF_CHARGE,
      words('concept', 300, 'What it is of, as the receipt says.'),
      cell('named', text(40), 'The number of that, as the receipt says.', { column: 'reference', empty: '' }),
      cell('open', money(), 'What was open before.', { column: 'open_cents' }),
      cell('amount', money(), 'How much.', { column: 'cents' }),
      reference(
        'refund_id',
        'payment-refunds',
        ['payment_reference', 'refund'],
        'The place of the refund that took it back.',
        {
          empty: null,
        },
      ),
    ],
  },
  {
    name: 'receipts',
    table: 'receipts',
    says: 'The receipts of payments, which keep their numbers: without gaps from 1 in each year. The portal counts on from the last.',
    key: ['year', 'number'],
    numbered: false,
    unique: [['payment_id']],
    kept: { whole: 'payments' },
    fields: [
      cell('year', whole(2000, 2200), 'The year.'),
      cell('number', whole(1), 'The number within it.'),
      payment(),
      cell('issued_at', instant, 'When it was issued.'),
      cell('received_from', text(200), 'Whose money it was.'),
    ],
  },
  {
    name: 'order-receipts',
    table: 'order_receipts',
    says:
      'The receipts of orders that were paid by card or online, in the same series. Orders stay where they were bought: what a receipt is ' +
      'of it says itself. One that is known stays as it is in the portal.',
    key: ['year', 'number'],
    numbered: false,
    kept: 'row',
    fields: [
      cell('year', whole(2000, 2200), 'The year.'),
      cell('number', whole(1), 'The number within it.'),
      contract(),
      cell('order', text(40), 'The number of the order.', { column: 'order_number' }),
      cell('way', choice('card', 'link'), 'How it was paid.'),
      cell('amount', money('one cent'), 'How much came.', { column: 'cents' }),
      cell('currency', currency, 'Its currency.'),
      cell('card_last4', code(/^\d{4}$/, 'four digits'), 'The last digits of the card.', { empty: null }),
      cell('provider_payment', text(255), 'The provider’s number of the payment.', { empty: null }),
      cell('issued_at', instant, 'When it was issued.'),
      cell('received_from', text(200), 'Whose money it was.'),
    ],
  },
  {
    name: 'payment-matters',
    table: 'payment_matters',
    says: 'What of payments waits for the desk, or has waited. What is known stays as it is in the portal.',
    key: ['provider', 'provider_reference', 'reason', 'opened_at'],
    numbered: true,
    kept: 'row',
    complete: (row) => {
      const closed = ['closed_at', 'closed_by_admin_id', 'outcome'].filter((column) => row[column] !== null)
      return closed.length % 3 === 0 ? [] : ['what is decided needs closed_at, closed_by_email and outcome']
    },
    fields: [
      payment({ empty: null }),
      cell('reason', choice(...MATTER_REASONS), 'Why it waits.'),
      cell('provider', choice('link', 'stripe', 'resort'), 'Who told of it.'),
      cell('provider_reference', text(255), 'What they call it.'),
      cell('amount', money(), 'What it is about.', { column: 'cents' }),
      cell('currency', code(/^[A-Z]{3}$/, 'currency of three capital letters'), 'In which currency.'),
      cell('opened_at', instant, 'Since when.'),
      cell('closed_at', instant, 'When it was decided.', { empty: null }),
      admin('closed_by_admin_id', 'closed_by_email', 'Who decided.'),
      cell('outcome', choice('kept', 'refunded', 'looked-into'), 'What was decided.', { empty: null }),
      cell('words', text(300), 'What was noted.', { empty: null }),
    ],
  },
]
