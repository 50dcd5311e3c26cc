import { Plural, Trans } from '@lingui/react/macro'
import { formatTime } from '../../../kernel/day.ts'
import { spacedCode } from '../../../property/pass-link.ts'
import { useLanguage } from '../../../web/words.ts'
import type { OneDayList } from '../../day-lists/day-lists.endpoints.ts'

type Row = OneDayList['slots'][number]['rows'][number]

/** How many come, what they ordered, and of a transfer its flight. */
export function ListParty({ row: { adults, children, childSeats, what, leg } }: { row: Row }) {
  const language = useLanguage()
  const time = leg?.flightTime && formatTime(leg.flightTime)
  const flight = [leg?.flight, time].filter(Boolean).join(', ')
  return (
    <>
      {adults > 0 && <Plural value={adults} one="# adult" other="# adults" />}
      {adults > 0 && children > 0 && ', '}
      {children > 0 && <Plural value={children} one="# child" other="# children" />}
      {childSeats > 0 && (
        <>
          , <Plural value={childSeats} one="# child seat" other="# child seats" />
        </>
      )}
      {leg ? (
        <small className="numeric">
          {leg.trip === 'Departure' ? <Trans>To the airport</Trans> : <Trans>From the airport</Trans>}
          {flight && (
            <>
              {' · '}
              <Trans>Flight {flight}</Trans>
            </>
          )}
        </small>
      ) : (
        what.length > 0 && (
          <small>{what.map(({ qty, name }) => `${qty} × ${name[language]}`).join(', ')}</small>
        )
      )}
    </>
  )
}

/** What was written; what has to be heeded is bold, and in words. */
export function Notes({ notes }: Pick<Row, 'notes'>) {
  return notes.map(({ text, care }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never change places
    <span key={index}>{care ? <strong className="list-care">{text}</strong> : text} </span>
  ))
}

/** The digits of guests to whom an owner gave a place: what they show or say. */
export function Passes({ passes }: Pick<Row, 'passes'>) {
  return passes.map(({ name, code }) => {
    const digits = code && spacedCode(code)
    return (
      digits && (
        <small key={digits} className="numeric">
          <Trans>
            {name}: pass {digits}
          </Trans>
        </small>
      )
    )
  })
}
