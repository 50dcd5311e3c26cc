import type { EditedPart } from '../../web/desk/use-editing.ts'
import { PhotoField } from './photo-field.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { choose, type Pictured, photosOf } from './pictured.ts'

/** The one picture of a letter or an offer: a photograph of the desk's own, or one of the house's illustrations. */
export function OnePicture({ value, change, error }: EditedPart<Pictured>) {
  return (
    <>
      <PhotoField value={value} change={change} error={error} further={0} />
      <PictureChoice
        value={value.picture}
        photos={photosOf(value)}
        error={error('picture')}
        onChange={(picture) => change(choose(value, { picture }))}
      />
    </>
  )
}
