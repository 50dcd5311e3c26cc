import { type Day, formatDay, formatTime, todayIn } from '../../../kernel/day.ts'
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

/** An instant as the resort's clocks showed it. */
export function When({ at, zone }: { at: string; zone: string }) {
  const language = useLanguage()
  const instant = new Date(at)
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant)
  return (
    <time dateTime={at}>
      {formatDay(todayIn(zone, instant), language)}, {formatTime(time)}
    </time>
  )
}
