import { Trans } from '@lingui/react/macro'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../web/words.ts'
import type { NextDay } from '../../days/days.endpoints.ts'

/** That something cannot be had in the days of the stay, why, and when it can be had next. */
export function NextDayWords({ soldOut }: { soldOut: NextDay }) {
  const language = useLanguage()
  const inWords = useDayInWords()
  const { closed, next } = soldOut
  const reason = closed?.[language]
  const day = next && inWords(next)
  return (
    <>
      {reason ? <Trans>Not in your days: {reason}.</Trans> : <Trans>Not in your days: no places left.</Trans>}{' '}
      {day ? (
        <b className="numeric">
          <Trans>Next: {day}</Trans>
        </b>
      ) : null}
    </>
  )
}
