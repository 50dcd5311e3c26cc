/**
 * How products are put in order: alphabetical unless asked otherwise (spec, section 9); `best` is how well they meet what is
 * searched for, and alphabetical where nothing is.
 */
export const SORTS = ['alphabetical', 'price-up', 'price-down', 'best'] as const
export type Sort = (typeof SORTS)[number]

/** A shorter filter does not apply (spec, section 5). */
export const SHORTEST_QUERY = 2

/** The section codes of the catalogue's calls (spec, section 9). */
export const PRODUCTS_SECTION = 34
export const EVENTS_SECTION = 38

/** The sales channels of the club: one sells products and packages, the other events. */
export const SALES_CHANNELS: readonly number[] = [PRODUCTS_SECTION, EVENTS_SECTION]

/** Lower case without accents, but `ñ` stays itself: what the filter compares. The database folds alike. */
export function folded(text: string): string {
  return text
    .normalize('NFC')
    .split(/([ñÑ])/)
    .map((part, at) =>
      at % 2 === 1
        ? 'ñ'
        : part
            .normalize('NFD')
            .replace(/[\u0300-\u036f]/g, '')
            .toLowerCase(),
    )
    .join('')
}

/** What the filter looks for, folded; null while it does not apply. */
export function filterOf(query: string | undefined): string | null {
  const wanted = folded((query ?? '').trim().replace(/\s+/g, ' '))
  return [...wanted].length >= SHORTEST_QUERY ? wanted : null
}

/** More words than these narrow nothing further. */
const MOST_WORDS = 6

/** The words of the filter, each of which has to be found somewhere; none while it does not apply. */
export function wordsOf(query: string | undefined): string[] {
  return filterOf(query)?.split(' ').slice(0, MOST_WORDS) ?? []
}

/** The same without what is neither a letter nor a digit: what the text search takes for words. */
export function searchedWords(query: string | undefined): string[] {
  const letters = (filterOf(query) ?? '').replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return letters === '' ? [] : letters.split(' ').slice(0, MOST_WORDS)
}

/** Whether something is searched for that has neither a letter nor a digit: nothing is called so. */
export function asksForSigns(query: string | undefined): boolean {
  return filterOf(query) !== null && searchedWords(query).length === 0
}
