import { Trans, useLingui } from '@lingui/react/macro'
import { boot } from '../../../web/boot.ts'
import { call } from '../../../web/calls/call.ts'
import { useDraft } from '../../../web/forms/use-draft.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { KeptHere } from '../../../web/ui/connection/kept-here.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { TextArea } from '../../../web/ui/fields/text-input.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { cancelMaintenance, type MaintenanceDetails } from '../../maintenance.endpoints.ts'
import { useRequestChanged } from './use-request-changed.ts'

interface CancelRequestDialogProps {
  request: MaintenanceDetails
  open: boolean
  onClose: () => void
}

/** Cancels a request, and says why. */
export function CancelRequestDialog({ request, open, onClose }: CancelRequestDialogProps) {
  const { code } = request
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Cancel request {code}?</Trans>}>
      <CancelForm request={request} onClose={onClose} />
    </Dialog>
  )
}

function CancelForm({ request: { id, status }, onClose }: Omit<CancelRequestDialogProps, 'open'>) {
  const { t } = useLingui()
  const { phone } = boot
  const changed = useRequestChanged()
  const [resolution, setResolution, clearDraft] = useDraft(`maintenance-cancel-${id}`, '')
  const form = useForm({
    shape: cancelMaintenance.body!,
    send: (body) => call(cancelMaintenance, { body }),
    done: ({ data }) => {
      clearDraft()
      onClose()
      changed(data)
      toast(t`Request cancelled`)
    },
  })
  return (
    <form {...form.props}>
      <input type="hidden" name="idRequest" value={id} />
      {status === 'in-progress' && (
        <Note tone="gold">
          <Trans>Work on it has begun. Call the concierge too, so that nobody comes: {phone}.</Trans>
        </Note>
      )}
      <Field
        label={t`Resolution`}
        hint={t`Why it is no longer needed. It stays with the request.`}
        required
        error={form.error('resolution') && t`Say in a few words why it is no longer needed.`}
      >
        {(control) => (
          <TextArea
            {...control}
            name="resolution"
            rows={4}
            maxLength={2000}
            value={resolution}
            onChange={(event) => setResolution(event.target.value)}
          />
        )}
      </Field>
      {form.failure && <FormError>{form.failure.message}</FormError>}
      <KeptHere />
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Keep the request</Trans>
        </Button>
        <Button kind="danger" type="submit" busy={form.busy}>
          <Trans>Cancel the request</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}
