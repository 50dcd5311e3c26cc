import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import type { DayRange } from '../../../kernel/day.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { Button } from '../../../web/ui/button.tsx'
import { listWaits } from '../../waiting.endpoints.ts'
import { useMayBook } from '../use-may-book.ts'
import { StandsInLine } from './stands-in-line.tsx'
import { WaitDialog } from './wait-dialog.tsx'
import { draftOf, isInTime, standingFor } from './wait-draft.ts'

interface WaitLinkProps {
  idContract: number
  dates: DayRange
  category: number
  adults?: number
  children?: number
  /** What the button says, where not that these nights are waited for. */
  words?: ReactNode
  /** What stands before the button. */
  lead?: ReactNode
}

/**
 * The way onto the waiting list as a button alone, where nights of a category turn out to be taken. Its dialog lies outside of
 * whatever form it stands in.
 */
export function WaitLink({
  idContract,
  dates,
  category,
  adults = 2,
  children = 0,
  words,
  lead,
}: WaitLinkProps) {
  const [open, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  if (open && !wasOpen) setWasOpen(true)
  const mayBook = useMayBook()
  const waiting = useQuery({ ...queryOf(listWaits, { query: { idContract } }), enabled: mayBook })
  if (!waiting.data) return null
  const { rules, today, data } = waiting.data
  const draft = draftOf(dates, { adults, children, category })
  const standing = standingFor(draft, data)
  if (standing) return <StandsInLine wait={standing} just={wasOpen} />
  if (!isInTime(draft, rules, today) || data.length >= rules.mostWaits) return null
  return (
    <>
      {lead}
      <Button type="button" onClick={() => setOpen(true)}>
        {words ?? <Trans>Wait for these nights</Trans>}
      </Button>
      {createPortal(
        <WaitDialog
          open={open}
          onClose={() => setOpen(false)}
          idContract={idContract}
          waiting={waiting.data}
          draft={draft}
        />,
        document.body,
      )}
    </>
  )
}
