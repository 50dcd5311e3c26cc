import './desk.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { ComingMeetings } from '../../../about/desk/coming-meetings.tsx'
import { UnansweredQueue } from '../../../about/desk/unanswered.tsx'
import { listComingMeetings, listUnanswered } from '../../../about/desk.endpoints.ts'
import { listWaitingPayments } from '../../../finance/account/desk.endpoints.ts'
import { Rejections } from '../../../finance/desk/rejections.tsx'
import { listRejections } from '../../../finance/desk.endpoints.ts'
import { listQuestions } from '../../../finance/questions/question.endpoints.ts'
import { PlacedOrders } from '../../../marketplace/desk/placed-orders.tsx'
import { WaitingReviews } from '../../../marketplace/desk/waiting-reviews.tsx'
import { listPlacedOrders } from '../../../marketplace/desk.endpoints.ts'
import { listWaitingReviews } from '../../../marketplace/reviews/reviews.endpoints.ts'
import { listLosses } from '../../../membership/desk.endpoints.ts'
import { useStored } from '../../../membership/web/session/store.ts'
import { OpenRepairs } from '../../../property/desk/open-repairs.tsx'
import { listOpenMaintenance } from '../../../property/desk.endpoints.ts'
import { WaitingBookings } from '../../../reservations/desk/waiting-bookings.tsx'
import { listWaitingBookings } from '../../../reservations/desk.endpoints.ts'
import { listSuspicions } from '../../../verification/desk.endpoints.ts'
import { QueueLoading } from '../../../web/desk/queue.tsx'
import { useQueue } from '../../../web/desk/use-queue.ts'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { DESK_KINDS, type DeskKind, deskSearch, FINANCE_KINDS } from './desk-search.ts'

// Queues that few people have, or that are empty on most days: their dialogs come once they are looked at.
const LostFactors = lazy(async () => ({
  default: (await import('../../../membership/desk/lost-factors.tsx')).LostFactors,
}))
const Suspicions = lazy(async () => ({
  default: (await import('../../../verification/desk/suspicions.tsx')).Suspicions,
}))
const LineQuestions = lazy(async () => ({
  default: (await import('../../../finance/desk/line-questions.tsx')).LineQuestions,
}))
const WaitingPayments = lazy(async () => ({
  default: (await import('../../../finance/desk/waiting-payments.tsx')).WaitingPayments,
}))

/** Whose queue each is: what owners say and ask of their statements and what of payments waits is finance's, all others the desk's. */
function useKinds(): { atDesk: boolean; kinds: readonly DeskKind[] } {
  const roles = useStored(({ session }) => session?.user.roles)
  return useMemo(() => {
    const atDesk = roles?.includes('desk') ?? false
    const atFinance = roles?.includes('finance') ?? false
    return { atDesk, kinds: DESK_KINDS.filter((kind) => (FINANCE_KINDS.includes(kind) ? atFinance : atDesk)) }
  }, [roles])
}

/** The club's desk: what owners wait for, the one that waits longest first. */
export default function DeskScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { atDesk, kinds } = useKinds()
  const { show: asked } = useSearchOf(deskSearch)
  const show = kinds.find((kind) => kind === asked) ?? kinds[0] ?? 'bookings'
  const queues = {
    bookings: useQueue(listWaitingBookings, atDesk),
    agreements: useQueue(listRejections, kinds.includes('agreements')),
    questions: useQueue(listQuestions, kinds.includes('questions')),
    payments: useQueue(listWaitingPayments, kinds.includes('payments')),
    maintenance: useQueue(listOpenMaintenance, atDesk),
    messages: useQueue(listUnanswered, atDesk),
    meetings: useQueue(listComingMeetings, atDesk),
    orders: useQueue(listPlacedOrders, atDesk),
    reviews: useQueue(listWaitingReviews, atDesk),
    suspicions: useQueue(listSuspicions, atDesk),
    losses: useQueue(listLosses, atDesk),
  }
  // On narrow windows the choice scrolls sideways, and each count that arrives moves what is chosen.
  const counts = kinds.filter((kind) => queues[kind].data).length
  useEffect(() => {
    if (counts === 0) return
    const chosen = document.querySelector(`.desk .segmented button:nth-child(${kinds.indexOf(show) + 1})`)
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [show, counts, kinds])
  const labels: Record<DeskKind, string> = {
    bookings: t`Reservations`,
    agreements: t`Rejected statements`,
    questions: t`Questions about figures`,
    payments: t`Payments`,
    maintenance: t`Maintenance`,
    messages: t`Messages`,
    meetings: t`Meetings`,
    orders: t`Orders`,
    reviews: t`Reviews`,
    suspicions: t`Suspicious`,
    losses: t`Factors`,
  }
  return (
    <div className="page desk fade">
      <PageHead
        title={<Trans>Desk</Trans>}
        lead={
          <Trans>
            What owners wait for. Each decision goes out with a few words of yours: the owner reads them here
            and by mail.
          </Trans>
        }
      />
      <Segmented<DeskKind>
        views
        label={t`Show`}
        value={show}
        onChange={(kind) => void navigate({ to: '/desk', search: { show: kind }, replace: true })}
        options={kinds.map((value) => {
          const count = queues[value].data?.data.length
          return { value, label: labels[value], ...(count !== undefined && { count }) }
        })}
      />
      {/* What is decided leaves its queue, and with it the button that had the focus. */}
      <section id="desk-queue" tabIndex={-1} aria-label={labels[show]}>
        {show === 'bookings' && <WaitingBookings query={queues.bookings} />}
        {show === 'agreements' && <Rejections query={queues.agreements} />}
        <Suspense fallback={<QueueLoading />}>
          {show === 'questions' && <LineQuestions query={queues.questions} />}
          {show === 'payments' && <WaitingPayments query={queues.payments} />}
          {show === 'suspicions' && <Suspicions query={queues.suspicions} />}
          {show === 'losses' && <LostFactors query={queues.losses} />}
        </Suspense>
        {show === 'maintenance' && <OpenRepairs query={queues.maintenance} />}
        {show === 'messages' && <UnansweredQueue query={queues.messages} />}
        {show === 'meetings' && <ComingMeetings query={queues.meetings} />}
        {show === 'orders' && <PlacedOrders query={queues.orders} />}
        {show === 'reviews' && <WaitingReviews query={queues.reviews} />}
      </section>
    </div>
  )
}
