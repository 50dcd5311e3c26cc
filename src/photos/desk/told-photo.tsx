import { Trans, useLingui } from '@lingui/react/macro'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Trash2 from 'lucide-react/icons/trash'
import { useRef } from 'react'
import { BothLanguages } from '../../web/desk/both-languages.tsx'
import type { EditedPart } from '../../web/desk/use-editing.ts'
import { Button } from '../../web/ui/button.tsx'
import { Picture } from '../../web/ui/picture.tsx'
import { LONGEST_ALT, type PhotoText } from '../pictures.ts'
import { type Pictured, takeOut, withAlt } from './pictured.ts'

interface ToldPhotoProps extends EditedPart<Pictured> {
  photo: PhotoText
  /** Its place in the list, from 1. */
  place: number
  /** Its place among those that are chosen; -1 where it is not. */
  at: number
  disabled: boolean
  onReplace: (file: File) => void
}

/** One photograph with what it shows. */
export function ToldPhoto({ photo, place, at, value, change, error, disabled, onReplace }: ToldPhotoProps) {
  const { t } = useLingui()
  const file = useRef<HTMLInputElement>(null)
  const { picture, alt } = photo
  return (
    <li className="card told-photo">
      <div className="told-photo-frame">
        <Picture name={picture} sizes="180px" eager />
      </div>
      <div className="told-photo-words">
        <BothLanguages
          name={at < 0 ? `spare.${place}` : `photos.${at}.alt`}
          label={<Trans>What photograph {place} shows</Trans>}
          hint={<Trans>For those who cannot see it.</Trans>}
          most={LONGEST_ALT}
          rows={2}
          value={alt}
          error={error}
          onChange={(words) => change(withAlt(value, picture, words))}
        />
        {at < 0 && (
          <p className="small muted">
            <Trans>It is not chosen below: owners will not see it, and saving leaves it out.</Trans>
          </p>
        )}
        <div className="row wrap">
          <input
            ref={file}
            type="file"
            hidden
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,.heic,.heif"
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              target.value = ''
              if (chosen) onReplace(chosen)
            }}
          />
          <Button
            kind="secondary"
            size="small"
            disabled={disabled}
            aria-label={t`Replace photograph ${place}`}
            onClick={() => file.current?.click()}
          >
            <RefreshCw className="icon-small" aria-hidden /> <Trans>Replace</Trans>
          </Button>
          <Button
            kind="ghost"
            size="small"
            disabled={disabled}
            aria-label={t`Remove photograph ${place}`}
            onClick={() => change(takeOut(value, picture))}
          >
            <Trash2 className="icon-small" aria-hidden /> <Trans>Remove</Trans>
          </Button>
        </div>
      </div>
    </li>
  )
}
