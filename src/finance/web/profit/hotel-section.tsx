import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { boot } from '../../../web/boot.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { ErrorBox, StateBox } from '../../../web/ui/state-box.tsx'
import { readHotelPerformance } from '../../profit.endpoints.ts'
import { HotelCard } from './hotel-card.tsx'
import { useProfitSearch } from './use-profit-search.ts'

/** How the contract's hotel does in the page's year, one of three measures at a time. */
export function HotelSection({ year }: { year: number | undefined }) {
  const { t } = useLingui()
  const { resortId, resort } = useContract()
  const [{ measure = 'occupancy' }, show] = useProfitSearch()
  const performance = useQuery({
    ...queryOf(readHotelPerformance, { query: { resort: resortId, ...(year !== undefined && { year }) } }),
    // Nothing is asked before the year is known.
    enabled: year !== undefined,
  })
  const answer = performance.data

  const body = () => {
    if (performance.isError)
      return (
        <div className="card">
          <ErrorBox
            title={<Trans>We couldn’t load the hotel’s performance</Trans>}
            onRetry={() => void performance.refetch()}
            busy={performance.isFetching}
            phone={boot.phone}
            beside
          >
            {performance.error.message}
          </ErrorBox>
        </div>
      )
    if (!answer)
      return (
        <Loading label={t`Loading the hotel’s performance`}>
          <div className="card pad profit-card">
            <Skeleton width={260} height={44} />
            <Skeleton height={240} radius={14} />
          </div>
        </Loading>
      )
    if (!answer.data)
      return (
        <div className="card">
          <StateBox
            art="resort"
            title={
              <Trans>
                No figures of {resort} for {year}
              </Trans>
            }
          >
            <Trans>A month appears here once the hotel has closed it.</Trans>
          </StateBox>
        </div>
      )
    return <HotelCard performance={answer.data} measure={measure} />
  }

  return (
    <section className="section" aria-labelledby="hotel">
      <SectionHead
        title={
          <span id="hotel">
            {year === undefined ? (
              <Trans>Hotel performance</Trans>
            ) : (
              <Trans>Hotel performance in {year}</Trans>
            )}
          </span>
        }
        lead={resort}
        action={
          answer?.data && (
            <Segmented
              label={t`Measure`}
              value={measure}
              onChange={(next) => show({ measure: next })}
              options={[
                { value: 'occupancy', label: <Trans>Occupancy</Trans> },
                { value: 'rate', label: <Trans>Average rate</Trans> },
                { value: 'revpar', label: <Trans>RevPAR</Trans> },
              ]}
            />
          )
        }
      />
      {body()}
    </section>
  )
}
