import { Trans } from '@lingui/react/macro'
import { formatTime } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import type { CallFailure } from '../../web/calls/call.ts'
import { Button } from '../../web/ui/button.tsx'
import { Note } from '../../web/ui/note.tsx'
import { useLanguage } from '../../web/words.ts'
import type { WireSlot } from '../meetings.endpoints.ts'
import { wallTime } from '../wall-time.ts'

interface MeetingRefusalProps {
  failure: CallFailure
  zone: string
  onChoose: (startsAt: string) => void
}

/** Why the meeting was not arranged, and the nearest times that are free. */
export function MeetingRefusal({ failure, zone, onChoose }: MeetingRefusalProps) {
  const language = useLanguage()
  const nearest = (failure.nearest ?? []) as WireSlot[]
  return (
    <Note tone="bad" spoken>
      <p>{failure.message}</p>
      {nearest.length > 0 && (
        <>
          <p className="label">
            <Trans>The nearest free times</Trans>
          </p>
          <p className="row wrap">
            {nearest.map(({ startsAt }) => {
              const { day, time } = wallTime(new Date(startsAt), zone)
              return (
                <Button key={startsAt} kind="secondary" size="small" onClick={() => onChoose(startsAt)}>
                  <span className="numeric">
                    {dayInWords(day, language)}, {formatTime(time)}
                  </span>
                </Button>
              )
            })}
          </p>
        </>
      )}
    </Note>
  )
}
