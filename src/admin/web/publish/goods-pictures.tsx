import { Trans } from '@lingui/react/macro'
import { MOST_PICTURES } from '../../../marketplace/publish-products.endpoints.ts'
import { GalleryChoice } from './gallery-choice.tsx'
import { PictureChoice } from './picture-choice.tsx'
import type { EditedPart } from './use-editing.ts'

/** The picture of a product or an event, and further ones. */
export function GoodsPictures({
  value: { picture, gallery },
  change,
  error,
}: EditedPart<{ picture: string; gallery: string[] }>) {
  return (
    <section className="editor-part">
      <h2 className="title">
        <Trans>Pictures</Trans>
      </h2>
      <PictureChoice
        value={picture}
        error={error('picture')}
        onChange={(chosen) => change({ picture: chosen, gallery: gallery.filter((one) => one !== chosen) })}
      />
      <GalleryChoice
        value={gallery}
        own={picture}
        most={MOST_PICTURES}
        error={error('gallery')}
        onChange={(chosen) => change({ gallery: chosen })}
      />
    </section>
  )
}
