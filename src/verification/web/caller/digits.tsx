import './digits.css'
import { Trans } from '@lingui/react/macro'
import { useNow } from '../../../web/ui/use-now.ts'

/** How long a number lives, in seconds. */
const LASTS = 120

/** At which seconds a screen reader hears how much time is left. */
const SPOKEN = [60, 30, 10]

/** Six digits in two groups; a screen reader hears them one by one. */
export function Digits({ digits }: { digits: string }) {
  return (
    <p className="caller-digits">
      <span aria-hidden>{digits.slice(0, 3)}</span>
      <span aria-hidden>{digits.slice(3)}</span>
      <span className="hidden-text">{[...digits].join(' ')}</span>
    </p>
  )
}

/** How long the number lives on: a bar and words, which are spoken at 60, 30 and 10 seconds only. */
export function CodeTimeLeft({ until }: { until: number }) {
  const now = useNow()
  const left = Math.max(0, Math.ceil((until - now.getTime()) / 1000))
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  const spoken = SPOKEN.findLast((second) => left <= second)
  return (
    <div className="caller-time">
      <progress className="caller-bar" max={LASTS} value={left} aria-hidden />
      <p className="small muted numeric" aria-hidden>
        <Trans>{time} left of two minutes</Trans>
      </p>
      <p className="hidden-text" role="status">
        {spoken !== undefined && <Trans>{spoken} seconds left</Trans>}
      </p>
    </div>
  )
}
