import { Trans } from '@lingui/react/macro'
import { GalleryChoice } from '../../photos/desk/gallery-choice.tsx'
import { PhotoField } from '../../photos/desk/photo-field.tsx'
import { PictureChoice } from '../../photos/desk/picture-choice.tsx'
import { choose, type Pictured, photosOf } from '../../photos/desk/pictured.ts'
import type { EditedPart } from '../../web/desk/use-editing.ts'
import { MOST_GOODS_PICTURES } from '../publish/publish-products.endpoints.ts'

/** The picture of something for sale, and further ones: photographs of the desk's own, and the house's illustrations. */
export function GoodsPictures({ value, change, error }: EditedPart<Pictured & { gallery: string[] }>) {
  const { picture, gallery } = value
  const photos = photosOf(value)
  // The gallery belongs to goods alone: changing the picture keeps it.
  const set: EditedPart<Pictured>['change'] = (some) =>
    change((typed) => {
      const chosen = typeof some === 'function' ? some(typed) : some
      return { ...chosen, gallery: chosen.gallery ?? typed.gallery }
    })
  return (
    <section className="editor-part">
      <h2 className="title">
        <Trans>Pictures</Trans>
      </h2>
      <PhotoField value={value} change={set} error={error} further={MOST_GOODS_PICTURES} />
      <PictureChoice
        value={picture}
        photos={photos}
        error={error('picture')}
        onChange={(chosen) => set(choose(value, { picture: chosen, gallery }))}
      />
      <GalleryChoice
        value={gallery}
        own={picture}
        photos={photos}
        most={MOST_GOODS_PICTURES}
        error={error('gallery')}
        onChange={(chosen) => set(choose(value, { picture, gallery: chosen }))}
      />
    </section>
  )
}
