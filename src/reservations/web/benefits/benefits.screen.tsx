import './benefits.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { todayIn } from '../../../kernel/day.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { boot } from '../../../web/boot.ts'
import { queryOf } from '../../../web/query.ts'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { ErrorBox } from '../../../web/ui/state-box.tsx'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { readBenefitYear } from '../../reservations.endpoints.ts'
import { BenefitRow } from './benefit-row.tsx'
import { benefitsSearch } from './benefits-search.ts'
import { BenefitsSkeleton } from './benefits-skeleton.tsx'
import { NoBenefits } from './no-benefits.tsx'

/** My Benefits: what a contract gives in a benefit year, and what has become of it. */
export default function BenefitsScreen() {
  const contract = useContract()
  const asked = useSearchOf(benefitsSearch).year
  const year = asked ?? Number(todayIn(contract.zone, new Date()).slice(0, 4))
  const showYear = useShowYear()
  const benefits = useQuery({
    ...queryOf(readBenefitYear, { query: { idContract: contract.id, year } }),
    // The years stay on show while another one is on the way; its rows do not.
    placeholderData: keepPreviousData,
  })
  const { data, isPlaceholderData } = benefits
  const years = [...new Set([...(data?.years ?? []), year])].sort()

  return (
    <div className="page">
      <PageHead
        title={<Trans>My benefits</Trans>}
        lead={
          <Trans>
            What your contract gives you each year, what you have used, and what is held for your stays.
          </Trans>
        }
        action={data && <YearChoice years={years} year={year} onChange={showYear} />}
      />
      {benefits.isError ? (
        <div className="card">
          <ErrorBox
            title={<Trans>We couldn’t load your benefits</Trans>}
            onRetry={() => void benefits.refetch()}
            busy={benefits.isFetching}
            phone={boot.phone}
          >
            {benefits.error.message}
          </ErrorBox>
        </div>
      ) : !data || isPlaceholderData ? (
        <BenefitsSkeleton />
      ) : data.data.length === 0 ? (
        <NoBenefits year={year} others={data.years} onShow={showYear} />
      ) : (
        <ul className="benefits fade" key={year}>
          {data.data.map((benefit) => (
            <BenefitRow key={benefit.id} benefit={benefit} />
          ))}
        </ul>
      )}
    </div>
  )
}

function useShowYear(): (year: number) => void {
  const navigate = useNavigate()
  return (year) => void navigate({ to: '/my-benefits', search: { year }, replace: true, resetScroll: false })
}

function YearChoice({
  years,
  year,
  onChange,
}: {
  years: number[]
  year: number
  onChange: (year: number) => void
}) {
  const { t } = useLingui()
  return (
    <Segmented
      label={t`Benefit year`}
      value={String(year)}
      onChange={(value) => onChange(Number(value))}
      options={years.map((each) => ({ value: String(each), label: each }))}
    />
  )
}
