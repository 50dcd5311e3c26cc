import { Trans, useLingui } from '@lingui/react/macro'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { IconButton } from '../../web/ui/button.tsx'
import { FieldGroup } from '../../web/ui/fields/field.tsx'
import { type PhotoText, PICTURES } from '../pictures.ts'
import { NamedArt, usePictureName } from './picture-choice.tsx'
import { moved } from './pictured.ts'

interface GalleryChoiceProps {
  /** Names of pictures, in their order. */
  value: readonly string[]
  /** The thing's own picture, which is shown first anyhow. */
  own: string
  /** The desk's own photographs, before the illustrations. */
  photos?: readonly PhotoText[]
  most: number
  error?: string | undefined
  onChange: (value: string[]) => void
}

/** Further pictures, in the order in which they are chosen until they are moved. */
export function GalleryChoice({ value, own, photos = [], most, error, onChange }: GalleryChoiceProps) {
  const nameOf = usePictureName(photos)
  return (
    <FieldGroup
      legend={<Trans>More pictures</Trans>}
      hint={
        <Trans>
          In the order you choose them. The page shows the first two beside the picture; where there are
          photographs, all of them open with a press.
        </Trans>
      }
      error={error}
    >
      <div className="pictures">
        {[...photos.map(({ picture }) => picture), ...PICTURES]
          .filter((picture) => picture !== own)
          .map((picture) => {
            const at = value.indexOf(picture)
            return (
              <label key={picture} className="picture-option">
                <input
                  type="checkbox"
                  name="gallery"
                  value={picture}
                  checked={at >= 0}
                  disabled={at < 0 && value.length >= most}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...value, picture] : value.filter((one) => one !== picture))
                  }
                />
                <NamedArt name={picture} />
                {at >= 0 && (
                  <span className="picture-place" aria-hidden>
                    {at + 1}
                  </span>
                )}
                <span className="hidden-text">{nameOf(picture)}</span>
              </label>
            )
          })}
      </div>
      {value.length > 1 && <GalleryOrder value={value} nameOf={nameOf} onChange={onChange} />}
    </FieldGroup>
  )
}

interface GalleryOrderProps extends Pick<GalleryChoiceProps, 'value' | 'onChange'> {
  nameOf: (picture: string) => string
}

function GalleryOrder({ value, nameOf, onChange }: GalleryOrderProps) {
  const { t } = useLingui()
  // A button that has come to the end keeps the focus: it is not disabled, it does nothing.
  return (
    <ol className="gallery-order" aria-label={t`Their order`}>
      {value.map((picture, index) => {
        const name = nameOf(picture)
        return (
          <li key={picture}>
            <div className="gallery-order-frame">
              <NamedArt name={picture} />
              <span className="picture-place" aria-hidden>
                {index + 1}
              </span>
              <span className="hidden-text">{name}</span>
            </div>
            <div className="row">
              <IconButton
                label={t`Earlier: ${name}`}
                aria-disabled={index === 0 || undefined}
                onClick={() => onChange(moved(value, index, -1))}
              >
                <ArrowLeft className="icon" />
              </IconButton>
              <IconButton
                label={t`Later: ${name}`}
                aria-disabled={index === value.length - 1 || undefined}
                onClick={() => onChange(moved(value, index, 1))}
              >
                <ArrowRight className="icon" />
              </IconButton>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
