import './photos.css'
import { Trans, useLingui } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import type { EditedPart } from '../../web/desk/use-editing.ts'
import { Button } from '../../web/ui/button.tsx'
import { FileField } from '../../web/ui/files/file-field.tsx'
import { LARGEST_PHOTO } from '../pictures.ts'
import { type Pictured, photosOf, replacePhoto, withPhoto } from './pictured.ts'
import { ToldPhoto } from './told-photo.tsx'
import { type SendingPhoto, useUpload } from './use-upload.ts'

interface PhotoFieldProps extends EditedPart<Pictured> {
  /** How many further pictures it may have. */
  further: number
}

/** The desk's own photographs of what is edited: added, replaced, taken out, and told for those who cannot see them. */
export function PhotoField({ value, change, error, further }: PhotoFieldProps) {
  const { t } = useLingui()
  const { sending, refused, send, stop } = useUpload()
  const most = further + 1
  const all = photosOf(value)
  return (
    <FileField
      kind="image"
      label={t`Photographs of your own`}
      limits={{ most: Math.max(0, most - all.length), bytes: LARGEST_PHOTO, of: most }}
      files={[]}
      disabled={sending !== null}
      onChange={(files) => void send(files, (name) => change((typed) => withPhoto(typed, name, further)))}
    >
      {all.length > 0 && (
        <ul className="told-photos">
          {all.map((photo, index) => (
            <ToldPhoto
              key={photo.picture}
              photo={photo}
              place={index + 1}
              at={value.photos.indexOf(photo)}
              value={value}
              change={change}
              error={error}
              disabled={sending !== null}
              onReplace={(file) =>
                void send([file], (name) => change((typed) => replacePhoto(typed, photo.picture, name)))
              }
            />
          ))}
        </ul>
      )}
      {sending && <OnItsWay {...sending} onStop={stop} />}
      <div role="alert" className="file-field-left">
        {refused.map(({ name, why }) => (
          <p className="field-error" key={name}>
            <CircleAlert className="icon-small" aria-hidden />
            <span>
              <Trans>
                “{name}” was not added. {why}
              </Trans>
            </span>
          </p>
        ))}
      </div>
    </FileField>
  )
}

/** The upload is complete and the server re-encodes it. The form cannot be saved before that is done. */
function OnItsWay({ name, place, of, share, onStop }: SendingPhoto & { onStop: () => void }) {
  const { t } = useLingui()
  return (
    <div className="photo-sending" data-unfinished tabIndex={-1}>
      <p className="small" role="status">
        {share < 1 ? (
          <Trans>
            Sending photograph {place} of {of}: {name}
          </Trans>
        ) : (
          <Trans>Sent; the photograph is being prepared: {name}</Trans>
        )}
      </p>
      <progress aria-label={t`Sending the photograph`} value={share} max={1} />
      <Button kind="ghost" size="small" onClick={onStop}>
        <Trans>Stop</Trans>
      </Button>
    </div>
  )
}
