import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { daysBetween, formatDay, formatTime } from '../../../kernel/day.ts'
import { useLanguage } from '../../../web/words.ts'
import type { PresenceKind } from '../../house/house.ts'
import type { DayStay, HouseDay } from '../../house.endpoints.ts'
import { HeadCount } from './head-count.tsx'

/** Whose stay it is. */
export function StayTitle({ stay }: { stay: DayStay }) {
  const { name } = stay
  return <b>{stay.occupant === 'guest' ? <Trans>{name}, owner’s guest</Trans> : name}</b>
}

interface DayStayWordsProps {
  stay: DayStay
  list: HouseDay
  day: string
  /** Which list it stands in: of those who arrive, leave, or neither. */
  kind: PresenceKind | null
}

/** What is known of a stay on a day: how long, how many, passes, transfers, what is ordered, and what was asked for. */
export function DayStayWords({ stay, list, day, kind }: DayStayWordsProps) {
  const language = useLanguage()
  const nights = daysBetween(stay.checkIn, stay.checkOut)
  const night = daysBetween(stay.checkIn, day) + 1
  const until = formatDay(stay.checkOut, language)
  const by = formatTime(list.checkOutTime)
  return (
    <>
      <p>
        {kind === 'arrived' && (
          <>
            <Plural value={nights} one="# night" other="# nights" />, <HeadCount stay={stay} />
          </>
        )}
        {kind === null && (
          <Trans>
            night {night} of {nights}, until {until}
          </Trans>
        )}
        {kind === 'left' && <Trans>by {by}</Trans>}
        {stay.residence === null && `, ${stay.category[language]}`}
        {stay.passes > 0 && (
          <>
            , <Plural value={stay.passes} one="# visitor’s pass" other="# visitors’ passes" />
          </>
        )}
      </p>
      {stay.ordered.length > 0 && (
        <ul className="house-ordered">
          {stay.ordered.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order have no other name here
            <li key={at}>
              <Ordered line={line} />
            </li>
          ))}
        </ul>
      )}
      {stay.note && <p className="house-heed">{stay.note}</p>}
    </>
  )
}

function Ordered({ line }: { line: DayStay['ordered'][number] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const time = formatTime(line.time)
  const { leg } = line
  const what = leg
    ? leg.trip === 'arrival'
      ? t`Transfer from the airport`
      : t`Transfer to the airport`
    : line.name[language]
  return (
    <>
      <span className="numeric">{time}</span> {what}
      {line.qty > 1 && ` × ${line.qty}`}
      {leg?.flight && `, ${leg.flight}`}
      {line.note && <em>. {line.note}</em>}
    </>
  )
}
