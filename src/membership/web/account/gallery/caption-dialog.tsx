import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../../web/ui/dialog/dialog.tsx'
import { Field, FormError } from '../../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import { LONGEST_CAPTION, type Photo } from '../../../gallery.endpoints.ts'
import { useCaptionPhoto } from './use-photos.ts'

interface CaptionDialogProps {
  photo: Photo | null
  onClose: () => void
}

/** Asks what a photo shows: read aloud in its place, and in the name of the button that removes it. */
export function CaptionDialog({ photo, onClose }: CaptionDialogProps) {
  return (
    <Dialog open={photo !== null} onClose={onClose} title={<Trans>Caption of the photo</Trans>}>
      {photo && <Caption key={photo.idGallery} photo={photo} onClose={onClose} />}
    </Dialog>
  )
}

function Caption({ photo, onClose }: CaptionDialogProps & { photo: Photo }) {
  const { t } = useLingui()
  const [caption, setCaption] = useState(photo.caption)
  const { send, busy, failure } = useCaptionPhoto()
  const save = async () => {
    if (!(await send({ idGallery: photo.idGallery, caption: caption.trim() }))) return
    onClose()
    toast(t`Caption saved`)
  }
  return (
    <form
      className="stack stack-wide"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <img className="photo-leaving" src={photo.urlmomentpicture} alt="" />
      <Field
        label={<Trans>What it shows</Trans>}
        hint={
          <Trans>
            A few words, such as “Sunset from our terrace”. They are read aloud to whoever cannot see it.
          </Trans>
        }
      >
        {(control) => (
          <TextInput
            {...control}
            name="caption"
            maxLength={LONGEST_CAPTION}
            autoComplete="off"
            value={caption}
            onChange={({ target }) => setCaption(target.value)}
          />
        )}
      </Field>
      {failure && <FormError>{failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Leave it as it is</Trans>
        </Button>
        <Button type="submit" busy={busy}>
          <Trans>Save the caption</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}
