import { Trans, useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { Button, buttonClass, IconButton } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import type { MaintenanceDetails } from '../../maintenance.endpoints.ts'

type Images = MaintenanceDetails['images']

/** A request's images, small; each opens large, with the way to the others. */
export function RequestImages({ images }: { images: Images }) {
  const { t } = useLingui()
  const [shown, setShown] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const show = (index: number) => {
    setShown(index)
    setIsOpen(true)
  }
  return (
    <section>
      <SectionHead title={<Trans>Images</Trans>} />
      <ul className="repair-images">
        {images.map(({ key, name, fileRoute }, index) => (
          <li key={key}>
            <button type="button" aria-label={t`Look at ${name}`} onClick={() => show(index)}>
              <img src={fileRoute} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <ImageDialog
        images={images}
        index={Math.min(shown, images.length - 1)}
        open={isOpen}
        onIndex={setShown}
        onClose={() => setIsOpen(false)}
      />
    </section>
  )
}

interface ImageDialogProps {
  images: Images
  index: number
  open: boolean
  onIndex: (index: number) => void
  onClose: () => void
}

function ImageDialog({ images, index, open, onIndex, onClose }: ImageDialogProps) {
  const { t } = useLingui()
  const image = images[index]
  if (!image) return null
  const { name, fileRoute } = image
  const place = index + 1
  const { length } = images
  const step = (by: number) => onIndex((index + by + length) % length)
  return (
    <Dialog open={open} onClose={onClose} title={name} wide>
      <div className="repair-image">
        <img src={fileRoute} alt={name} />
        {length > 1 && (
          <div className="repair-image-steps">
            <IconButton label={t`Previous image`} onClick={() => step(-1)}>
              <ChevronLeft className="icon" />
            </IconButton>
            <span className="small numeric" role="status">
              <Trans>
                {place} of {length}
              </Trans>
            </span>
            <IconButton label={t`Next image`} onClick={() => step(1)}>
              <ChevronRight className="icon" />
            </IconButton>
          </div>
        )}
      </div>
      <DialogActions>
        <a className={buttonClass('secondary')} href={`${fileRoute}?download`} download={name}>
          <Trans>Download</Trans>
        </a>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
