import { Plural, Trans } from '@lingui/react/macro'
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
      <LastYear week={week} />
    </span>
  )
}

/** How many wished the week in the draw of the year before, and for how many residences; nothing where it was in none. */
function LastYear({ week: { lastYear } }: { week: DrawWeek }) {
  if (!lastYear) return null
  const { wished, residences } = lastYear
  return (
    <span className="small faint">
      {wished === 0 ? (
        <Trans>Nobody wished it last year</Trans>
      ) : (
        <Plural
          value={wished}
          one={
            <Plural
              value={residences}
              one="One wished it last year, for one residence"
              other="One wished it last year, for # residences"
            />
          }
          other={
            <Plural
              value={residences}
              one={`${wished} wished it last year, for one residence`}
              other={`${wished} wished it last year, for # residences`}
            />
          }
        />
      )}
    </span>
  )
}
