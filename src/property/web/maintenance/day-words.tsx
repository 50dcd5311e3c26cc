import { type Day, formatDay } from '../../../kernel/day.ts'
import { useLanguage } from '../../../web/words.ts'

/** The days on which somebody may come. */
export function Days({ firstDay, lastDay }: { firstDay: Day; lastDay: Day }) {
  const language = useLanguage()
  if (firstDay === lastDay) return <>{formatDay(firstDay, language)}</>
  return (
    <>
      {formatDay(firstDay, language)} – {formatDay(lastDay, language)}
    </>
  )
}
