import { formatMonth } from '../../kernel/day.ts'
import { LANGUAGES } from '../../kernel/language.ts'
import { plainText } from '../../kernel/plain-text.ts'
import { type BookingStatus, TOOK_PLACE } from './booking.ts'

/** Rows of the first page: what one sees without asking. */
const FIRST_PAGE = 10
/** Rows of every further page: who asks for more wants the rest of a year. */
const FURTHER_PAGE = 40

/** The rows of a page, from 1: how many come before it, and how many it holds at most. */
export function pastPage(page: number): { offset: number; limit: number } {
  if (page === 1) return { offset: 0, limit: FIRST_PAGE }
  return { offset: FIRST_PAGE + (page - 2) * FURTHER_PAGE, limit: FURTHER_PAGE }
}

/** How many rows the next page adds once `pages` are there. */
export function addedByNext(pages: number, total: number): number {
  const { offset, limit } = pastPage(pages + 1)
  return Math.max(0, Math.min(limit, total - offset))
}

/** A search applies from this many letters on. */
const LEAST_SEARCHED = 2
/** More words than these narrow nothing further. */
const MOST_WORDS = 6
/** The least letters by which a month's name, or a status, is told. */
const TELLING = { month: 3, status: 4 } as const

/** A word of a search, and what it may stand for. One of them has to be so of a stay. */
export interface SearchedWord {
  /** Found in the resort, the code or a guest's name, folded. */
  text: string
  /** The months, from 1, that it begins the name of, in either language. */
  months: number[]
  /** The year that it is; a year is looked for nowhere else. */
  year: number | null
  /** How a stay ended. */
  statuses: BookingStatus[]
  /** That it was given to another owner in a trade; a stay that was is found as nothing else that ends it. */
  traded: boolean
}

const MONTHS = Array.from({ length: 12 }, (_, index) =>
  LANGUAGES.map((language) => plainText(formatMonth(index + 1, language, 'long'))),
)

const ENDS: readonly [string[], readonly BookingStatus[]][] = [
  [['completed', 'concluida', 'completada'], TOOK_PLACE],
  [['cancelled', 'canceled', 'cancelada'], ['cancelled']],
  [['rejected', 'rechazada'], ['rejected']],
]

const TRADED = ['traded', 'permutada']

/** What stands between the words that are meant: "March of 2025", "con Claire en marzo". */
const BETWEEN = new Set('of in with and the at to de del en con y la el las los a'.split(' '))

/** The words of a search; none while it is too short to apply. */
export function pastSearchWords(search: string | undefined): SearchedWord[] {
  const text = plainText(search ?? '').trim()
  if (text.length < LEAST_SEARCHED) return []
  const words = text.split(/[\s,;]+/).filter(Boolean)
  const meant = words.filter((word) => !BETWEEN.has(word))
  return (meant.length > 0 ? meant : words).slice(0, MOST_WORDS).map(readWord)
}

function readWord(text: string): SearchedWord {
  const isMonth = text.length >= TELLING.month
  const isStatus = text.length >= TELLING.status
  return {
    text,
    months: MONTHS.flatMap((names, index) =>
      isMonth && names.some((name) => name.startsWith(text)) ? [index + 1] : [],
    ),
    year: /^(19|20|21)\d\d$/.test(text) ? Number(text) : null,
    statuses: ENDS.flatMap(([names, statuses]) =>
      isStatus && names.some((name) => name.startsWith(text)) ? statuses : [],
    ),
    traded: isStatus && TRADED.some((name) => name.startsWith(text)),
  }
}

/** A text in parts, those that a search found marked: every word of it, wherever it stands. */
export function markedParts(text: string, words: readonly string[]): { text: string; found: boolean }[] {
  // Folded letter by letter, so that places in the folded text are places in the text.
  const letters = Array.from(text.normalize('NFC'))
  const folded = letters.map((letter) => plainText(letter).charAt(0) || ' ').join('')
  const found = letters.map(() => false)
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      found.fill(true, at, at + word.length)
  }
  const parts: { text: string; found: boolean }[] = []
  for (const [index, letter] of letters.entries()) {
    const last = parts.at(-1)
    if (last && last.found === found[index]) last.text += letter
    else parts.push({ text: letter, found: found[index] === true })
  }
  return parts
}
