import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import Eye from 'lucide-react/icons/eye'
import Flag from 'lucide-react/icons/flag'
import Lock from 'lucide-react/icons/lock'
import Shuffle from 'lucide-react/icons/shuffle'
import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import type { DrawState } from '../state.ts'
import { type KnownRound, useMomentOf } from './draw-words.tsx'

/** Of which step a state is the day: everything before it is done. */
const NOW: Record<DrawState, number> = {
  announced: 1,
  open: 2,
  closing: 3,
  closed: 3,
  numbered: 4,
  drawing: 4,
  drawn: 4,
  settled: 5,
  withdrawn: 0,
}

interface Step {
  icon: LucideIcon
  what: ReactNode
  at: string | null
}

/** The days of a round in one line, what is done ticked off and what comes next raised. */
export function DrawCalendar({ round }: { round: KnownRound }) {
  const momentOf = useMomentOf(round)
  const now = NOW[round.state]
  const steps: Step[] = [
    { icon: Lock, what: <Trans>Rules published, a secret number fixed</Trans>, at: round.publishedAt },
    { icon: Star, what: <Trans>Wishes open</Trans>, at: round.opensAt },
    { icon: Flag, what: <Trans>Wishes close and can’t change any more</Trans>, at: round.closesAt },
    { icon: Shuffle, what: <Trans>Public number joins</Trans>, at: round.numberAt },
    { icon: Eye, what: <Trans>Everybody sees the result</Trans>, at: round.drawnAt },
  ]
  return (
    <ol className="round">
      {steps.map(({ icon, what, at }, step) => {
        const Icon = step < now ? Check : icon
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a round are always these five
            key={step}
            className={clsx(step < now && 'round-done', step === now && 'round-now')}
            aria-current={step === now ? 'step' : undefined}
          >
            <Icon className="icon" aria-hidden />
            <span>
              <b>{what}</b>
              <span className="small faint numeric">
                {at ? momentOf(at) : <Trans>Once two people of the desk have read it</Trans>}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
