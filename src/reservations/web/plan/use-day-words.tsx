import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type Day, formatDay } from '../../../kernel/day.ts'
import { useLanguage } from '../../../web/words.ts'
import type { NightState } from '../../year/year.ts'
import { dayWords } from '../stays/stay-words.ts'
import { costAhead, type NightPlan, type Reach, reachesOf, stateOn } from './night-plan.ts'

/** Why a night is no arrival; a closed one says the resort's reason instead. */
const WHY_NOT: Record<Exclude<NightState, 'free' | 'blackout'>, MessageDescriptor> = {
  taken: msg`every residence for your party is taken that night`,
  mine: msg`you have a stay that night`,
  wished: msg`it is held for a change of your stay`,
  'not-open': msg`not open for your contract yet`,
  past: msg`past`,
  'not-enough-nights': msg`your balance has no nights for it`,
}

/** Answers with the sentence for how far a stay from an arrival goes in a category. */
export function useReachWords(): (reach: Reach) => string {
  const { t } = useLingui()
  const language = useLanguage()
  return ({ category, until: day, endedBy }) => {
    const name = category.name[language]
    const until = dayWords(day, language)
    if (endedBy === 'balance') return t`${name}: your balance lasts until ${until}.`
    if (endedBy === 'night') return t`${name}: the nights are free until ${until}.`
    return t`${name}: until ${until}, which is the longest stay there is.`
  }
}

/**
 * Answers with the sentence for a day: what a stay from the arrival to it takes and leaves, or why it cannot be chosen.
 */
export function useDayWords(plan: NightPlan | null): (day: Day, arrival?: Day) => string {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const sayReach = useReachWords()
  return (day, arrival) => {
    if (!plan) return ''
    const date = formatDay(day, language)
    if (arrival !== undefined && arrival !== day) {
      const stay = arrival < day ? { checkIn: arrival, checkOut: day } : { checkIn: day, checkOut: arrival }
      const cost = costAhead(plan, stay)
      if (cost) {
        const { cost: nights, left, category } = cost
        if (category === plan.categories[0])
          return t`${date}: ${plural(nights, { one: 'takes # night', other: 'takes # nights' })}, leaves ${left}`
        const name = category.name[language]
        return t`${date}, in ${name}: ${plural(nights, { one: 'takes # night', other: 'takes # nights' })}, leaves ${left}`
      }
      const farthest = reachesOf(plan, arrival).at(-1)
      if (farthest && day > arrival) return sayReach(farthest)
    }
    const state = stateOn(plan, day)
    if (state === 'free') return t`${date}, free`
    if (state === 'blackout') {
      const closed = plan.year.blackouts.find((one) => one.firstNight <= day && day <= one.lastNight)
      const reason = closed?.reason[language] ?? ''
      return t`${date}, closed: ${reason}`
    }
    const why = i18n._(WHY_NOT[state])
    return t`${date}: ${why}`
  }
}
