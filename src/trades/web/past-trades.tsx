import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useDayInWords } from '../../web/use-day-in-words.ts'
import { useLanguage } from '../../web/words.ts'
import type { TradesOfContract } from '../trades.endpoints.ts'
import { useDaysOf } from './trade-words.tsx'

type Past = TradesOfContract['past'][number]

/** What came of a trade of the last weeks. */
export function PastTrade({ past }: { past: Past }) {
  const daysOf = useDaysOf()
  const language = useLanguage()
  const { state, gave, received, idStay, because, reason, wasOwn } = past
  const [yours, theirs, { code }] = [daysOf(gave), daysOf(received), gave]
  const why = reason?.[language] ?? ''
  return (
    <li className="trade-row">
      <div className="trade-what">
        <span>
          {state === 'agreed' ? (
            <Trans>
              You gave {yours} and received {theirs}.
            </Trans>
          ) : state === 'declined' ? (
            <Trans>
              Your {yours} for {theirs} was declined. You keep {code}.
            </Trans>
          ) : !because ? (
            <Trans>
              {theirs} is no longer offered. You keep {code}, {yours}.
            </Trans>
          ) : because === 'club' ? (
            <Trans>
              The club has ended the trade of your {yours} for {theirs}: {why} You keep {code}.
            </Trans>
          ) : wasOwn ? (
            because === 'cancelled' ? (
              <Trans>
                The trade with {theirs} ended: your stay {code}, {yours}, was cancelled.
              </Trans>
            ) : (
              <Trans>
                The trade with {theirs} ended: your stay {code} was changed.
              </Trans>
            )
          ) : because === 'cancelled' ? (
            <Trans>
              The trade of your {yours} ended: the other stay, {theirs}, was cancelled. You keep {code}.
            </Trans>
          ) : (
            <Trans>
              The trade of your {yours} ended: the other stay was changed. You keep {code}.
            </Trans>
          )}
        </span>
        <Day at={past.at} />
      </div>
      {idStay !== null && (
        <Link to="/my-reservations/$id" params={{ id: String(idStay) }} className="link">
          <Trans>See the stay</Trans>
        </Link>
      )}
    </li>
  )
}

function Day({ at }: { at: string }) {
  const dayInWords = useDayInWords()
  return <span className="small faint">{dayInWords(at)}</span>
}
