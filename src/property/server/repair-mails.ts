import type { Language, Words, WordValues } from '../../kernel/language.ts'
import { URGENCY, type Urgency } from '../../server/mail/urgency.ts'
import type { RepairStage } from '../repairs/repair.ts'
import { REPAIR_SENTENCES, repairValues } from '../repairs/sentence.ts'

type Content = Record<string, string | number>

interface RepairMail {
  urgency: Urgency
  subject: Words
  before: Words[]
  button: Words
  isChosen?: true
  values: (content: Content, language: Language) => WordValues
}

/** The stages about money: their mails cannot be turned off. */
export const ALWAYS_TOLD: ReadonlySet<RepairStage> = new Set<RepairStage>([
  'to-approve',
  'approved',
  'refused',
  'billed',
])

const greeting: Words = /*i18n*/ { id: 'mail.greeting', message: 'Hello {name},' }
const repair: Words = /*i18n*/ {
  id: 'mail.repair.request',
  message:
    '{planned, select, yes {The club does this regularly: “{description}”} other {You asked for: “{description}”}}',
}
const wrote: Words = /*i18n*/ {
  id: 'mail.repair.words',
  message: '{said, select, some {The club writes: “{words}”} other {}}',
}
const open: Words = /*i18n*/ { id: 'mail.repair.button', message: 'See the repair' }

const SUBJECTS: Readonly<Record<RepairStage, Words>> = {
  named: /*i18n*/ { id: 'mail.repair-named.subject', message: '{technician} looks after your repair {code}' },
  'to-accept': /*i18n*/ {
    id: 'mail.repair-to-accept.subject',
    message: 'Repair {code}: is {day} at {time} all right?',
  },
  countered: /*i18n*/ {
    id: 'mail.repair-countered.subject',
    message: 'Repair {code}: you proposed {day} at {time}',
  },
  appointed: /*i18n*/ {
    id: 'mail.repair-appointed.subject',
    message: 'Repair {code}: {technician} comes on {day}',
  },
  'to-approve': /*i18n*/ {
    id: 'mail.repair-to-approve.subject',
    message: 'Repair {code}: a quote of {total} for you to approve',
  },
  lapsed: /*i18n*/ {
    id: 'mail.repair-lapsed.subject',
    message: 'Repair {code}: the quote is no longer valid',
  },
  refused: /*i18n*/ { id: 'mail.repair-refused.subject', message: 'Repair {code}: the quote was refused' },
  approved: /*i18n*/ {
    id: 'mail.repair-approved.subject',
    message: 'Repair {code}: the quote of {total} is approved',
  },
  working: /*i18n*/ { id: 'mail.repair-working.subject', message: 'Repair {code}: the work has begun' },
  finished: /*i18n*/ { id: 'mail.repair-finished.subject', message: 'Repair {code}: the work is done' },
  billed: /*i18n*/ { id: 'mail.repair-billed.subject', message: 'Repair {code}: the bill of {bill}' },
  closed: /*i18n*/ { id: 'mail.repair-closed.subject', message: 'Repair {code} is closed' },
}

const values = (content: Content, language: Language): WordValues => ({
  ...repairValues(content, language),
  said: content.words ? 'some' : 'none',
  // A mail that the version before queued names no plan.
  planned: content.planned ?? 'no',
})

function mailOf(stage: RepairStage): RepairMail {
  return {
    urgency: URGENCY.deed,
    subject: SUBJECTS[stage],
    before: [greeting, repair, REPAIR_SENTENCES[stage], wrote],
    button: open,
    ...(!ALWAYS_TOLD.has(stage) && { isChosen: true as const }),
    values,
  }
}

/** A mail for each stage of a repair, which says its sentence. */
export const REPAIR_MAILS = {
  'repair-named': mailOf('named'),
  'repair-to-accept': mailOf('to-accept'),
  'repair-countered': mailOf('countered'),
  'repair-appointed': mailOf('appointed'),
  'repair-to-approve': mailOf('to-approve'),
  'repair-lapsed': mailOf('lapsed'),
  'repair-refused': mailOf('refused'),
  'repair-approved': mailOf('approved'),
  'repair-working': mailOf('working'),
  'repair-finished': mailOf('finished'),
  'repair-billed': mailOf('billed'),
  'repair-closed': mailOf('closed'),
} satisfies Record<`repair-${RepairStage}`, RepairMail>
