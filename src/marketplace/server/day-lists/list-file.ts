import { type Day, formatTime } from '../../../kernel/day.ts'
import type { Bilingual, Language } from '../../../kernel/language.ts'
import { slugOf } from '../../../kernel/plain-text.ts'
import { BYTE_ORDER_MARK, csvRow } from '../../../server/files/csv.ts'
import { say } from '../../../server/words.ts'
import type { ListRow, ListSlot } from '../../day-lists/day-list.ts'
import { LIST_WORDS } from './list-words.ts'

const COLUMNS = [
  LIST_WORDS.day,
  LIST_WORDS.time,
  LIST_WORDS.name,
  LIST_WORDS.residence,
  LIST_WORDS.adults,
  LIST_WORDS.children,
  LIST_WORDS.what,
  LIST_WORDS.flight,
  LIST_WORDS.notes,
  LIST_WORDS.order,
  LIST_WORDS.came,
]

/** A list as CSV, a row for each party. */
export function dayListCsv(slots: readonly ListSlot[], day: Day, language: Language): string {
  const rows = slots.flatMap(({ time, hour, rows: parties }) =>
    parties.map((row) =>
      csvRow([
        day,
        hour ? time : '',
        namesOf(row),
        row.residence ?? row.room?.[language] ?? '',
        { figure: String(row.adults) },
        { figure: String(row.children) },
        row.what.map(({ qty, name }) => `${qty} × ${name[language]}`).join(', '),
        flightOf(row, language),
        notesOf(row),
        row.order,
        row.came && say(row.came === 'present' ? LIST_WORDS.present : LIST_WORDS.noShow, language),
      ]),
    ),
  )
  return BYTE_ORDER_MARK + csvRow(COLUMNS.map((words) => say(words, language))) + rows.join('')
}

export const namesOf = ({ name, others }: ListRow) => [name, ...others].join(', ')
export const notesOf = ({ notes }: ListRow) => notes.map(({ text }) => text).join(' ')

/** Which way, by which flight and at what time; nothing but of a transfer. */
export function flightOf({ leg }: ListRow, language: Language): string {
  if (!leg) return ''
  const way = say(leg.trip === 'Departure' ? LIST_WORDS.departure : LIST_WORDS.arrival, language)
  return [way, leg.flight, leg.flightTime && formatTime(leg.flightTime)].filter(Boolean).join(', ')
}

/** The name of the file, without its kind: letters and digits only. */
export function listName(name: Bilingual, day: Day, language: Language): string {
  return say(LIST_WORDS.file, language, {
    name: slugOf(name[language]),
    day,
  })
}

export const listFileName = (name: Bilingual, day: Day, language: Language) =>
  `${listName(name, day, language)}.csv`
