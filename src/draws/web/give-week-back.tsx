import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { readBooking } from '../../reservations/changes.endpoints.ts'
import { queryOf } from '../../web/calls/query.ts'
import { Button } from '../../web/ui/button.tsx'
import { FormError } from '../../web/ui/fields/field.tsx'

const CancelDialog = lazy(() =>
  import('../../reservations/web/cancel/cancel-dialog.tsx').then((module) => ({
    default: module.CancelDialog,
  })),
)

/** Gives a drawn stay back: the dialog of its cancellation, with the stay as it is now. */
export function GiveWeekBack({ idBooking }: { idBooking: number }) {
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const stay = useQuery({ ...queryOf(readBooking, { query: { idBooking } }), enabled: isAsked })
  return (
    <>
      <Button
        kind="ghost"
        busy={isOpen && stay.isFetching && !stay.data}
        onClick={() => {
          setAsked(true)
          setOpen(true)
          if (stay.isError) void stay.refetch()
        }}
      >
        <Trans>Give it back</Trans>
      </Button>
      {isOpen && stay.isError && <FormError>{stay.error.message}</FormError>}
      {stay.data && (
        <Suspense fallback={null}>
          <CancelDialog booking={stay.data.data} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
