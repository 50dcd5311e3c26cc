import './profit/profit.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'
import { todayIn } from '../../kernel/day.ts'
import { useContract } from '../../membership/web/session/use-session.ts'
import { queryOf } from '../../web/calls/query.ts'
import { Button } from '../../web/ui/button.tsx'
import { Select } from '../../web/ui/fields/select.tsx'
import { PageHead } from '../../web/ui/page-head.tsx'
import { readProfit } from '../profit.endpoints.ts'
import { CondoFees } from './condo-fees/condo-fees.tsx'
import { useCondoFees } from './condo-fees/use-condo-fees.ts'
import { HotelSection } from './profit/hotel-section.tsx'
import { ProfitSection } from './profit/profit-section.tsx'
import { useProfitSearch } from './profit/use-profit-search.ts'

/** Profit (spec, section 1): what a residence earned, how its hotel does, and what it costs. */
export default function ProfitScreen() {
  const { t } = useLingui()
  const contract = useContract()
  const [search, show] = useProfitSearch()
  const profit = useQuery(queryOf(readProfit, { query: { idContract: contract.id, isAnual: '1' } }))
  const current = Number(todayIn(contract.zone, new Date()).slice(0, 4))
  // In January the newest year with figures is the one before.
  const settled = profit.data || profit.isError
  const year = search.year ?? profit.data?.years[0] ?? (settled ? current : undefined)
  const fees = useCondoFees(year)
  // The fee that is due next may be of a year that has earned nothing yet.
  const years = [
    ...new Set([...(profit.data?.years ?? []), ...(fees.data?.years ?? []), year ?? current]),
  ].sort((a, b) => b - a)

  return (
    <div className="page profit-page">
      <PageHead
        title={<Trans>Profit and fees</Trans>}
        lead={<Trans>What your residence earns, how its hotel does, and what the residence costs.</Trans>}
        action={
          <div className="row profit-actions">
            <Select
              aria-label={t`Year`}
              value={year ?? current}
              onChange={(event) => show({ year: Number(event.target.value) })}
            >
              {years.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </Select>
            <Button kind="secondary" onClick={() => window.print()}>
              <Printer className="icon-small" aria-hidden />
              <Trans>Print</Trans>
            </Button>
          </div>
        }
      />
      <p className="profit-paper">{contract.label}</p>
      <ProfitSection profit={profit} year={year} likely={current} />
      <HotelSection year={year} />
      <CondoFees year={year} />
    </div>
  )
}
