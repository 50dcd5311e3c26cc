import { Plural, Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { PenaltyTier } from '../../../reservations/cancel/penalty.ts'

/** What cancelling costs, drawn from far before the arrival to the day itself. */
export function Tiers({ tiers }: { tiers: readonly PenaltyTier[] }) {
  const sorted = tiers.toSorted((a, b) => b.fromDays - a.fromDays)
  return (
    <ol className="settings-tiers">
      {sorted.map(({ fromDays, percent }, at) => {
        const until = at === 0 ? null : (sorted[at - 1]?.fromDays ?? 1) - 1
        return (
          <li key={fromDays} className={clsx(percent === 0 ? 'free' : percent < 50 ? 'some' : 'much')}>
            <b>{percent === 0 ? <Trans>free</Trans> : <Trans>{percent}%</Trans>}</b>
            <span className="small numeric">
              {until === null ? (
                <Plural value={fromDays} _0="always" one="# day and more" other="# days and more" />
              ) : until === fromDays ? (
                <Plural value={fromDays} _0="the day itself" one="# day" other="# days" />
              ) : (
                <Trans>
                  {until} to {fromDays} days
                </Trans>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
