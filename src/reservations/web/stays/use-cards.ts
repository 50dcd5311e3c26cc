import { useNarrow } from '../../../web/ui/use-narrow.ts'

/** The next stays have a card, on a telephone the next one; what comes after has a row, so that what is behind stays near. */
export const useCards = (): number => (useNarrow() ? 1 : 3)
