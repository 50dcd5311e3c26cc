import '../cart/line-resort.css'
import { Trans } from '@lingui/react/macro'
import CalendarDays from 'lucide-react/icons/calendar-days'
import type { ReactNode } from 'react'
import type { BesideStay } from '../../stays/beside-stay.ts'

/** Says of something that its day or hour is none of the owner's stays; it may be wanted so. */
export function BesideStayNote({ beside }: { beside: BesideStay | null }) {
  if (beside === null) return null
  const words: Record<BesideStay, ReactNode> = {
    'before-check-in': <Trans>That is before your check-in that day.</Trans>,
    'after-check-out': <Trans>That is after your check-out that day.</Trans>,
    outside: <Trans>You have no stay on that day.</Trans>,
  }
  return (
    <p className="line-resort line-resort-elsewhere small">
      <CalendarDays className="icon-small" aria-hidden />
      <span>{words[beside]}</span>
    </p>
  )
}
