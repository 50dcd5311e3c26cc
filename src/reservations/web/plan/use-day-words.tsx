import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Day, DayRange } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useLanguage } from '../../../web/words.ts'
import type { NightState } from '../../year/year.ts'

import { costAhead, type NightPlan, type Reach, reachesOf, seasonOn, stateOn } from './night-plan.ts'

/** Why a night is no arrival; a closed one says the resort's reason instead. */
const WHY_NOT: Record<Exclude<NightState, 'free' | 'blackout'>, MessageDescriptor> = {
  taken: msg`every residence for your party is taken that night`,
  mine: msg`you have a stay that night`,
  wished: msg`already held for a change of your stay`,
  'not-open': msg`not open for your contract`,
  past: msg`past`,
  'not-enough-nights': msg`your balance has no nights left then`,
}

/** Answers with the sentence for how far a stay from an arrival goes in a category. */
export function useReachWords(): (reach: Reach) => string {
  const { t } = useLingui()
  const language = useLanguage()
  return ({ category, until: day, endedBy }) => {
    const name = category.name[language]
    const until = dayInWords(day, language)
    if (endedBy === 'balance') return t`${name}: your balance lasts until ${until}.`
    return t`${name}: you can stay until ${until}.`
  }
}

/** Answers with why a night is no arrival, without its date; nothing where it may be one. */
export function useDayReason(plan: NightPlan | null): (day: Day) => string | undefined {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  return (day) => {
    const state = plan ? stateOn(plan, day) : 'free'
    if (!plan || state === 'free') return undefined
    if (state !== 'blackout') return i18n._(WHY_NOT[state])
    const reason = closedOn(plan, day)?.reason[language] ?? ''
    return t`closed: ${reason}`
  }
}

/** Answers with a day's season where it has a colour: what the colour tells is said too. */
export function useDaySeason(plan: NightPlan | null): (day: Day) => string | undefined {
  const { t } = useLingui()
  return (day) => {
    const level = plan && seasonOn(plan, day)
    if (level === 'high') return t`high season`
    return level === 'quiet' ? t`quiet season` : undefined
  }
}

const closedOn = ({ year }: NightPlan, day: Day) =>
  year.blackouts.find((one) => one.firstNight <= day && day <= one.lastNight)

/** Answers with the sentence for nights that are no arrival. */
export function useWhyNot(): (nights: string, state: keyof typeof WHY_NOT) => string {
  const { t, i18n } = useLingui()
  return (date, state) => {
    const why = i18n._(WHY_NOT[state])
    return t`${date}: ${why}`
  }
}

/**
 * Answers with the sentence for a day: what a stay from the arrival to it takes and leaves, or why it cannot be chosen.
 */
export function useDayWords(
  plan: NightPlan | null,
  dates: DayRange | null = null,
): (day: Day, arrival?: Day) => string {
  const { t } = useLingui()
  const language = useLanguage()
  const sayReach = useReachWords()
  const whyNot = useWhyNot()
  return (day, arrival) => {
    if (!plan) return ''
    const date = dayInWords(day, language)
    if (arrival !== undefined && arrival !== day) {
      const stay = arrival < day ? { checkIn: arrival, checkOut: day } : { checkIn: day, checkOut: arrival }
      const cost = costAhead(plan, stay)
      if (cost) {
        const { cost: nights, left } = cost
        return t`${date}: ${plural(nights, { one: 'takes # night', other: 'takes # nights' })}, leaves ${left}`
      }
      const farthest = reachesOf(plan, arrival).at(-1)
      if (farthest && day > arrival) return sayReach(farthest)
    }
    if (arrival === undefined && dates) {
      if (day === dates.checkIn) return t`${date}, your arrival`
      if (day === dates.checkOut) return t`${date}, your departure`
      if (dates.checkIn < day && day < dates.checkOut) return t`${date}, a night of your stay`
    }
    const state = stateOn(plan, day)
    if (state === 'free') return t`${date}, free`
    if (state === 'blackout') {
      const reason = closedOn(plan, day)?.reason[language] ?? ''
      return t`${date}, closed: ${reason}`
    }
    return whyNot(date, state)
  }
}
