import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { type Corner, type Crop, type CropShape, moveCrop, pullCorner, zoomCrop } from './crop.ts'
import { drawCrop } from './draw-crop.ts'

const CORNERS: readonly Corner[] = ['nw', 'ne', 'sw', 'se']
/** The picture is drawn at most this wide or high on the screen. */
const SHOWN = 1200
/** A press of an arrow moves by this share of the picture; with Shift further. */
const STEP = 0.02
const LARGE_STEP = 0.1
const ZOOM_STEP = 1.1

interface CropStageProps {
  picture: ImageBitmap
  crop: Crop
  shape: CropShape
  onCrop: (crop: Crop) => void
}

/** The whole picture, and on it the part that is kept: to pull with a pointer or a finger, to move with the arrow keys. */
export function CropStage({ picture, crop, shape, onCrop }: CropStageProps) {
  const { t } = useLingui()
  const stage = useRef<HTMLDivElement>(null)
  const pull = useRef<{ crop: Crop; x: number; y: number; corner: Corner | null } | null>(null)

  const begin = (event: PointerEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement
    if (event.button !== 0 || !target.closest('.crop-part')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const corner = (target.dataset.corner as Corner | undefined) ?? null
    pull.current = { crop, x: event.clientX, y: event.clientY, corner }
  }
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const from = pull.current
    if (!from || !stage.current) return
    const scale = picture.width / stage.current.clientWidth
    const dx = (event.clientX - from.x) * scale
    const dy = (event.clientY - from.y) * scale
    const { corner } = from
    onCrop(
      corner
        ? pullCorner(from.crop, picture, { corner, dx, dy }, shape)
        : moveCrop(from.crop, picture, dx, dy),
    )
  }
  const end = () => {
    pull.current = null
  }
  const press = (event: KeyboardEvent) => {
    const next = cropByKey(event, { picture, crop, shape })
    if (!next) return
    event.preventDefault()
    onCrop(next)
  }
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`
  return (
    <div
      ref={stage}
      className="crop-stage"
      style={
        {
          '--ratio': picture.width / picture.height,
          aspectRatio: `${picture.width} / ${picture.height}`,
        } as CSSProperties
      }
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <Shown picture={picture} />
      <button
        type="button"
        className="crop-part"
        aria-label={t`The part that is kept. Arrow keys move it, plus and minus zoom.`}
        aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Plus Minus"
        style={{
          left: percent(crop.x, picture.width),
          top: percent(crop.y, picture.height),
          width: percent(crop.width, picture.width),
          height: percent(crop.height, picture.height),
        }}
        onKeyDown={press}
      >
        {CORNERS.map((corner) => (
          <span key={corner} data-corner={corner} />
        ))}
      </button>
    </div>
  )
}

/** What a key makes of it; null for a key that means nothing here. */
function cropByKey(
  { key, shiftKey }: KeyboardEvent,
  { picture, crop, shape }: Pick<CropStageProps, 'picture' | 'crop' | 'shape'>,
): Crop | null {
  const step = Math.min(picture.width, picture.height) * (shiftKey ? LARGE_STEP : STEP)
  if (key === 'ArrowLeft') return moveCrop(crop, picture, -step, 0)
  if (key === 'ArrowRight') return moveCrop(crop, picture, step, 0)
  if (key === 'ArrowUp') return moveCrop(crop, picture, 0, -step)
  if (key === 'ArrowDown') return moveCrop(crop, picture, 0, step)
  if (key === '+' || key === '=') return zoomCrop(crop, picture, ZOOM_STEP, shape)
  if (key === '-' || key === '_') return zoomCrop(crop, picture, 1 / ZOOM_STEP, shape)
  return null
}

function Shown({ picture }: { picture: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height } = picture
  const scale = Math.min(1, SHOWN / Math.max(width, height))
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, { x: 0, y: 0, width, height })
  }, [picture, width, height])
  return (
    <canvas ref={canvas} width={Math.ceil(width * scale)} height={Math.ceil(height * scale)} aria-hidden />
  )
}
