import { Plural, Trans } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { type DayRange, daysBetween, todayIn } from '../../../kernel/day.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { type BenefitBalance, readBenefitYear } from '../../benefits.endpoints.ts'
import type { BookingDetails } from '../../changes.endpoints.ts'
import { NightSum } from '../night-sum.tsx'
import { changeCost, keptPenalty } from './change-cost.ts'

interface CostOfChangeProps {
  booking: BookingDetails
  dates: DayRange
}

/** What the change takes from the balance, or gives back, and what is left after it. */
export function CostOfChange({ booking, dates }: CostOfChangeProps) {
  const moves = dates.checkIn !== booking.datein || dates.checkOut !== booking.dateout
  const accounts = useNightAccounts(booking.idContract, dates.checkIn)
  const kept = keptPenalty(dates, booking, todayIn(booking.zone, new Date()))
  const { cost, difference, left } = changeCost(dates, booking, accounts)
  return (
    <dl className="edit-cost" aria-live="polite">
      <div>
        <dt>
          <Trans>Nights from your balance</Trans>
        </dt>
        <dd>
          <b className="figure figure-small">{cost}</b>{' '}
          <span className="small muted">
            <Plural value={cost} one="night" other="nights" />
            {moves && (
              <>
                , <Difference nights={difference} />
              </>
            )}
          </span>
          <span className="small faint edit-sum">
            <NightSum
              nights={daysBetween(dates.checkIn, dates.checkOut)}
              percent={booking.nightPercent}
              cost={cost}
            />
          </span>
        </dd>
      </div>
      {kept && kept.cost > 0 && (
        <div>
          <dt>
            <Trans>Cancelling it would still cost</Trans>
          </dt>
          <dd>
            <b className="figure figure-small">{kept.cost}</b>{' '}
            <span className="small muted">
              <Plural value={kept.cost} one="night" other="nights" />
            </span>
          </dd>
        </div>
      )}
      {left !== null && (
        <div>
          <dt>
            <Trans>Left after this change</Trans>
          </dt>
          <dd className={left < 0 ? 'edit-short' : undefined}>
            {left < 0 ? (
              <span className="small">
                <Plural value={-left} one="# more than you have" other="# more than you have" />
              </span>
            ) : (
              <>
                <b className="figure figure-small">{left}</b>{' '}
                <span className="small muted">
                  <Plural value={left} one="night" other="nights" />
                </span>
              </>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Difference({ nights }: { nights: number }) {
  if (nights === 0) return <Trans>the same as now</Trans>
  if (nights > 0) return <Plural value={nights} one="# more than now" other="# more than now" />
  return <Plural value={-nights} one="# fewer than now" other="# fewer than now" />
}

/** The contract's nights in the benefit years in which a day may fall: a year need not be the calendar's. */
function useNightAccounts(idContract: number, day: string): BenefitBalance[] | null {
  const year = Number(day.slice(0, 4))
  const answers = useQueries({
    queries: [year - 1, year].map((each) =>
      queryOf(readBenefitYear, { query: { idContract, year: each, typeBenefit: 'nights' as const } }),
    ),
  })
  const known = answers.flatMap(({ data }) => data?.data ?? [])
  return answers.every(({ data }) => data !== undefined) ? known : null
}
