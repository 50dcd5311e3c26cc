import { Trans } from '@lingui/react/macro'
import { formatTime, timeIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useLanguage } from '../../../web/words.ts'
import type { ToDo } from '../../to-do.endpoints.ts'

type DrawRow = Extract<ToDo, { kind: 'draw' }>

/** Ranking, or looking. */
export function DrawDeed({ row: { what } }: { row: DrawRow }) {
  return what === 'wishes' ? <Trans>Rank your wishes</Trans> : <Trans>See what you received</Trans>
}

/** Which round. */
export function AboutDraw({ row: { name, resort, what } }: { row: DrawRow }) {
  const round = name[useLanguage()]
  return what === 'wishes' ? (
    <Trans>
      for {round}, {resort}: ten at most, changed until wishes close.
    </Trans>
  ) : (
    <Trans>
      in {round}, {resort}, and why.
    </Trans>
  )
}

/** Until when wishes are open. */
export function DrawDue({ row: { due, until, zone } }: { row: DrawRow }) {
  const language = useLanguage()
  const day = dayInWords(due ?? '', language)
  const time = formatTime(timeIn(zone, new Date(until)))
  return (
    <Trans>
      Until <b>{day}</b>, {time}
    </Trans>
  )
}
