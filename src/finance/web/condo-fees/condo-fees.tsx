import './condo-fees.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { boot } from '../../../web/boot.ts'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { ErrorBox, StateBox } from '../../../web/ui/state-box.tsx'
import { FeeQuarter } from './fee-quarter.tsx'
import { FeeCredits, FeeTotals } from './fee-totals.tsx'
import { useCondoFees } from './use-condo-fees.ts'

const FOUR = [1, 2, 3, 4]

/** What the residence costs in a year: its fees by quarter, with their parts, what was paid and what is open. */
export function CondoFees({ year }: { year: number | undefined }) {
  const { t } = useLingui()
  const { residence } = useContract()
  const fees = useCondoFees(year)

  const body = () => {
    if (fees.isError)
      return (
        <div className="card">
          <ErrorBox
            title={<Trans>We couldn’t load your condo fees</Trans>}
            onRetry={() => void fees.refetch()}
            busy={fees.isFetching}
            phone={boot.phone}
            beside
          >
            {fees.error.message}
          </ErrorBox>
        </div>
      )
    if (!fees.data)
      return (
        <Loading label={t`Loading your condo fees`}>
          <div className="card pad fees">
            {FOUR.map((quarter) => (
              <Skeleton key={quarter} height={44} />
            ))}
          </div>
        </Loading>
      )
    if (fees.data.data.length === 0)
      return (
        <div className="card">
          <StateBox art="serena" title={<Trans>No condo fees for {year}</Trans>}>
            <Trans>A quarter’s fee appears here once the club has posted it.</Trans>
          </StateBox>
          <FeeCredits credits={fees.data.credits} />
        </div>
      )
    return (
      <div className="card pad">
        <FeeTotals totals={fees.data.totals} />
        <FeeCredits credits={fees.data.credits} />
        <ul className="fees">
          {fees.data.data.map((fee) => (
            <FeeQuarter key={fee.id} fee={fee} />
          ))}
        </ul>
      </div>
    )
  }

  return (
    <section className="section" aria-labelledby="condo-fees">
      <SectionHead
        title={
          <span id="condo-fees">
            {year === undefined ? <Trans>Condo fees</Trans> : <Trans>Condo fees in {year}</Trans>}
          </span>
        }
        lead={<Trans>Residence {residence}</Trans>}
      />
      {body()}
    </section>
  )
}
