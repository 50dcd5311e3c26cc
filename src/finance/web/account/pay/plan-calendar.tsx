import './plan.css'
import { Trans } from '@lingui/react/macro'
import CircleCheck from 'lucide-react/icons/circle-check'
import { addDays, addMonths, type Day, formatMonth } from '../../../../kernel/day.ts'
import { dayInWords } from '../../../../kernel/day-words.ts'
import { type Language, LOCALE } from '../../../../kernel/language.ts'
import { type Currency, formatMoney } from '../../../../kernel/money.ts'
import { useLanguage } from '../../../../web/words.ts'

interface PlanCalendarProps {
  parts: readonly { due: Day; cents: number; openCents?: number; returnedCents?: number }[]
  currency: Currency
  today: Day
}

/** The parts of a plan, a month each: its day there, and the amount. What is paid says so. */
export function PlanCalendar({ parts, currency, today }: PlanCalendarProps) {
  const language = useLanguage()
  const count = parts.length
  return (
    <ol className="plan">
      {parts.map(({ due, cents, openCents = cents, returnedCents = 0 }, at) => {
        const position = at + 1
        const open = formatMoney({ cents: openCents, currency })
        const back = formatMoney({ cents: returnedCents, currency })
        return (
          <li key={due}>
            <span className="plan-head">
              <b className="title">{formatMonth(Number(due.slice(5, 7)), language, 'long')}</b>
              <span className="small faint">
                <Trans>
                  {position} of {count}
                </Trans>
              </span>
            </span>
            <MiniMonth day={due} language={language} />
            <span className="plan-sum">
              <b className="numeric">{formatMoney({ cents, currency })}</b>
              <span className="small muted numeric">
                {due === today ? <Trans>Today</Trans> : dayInWords(due, language)}
              </span>
              {returnedCents > 0 ? (
                <span className="small muted">
                  <Trans>{back} back with its charges</Trans>
                </span>
              ) : openCents === 0 ? (
                <span className="small plan-paid">
                  <CircleCheck className="icon-small" aria-hidden />
                  <Trans>Paid</Trans>
                </span>
              ) : (
                openCents < cents && (
                  <span className="small muted">
                    <Trans>{open} open</Trans>
                  </span>
                )
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** A month as dots, with one day named. It only draws what the date beneath says. */
function MiniMonth({ day, language }: { day: Day; language: Language }) {
  const initial = new Intl.DateTimeFormat(LOCALE[language], { weekday: 'narrow', timeZone: 'UTC' })
  const first = `${day.slice(0, 7)}-01`
  const date = Number(day.slice(8))
  const blank = new Date(first).getUTCDay()
  const days = Number(addDays(addMonths(first, 1), -1).slice(8))
  return (
    <span className="mini" aria-hidden>
      {WEEKDAYS.map((date) => (
        <small key={date}>{initial.format(Date.UTC(1970, 0, date))}</small>
      ))}
      <span className="no" style={blank === 0 ? { display: 'none' } : { gridColumn: `span ${blank}` }} />
      {Array.from({ length: days }, (_, at) => at + 1).map((each) =>
        each === date ? (
          <span key={each} className="on">
            {each}
          </span>
        ) : (
          <span key={each} />
        ),
      )}
    </span>
  )
}

/** A week of January 1970, Sunday first. */
const WEEKDAYS = [4, 5, 6, 7, 8, 9, 10]
