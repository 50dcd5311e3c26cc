import './promise-clock.css'
import { Plural, Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import Hourglass from 'lucide-react/icons/hourglass'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useNow } from '../../../web/ui/use-now.ts'
import { useLanguage } from '../../../web/words.ts'
import { type PromiseClock, promiseClock } from '../../inbox/clock.ts'
import type { InboxRow } from '../../inbox/inbox.endpoints.ts'

/** How often the time that is left is told anew, in milliseconds. */
const TELL_MS = 30_000

type Clocked = Pick<InboxRow, 'group' | 'answerBy' | 'lapsesAt' | 'alertAt'>

/** By when a thing has its answer, in two or three words: coral and “late” once it is, gold with the time left shortly before. */
export function PromiseClockWords({ row }: { row: Clocked }) {
  const now = useNow(TELL_MS)
  const language = useLanguage()
  const clock = promiseClock(row, now)
  if (clock.state === 'late')
    return (
      <span className="inbox-due inbox-late">
        <Late clock={clock} />
      </span>
    )
  if (clock.state === 'soon')
    return (
      <span className="inbox-due inbox-soon">
        <Hourglass className="icon-small" aria-hidden /> <Left clock={clock} />
      </span>
    )
  return (
    <span className={clsx('inbox-due', clock.state === 'today' && 'inbox-soon')}>
      {clock.state === 'today' ? <Trans>today</Trans> : dayInWords(row.answerBy, language)}
    </span>
  )
}

/** The same in a sentence, above what is open. */
export function PromiseSentence({ row }: { row: Clocked }) {
  const now = useNow(TELL_MS)
  const day = dayInWords(row.answerBy, useLanguage())
  const clock = promiseClock(row, now)
  if (clock.state === 'late')
    return (
      <b className="inbox-late">
        <Late clock={clock} />, <Trans>the answer was due on {day}</Trans>
      </b>
    )
  if (clock.state === 'soon')
    return (
      <b className="inbox-soon">
        <Trans>Answer today</Trans>, <Left clock={clock} />
      </b>
    )
  return clock.state === 'today' ? (
    <b className="inbox-soon">
      <Trans>Answer today</Trans>
    </b>
  ) : (
    <span>
      <Trans>Answer by {day}</Trans>
    </span>
  )
}

type Span = Extract<PromiseClock, { unit: string }>

function Late({ clock: { unit, count } }: { clock: Span }) {
  if (unit === 'minutes') return <Plural value={count} one="# min late" other="# min late" />
  if (unit === 'hours') return <Plural value={count} one="# h late" other="# h late" />
  return <Plural value={count} one="# day late" other="# days late" />
}

function Left({ clock: { unit, count } }: { clock: Span }) {
  if (unit === 'minutes') return <Plural value={count} one="# min left" other="# min left" />
  if (unit === 'hours') return <Plural value={count} one="# h left" other="# h left" />
  return <Plural value={count} one="# day left" other="# days left" />
}
