import type { ClubFile } from '../../club-folder/club-file.ts'
import { cell, reference, words } from '../../club-folder/field.ts'
import { choice, currency, instant, money, text } from '../../club-folder/kinds.ts'
import { contract } from '../../membership/club-files.ts'
import { MOST_QUESTION_LETTERS, QUESTION_OUTCOMES } from './question.ts'

/** What owners ask about lines of their statements: behind the statement, whose documents it names. */
export const QUESTION_FILE: ClubFile = {
  name: 'money-questions',
  table: 'money_questions',
  says:
    'What owners asked about a line of the statement, and the answers. A document that corrects one stands in `transactions.csv` ' +
    '(origin `correction`). What is known stays as it is in the portal.',
  key: ['contract_id', 'reference', 'asked_at'],
  numbered: true,
  kept: 'row',
  complete: (row) => {
    const isOpen = row.outcome === null
    if (isOpen !== (row.settled_at === null)) return ['outcome and settled_at go together']
    if ((row.answer === null) !== (isOpen || row.outcome === 'withdrawn'))
      return ['answer is given with the outcomes stands and corrected, and with no other']
    return (row.corrected_cents !== null) === (row.outcome === 'corrected')
      ? []
      : ['corrected is given with the outcome corrected, and with no other']
  },
  fields: [
    contract(),
    reference(
      'transaction_id',
      'transactions',
      ['transaction_reference'],
      'The line, where it is still there.',
      {
        empty: null,
      },
    ),
    cell('named', text(40), 'The line’s reference when it was asked about.', { column: 'reference' }),
    words('concept', 300, 'What it was then.'),
    cell('amount', money(), 'Its amount then.', { column: 'cents' }),
    cell('currency', currency, 'Its currency.'),
    reference('owner_id', 'owners', ['owner_email'], 'Who asks.'),
    cell('words', text(MOST_QUESTION_LETTERS), 'The question.'),
    cell('asked_at', instant, 'When.'),
    cell('outcome', choice(...QUESTION_OUTCOMES), 'How it ended. Empty while it is open.', { empty: null }),
    cell('answer', text(MOST_QUESTION_LETTERS), 'The club’s answer.', { empty: null }),
    cell('corrected', money(), 'What the line comes to since.', { column: 'corrected_cents', empty: null }),
    cell('settled_at', instant, 'When it ended.', { empty: null }),
    reference('admin_id', 'admins', ['admin_email'], 'Who answered.', { empty: null }),
  ],
}
