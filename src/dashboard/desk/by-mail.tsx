import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type Day, formatDay } from '../../kernel/day.ts'
import { useLanguage } from '../../web/words.ts'

/**
 * Says who gets what was published by mail: `mails` owners, or none; null when owners knew it before. `from` is the day
 * from which owners see it, where that is to come.
 */
export function useByMail() {
  const { t } = useLingui()
  const language = useLanguage()
  return (mails: number | null, from: Day | null): string => {
    const on = from && formatDay(from, language)
    if (on && mails)
      return t`${plural(mails, {
        one: `Owners see it from ${on} on; # owner gets it by email that day.`,
        other: `Owners see it from ${on} on; # owners get it by email that day.`,
      })}`
    if (on) return t`Owners see it from ${on} on.`
    if (mails === null) return t`It was out before: no email is sent.`
    if (mails === 0) return t`No owner asks for it by email.`
    return t`${plural(mails, { one: '# owner gets it by email.', other: '# owners get it by email.' })}`
  }
}

/** What the day of publication does: on it the letter is seen, and goes to `mails` owners unless it is 0. */
export function DayHint({ mails }: { mails: number }) {
  if (mails === 0) return <Trans>With a day to come, owners see it from that day on.</Trans>
  return (
    <Plural
      value={mails}
      one="Owners see it from this day on, and # of them gets it by email, once."
      other="Owners see it from this day on, and # of them get it by email, once."
    />
  )
}
