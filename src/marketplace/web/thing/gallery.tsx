import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { PhotoText } from '../../../photos/pictures.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog/dialog.tsx'
import { Picture } from '../../../web/ui/picture.tsx'
import { useLanguage } from '../../../web/words.ts'

/** At most this many pictures stand side by side. */
const MOST = 3

interface GalleryProps {
  /** The thing that the pictures show. */
  name: string
  pictures: readonly string[]
  /** What the photographs among them show. */
  photos: readonly PhotoText[]
}

/** The pictures of something to do, the first one large. Where photographs go on, all of them open in a dialog. */
export function Gallery({ name, pictures, photos }: GalleryProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const all = [...new Set(pictures)]
  const shown = all.slice(0, MOST)
  const count = all.length
  const altOf = (one: string) => photos.find(({ picture }) => picture === one)?.alt[language] ?? ''
  return (
    <div className="gallery-frame">
      <div
        className={clsx('gallery', shown.length === 1 && 'gallery-one', shown.length === 2 && 'gallery-two')}
      >
        {shown.map((one, index) => (
          <div key={one}>
            <Picture
              name={one}
              alt={altOf(one)}
              sizes={index === 0 ? '(max-width: 760px) 100vw, 860px' : '420px'}
              eager
            />
          </div>
        ))}
      </div>
      {count > MOST && photos.length > 0 && (
        <Button kind="secondary" size="small" className="gallery-more" onClick={() => setOpen(true)}>
          {t`${plural(count, { one: 'Its # picture', other: 'All # pictures' })}`}
        </Button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={name} wide>
        <ul className="stack gallery-all">
          {all.map((one) => (
            <li key={one}>
              <Picture name={one} alt={altOf(one)} sizes="(max-width: 760px) 100vw, 760px" />
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  )
}
