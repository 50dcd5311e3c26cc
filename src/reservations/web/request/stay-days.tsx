import './stay-days.css'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { DayRange } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useLanguage } from '../../../web/words.ts'

/** Arrival and departure with an arrow between them; on a narrow line one below the other. */
export function StayDaysField({ dates }: { dates: DayRange }) {
  const language = useLanguage()
  return (
    <span className="stay-days numeric">
      {dayInWords(dates.checkIn, language)} <span className="hidden-text">–</span>{' '}
      <ArrowRight className="icon-small faint" aria-hidden />
      {dayInWords(dates.checkOut, language)}
    </span>
  )
}
