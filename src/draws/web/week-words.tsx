import { Plural } from '@lingui/react/macro'
import { spanInWords } from '../../kernel/span-words.ts'
import { useLanguage } from '../../web/words.ts'
import type { DrawWeek } from './draw-words.tsx'

/** A week by name and kind of residence: two of a round may have the one name. */
export function useWeekName(): (week: DrawWeek | undefined) => string {
  const language = useLanguage()
  return (week) => (week ? `${week.name[language]} (${week.category[language]})` : '')
}

/** A week of a round: its name, its kind of residence and how many of it, its days. */
export function WeekWords({ week }: { week: DrawWeek }) {
  const language = useLanguage()
  return (
    <span className="rank-what">
      <b className="sub">{week.name[language]}</b>
      <span className="small muted">
        {week.category[language]}
        {', '}
        <Plural value={week.residences} one="one residence" other="# residences" />
      </span>
      <span className="small faint numeric">{spanInWords(week, language)}</span>
    </span>
  )
}
