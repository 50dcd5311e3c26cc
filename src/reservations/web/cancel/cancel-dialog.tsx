import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { dayInWords } from '../../../kernel/day-words.ts'
import { CallError, queryOf } from '../../../web/calls/query.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import { PORTAL_CHANNEL } from '../../cancel/cancel-channel.ts'
import { listCancelMotives, readPenalty } from '../../changes.endpoints.ts'
import type { Booking } from '../../reservations.endpoints.ts'

/** Few look at a stay to cancel it: the form comes with the first that does, while its cost is read. */
const loadForm = () => import('./cancel-form.tsx')
const CancelForm = lazy(async () => ({ default: (await loadForm()).CancelForm }))

interface CancelDialogProps {
  booking: Booking
  open: boolean
  onClose: () => void
}

/** Cancels a stay: what it costs today is read when the dialog opens, and is accepted with it. */
export function CancelDialog({ booking, open, onClose }: CancelDialogProps) {
  const language = useLanguage()
  const { resort } = booking
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Cancel your stay at {resort}?</Trans>}
      lead={
        <span className="numeric">
          {booking.room[language]}, {dayInWords(booking.datein, language)} –{' '}
          {dayInWords(booking.dateout, language)}, {booking.code}
        </span>
      }
    >
      {open && <Terms booking={booking} onClose={onClose} />}
    </Dialog>
  )
}

function Terms({ booking, onClose }: Pick<CancelDialogProps, 'booking' | 'onClose'>) {
  const penalty = useQuery({
    ...queryOf(readPenalty, { query: { idBooking: booking.id } }),
    staleTime: 0,
    gcTime: 0,
  })
  // What fails is asked for once more where the form is drawn.
  useEffect(() => {
    loadForm().catch(() => undefined)
  }, [])
  const motives = useQuery(queryOf(listCancelMotives, { query: { idCanal: PORTAL_CHANNEL } }))
  if (penalty.data && motives.data) {
    return (
      <Suspense fallback={<Reading />}>
        <CancelForm
          booking={booking}
          terms={penalty.data.data}
          motives={motives.data.data}
          wish={penalty.data.wish}
          draw={penalty.data.draw}
          trade={penalty.data.trade}
          hasOrders={penalty.data.orders.length > 0}
          onClose={onClose}
          onTermsChanged={() => void penalty.refetch()}
        />
      </Suspense>
    )
  }
  if (penalty.error instanceof CallError && penalty.error.failure.code === 'CANNOT_CANCEL') {
    return (
      <Closing onClose={onClose}>
        <Note tone="gold" spoken>
          {penalty.error.message}
        </Note>
      </Closing>
    )
  }
  const failed = penalty.error ?? motives.error
  if (failed) {
    const again = () =>
      void Promise.all([penalty, motives].filter((one) => one.isError).map((one) => one.refetch()))
    return (
      <Closing onClose={onClose} onRetry={again} busy={penalty.isFetching || motives.isFetching}>
        <FormError>{failed.message}</FormError>
      </Closing>
    )
  }
  return <Reading />
}

function Reading() {
  const { t } = useLingui()
  return (
    <Loading label={t`Reading what cancelling costs`}>
      <div className="stack stack-wide">
        <Skeleton height={74} radius={14} />
        <Skeleton height={74} radius={10} />
        <Skeleton height={118} radius={10} />
      </div>
    </Loading>
  )
}

interface ClosingProps {
  children: React.ReactNode
  onClose: () => void
  onRetry?: () => void
  busy?: boolean
}

/** Where nothing can be cancelled: why, and the way back. */
function Closing({ children, onClose, onRetry, busy }: ClosingProps) {
  return (
    <>
      {children}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Keep the stay</Trans>
        </Button>
        {onRetry && (
          <Button busy={busy} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </DialogActions>
    </>
  )
}
