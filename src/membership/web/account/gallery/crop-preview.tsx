import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { type Crop, outputSize } from './crop.ts'
import { drawCrop } from './draw-crop.ts'

/** The longer side of the preview in pixels, sharp on a dense screen. */
const SIDE = 260

/** What the photo will be: small, with its size in pixels. */
export function CropPreview({ picture, crop }: { picture: ImageBitmap; crop: Crop }) {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height } = outputSize(crop)
  const scale = SIDE / Math.max(width, height)
  useEffect(() => {
    const place = canvas.current
    if (!place) return
    place.width = Math.max(1, Math.round(crop.width * (SIDE / Math.max(crop.width, crop.height))))
    place.height = Math.max(1, Math.round(crop.height * (SIDE / Math.max(crop.width, crop.height))))
    drawCrop(place, picture, crop)
  }, [picture, crop])
  return (
    <figure className="crop-preview">
      <canvas
        ref={canvas}
        role="img"
        aria-label={t`Preview of the photo`}
        style={{ width: (width * scale) / 2, height: (height * scale) / 2 }}
      />
      <figcaption className="small faint numeric">
        <Trans>
          {width} × {height} pixels
        </Trans>
      </figcaption>
    </figure>
  )
}
