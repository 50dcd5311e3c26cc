import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { useSend } from '../../web/calls/use-send.ts'
import { Button } from '../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../web/ui/fields/field.tsx'
import { toast } from '../../web/ui/toast/toast-queue.ts'
import { cancelMeeting, listMeetings, listSlots, type WireMeeting } from '../meetings.endpoints.ts'
import { MeetingTime } from './meeting-time.tsx'

interface CancelMeetingDialogProps {
  meeting: WireMeeting
  open: boolean
  onClose: () => void
}

/** Takes a meeting back; the other side hears of it at once. */
export function CancelMeetingDialog({ meeting, open, onClose }: CancelMeetingDialogProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { name, lastname } = meeting.staff
  const { send, busy, failure, forget } = useSend({
    send: () => call(cancelMeeting, { query: { idMeeting: meeting.idMeeting } }),
    changed: () => {
      for (const endpoint of [listMeetings, listSlots])
        void queries.invalidateQueries({ queryKey: keyOf(endpoint) })
    },
    done: () => {
      toast(t`The meeting is cancelled`, { text: t`${name} has been told.` })
      onClose()
    },
  })
  const close = () => {
    forget()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={
        <Trans>
          Cancel the meeting with {name} {lastname}?
        </Trans>
      }
      lead={<MeetingTime {...meeting} />}
    >
      <p>
        <Trans>The time becomes free again, and an email removes the meeting from both calendars.</Trans>
      </p>
      {failure && <FormError>{failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={close}>
          <Trans>Keep the meeting</Trans>
        </Button>
        <Button kind="danger" busy={busy} onClick={() => void send()}>
          <Trans>Cancel the meeting</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
