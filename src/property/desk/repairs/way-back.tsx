import { Trans } from '@lingui/react/macro'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useEffect } from 'react'
import type { Searches } from '../../../web/searches.ts'

type InboxPlace = Searches extends { '/desk': infer Place } ? Place : never

declare module '@tanstack/history' {
  interface HistoryState {
    /** What the address of the inbox said from which a repair was opened. */
    inbox?: object
  }
}

/** Back to the place in the inbox from which a repair was opened, by Escape too; else to all repairs. */
export function WayBack() {
  const inbox = useLocation({ select: ({ state }) => state.inbox as InboxPlace | undefined })
  const navigate = useNavigate()
  useEffect(() => {
    if (!inbox) return
    const hear = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isTaken = target instanceof Element && target.closest('input, textarea, select') !== null
      if (key !== 'Escape' || defaultPrevented || isTaken || document.querySelector('dialog[open]')) return
      void navigate({ to: '/desk', search: inbox })
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [inbox, navigate])
  return inbox ? (
    <Link to="/desk" search={inbox} className="link desk-job-back">
      <ChevronLeft className="icon-small" aria-hidden />
      <Trans>Back to the inbox</Trans>
    </Link>
  ) : (
    <Link to="/desk/repairs" className="link desk-job-back">
      <ChevronLeft className="icon-small" aria-hidden />
      <Trans>Repairs</Trans>
    </Link>
  )
}
