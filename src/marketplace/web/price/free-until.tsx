import { Plural, Trans } from '@lingui/react/macro'
import { type Day, formatTime, instantAt } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { Note } from '../../../web/ui/note.tsx'
import { useLanguage } from '../../../web/words.ts'
import { freeUntil } from '../../times/lead.ts'
import type { DayAndTime } from '../../times/times.ts'

/** Until when something may be changed and cancelled free of charge. */
export function FreeUntil({ until: { day, time } }: { until: DayAndTime }) {
  const language = useLanguage()
  const until = `${dayInWords(day, language)}, ${formatTime(time)}`
  return (
    <p className="small muted numeric">
      <Trans>Free to change or cancel until {until}.</Trans>
    </p>
  )
}

interface LimitOfChoiceProps {
  day: Day | null
  /** The hour that is chosen; null while one is missing. */
  time: string | null
  /** It begins at the hour; without it the hour counts for the whole day. */
  hasHours: boolean
  /** The product's own limit in hours; null: until the day before. */
  cancelHours: number | null
  zone: string
}

/** The same of what is being chosen, before it is in the cart; that nothing comes back where the limit has passed. */
export function LimitOfChoice({ day, time, hasHours, cancelHours, zone }: LimitOfChoiceProps) {
  if (day === null || time === null) return null
  const until = freeUntil(
    { kind: hasHours ? 'hours' : 'any', opens: time, closes: time },
    { day, time },
    cancelHours,
  )
  if (instantAt(until.day, until.time, zone) > new Date()) return <FreeUntil until={until} />
  return (
    <Note tone="gold">
      <Trans>This can no longer be cancelled. The price stays due.</Trans>
    </Note>
  )
}

/** What a product's page says of changing one's plans, before a day is chosen. */
export function IfPlansChange({ cancelHours }: { cancelHours: number | null }) {
  return (
    <>
      <h2 className="title">
        <Trans>If plans change</Trans>
      </h2>
      <p>
        {cancelHours === null ? (
          <Trans>Change or cancel free of charge until the end of the day before.</Trans>
        ) : (
          <Plural
            value={cancelHours}
            one="Change or cancel free of charge until an hour before it begins."
            other="Change or cancel free of charge until # hours before it begins."
          />
        )}
      </p>
    </>
  )
}
