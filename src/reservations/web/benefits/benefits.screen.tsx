import { readBenefitYear } from '../../benefits.endpoints.ts'
import './benefits.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { boot } from '../../../web/boot.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { ErrorBox } from '../../../web/ui/state-box.tsx'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { type BenefitSpan, benefitYearName } from '../../benefit/benefit-year.ts'
import { BenefitRow } from './benefit-row.tsx'
import { benefitsSearch } from './benefits-search.ts'
import { BenefitsSkeleton } from './benefits-skeleton.tsx'
import { NoBenefits } from './no-benefits.tsx'

/** My Benefits: what a contract gives in a benefit year, and what has become of it. */
export default function BenefitsScreen() {
  const contract = useContract()
  const asked = useSearchOf(benefitsSearch).year
  const showYear = useShowYear()
  const benefits = useQuery({
    ...queryOf(readBenefitYear, {
      query: { idContract: contract.id, ...(asked !== undefined && { year: asked }) },
    }),
    // The years stay on show while another one is on the way; its rows do not.
    placeholderData: keepPreviousData,
  })
  const { data, isPlaceholderData } = benefits
  // A year without benefits may still be asked for by its address.
  const year = asked ?? data?.year
  const spans = data?.spans ?? []

  return (
    <div className="page">
      <PageHead
        title={<Trans>My Benefits</Trans>}
        lead={
          <Trans>
            What your contract gives you each year, what you have used, and what is set aside for your stays.
          </Trans>
        }
        action={data && spans.length > 0 && <YearChoice spans={spans} year={year} onChange={showYear} />}
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
        <NoBenefits year={data.year} others={spans} onShow={showYear} />
      ) : (
        <ul className="benefits fade" key={year}>
          {data.data.map((benefit) => (
            <BenefitRow key={benefit.id} benefit={benefit} openStays={data.openStays} />
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

interface YearChoiceProps {
  spans: readonly BenefitSpan[]
  year: number | undefined
  onChange: (year: number) => void
}

function YearChoice({ spans, year, onChange }: YearChoiceProps) {
  const { t } = useLingui()
  return (
    <Segmented
      label={t`Benefit year`}
      value={String(year)}
      onChange={(value) => onChange(Number(value))}
      options={spans.map((span) => ({ value: String(span.year), label: benefitYearName(span) }))}
    />
  )
}
