import { Trans, useLingui } from '@lingui/react/macro'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useState } from 'react'
import { Button, IconButton } from '../../../web/ui/button.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { useZoom } from './use-zoom.ts'

interface ImagePreviewProps {
  src: string
  title: string
}

/** A picture that fits its frame, and more of it: with the buttons, with + and −, or with a double press. */
export function ImagePreview({ src, title }: ImagePreviewProps) {
  const { t, i18n } = useLingui()
  const { zoom, isLeast, isMost, nearer, farther, whole, frame, onKeyDown, onDoubleClick, drag } = useZoom()
  const [failed, setFailed] = useState(false)
  if (failed) {
    return (
      <Note tone="bad" spoken>
        <p>
          <Trans>This browser cannot draw the picture. Download it to look at it.</Trans>
        </p>
      </Note>
    )
  }
  return (
    <div className="preview-picture">
      <section
        ref={frame}
        className="preview-canvas"
        aria-label={t`Picture: arrow keys move it, + and − change its size`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        data-zoomed={isLeast ? undefined : ''}
        onKeyDown={onKeyDown}
        onDoubleClick={onDoubleClick}
        {...drag}
      >
        <img
          src={src}
          alt={title}
          draggable={false}
          style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
          onError={() => setFailed(true)}
        />
      </section>
      <div className="preview-zoom">
        <IconButton label={t`Smaller`} onClick={farther} aria-disabled={isLeast}>
          <ZoomOut className="icon" />
        </IconButton>
        <output className="numeric small">{i18n.number(zoom, { style: 'percent' })}</output>
        <IconButton label={t`Larger`} onClick={nearer} aria-disabled={isMost}>
          <ZoomIn className="icon" />
        </IconButton>
        <Button kind="ghost" size="small" onClick={whole} aria-disabled={isLeast}>
          <Trans>Fit</Trans>
        </Button>
      </div>
    </div>
  )
}
