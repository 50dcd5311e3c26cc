import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useLanguage } from '../../../web/words.ts'
import type { Why } from '../../ledger.endpoints.ts'
import { isPayout } from '../../why/is-payout.ts'
import { signedMoney } from '../profit/amounts.ts'
import { WhyHeading } from './why-heading.tsx'

/** Of a figure that was corrected, every entry: what was taken back is struck through. */
export function WhyEntries({ why: { entries, zone, reason } }: { why: Why }) {
  const language = useLanguage()
  // A payout gets smaller by what is settled from it: that is told by its own name, and is no correction.
  if (entries.length < 2 || isPayout(reason)) return null
  return (
    <section className="why-part">
      <WhyHeading>
        <Trans>What was corrected</Trans>
      </WhyHeading>
      <ul className="why-rows">
        {entries
          .filter(({ kind }) => kind !== 'reversal')
          .map((one) => (
            <li key={one.id}>
              <span>
                {one.stands ? <Trans>It counts</Trans> : <Trans>Taken back by a correction</Trans>}
                <span className="small faint numeric">
                  <Trans>Entered {dayInWords(todayIn(zone, new Date(one.enteredAt)), language)}</Trans>
                </span>
              </span>
              <span className={clsx('numeric', !one.stands && 'why-struck')}>{signedMoney(one)}</span>
            </li>
          ))}
      </ul>
    </section>
  )
}
