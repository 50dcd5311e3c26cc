import { Plural, Trans } from '@lingui/react/macro'
import { formatDay } from '../../../kernel/day.ts'
import { Note } from '../../../web/ui/note.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { AllotmentDeed } from '../../publish/publish-allotment.ts'
import type { SeenDay } from './days-after.ts'

const MOST_NAMED = 5

interface DaysSummaryProps {
  days: ReadonlyMap<string, SeenDay>
  deed: AllotmentDeed
}

/** How many days the change means and what is taken of them, and those for which it is too little. */
export function DaysSummary({ days, deed }: DaysSummaryProps) {
  const language = useLanguage()
  const meant = [...days.values()].filter((one) => one.meant)
  const count = meant.length
  const taken = meant.reduce((sum, { before }) => sum + before.taken, 0)
  const short = meant.filter(({ after }) => after === null)
  const named = short
    .slice(0, MOST_NAMED)
    .map(({ day }) => formatDay(day, language))
    .join(' · ')
  const more = short.length - MOST_NAMED
  return (
    <div className="day-summary" aria-live="polite">
      {count > 0 && (
        <p>
          <b>
            <Plural value={count} one="# day" other="# days" />
          </b>
          {taken > 0 && (
            <span className="muted">
              {' · '}
              <Plural value={taken} one="# place is taken on them" other="# places are taken on them" />
            </span>
          )}
        </p>
      )}
      {short.length > 0 && (
        <Note
          tone="gold"
          title={
            <Plural
              value={short.length}
              one="More is taken than that on # day"
              other="More is taken than that on # days"
            />
          }
        >
          <p>
            {named}
            {more > 0 && (
              <>
                {' · '}
                <Plural value={more} one="and # more" other="and # more" />
              </>
            )}
          </p>
          <p>
            {deed === 'set' ? (
              <Trans>
                Nothing changes while they are among these days. Choose a higher capacity, or close them.
              </Trans>
            ) : (
              <Trans>Nothing changes while they are among these days. Set their capacity instead.</Trans>
            )}
          </p>
        </Note>
      )}
    </div>
  )
}
