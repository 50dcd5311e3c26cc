import type { Currency, Money } from '../kernel/money.ts'
import type { StatementEntry, StatementFilters, StatementTotal } from './statement.endpoints.ts'

/** How many transactions a page of the statement holds. */
export const STATEMENT_PAGE_SIZE = 100

/** The least letters that a search asks for; fewer find nothing worth it (spec, section 5). */
const LEAST_SEARCHED = 2

/**
 * The totals of amounts, one for each currency in the order of its code: credits, charges (negative) and the balance,
 * in cents. Two currencies never meet in one sum.
 */
export function statementTotals(amounts: readonly Money[]): StatementTotal[] {
  const running = runningTotals()
  for (const amount of amounts) running.add(amount)
  return running.totals()
}

/** The same, of amounts that come one after another and are not kept. */
export function runningTotals(): { add: (amount: Money) => void; totals: () => StatementTotal[] } {
  const sums = new Map<Currency, { credits: number; charges: number }>()
  return {
    add: ({ cents, currency }) => {
      const sum = sums.get(currency) ?? { credits: 0, charges: 0 }
      if (cents > 0) sum.credits += cents
      else sum.charges += cents
      sums.set(currency, sum)
    },
    totals: () =>
      [...sums]
        .map(([currency, { credits, charges }]) => ({
          currency,
          credits,
          charges,
          balance: credits + charges,
        }))
        .sort((a, b) => (a.currency < b.currency ? -1 : 1)),
  }
}

/**
 * What each currency's account came to before the oldest of rows, which come newest first: its balance without its amount, in signed cents.
 * A draft has no balance: of a currency that has only drafts there is none.
 */
export function balancesBefore(
  rows: readonly Pick<StatementEntry, 'balanceCents' | 'cents' | 'currency'>[],
): Money[] {
  const oldest = new Map<Currency, number>()
  for (const { balanceCents, cents, currency } of rows)
    if (balanceCents !== null) oldest.set(currency, balanceCents - cents)
  return [...oldest]
    .map(([currency, cents]) => ({ cents, currency }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1))
}

/** Whether any filter is set. */
export function isFiltered({
  status,
  direction,
  search,
}: Pick<StatementFilters, 'status' | 'direction' | 'search'>): boolean {
  return status !== undefined || direction !== undefined || search !== undefined
}

/** How many pages a count of transactions fills; an empty statement has one, which is empty. */
export function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / STATEMENT_PAGE_SIZE))
}

/**
 * The words of a search, folded; none where fewer than two letters were asked for. Every one has to be found. A lone sign that is no letter
 * and no digit is looked for as it is: whoever types it does not ask for everything.
 */
export function searchWords(search: string | undefined): string[] {
  const folded = searchable(search?.trim() ?? '')
  if (/^[^\p{L}\p{N}]$/u.test(folded)) return [folded]
  return folded.length < LEAST_SEARCHED ? [] : folded.split(/\s+/)
}

/** Letters that a search takes for their plain ones. "Ñ" is a letter of its own: it only loses its case. */
export const FOLDED = {
  from: 'ÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÇÑáàâäãéèêëíìîïóòôöõúùûüç',
  to: 'aaaaaeeeeiiiiooooouuuucñaaaaaeeeeiiiiooooouuuuc',
} as const

const PLAIN = new Map([...FOLDED.from].map((letter, index) => [letter, FOLDED.to[index] ?? letter]))

/** A text as a search compares it: without accents and case, "Catamarán" is "catamaran". */
export function searchable(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => PLAIN.get(letter) ?? letter)
    .join('')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/**
 * A regular expression, for the store, that finds a folded word in texts as they are. Folding every text takes a
 * database ten times as long.
 */
export function patternOf(word: string): string {
  return Array.from(word, (letter) => {
    const forms = [...FOLDED.from].filter((one) => PLAIN.get(one) === letter).join('')
    if (/[a-z]/.test(letter) || forms) return `[${letter}${letter.toUpperCase()}${forms}]`
    return letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&')
  }).join('')
}
