import type { Language, Words } from '../../../kernel/language.ts'
import type { MailTable } from '../../../server/mail/template.ts'
import { URGENCY, type Urgency } from '../../../server/mail/urgency.ts'
import { readStillOpen, stillOpenPress, stillOpenTable } from '../account/still-open.ts'

type Content = Readonly<Record<string, string | number>>

/** What the parts of a plan are called above their days and amounts. */
export const PARTS_TITLE: Words = /*i18n*/ {
  id: 'mail.payment-plan-agreed.parts',
  message: 'What is due on which day',
}
const greeting: Words = /*i18n*/ { id: 'mail.payment-agreed.greeting', message: 'Hello {name},' }
const then: Words = /*i18n*/ {
  id: 'mail.payment-agreed.then',
  message: 'If you did not expect this, call {phone}.',
}
const tables = ({ tables: written }: Content): MailTable[] => JSON.parse(String(written ?? '[]'))

/** What a settlement covered, as its mail lists it above what is still open. */
export const SETTLED_WORDS = {
  title: /*i18n*/ { id: 'mail.payment-settled.covered', message: 'What it covered' },
  whole: /*i18n*/ { id: 'mail.payment-settled.whole', message: '{amount}, paid whole' },
  part: /*i18n*/ { id: 'mail.payment-settled.part', message: '{amount}, {open} stays open' },
  credit: /*i18n*/ { id: 'mail.payment-settled.credit', message: 'Your credit, used first' },
  payout: /*i18n*/ { id: 'mail.payment-settled.payout', message: 'Payout of {month}, goes out on {day}' },
} satisfies Record<string, Words>

/** What each owner of a contract is told when one of them has agreed on something about its money, by the outbox row's kind. */
export const OWNER_MAILS = {
  'payment-plan-agreed': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.payment-plan-agreed.subject',
      message: 'Installments {number} are agreed: {count} parts, {total}',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.payment-plan-agreed.what',
        message:
          '{by, select, you {You have agreed to pay charges of contract {contract} in {count} parts, {total} in total.} other {{by}, who holds contract {contract} with you, has agreed to pay charges of it in {count} parts, {total} in total.}} {fee, select, none {} other {That includes the fee for installments, {fee}.}}',
      },
    ],
    tables,
    below: [
      /*i18n*/ {
        id: 'mail.payment-plan-agreed.free',
        message:
          '{free, select, none {} other {The owners of this contract sign together, and this was signed by one of you. Until the end of {free}, any of you can end it free of charge: the fee is given back whole.}}',
      },
    ],
    button: /*i18n*/ { id: 'mail.payment-plan-agreed.button', message: 'See the agreement' },
    after: [then],
  },
  'payment-settled': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.payment-settled.subject',
      message: '{amount} of charges settled from the profit of {month}',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.payment-settled.what',
        message:
          '{by, select, you {You have settled charges of contract {contract} from the profit of {month}: {amount}.} other {{by}, who holds contract {contract} with you, has settled charges of it from the profit of {month}: {amount}.}} {receipt, select, none {} other {It has receipt {receipt}. }}The payout of {month} is that much smaller. Until {day}, the day before it goes out, this can be taken back.',
      },
    ],
    values: ({ receipt }: Content) => ({ receipt: receipt ?? 'none' }),
    tables: (content: Content, language: Language) => [
      ...tables(content),
      ...stillOpenTable(content, language),
    ],
    list: stillOpenPress,
    fresh: readStillOpen,
    button: /*i18n*/ { id: 'mail.payment-settled.button', message: 'See the settlement' },
    after: [then],
  },
  'payment-settlement-back': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.payment-settlement-back.subject',
      message: 'A settlement of {amount} was taken back',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.payment-settlement-back.what',
        message:
          '{by, select, you {You have taken back what was settled from the profit on contract {contract}: {amount}.} other {{by}, who holds contract {contract} with you, has taken back what was settled from the profit: {amount}.}} The payout is whole again, and the charges that it had paid are open again.',
      },
    ],
    button: /*i18n*/ { id: 'mail.payment-settlement-back.button', message: 'See what is open' },
    after: [then],
  },
} satisfies Record<
  string,
  {
    urgency: Urgency
    subject: Words
    before: Words[]
    tables?: (content: Content, language: Language) => readonly MailTable[]
    list?: typeof stillOpenPress
    fresh?: typeof readStillOpen
    values?: (content: Content) => Record<string, string | number>
    below?: Words[]
    button: Words
    after: Words[]
  }
>
