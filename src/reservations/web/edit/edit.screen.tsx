import './edit.css'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { ReactNode } from 'react'
import { boot } from '../../../web/boot.ts'
import { CallError, queryOf } from '../../../web/query.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { ErrorBox, StateBox } from '../../../web/ui/state-box.tsx'
import { readBooking } from '../../changes.endpoints.ts'
import { EditSkeleton } from './edit-skeleton.tsx'
import { StayDetails } from './stay-details.tsx'

/** Edit My Reservation: all about one stay, and what the owner may do with it. */
export default function EditScreen() {
  const { id } = useParams({ strict: false })
  const idBooking = Number(id)
  const booking = useQuery(queryOf(readBooking, { query: { idBooking } }))
  if (booking.data) {
    return (
      <div className="page">
        <StayDetails key={idBooking} booking={booking.data.data} back={<Back />} />
      </div>
    )
  }
  return (
    <div className="page">
      <p className="edit-back">
        <Back />
      </p>
      {booking.isError ? (
        <Failed problem={booking.error} busy={booking.isFetching} onRetry={() => void booking.refetch()} />
      ) : (
        <>
          <h1 className="hidden-text">
            <Trans>Your reservation</Trans>
          </h1>
          <EditSkeleton />
        </>
      )}
    </div>
  )
}

function Back(): ReactNode {
  return (
    <Link to="/my-reservations" className="link small edit-back-link">
      <ChevronLeft className="icon-small" aria-hidden />
      <Trans>My reservations</Trans>
    </Link>
  )
}

function Failed({ problem, busy, onRetry }: { problem: Error; busy: boolean; onRetry: () => void }) {
  const missing = problem instanceof CallError && [400, 404].includes(problem.failure.status)
  if (missing) {
    return (
      <StateBox
        art="lighthouse"
        level="h1"
        title={<Trans>We couldn’t find this reservation</Trans>}
        actions={
          <Link to="/my-reservations" className={buttonClass()}>
            <Trans>See all reservations</Trans>
          </Link>
        }
      >
        <Trans>The booking’s information was not found. It may belong to another account.</Trans>
      </StateBox>
    )
  }
  return (
    <ErrorBox
      title={<Trans>We couldn’t load this reservation</Trans>}
      level="h1"
      onRetry={onRetry}
      busy={busy}
      phone={boot.phone}
    >
      {problem.message}
    </ErrorBox>
  )
}
