import { formatTime, timeIn, todayIn } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import type { Language, Words, WordValues } from '../../kernel/language.ts'
import { formatMoney } from '../../kernel/money.ts'
import type { RepairJob } from './repair.shape.ts'
import type { RepairStage } from './repair.ts'

/** What the owner reads of a repair, by where it stands; a mail says the same. Days, times and money come formatted. */
export const REPAIR_SENTENCES: Readonly<Record<RepairStage, Words>> = {
  named: /*i18n*/ {
    id: 'repair.say.named',
    message: '{technician} looks after it. We will tell you when somebody comes.',
  },
  'to-accept': /*i18n*/ {
    id: 'repair.say.to-accept',
    message: '{technician} can come on {day} at {time}. Please accept it, or propose another time.',
  },
  countered: /*i18n*/ {
    id: 'repair.say.countered',
    message: 'You proposed {day} at {time}. The club has to answer.',
  },
  appointed: /*i18n*/ {
    id: 'repair.say.appointed',
    message:
      '{when, select, visit {{technician} comes on {day} at {time}.} other {{technician} was to come on {day} at {time}. We will tell you how it goes on.}}',
  },
  'to-approve': /*i18n*/ {
    id: 'repair.say.to-approve',
    message:
      'The work costs {total}, tax included. Please approve or refuse the quote; it is valid until {until}.',
  },
  lapsed: /*i18n*/ {
    id: 'repair.say.lapsed',
    message: 'The quote of {total} was valid until {until}. Nothing is done before you have a new one.',
  },
  refused: /*i18n*/ {
    id: 'repair.say.refused',
    message: 'The quote of {total} was refused. Nothing is done and nothing is charged.',
  },
  approved: /*i18n*/ {
    id: 'repair.say.approved',
    message:
      'The quote of {total} is approved. {when, select, visit {{technician} comes on {day} at {time}.} other {The work begins next.}}',
  },
  working: /*i18n*/ { id: 'repair.say.working', message: '{technician} is at work.' },
  finished: /*i18n*/ {
    id: 'repair.say.finished',
    message:
      'The work is done. {cost, select, quoted {The bill follows: at most {total}, as it was approved.} other {}}',
  },
  billed: /*i18n*/ {
    id: 'repair.say.billed',
    message: 'The work is done. The bill of {bill} is on your statement, due {due}.',
  },
  closed: /*i18n*/ { id: 'repair.say.closed', message: 'It is closed, and nothing is charged for it.' },
}

/** What the sentences name, plain: an outbox row keeps it so, and each reader's language formats it. */
export interface RepairFacts {
  technician: string
  zone: string
  /** An instant; empty where no time is named. */
  at: string
  visit: string
  /** Of the quote that counts; 0 where there is none. */
  totalCents: number
  currency: string
  until: string
  billCents: number
  due: string
}

/** The facts of a job as it stands at a moment; a visit that was is not one to come. The quote is the one that waits, else the approved one, else the last. */
export function repairFacts(
  job: RepairJob,
  zone: string,
  now: Date,
): RepairFacts & Record<string, string | number> {
  const { technician, visit, bill } = job
  const quote = shownQuote(job)
  return {
    technician: technician.name,
    zone,
    at: visit?.at ?? '',
    visit: visit && new Date(visit.at) > now ? visit.state : '',
    totalCents: quote && quote.state !== 'replaced' ? quote.totalCents : 0,
    currency: quote?.currency ?? job.currency,
    until: quote?.validUntil ?? '',
    billCents: bill?.cents ?? 0,
    due: bill?.due ?? '',
  }
}

/** The quote that a job is about now: one that waits for the owner, else the approved one, else the newest that counts. */
export function shownQuote({ quotes }: Pick<RepairJob, 'quotes'>) {
  const counted = quotes.filter(({ state }) => state !== 'replaced')
  const [newest] = counted
  if (newest?.state === 'sent') return newest
  return counted.find(({ state }) => state === 'approved') ?? newest ?? null
}

/** The values of a job's sentence, for a reader. */
export function repairValues(facts: Record<string, string | number>, language: Language): WordValues {
  const text = (of: string) => String(facts[of] ?? '')
  const currency = text('currency') === 'MXN' ? ('MXN' as const) : ('USD' as const)
  const money = (of: string) => `${formatMoney({ cents: Number(facts[of] ?? 0), currency })} ${currency}`
  const day = (of: string) => (text(of) ? dayInWords(text(of), language) : '')
  const at = text('at') ? new Date(text('at')) : null
  const zone = text('zone')
  return {
    technician: text('technician'),
    day: at ? dayInWords(todayIn(zone, at), language) : '',
    time: at ? formatTime(timeIn(zone, at)) : '',
    when: at && text('visit') === 'accepted' ? 'visit' : 'next',
    cost: Number(facts.totalCents) > 0 ? 'quoted' : 'free',
    total: money('totalCents'),
    until: day('until'),
    bill: money('billCents'),
    due: day('due'),
  }
}
