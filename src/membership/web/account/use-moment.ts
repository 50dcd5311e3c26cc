import { formatDay, formatTime, timeIn, todayIn } from '../../../kernel/day.ts'
import { useLanguage } from '../../../web/words.ts'
import { useContract } from '../session/use-session.ts'

/** Says instants (ISO, UTC) as the resort's clocks showed them: day and time, and each alone. */
export function useMoment(): {
  both: (at: string) => string
  day: (at: string) => string
  time: (at: string) => string
} {
  const language = useLanguage()
  const { zone } = useContract()
  const day = (at: string) => formatDay(todayIn(zone, new Date(at)), language)
  const time = (at: string) => formatTime(timeIn(zone, new Date(at)))
  return { both: (at) => `${day(at)}, ${time(at)}`, day, time }
}
