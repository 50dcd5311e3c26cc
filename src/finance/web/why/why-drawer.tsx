import './why.css'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryOf } from '../../../web/calls/query.ts'
import { Drawer } from '../../../web/ui/dialog/drawer.tsx'
import { useLanguage } from '../../../web/words.ts'
import { readWhy } from '../../ledger.endpoints.ts'
import type { StatementRow } from '../../statement.endpoints.ts'
import { isCharge } from './is-charge.ts'
import { WhyActions } from './why-actions.tsx'
import { WhyBody } from './why-body.tsx'
import { WhyFigure } from './why-figure.tsx'

interface WhyDrawerProps {
  /** What its row says already is shown at once; null closes it. */
  row: StatementRow | null
  onClose: () => void
}

/** The reasons of one amount of the statement, beside it. */
export function WhyDrawer({ row, onClose }: WhyDrawerProps) {
  const last = useRef(row)
  if (row) last.current = row
  const shown = last.current
  return (
    <Drawer
      open={row !== null}
      onClose={onClose}
      title={shown && <WhyTitle key={shown.id} row={shown} />}
      footer={shown && <WhyFooter key={shown.id} row={shown} />}
      reads
    >
      {shown && <WhyOf key={shown.id} row={shown} />}
    </Drawer>
  )
}

/** The heading takes the focus: what one has come to read begins there. */
function WhyTitle({ row }: { row: StatementRow }) {
  const language = useLanguage()
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <span ref={ref} tabIndex={-1} className="why-title">
      <span className="small muted">
        <Trans>Why this figure?</Trans>
      </span>{' '}
      <span>{row.concept[language]}</span>
    </span>
  )
}

function WhyFooter({ row: { id } }: { row: StatementRow }) {
  const why = useQuery(queryOf(readWhy, { query: { id } }))
  return (
    <WhyActions
      id={id}
      isCharge={why.data !== undefined && isCharge(why.data.data)}
      questions={why.data?.data.questions}
      asPage
    />
  )
}

function WhyOf({ row }: { row: StatementRow }) {
  const why = useQuery(queryOf(readWhy, { query: { id: row.id } }))
  return (
    <div className="why">
      <WhyFigure row={row} />
      <WhyBody why={why} />
    </div>
  )
}
