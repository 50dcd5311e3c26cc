import { Plural, Trans } from '@lingui/react/macro'
import type { DayRange } from '../../../kernel/day.ts'
import { Button } from '../../../web/ui/button.tsx'
import { useLanguage } from '../../../web/words.ts'
import { stayDaysWords } from '../stays/stay-words.ts'
import type { StayCostAhead } from './night-plan.ts'

interface PlanBarProps {
  dates: DayRange
  cost: StayCostAhead | null
  busy: boolean
  onSearch: () => void
}

/** On a phone, at the lower edge while days are being chosen: which they are, what they take, and the way on. */
export function PlanBar({ dates, cost, busy, onSearch }: PlanBarProps) {
  const language = useLanguage()
  const left = cost?.left
  return (
    <div className="plan-bar">
      <p>
        <b>{stayDaysWords(dates.checkIn, dates.checkOut, language)}</b>
        {cost && (
          <span className="small muted">
            <Trans>
              <Plural value={cost.cost} one="Takes # night" other="Takes # nights" />, leaves {left}
            </Trans>
          </span>
        )}
      </p>
      <Button busy={busy} onClick={onSearch}>
        <Trans>See residences</Trans>
      </Button>
    </div>
  )
}
