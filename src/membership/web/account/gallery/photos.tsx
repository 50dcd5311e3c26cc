import './gallery.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import ImageUp from 'lucide-react/icons/image-up'
import Trash2 from 'lucide-react/icons/trash'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { MEGABYTE } from '../../../../kernel/endpoint.ts'
import { IconButton } from '../../../../web/ui/button.tsx'
import { FileField } from '../../../../web/ui/files/file-field.tsx'
import { LoadError } from '../../../../web/ui/load-error.tsx'
import { Note } from '../../../../web/ui/note.tsx'
import { SectionHead } from '../../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../../web/ui/skeleton.tsx'
import { MOST_PHOTOS, type Photo } from '../../../gallery.endpoints.ts'
import { CaptionDialog } from './caption-dialog.tsx'
import { RemovePhotoDialog } from './remove-photo-dialog.tsx'
import { usePhotos } from './use-photos.ts'

const CropDialog = lazy(() => import('./crop-dialog.tsx'))

/** What a browser opens without trouble; what is sent is smaller by far. */
const LARGEST = 25 * MEGABYTE

/** The owner's photos, five at most (spec, section 5): to look at, to add to, to take down. */
export function Photos() {
  const { t } = useLingui()
  const photos = usePhotos()
  return (
    <section className="section photos" aria-label={t`Photos`}>
      <SectionHead
        title={<Trans>Photos</Trans>}
        lead={<Trans>Your best moments with us. Only you and the club see them.</Trans>}
      />
      {photos.data ? (
        <Hung photos={photos.data.data} />
      ) : photos.isError ? (
        <LoadError query={photos} />
      ) : (
        <Loading label={t`Loading your photos`}>
          <div className="photo-wall">
            <Skeleton width={150} height={150} radius={14} />
            <Skeleton width={150} height={150} radius={14} />
            <Skeleton width={150} height={150} radius={14} />
          </div>
          <Skeleton height={123} radius={14} />
        </Loading>
      )}
    </section>
  )
}

function Hung({ photos }: { photos: readonly Photo[] }) {
  const { t } = useLingui()
  // The chosen ones wait here; one after the other is cropped.
  const [chosen, setChosen] = useState<File[]>([])
  const [leaving, setLeaving] = useState<Photo | null>(null)
  const [captioned, setCaptioned] = useState<Photo | null>(null)
  const [lately, setLately] = useState<'added' | 'removed' | null>(null)
  const room = MOST_PHOTOS - photos.length
  const [first] = chosen
  const wall = useKeptFocus(photos, leaving !== null || captioned !== null || first !== undefined)
  return (
    <>
      {photos.length > 0 && (
        <ul className="photo-wall" ref={wall} tabIndex={-1} aria-label={t`Your photos`}>
          {photos.map((photo, index) => {
            const number = index + 1
            const { caption } = photo
            return (
              <li key={photo.idGallery}>
                <img
                  src={photo.urlmomentpicture}
                  alt={caption || t`Number ${number} in your gallery`}
                  decoding="async"
                />
                <button type="button" className="photo-caption small" onClick={() => setCaptioned(photo)}>
                  {caption || <Trans>Add a caption</Trans>}
                  <span className="hidden-text">
                    {caption ? (
                      <Trans>, change the caption of photo {number}</Trans>
                    ) : (
                      <Trans> to photo {number}</Trans>
                    )}
                  </span>
                </button>
                <IconButton
                  label={caption ? t`Remove photo ${number}: ${caption}` : t`Remove photo ${number}`}
                  onClick={() => setLeaving(photo)}
                >
                  <Trash2 className="icon" />
                </IconButton>
              </li>
            )
          })}
        </ul>
      )}
      {room > 0 ? (
        <FileField
          kind="image"
          label={photos.length > 0 ? t`Add a photo` : t`Add your first photo`}
          limits={{ most: room, bytes: LARGEST, of: MOST_PHOTOS }}
          files={[]}
          onChange={setChosen}
        />
      ) : (
        <Note icon={ImageUp} title={<Trans>You only have {MOST_PHOTOS} photos as a limit</Trans>}>
          <Trans>Remove one to make room for another.</Trans>
        </Note>
      )}
      {/* The toast has said it to the ear, and goes. */}
      {lately && (
        <p className="small photo-lately">
          <Check className="icon-small" aria-hidden />
          {lately === 'added' ? (
            <Plural
              value={photos.length}
              one="Photo added: one hangs in your gallery."
              other="Photo added: # hang in your gallery."
            />
          ) : (
            <Plural
              value={photos.length}
              _0="Photo removed: your gallery is empty."
              one="Photo removed: one hangs in your gallery."
              other="Photo removed: # hang in your gallery."
            />
          )}
        </p>
      )}
      {first && (
        <Suspense>
          <CropDialog
            key={`${first.name} ${first.size} ${first.lastModified}`}
            file={first}
            waiting={chosen.length - 1}
            onNext={() => setChosen(chosen.slice(1))}
            onAdded={() => setLately('added')}
            onClose={() => setChosen([])}
          />
        </Suspense>
      )}
      <CaptionDialog photo={captioned} onClose={() => setCaptioned(null)} />
      <RemovePhotoDialog
        photo={leaving}
        onClose={() => setLeaving(null)}
        onRemoved={() => setLately('removed')}
      />
    </>
  )
}

/**
 * What was pressed may be gone once the photos have changed and no dialog is open any more: the focus, lost then, goes to
 * the photos. The effect comes after the commit in which the dialog closes and gives its focus back, however late that
 * is: there is no moment to guess.
 */
function useKeptFocus(photos: readonly Photo[], inDialog: boolean) {
  const wall = useRef<HTMLUListElement>(null)
  const before = useRef({ photos, inDialog })
  useEffect(() => {
    const last = before.current
    before.current = { photos, inDialog }
    if (inDialog || (last.photos === photos && !last.inDialog)) return
    if (document.activeElement === document.body) wall.current?.focus({ preventScroll: true })
  }, [photos, inDialog])
  return wall
}
