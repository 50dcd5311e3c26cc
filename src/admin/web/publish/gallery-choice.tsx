import { Trans } from '@lingui/react/macro'
import { PICTURES } from '../../../kernel/publishing.ts'
import { FieldGroup } from '../../../web/ui/field.tsx'
import { NamedArt } from './picture-choice.tsx'

interface GalleryChoiceProps {
  /** Names of illustrations, in their order. */
  value: readonly string[]
  /** The thing's own picture, which is shown first anyhow. */
  own: string
  most: number
  error?: string | undefined
  onChange: (value: string[]) => void
}

/** Further illustrations of the house; the order is that in which they are chosen. */
export function GalleryChoice({ value, own, most, error, onChange }: GalleryChoiceProps) {
  return (
    <FieldGroup
      legend={<Trans>Further pictures</Trans>}
      hint={
        <Trans>The page shows the picture and the first two of these, in the order you choose them.</Trans>
      }
      error={error}
    >
      <div className="pictures">
        {PICTURES.filter((picture) => picture !== own).map((picture) => {
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
              <span className="hidden-text">{picture.replaceAll('-', ' ')}</span>
            </label>
          )
        })}
      </div>
    </FieldGroup>
  )
}
