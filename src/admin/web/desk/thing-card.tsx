import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { listComingMeetings, listUnanswered } from '../../../about/desk.endpoints.ts'
import { listWaitingPayments } from '../../../finance/account/desk.endpoints.ts'
import { listRejections } from '../../../finance/desk.endpoints.ts'
import { listQuestions } from '../../../finance/questions/question.endpoints.ts'
import { listPlacedOrders } from '../../../marketplace/desk.endpoints.ts'
import { listWaitingReviews } from '../../../marketplace/reviews/reviews.endpoints.ts'
import { listLosses } from '../../../membership/desk.endpoints.ts'
import { listOpenMaintenance } from '../../../property/desk.endpoints.ts'
import { listWaitingBookings } from '../../../reservations/desk.endpoints.ts'
import { listSuspicions } from '../../../verification/desk.endpoints.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { QueueLoading } from '../../../web/desk/queue.tsx'
import { useQueue } from '../../../web/desk/use-queue.ts'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { listInbox } from '../../inbox/inbox.endpoints.ts'
import type { InboxKind } from '../../inbox/kinds.ts'

// Each kind's card comes once one of its things is looked at.
const WaitingBookings = lazy(async () => ({
  default: (await import('../../../reservations/desk/waiting-bookings.tsx')).WaitingBookings,
}))
const Rejections = lazy(async () => ({
  default: (await import('../../../finance/desk/rejections.tsx')).Rejections,
}))
const LineQuestions = lazy(async () => ({
  default: (await import('../../../finance/desk/line-questions.tsx')).LineQuestions,
}))
const WaitingPayments = lazy(async () => ({
  default: (await import('../../../finance/desk/waiting-payments.tsx')).WaitingPayments,
}))
const OpenRepairs = lazy(async () => ({
  default: (await import('../../../property/desk/open-repairs.tsx')).OpenRepairs,
}))
const UnansweredQueue = lazy(async () => ({
  default: (await import('../../../about/desk/unanswered.tsx')).UnansweredQueue,
}))
const ComingMeetings = lazy(async () => ({
  default: (await import('../../../about/desk/coming-meetings.tsx')).ComingMeetings,
}))
const PlacedOrders = lazy(async () => ({
  default: (await import('../../../marketplace/desk/placed-orders.tsx')).PlacedOrders,
}))
const WaitingReviews = lazy(async () => ({
  default: (await import('../../../marketplace/desk/waiting-reviews.tsx')).WaitingReviews,
}))
const Suspicions = lazy(async () => ({
  default: (await import('../../../verification/desk/suspicions.tsx')).Suspicions,
}))
const LostFactors = lazy(async () => ({
  default: (await import('../../../membership/desk/lost-factors.tsx')).LostFactors,
}))

interface Of {
  id: number
}

const CARDS: Readonly<Record<InboxKind, ComponentType<Of>>> = {
  bookings: function BookingCard({ id }: Of) {
    const query = useQueue(listWaitingBookings, { id })
    return <Still query={query}>{<WaitingBookings query={query} />}</Still>
  },
  agreements: function AgreementCard({ id }: Of) {
    const query = useQueue(listRejections, { id })
    return <Still query={query}>{<Rejections query={query} />}</Still>
  },
  questions: function QuestionCard({ id }: Of) {
    const query = useQueue(listQuestions, { id })
    return <Still query={query}>{<LineQuestions query={query} />}</Still>
  },
  payments: function PaymentCard({ id }: Of) {
    const query = useQueue(listWaitingPayments, { id, kind: 'awaited' })
    return <Still query={query}>{<WaitingPayments query={query} />}</Still>
  },
  matters: function MatterCard({ id }: Of) {
    const query = useQueue(listWaitingPayments, { id, kind: 'matter' })
    return <Still query={query}>{<WaitingPayments query={query} />}</Still>
  },
  maintenance: function RepairCard({ id }: Of) {
    const query = useQueue(listOpenMaintenance, { id })
    return <Still query={query}>{<OpenRepairs query={query} />}</Still>
  },
  messages: function MessageCard({ id }: Of) {
    const query = useQueue(listUnanswered, { id })
    return <Still query={query}>{<UnansweredQueue query={query} />}</Still>
  },
  meetings: function MeetingCard({ id }: Of) {
    const query = useQueue(listComingMeetings, { id })
    return <Still query={query}>{<ComingMeetings query={query} />}</Still>
  },
  orders: function OrderCard({ id }: Of) {
    const query = useQueue(listPlacedOrders, { id })
    return <Still query={query}>{<PlacedOrders query={query} />}</Still>
  },
  reviews: function ReviewCard({ id }: Of) {
    const query = useQueue(listWaitingReviews, { id })
    return <Still query={query}>{<WaitingReviews query={query} />}</Still>
  },
  suspicions: function SuspicionCard({ id }: Of) {
    const query = useQueue(listSuspicions, { id })
    return <Still query={query}>{<Suspicions query={query} />}</Still>
  },
  losses: function LossCard({ id }: Of) {
    const query = useQueue(listLosses, { id })
    return <Still query={query}>{<LostFactors query={query} />}</Still>
  },
}

/** What a thing needs to be decided, with its answers. */
export function ThingCard({ kind, id }: { kind: InboxKind; id: number }) {
  const Card = CARDS[kind]
  return (
    <Suspense fallback={<QueueLoading />}>
      <Card key={`${kind}-${id}`} id={id} />
    </Suspense>
  )
}

/** The thing, or that it does not wait any more. What was typed for it is kept as a draft. */
function Still({
  query,
  children,
}: {
  query: { data?: { data: readonly unknown[] } | undefined }
  children: ReactNode
}) {
  if (query.data?.data.length === 0) return <Answered />
  return children
}

/** In the place of a thing that does not wait any more. */
export function Answered() {
  const queries = useQueryClient()
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: keyOf(listInbox) })
  }, [queries])
  return (
    <div className="card">
      <StateBox art="loggia" title={<Trans>This has its answer</Trans>}>
        <Trans>
          It does not wait any more: a colleague was faster, or its owner took it back. Nothing of yours was
          sent, and what you wrote is kept.
        </Trans>
      </StateBox>
    </div>
  )
}

/** In the place of a thing whose answer is held: nobody else can answer it meanwhile. */
export function AnsweredBy({ by, self }: { by: string; self: boolean }) {
  return (
    <div className="card">
      <StateBox
        art="loggia"
        title={self ? <Trans>You answered this</Trans> : <Trans>{by} answered this</Trans>}
      >
        {self ? (
          <Trans>Nothing has been sent yet. Until it is, you can take the answer back.</Trans>
        ) : (
          <Trans>The answer is sent in a moment. Until then nobody else can answer it.</Trans>
        )}
      </StateBox>
    </div>
  )
}
