import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { dayInWords } from '../../../kernel/day-words.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import { listBookingBenefits } from '../../benefits.endpoints.ts'
import type { Booking } from '../../reservations.endpoints.ts'
import { AuthorizeForm } from './authorize-form.tsx'

interface AuthorizeDialogProps {
  booking: Booking
  open: boolean
  onClose: () => void
}

/** The owner's word on each benefit of a stay that waits for it (spec, section 4). */
export function AuthorizeDialog({ booking, open, onClose }: AuthorizeDialogProps) {
  const language = useLanguage()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Authorize benefits for this stay</Trans>}
      lead={
        <span className="numeric">
          {booking.resort}, {booking.room[language]}, {dayInWords(booking.datein, language)} –{' '}
          {dayInWords(booking.dateout, language)}, {booking.code}
        </span>
      }
    >
      {open && <Undecided booking={booking} onClose={onClose} />}
    </Dialog>
  )
}

function Undecided({ booking, onClose }: Pick<AuthorizeDialogProps, 'booking' | 'onClose'>) {
  const { t } = useLingui()
  const used = useQuery({
    ...queryOf(listBookingBenefits, { query: { idBooking: booking.id } }),
    staleTime: 0,
    gcTime: 0,
  })
  const pending = used.data?.data.filter(({ state }) => state === 'pending')
  if (pending && pending.length > 0) {
    return <AuthorizeForm idBooking={booking.id} pending={pending} onClose={onClose} />
  }
  if (!pending && !used.isError) {
    return (
      <Loading label={t`Loading the benefits of this stay`}>
        <div className="stack">
          <Skeleton height={74} radius={14} />
          <Skeleton height={74} radius={14} />
        </div>
      </Loading>
    )
  }
  return (
    <>
      {used.error ? (
        <FormError>{used.error.message}</FormError>
      ) : (
        <p className="muted">
          <Trans>Every benefit of this stay is decided.</Trans>
        </p>
      )}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        {used.isError && (
          <Button busy={used.isFetching} onClick={() => void used.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </DialogActions>
    </>
  )
}
