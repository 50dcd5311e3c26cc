import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Day } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import { useLanguage } from '../../../web/words.ts'
import type { NightState } from '../../year/year.ts'
import type { PickRefusal } from './pick-stay.ts'
import type { YearNight } from './year-months.ts'

/** A night's state as the legend and the spoken cell name it. */
export const STATE_WORDS: Record<NightState, MessageDescriptor> = {
  free: msg`free`,
  taken: msg`taken`,
  blackout: msg({ message: 'closed', context: 'night' }),
  mine: msg`your own stay`,
  wished: msg`held for a change of your stay`,
  'not-open': msg`not open yet`,
  past: msg`past`,
  'not-enough-nights': msg`not enough nights`,
}

/** Why a night is no arrival. */
const NO_ARRIVAL: Record<Exclude<NightState, 'free'>, MessageDescriptor> = {
  taken: msg`No residence of this category is free that night.`,
  blackout: msg`The resort takes no reservations for that night.`,
  mine: msg`You already have a stay that night.`,
  wished: msg`It is held for the change of a stay, until the resort answers.`,
  'not-open': msg`That night isn’t open for reservations.`,
  past: msg`That night is past.`,
  'not-enough-nights': msg`Your balance of that year doesn’t hold enough nights.`,
}

/** Answers with a night in words: "Fri, Dec 11, 2026, free, high season". */
export function useNightWords(): (night: YearNight) => string {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  return ({ day, state, season, stay, expiring }) => {
    const night = dayInWords(day, language)
    const date =
      expiring > 0
        ? t`${night}, ${plural(expiring, { one: '# night expires', other: '# nights expire' })}`
        : night
    if (state === 'mine' && stay) return t`${date}, your stay ${stay.code}`
    if (state === 'wished' && stay) return t`${date}, held for the change of ${stay.code}`
    const words = i18n._(STATE_WORDS[state])
    if (state !== 'free' || season === 'mid') return t`${date}, ${words}`
    return season === 'high' ? t`${date}, ${words}, high season` : t`${date}, ${words}, quiet season`
  }
}

interface Closed {
  firstNight: Day
  lastNight: Day
  reason: Bilingual
}

/** Answers with the sentence for a night that could not be picked; of a closed one it says why the resort closed it. */
export function useRefusalWords(): (refusal: PickRefusal, blackouts: readonly Closed[]) => string {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  return (refusal, blackouts) => {
    if (refusal.why === 'too-long') {
      const { longest } = refusal
      return t`One reservation holds at most ${longest} nights.`
    }
    const night = dayInWords(refusal.night, language)
    if (refusal.why === 'night') {
      const closed = blackouts.find(
        (one) => one.firstNight <= refusal.night && refusal.night <= one.lastNight,
      )
      if (refusal.state === 'blackout' && closed) {
        const why = closed.reason[language].trim()
        // Nobody has written it yet: the desk looks at the sentence while it does.
        if (why === '') return t`${night} can’t be chosen. The resort takes no reservations for that night.`
        return t`${night} can’t be chosen. The resort takes no reservations for that night: ${why}.`
      }
      const reason = refusal.state === 'free' ? '' : i18n._(NO_ARRIVAL[refusal.state])
      return t`${night} can’t be chosen. ${reason}`
    }
    const state = i18n._(STATE_WORDS[refusal.state])
    return t`A stay can’t cross ${night}: ${state}. Choose an earlier departure, or another arrival.`
  }
}
