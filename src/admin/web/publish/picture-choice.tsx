import { Trans } from '@lingui/react/macro'
import { PICTURES } from '../../../kernel/publishing.ts'
import { Art, type Hour } from '../../../web/ui/art.tsx'
import { FieldGroup } from '../../../web/ui/field.tsx'

interface PictureChoiceProps {
  value: string
  onChange: (picture: (typeof PICTURES)[number]) => void
  error?: string | undefined
  /** The radio group's name; the field's name in the call. */
  name?: string
}

/** One of the house's illustrations, at one of its hours. */
export function PictureChoice({ value, onChange, error, name = 'picture' }: PictureChoiceProps) {
  return (
    <FieldGroup legend={<Trans>Picture</Trans>} error={error} required>
      <div className="pictures">
        {PICTURES.map((picture) => (
          <label key={picture} className="picture-option">
            <input
              type="radio"
              name={name}
              value={picture}
              checked={value === picture}
              onChange={() => onChange(picture)}
            />
            <NamedArt name={picture} />
            <span className="hidden-text">{picture.replaceAll('-', ' ')}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** An illustration by its name with its hour: `reef-noon`. */
export function NamedArt({ name }: { name: string }) {
  const at = name.lastIndexOf('-')
  return <Art name={name.slice(0, at)} hour={name.slice(at + 1) as Hour} />
}
