import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import type { Photo } from '../../../gallery.endpoints.ts'
import { useRemovePhoto } from './use-photos.ts'

interface RemovePhotoDialogProps {
  photo: Photo | null
  onClose: () => void
  /** Called once the photo is down. */
  onRemoved: () => void
}

/** Asks once more before a photo is taken down. */
export function RemovePhotoDialog({ photo, onClose, onRemoved }: RemovePhotoDialogProps) {
  return (
    <Dialog
      alert
      open={photo !== null}
      onClose={onClose}
      title={<Trans>Remove this photo?</Trans>}
      lead={<Trans>It leaves your gallery and the club’s files. This cannot be undone.</Trans>}
    >
      {photo && <Asked photo={photo} onClose={onClose} onRemoved={onRemoved} />}
    </Dialog>
  )
}

function Asked({ photo, onClose, onRemoved }: RemovePhotoDialogProps & { photo: Photo }) {
  const { t } = useLingui()
  const { send, busy, failure } = useRemovePhoto()
  const press = async () => {
    if (!(await send(photo.idGallery))) return
    onClose()
    onRemoved()
    toast(t`Photo removed`)
  }
  return (
    <>
      <img
        className="photo-leaving"
        src={photo.urlmomentpicture}
        alt={photo.caption || t`The one to remove`}
      />
      {failure && <FormError>{failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Keep the photo</Trans>
        </Button>
        <Button kind="danger" busy={busy} onClick={() => void press()}>
          <Trans>Remove the photo</Trans>
        </Button>
      </DialogActions>
    </>
  )
}
