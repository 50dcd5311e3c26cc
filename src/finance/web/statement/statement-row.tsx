import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { formatDay } from '../../../kernel/day.ts'
import { useLanguage } from '../../../web/words.ts'
import type { StatementEntry as Row } from '../../statement.endpoints.ts'
import { DocumentChip } from '../document-chip.tsx'
import { signedMoney } from '../profit/amounts.ts'
import { GoesOut, ReportNote, Upcoming } from '../report-note.tsx'
import { StatementAmount } from './statement-amount.tsx'
import { StatementLines } from './statement-lines.tsx'
import { StillToPay } from './still-to-pay.tsx'

interface StatementRowProps {
  row: Row
  namesCurrency: boolean
  withBalance: boolean
  /** Opens the reasons of its amount. */
  onWhy: () => void
}

/** A transaction; its concept opens to what it is made of. */
export function StatementTableRow({ row, namesCurrency, withBalance, onWhy }: StatementRowProps) {
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <tr className={clsx('statement-row', open && 'statement-row-open')}>
        <td className="cell-date numeric muted">{formatDay(row.day, language)}</td>
        <td className="statement-concept">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown className="icon-small" aria-hidden />
            <span>
              <b>{row.concept[language]}</b>
              <span className="small faint numeric">{row.reference}</span>
              <Upcoming day={row.day} />
              {row.corrects && (
                <span className="small muted">
                  <Trans>Corrects {row.corrects}</Trans>
                </span>
              )}
              {row.report && (
                <span className="small muted">
                  <ReportNote row={row} />
                </span>
              )}
              <GoesOut day={row.goesOut} />
              <StillToPay row={row} />
            </span>
          </button>
        </td>
        <td className="cell-chip">
          <DocumentChip row={row} />
        </td>
        <StatementAmount row={row} namesCurrency={namesCurrency} onWhy={onWhy} />
        {withBalance && (
          <td className="amount balance">
            {row.balanceCents === null
              ? '–'
              : signedMoney({ cents: row.balanceCents, currency: row.currency })}
          </td>
        )}
      </tr>
      {open && (
        <tr id={id} className="statement-detail">
          <td colSpan={withBalance ? 5 : 4}>
            <StatementLines row={row} />
          </td>
        </tr>
      )}
    </>
  )
}
