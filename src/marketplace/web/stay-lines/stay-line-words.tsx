import { Trans } from '@lingui/react/macro'
import { formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../web/words.ts'
import type { StayLine } from '../../stays/stay-lines.endpoints.ts'

/** "2 × Chef’s table, Tue, 12/08/2026, 07:30 PM". */
export function StayLineName({ line }: { line: StayLine }) {
  const language = useLanguage()
  return (
    <>
      <b>
        {line.qty} × {line.name[language]}
      </b>
      <span className="numeric">
        {dayInWords(line.operationdate, language)}
        {line.hour && <>, {formatTime(line.operationtime)}</>}
      </span>
    </>
  )
}

/** The limit up to which it may be changed, or who still can. */
export function StayLineLimit({ line }: { line: StayLine }) {
  const inWords = useDayInWords()
  const { may } = line
  const until = `${inWords(may.until.day)}, ${formatTime(may.until.time)}`
  return (
    <span className="small muted numeric">
      {may.cancel ? (
        <Trans>Free to change or cancel until {until}.</Trans>
      ) : (
        <Trans>The time to change it ended {until}: only the concierge can still do it.</Trans>
      )}
    </span>
  )
}

/** What comes back when it is cancelled now, or what stays due. */
export function StayLineMoney({ line }: { line: StayLine }) {
  const { currency, paid, benefit, may } = line
  const amount = formatMoney({ cents: paid, currency })
  const hasPasses = benefit?.unit === 'passes'
  if (!may.cancel)
    return (
      <span className="small numeric">
        {paid > 0 ? (
          <Trans>
            It stays, and {amount} {currency} stays due.
          </Trans>
        ) : (
          <Trans>It stays as it is.</Trans>
        )}
      </span>
    )
  return (
    <span className="small numeric">
      {benefit ? (
        hasPasses ? (
          <Trans>Your benefit comes back to your balance.</Trans>
        ) : (
          <Trans>Your credit comes back to your balance.</Trans>
        )
      ) : (
        <Trans>
          {amount} {currency} comes off.
        </Trans>
      )}
    </span>
  )
}
