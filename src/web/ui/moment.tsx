import { formatMoment } from '../../kernel/day.ts'
import { momentInWords } from '../../kernel/day-words.ts'
import { useLanguage } from '../words.ts'

/** An instant as the clocks of a place showed it. */
export function Moment({ at, zone }: { at: string; zone: string }) {
  const language = useLanguage()
  return <time dateTime={at}>{formatMoment(new Date(at), zone, language)}</time>
}

/** The same in a sentence or on a card, with the month by its name (decision 0396). */
export function WrittenMoment({ at, zone }: { at: string; zone: string }) {
  const language = useLanguage()
  return <time dateTime={at}>{momentInWords(new Date(at), zone, language)}</time>
}
