import { Trans, useLingui } from '@lingui/react/macro'
import type { DayRange } from '../../../kernel/day.ts'
import { useLanguage } from '../../../web/words.ts'
import { type LeftOut, leftOutNear, type NightPlan } from '../plan/night-plan.ts'
import { useDayReason } from '../plan/use-day-words.tsx'
import { stayDaysWords } from '../stays/stay-words.ts'

interface LeftOutDaysProps {
  plan: NightPlan | null
  asked: DayRange
  /** How many days earlier and later were looked at. */
  days: { before: number; after: number }
}

/** Why days between the ones that are offered are not: each span of arrivals with what stands in its way. */
export function LeftOutDays({ plan, asked, days }: LeftOutDaysProps) {
  const language = useLanguage()
  const why = useWhy(plan)
  const all = plan ? leftOutNear(plan, asked, days) : []
  if (all.length === 0) return null
  return (
    <div className="left-out small muted">
      <p>
        <Trans>Arrivals that are not possible, and why:</Trans>
      </p>
      <ul>
        {all.map((one) => (
          <li key={one.from}>
            <b className="numeric">{stayDaysWords(one.from, one.to, language)}</b>: {why(one)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function useWhy(plan: NightPlan | null): (one: LeftOut) => string {
  const { t } = useLingui()
  const reasonOf = useDayReason(plan)
  return ({ why }) => {
    if (why === 'balance') return t`these nights are more than your balance has`
    if (why === 'no-one') return t`no single residence is free on all of these nights`
    return reasonOf(why) ?? ''
  }
}
