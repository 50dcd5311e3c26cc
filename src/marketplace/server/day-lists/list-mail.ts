import { type Day, formatTime } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'
import type { NewMail } from '../../../server/jobs/outbox.store.ts'
import type { MailTable } from '../../../server/mail/template.ts'
import { say } from '../../../server/words.ts'
import type { ListRow, ListSlot } from '../../day-lists/day-list.ts'
import type { MailRule } from './by-mail.store.ts'
import type { ListFacts } from './day-lists.store.ts'
import { dayListCsv, flightOf, listFileName, namesOf, notesOf } from './list-file.ts'
import { LIST_WORDS } from './list-words.ts'
import type { DAY_LIST_MAILS } from './mails.ts'

/** The mail with which a list goes to who serves: hour by hour in it, and beside it as CSV. */
export function listMail(
  { email, language }: Pick<MailRule, 'email' | 'language'>,
  facts: ListFacts,
  slots: readonly ListSlot[],
  day: Day,
): NewMail<keyof typeof DAY_LIST_MAILS> {
  const people = slots.reduce((total, slot) => total + slot.people, 0)
  return {
    kind: 'day-list',
    recipient: email,
    language,
    content: {
      product: facts.name[language],
      hotel: facts.hotel,
      day,
      people,
      tables: JSON.stringify(slots.map((slot) => tableOf(slot, language))),
      csv: dayListCsv(slots, day, language),
      file: listFileName(facts.name, day, language),
    },
  }
}

function tableOf({ time, hour, rows }: ListSlot, language: Language): MailTable {
  return {
    title: hour ? formatTime(time) : say(LIST_WORDS.throughTheDay, language),
    heads: [LIST_WORDS.nameAndResidence, LIST_WORDS.party, LIST_WORDS.notes].map((words) =>
      say(words, language),
    ),
    rows: rows.map((row) => [
      [namesOf(row), row.residence ?? row.room?.[language]].filter(Boolean).join(', '),
      headsOf(row, language),
      [flightOf(row, language), notesOf(row)].filter(Boolean).join('. '),
    ]),
  }
}

function headsOf({ adults, children, childSeats }: ListRow, language: Language): string {
  const both = adults > 0 && children > 0 ? 'yes' : 'no'
  const heads = say(LIST_WORDS.heads, language, { adults, children, both })
  return childSeats > 0 ? `${heads}, ${say(LIST_WORDS.seats, language, { count: childSeats })}` : heads
}
