import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../../web/ui/button.tsx'
import { KeptHere } from '../../../../web/ui/connection/kept-here.tsx'
import { Dialog, DialogActions } from '../../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { Loading, Skeleton } from '../../../../web/ui/skeleton.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import { type Crop, type CropShape, firstCrop } from './crop.ts'
import { CropControls } from './crop-controls.tsx'
import { CropPreview } from './crop-preview.tsx'
import { CropStage } from './crop-stage.tsx'
import { photoOf } from './draw-crop.ts'
import { useAddPhoto } from './use-photos.ts'
import { usePicture } from './use-picture.ts'

interface CropDialogProps {
  file: File
  /** Chosen as well, and next in line. */
  waiting: number
  onNext: () => void
  /** Called once the photo hangs. */
  onAdded: () => void
  onClose: () => void
}

/** Chooses what is kept of a photo, shows it, and hangs it. */
export default function CropDialog({ file, waiting, onNext, onAdded, onClose }: CropDialogProps) {
  const { t } = useLingui()
  const picture = usePicture(file)
  const sending = useAddPhoto()
  const leave = (then: () => void) => () => {
    sending.stop()
    then()
  }
  const isWhole = picture === 'unreadable' && isTelephonePhoto(file)
  const added = () => {
    onNext()
    onAdded()
    toast(t`Photo added`, { text: t`It hangs in your gallery.` })
  }
  return (
    <Dialog
      wide
      open
      onClose={leave(onClose)}
      title={isWhole ? <Trans>Add the photo</Trans> : <Trans>Crop the photo</Trans>}
      lead={
        waiting > 0
          ? t`${plural(waiting, { one: '# more comes after it', other: '# more come after it' })}`
          : undefined
      }
    >
      {picture === 'unreadable' ? (
        isWhole ? (
          <Whole file={file} sending={sending} onLeft={leave(onNext)} onDone={added} />
        ) : (
          <>
            <FormError>
              <Trans>This photo can’t be read. Nothing was added; try another one.</Trans>
            </FormError>
            <DialogActions>
              <Button onClick={onNext}>
                <Trans>Close</Trans>
              </Button>
            </DialogActions>
          </>
        )
      ) : picture ? (
        <Cropping
          picture={picture}
          name={file.name}
          waiting={waiting}
          sending={sending}
          onLeft={leave(onNext)}
          onDone={added}
        />
      ) : (
        <Loading label={t`Opening the photo`}>
          <Skeleton height={320} radius={14} />
        </Loading>
      )}
    </Dialog>
  )
}

/** A photograph that the club can open although this browser cannot (HEIC). Where the system knows no type, its name says it. */
const isTelephonePhoto = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

interface WholeProps {
  file: File
  sending: ReturnType<typeof useAddPhoto>
  onLeft: () => void
  onDone: () => void
}

/** A photo that cannot be cropped here: it is hung as it is, or left out. */
function Whole({ file, sending, onLeft, onDone }: WholeProps) {
  const { busy, failure, share } = sending
  const { name } = file
  const hang = async () => {
    if (await sending.send({ photo: file, crop: 'whole' })) onDone()
  }
  return (
    <>
      <p>
        <Trans>
          This browser can’t show photos in the HEIC format, so “{name}” can’t be cropped here. You can add
          all of it.
        </Trans>
      </p>
      <OnTheWay share={share} />
      {failure && <FormError>{failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onLeft}>
          <Trans>Leave it out</Trans>
        </Button>
        <Button busy={busy} onClick={() => void hang()}>
          <Trans>Add this photo</Trans>
        </Button>
      </DialogActions>
    </>
  )
}

/** How much of a photo has been sent, 0 to 1; nothing while none is. */
function OnTheWay({ share }: { share: number | null }) {
  if (share === null) return null
  return (
    <div className="stack">
      <label className="small muted" htmlFor="photo-progress">
        <Trans>On its way</Trans>
      </label>
      <progress id="photo-progress" className="photo-progress" value={share} max={1} />
    </div>
  )
}

interface CroppingProps {
  picture: ImageBitmap
  name: string
  /** More that are chosen and come after it. */
  waiting: number
  sending: ReturnType<typeof useAddPhoto>
  onLeft: () => void
  onDone: () => void
}

function Cropping({ picture, name, waiting, sending, onLeft, onDone }: CroppingProps) {
  const [shape, setShape] = useState<CropShape>('square')
  const [crop, setCrop] = useState<Crop>(() => firstCrop(picture, 'square'))
  const [isBroken, setBroken] = useState(false)
  const { share, busy, failure } = sending
  const hang = async () => {
    const photo = await photoOf(picture, crop, name)
    setBroken(photo === null)
    if (photo && (await sending.send({ photo, crop: JSON.stringify(crop) }))) onDone()
  }
  const reshape = (next: CropShape) => {
    setShape(next)
    setCrop(firstCrop(picture, next))
  }
  return (
    <>
      <CropStage picture={picture} crop={crop} shape={shape} onCrop={setCrop} />
      <div className="crop-row">
        <CropControls picture={picture} crop={crop} shape={shape} onCrop={setCrop} onShape={reshape} />
        <CropPreview picture={picture} crop={crop} />
      </div>
      <OnTheWay share={share} />
      {isBroken && (
        <FormError>
          <Trans>This photo can’t be read. Nothing was added; try another one.</Trans>
        </FormError>
      )}
      {failure && <FormError>{failure.message}</FormError>}
      <KeptHere files={waiting + 1} filesOnly />
      <DialogActions>
        <Button kind="secondary" onClick={onLeft}>
          <Trans>Leave it out</Trans>
        </Button>
        <Button busy={busy} onClick={() => void hang()}>
          <Trans>Add this photo</Trans>
        </Button>
      </DialogActions>
    </>
  )
}
