import './stay-lines.css'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DayRange } from '../../../kernel/day.ts'
import { Note } from '../../../web/ui/note.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { type LineBeside, linesBeside } from '../../stays/beside-days.ts'
import { StayLineDeeds } from './stay-line-deeds.tsx'
import { StayLineLimit, StayLineName } from './stay-line-words.tsx'
import { useReadStayLines } from './use-stay-lines.ts'

interface BesideProps {
  idBooking: number
  days: DayRange
  /** The days before the change that is being written. */
  before?: DayRange
  /** The change stands: each is moved or cancelled here. */
  moved: boolean
  /** What keeps their room while they are read. */
  meanwhile?: ReactNode
}

/** What is ordered and no longer goes with the stay’s days: said before a change, and offered to be moved once it stands. */
export default function Beside({ idBooking, days, before, moved, meanwhile }: BesideProps) {
  const { lines, isPending } = useReadStayLines(idBooking)
  const beside = linesBeside(lines, days, before ?? null)
  const count = beside.length
  if (isPending) return meanwhile
  if (count === 0) return null
  return (
    <Note
      tone="gold"
      title={
        <Plural
          value={count}
          one="One thing that you ordered doesn’t go with these dates"
          other="# things that you ordered don’t go with these dates"
        />
      }
    >
      {!moved && (
        <p>
          <Trans>
            They don’t move by themselves. Once the change stands, you move or cancel each on this page.
          </Trans>
        </p>
      )}
      <ul className="stay-lines">
        {beside.map((one) => (
          <li key={one.line.idLine}>
            <StayLineName line={one.line} />
            <Why beside={one} />
            <StayLineLimit line={one.line} />
            {moved && <StayLineDeeds line={one.line} to={one.to} mayMove />}
          </li>
        ))}
      </ul>
    </Note>
  )
}

function Why({ beside: { why, to } }: { beside: LineBeside }) {
  const inWords = useDayInWords()
  const day = to ? inWords(to) : ''
  return (
    <span className="small numeric">
      {why === 'outside' ? (
        <Trans>That day is not part of the stay.</Trans>
      ) : why === 'arrival' ? (
        <Trans>You arrive on {day}.</Trans>
      ) : (
        <Trans>You leave on {day}.</Trans>
      )}
    </span>
  )
}
