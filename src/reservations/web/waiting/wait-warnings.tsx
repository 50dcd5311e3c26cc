import { Trans } from '@lingui/react/macro'
import { Note } from '../../../web/ui/note.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import type { Wait } from './wait-words.tsx'

interface WaitWarningsProps {
  /** Why the list would not take the wish as it is, in the server's words. */
  obstacle: string | null
  /** The contract's other wishes that have nights in common with it. */
  others: readonly Pick<Wait, 'id' | 'firstDay' | 'lastDay'>[]
}

/** What one should know before one joins: nights that are missing, and wishes of which only one can come true. */
export function WaitWarnings({ obstacle, others }: WaitWarningsProps) {
  const inWords = useDayInWords()
  const [other] = others
  const from = other ? inWords(other.firstDay) : ''
  const until = other ? inWords(other.lastDay) : ''
  return (
    // Always there, so that what comes of a change is said.
    <div className="stack" role="status">
      {obstacle && <Note tone="gold">{obstacle}</Note>}
      {other && (
        <Note tone="gold">
          <Trans>
            You already wait for nights between {from} and {until}. If both come free, only one of the stays
            can be yours.
          </Trans>
        </Note>
      )}
    </div>
  )
}
