import { formatMoment } from '../../kernel/day.ts'
import { useLanguage } from '../words.ts'

/** An instant as the clocks of a place showed it. */
export function Moment({ at, zone }: { at: string; zone: string }) {
  const language = useLanguage()
  return <time dateTime={at}>{formatMoment(new Date(at), zone, language)}</time>
}
