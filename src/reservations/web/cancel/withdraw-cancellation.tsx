import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { withdrawCancellation } from '../../changes.endpoints.ts'
import { useBookingsChanged } from '../use-bookings-changed.ts'

interface WithdrawCancellationProps {
  idBooking: number
  /** Called once it was taken back; the button is gone. */
  onDone: () => void
}

/** The way back from a cancellation that the club has not answered. */
export function WithdrawCancellation({ idBooking, onDone }: WithdrawCancellationProps) {
  const { t } = useLingui()
  const changed = useBookingsChanged()
  const { send, busy, failure } = useSend({
    send: () => call(withdrawCancellation, { query: { idBooking } }),
    changed,
    done: () => {
      onDone()
      toast(t`Cancellation withdrawn`, { text: t`Your stay is as it was before.` })
    },
  })
  return (
    <div className="stack">
      <p className="small">
        <Trans>
          Until the club answers you can take this back. It costs nothing, and your stay is as it was.
        </Trans>
      </p>
      {failure && <FormError>{failure.message}</FormError>}
      <p>
        <Button kind="secondary" busy={busy} onClick={() => void send()}>
          <Trans>Withdraw the cancellation</Trans>
        </Button>
      </p>
    </div>
  )
}
