import { Trans } from '@lingui/react/macro'
import { addDays, type Day, type DayRange } from '../../kernel/day.ts'
import { Button } from '../../web/ui/button.tsx'
import { StateBox } from '../../web/ui/state-box.tsx'

const WEEK = 7

interface NoRoomsProps {
  dates: DayRange
  today: Day
  /** The last night that may be asked for. */
  openUntil: Day | null
  onDates: (dates: DayRange) => void
}

/** No residence for these nights: the same stay a week to either side is one press away. */
export function NoRooms({ dates, today, openUntil, onDates }: NoRoomsProps) {
  const moved = (days: number): DayRange => ({
    checkIn: addDays(dates.checkIn, days),
    checkOut: addDays(dates.checkOut, days),
  })
  const [before, after] = [moved(-WEEK), moved(WEEK)]
  return (
    <div className="card">
      <StateBox
        art="hammock"
        level="h3"
        title={<Trans>A few days can make the difference</Trans>}
        actions={
          <>
            {before.checkIn >= today && (
              <Button kind="secondary" onClick={() => onDates(before)}>
                <Trans>A week earlier</Trans>
              </Button>
            )}
            {(openUntil === null || addDays(after.checkOut, -1) <= openUntil) && (
              <Button kind="secondary" onClick={() => onDates(after)}>
                <Trans>A week later</Trans>
              </Button>
            )}
          </>
        }
      >
        <Trans>
          No residence for a party of this size is free on all of these nights. Try flexible dates, a shorter
          stay or fewer guests.
        </Trans>
      </StateBox>
    </div>
  )
}
