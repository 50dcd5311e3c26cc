import './statement-sheet.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay, todayIn } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { boot } from '../../../web/boot.ts'
import { PrintSheet } from '../../../web/ui/dialog/print-sheet.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { readStatement, StatementFilters } from '../../statement.endpoints.ts'
import { isFiltered } from '../../statement.ts'
import { SHOWN_STATUS_WORDS } from '../document-chip.tsx'
import { OwnerName } from '../owner-name.tsx'
import { OwedBridge } from './owed-bridge.tsx'
import { StatementSheetTable } from './statement-sheet-table.tsx'
import { StatementTotals } from './statement-totals.tsx'

interface StatementSheetProps {
  statement: AnswerOf<typeof readStatement>
  ask: StatementFilters
}

/** The statement on paper: whose it is, the sums, every transaction on show with its details. */
export function StatementSheet({ statement, ask }: StatementSheetProps) {
  const language = useLanguage()
  const contract = useContract()
  const { phone } = boot
  const { year } = ask
  const { number } = contract
  const today = todayIn(contract.zone, new Date())
  const end = `${year}-12-31`
  const first = formatDay(`${year}-01-01`, language)
  const last = formatDay(end < today ? end : today, language)
  const { page, pages } = statement
  return (
    <PrintSheet
      corner={formatDay(today, language)}
      title={<Trans>Statement of {year}</Trans>}
      foot={<Trans>Questions about a transaction: your concierge, {phone}. Name its reference.</Trans>}
    >
      <div>
        <p>
          <b>
            <OwnerName />
          </b>
        </p>
        <p>{contract.label}</p>
        <p className="numeric">
          <Trans>Contract {number}</Trans> ·{' '}
          <Trans>
            {first} to {last}
          </Trans>
        </p>
        <SheetFilters ask={ask} />
        {pages > 1 && (
          <p>
            <Trans>
              Page {page} of {pages}; the sums are of all of them.
            </Trans>
          </p>
        )}
      </div>
      <StatementTotals totals={statement.totals} filtered={isFiltered(ask)}>
        {!isFiltered(ask) && <OwedBridge year={year} />}
      </StatementTotals>
      <StatementSheetTable statement={statement} />
    </PrintSheet>
  )
}

function SheetFilters({ ask: { status, direction, search } }: { ask: StatementFilters }) {
  const { i18n } = useLingui()
  const word = status && i18n._(SHOWN_STATUS_WORDS[status])
  return (
    <>
      {status && (
        <p>
          <Trans>Only with the status {word}</Trans>
        </p>
      )}
      {direction && (
        <p>{direction === 'credit' ? <Trans>Only credits</Trans> : <Trans>Only charges</Trans>}</p>
      )}
      {search && (
        <p>
          <Trans>Only what has “{search}” in it</Trans>
        </p>
      )}
    </>
  )
}
