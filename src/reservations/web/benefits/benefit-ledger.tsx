import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../web/calls/query.ts'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import { ledgerLines } from '../../benefit/ledger-lines.ts'
import type { BenefitBalance } from '../../benefits.endpoints.ts'
import { readLedger } from '../../year.endpoints.ts'
import { ClubLineRow } from './club-line-row.tsx'
import { StayLineRow } from './stay-line-row.tsx'

const ROWS = [0, 1, 2]

/** What made a balance: a row a stay, which opens to its entries, and what the club wrote. The latest first. */
export default function BenefitLedger({ benefit }: { benefit: BenefitBalance }) {
  const { t } = useLingui()
  const language = useLanguage()
  const ledger = useQuery(queryOf(readLedger, { query: { idBenefitYear: benefit.id } }))
  const name = benefit.name[language]
  if (ledger.isError) {
    return (
      <div className="ledger-state">
        <LoadError query={ledger} />
      </div>
    )
  }
  if (!ledger.data) {
    return (
      <Loading label={t`Loading the entries`}>
        <div className="stack ledger-state">
          {ROWS.map((row) => (
            <Skeleton key={row} height={44} />
          ))}
        </div>
      </Loading>
    )
  }
  const lines = ledgerLines(ledger.data.data)
  if (lines.length === 0) {
    return (
      <p className="small muted ledger-state">
        <Trans>Nothing has been entered yet.</Trans>
      </p>
    )
  }
  return (
    <ul className="ledger fade" aria-label={t`Stay by stay: ${name}`}>
      {lines.map((line) =>
        line.kind === 'stay' ? (
          <StayLineRow key={`stay ${line.idBooking}`} benefit={benefit} line={line} />
        ) : (
          <ClubLineRow key={line.entry.id} benefit={benefit} entry={line.entry} />
        ),
      )}
    </ul>
  )
}
