import './desk.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { listComingMeetings, listUnanswered } from '../../../about/desk.endpoints.ts'
import { listRejections } from '../../../finance/desk.endpoints.ts'
import { listPlacedOrders } from '../../../marketplace/desk.endpoints.ts'
import { listOpenMaintenance } from '../../../property/desk.endpoints.ts'
import { listWaitingBookings } from '../../../reservations/desk.endpoints.ts'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { Segmented } from '../../../web/ui/segmented.tsx'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { ComingMeetings } from './coming-meetings.tsx'
import { DESK_KINDS, type DeskKind, deskSearch } from './desk-search.ts'
import { OpenRepairs } from './open-repairs.tsx'
import { PlacedOrders } from './placed-orders.tsx'
import { Rejections } from './rejections.tsx'
import { Unanswered } from './unanswered.tsx'
import { useQueue } from './use-queue.ts'
import { WaitingBookings } from './waiting-bookings.tsx'

/** The club's desk: what owners wait for, the one that waits longest first. */
export default function DeskScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { show = 'bookings' } = useSearchOf(deskSearch)
  const queues = {
    bookings: useQueue(listWaitingBookings),
    agreements: useQueue(listRejections),
    maintenance: useQueue(listOpenMaintenance),
    messages: useQueue(listUnanswered),
    meetings: useQueue(listComingMeetings),
    orders: useQueue(listPlacedOrders),
  }
  // On narrow windows the choice scrolls sideways, and each count that arrives moves what is chosen.
  const counts = DESK_KINDS.filter((kind) => queues[kind].data).length
  useEffect(() => {
    if (counts === 0) return
    const chosen = document.querySelector(
      `.desk .segmented button:nth-child(${DESK_KINDS.indexOf(show) + 1})`,
    )
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [show, counts])
  const labels: Record<DeskKind, string> = {
    bookings: t`Reservations`,
    agreements: t`Rejected statements`,
    maintenance: t`Maintenance`,
    messages: t`Messages`,
    meetings: t`Meetings`,
    orders: t`Orders`,
  }
  return (
    <div className="page desk fade">
      <PageHead
        title={<Trans>Desk</Trans>}
        lead={
          <Trans>
            What owners wait for. Each decision wants its words: the owner reads them, and is told by mail.
          </Trans>
        }
      />
      <Segmented<DeskKind>
        label={t`Show`}
        value={show}
        onChange={(kind) => void navigate({ to: '/desk', search: { show: kind }, replace: true })}
        options={DESK_KINDS.map((value) => {
          const count = queues[value].data?.data.length
          return { value, label: labels[value], ...(count !== undefined && { count }) }
        })}
      />
      {/* What is decided leaves its queue, and with it the button that had the focus. */}
      <section id="desk-queue" tabIndex={-1} aria-label={labels[show]}>
        {show === 'bookings' && <WaitingBookings query={queues.bookings} />}
        {show === 'agreements' && <Rejections query={queues.agreements} />}
        {show === 'maintenance' && <OpenRepairs query={queues.maintenance} />}
        {show === 'messages' && <Unanswered query={queues.messages} />}
        {show === 'meetings' && <ComingMeetings query={queues.meetings} />}
        {show === 'orders' && <PlacedOrders query={queues.orders} />}
      </section>
    </div>
  )
}
