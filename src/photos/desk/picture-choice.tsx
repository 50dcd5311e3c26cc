import { Trans, useLingui } from '@lingui/react/macro'
import { FieldGroup } from '../../web/ui/fields/field.tsx'
import { Picture } from '../../web/ui/picture.tsx'
import { useLanguage } from '../../web/words.ts'
import { type PhotoText, PICTURES } from '../pictures.ts'

interface PictureChoiceProps {
  value: string
  onChange: (picture: string) => void
  /** The desk's own photographs, before the illustrations. */
  photos?: readonly PhotoText[]
  error?: string | undefined
  /** The radio group's name; the field's name in the call. */
  name?: string
}

/** One of the desk's own photographs, or of the house's illustrations at one of its hours. */
export function PictureChoice({ value, onChange, photos = [], error, name = 'picture' }: PictureChoiceProps) {
  const nameOf = usePictureName(photos)
  return (
    <FieldGroup legend={<Trans>Picture</Trans>} error={error} required>
      <div className="pictures">
        {[...photos.map(({ picture }) => picture), ...PICTURES].map((picture) => (
          <label key={picture} className="picture-option">
            <input
              type="radio"
              name={name}
              value={picture}
              checked={value === picture}
              onChange={() => onChange(picture)}
            />
            <NamedArt name={picture} />
            <span className="hidden-text">{nameOf(picture)}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** What a picture is called: an illustration by its name, a photograph by what it shows. */
export function usePictureName(photos: readonly PhotoText[]): (picture: string) => string {
  const { t } = useLingui()
  const language = useLanguage()
  return (picture) => {
    const place = photos.findIndex((photo) => photo.picture === picture) + 1
    if (place === 0) return picture.replaceAll('-', ' ')
    return photos[place - 1]?.alt[language] || t`Photograph ${place}`
  }
}

/** A small picture by its name. */
export function NamedArt({ name }: { name: string }) {
  return <Picture name={name} sizes="120px" />
}
