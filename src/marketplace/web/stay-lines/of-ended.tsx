import './stay-lines.css'
import { Plural } from '@lingui/react/macro'
import { Note } from '../../../web/ui/note.tsx'
import { StayLineDeeds } from './stay-line-deeds.tsx'
import { StayLineLimit, StayLineName } from './stay-line-words.tsx'
import { useStayLines } from './use-stay-lines.ts'

/** What still stands of a stay that was cancelled, each to be cancelled there. */
export default function OfEnded({ idBooking }: { idBooking: number }) {
  const lines = useStayLines(idBooking)
  const count = lines.length
  if (count === 0) return null
  return (
    <Note
      tone="gold"
      title={
        <Plural
          value={count}
          one="One thing that you ordered for this stay still stands"
          other="# things that you ordered for this stay still stand"
        />
      }
    >
      <ul className="stay-lines">
        {lines.map((line) => (
          <li key={line.idLine}>
            <StayLineName line={line} />
            <StayLineLimit line={line} />
            <StayLineDeeds line={line} />
          </li>
        ))}
      </ul>
    </Note>
  )
}
