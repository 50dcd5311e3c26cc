import { Plural, Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Check from 'lucide-react/icons/check'
import Eye from 'lucide-react/icons/eye'
import Flag from 'lucide-react/icons/flag'
import Lock from 'lucide-react/icons/lock'
import Shuffle from 'lucide-react/icons/shuffle'
import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import { daysBetween, todayIn } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import { useNow } from '../../web/ui/use-now.ts'
import { useLanguage } from '../../web/words.ts'
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
  drawn: 5,
  settled: 6,
  withdrawn: 0,
}

interface Step {
  icon: LucideIcon
  what: ReactNode
  /** When it is, in words. */
  when: ReactNode
  /** An instant that it is counted down to while it comes next. */
  at?: string | null
}

/** The days of a round in one line, what is done ticked off and what comes next raised. */
export function DrawCalendar({ round }: { round: KnownRound }) {
  const momentOf = useMomentOf(round)
  const language = useLanguage()
  const { zone, freeUntil, drawnAt, settledAt } = round
  const today = todayIn(zone, useNow())
  // What was given can still be given back for nothing: the round's last step is not over.
  const isFree = round.state === 'settled' && freeUntil !== null && today <= freeUntil
  const now = isFree ? NOW.drawn : NOW[round.state]
  const steps: Step[] = [
    {
      ...{ icon: Lock, what: <Trans>Rules published, a secret number fixed</Trans> },
      when: momentOf(round.publishedAt),
    },
    { icon: Star, what: <Trans>Wishes open</Trans>, when: momentOf(round.opensAt), at: round.opensAt },
    {
      ...{ icon: Flag, what: <Trans>Wishes close and can’t change any more</Trans> },
      ...{ when: momentOf(round.closesAt), at: round.closesAt },
    },
    {
      ...{ icon: Shuffle, what: <Trans>Public number joins</Trans> },
      ...{ when: momentOf(round.numberAt), at: round.numberAt },
    },
    {
      ...{ icon: Eye, what: <Trans>Everybody sees the result</Trans> },
      when: drawnAt ? momentOf(drawnAt) : <Trans>Once two people of the desk have read it</Trans>,
    },
    freeUntil
      ? {
          ...{
            icon: CalendarCheck,
            what: <Trans>Weeks booked; giving one back is free until this day</Trans>,
          },
          when: dayInWords(freeUntil, language),
        }
      : {
          ...{ icon: CalendarCheck, what: <Trans>Weeks booked</Trans> },
          when: settledAt ? momentOf(settledAt) : <Trans>Right after the result</Trans>,
        },
  ]
  return (
    <ol className="round">
      {steps.map(({ icon, what, when, at }, step) => {
        const days = step === now && at ? daysBetween(today, todayIn(zone, new Date(at))) : -1
        const Icon = step < now ? Check : icon
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a round are always these six
            key={step}
            className={clsx(step < now && 'round-done', step === now && 'round-now')}
            aria-current={step === now ? 'step' : undefined}
          >
            <Icon className="icon" aria-hidden />
            <span>
              <b>{what}</b>
              <span className="small faint numeric">
                {when}
                {days >= 0 && (
                  <>
                    <br />
                    <Plural value={days} _0="today" one="tomorrow" other="in # days" />
                  </>
                )}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
