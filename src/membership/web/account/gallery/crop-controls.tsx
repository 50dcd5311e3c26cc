import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Segmented } from '../../../../web/ui/fields/segmented.tsx'
import { type Crop, type CropShape, LEAST_SHARE, resizeCrop } from './crop.ts'

interface CropControlsProps {
  picture: ImageBitmap
  crop: Crop
  shape: CropShape
  onCrop: (crop: Crop) => void
  onShape: (shape: CropShape) => void
}

/** The shape of what is kept, and its size: one slider for a square, two for a free shape. */
export function CropControls({ picture, crop, shape, onCrop, onShape }: CropControlsProps) {
  const { t } = useLingui()
  const side = Math.min(picture.width, picture.height)
  const widen = (width: number, height: number) => onCrop(resizeCrop(crop, picture, { width, height }, shape))
  return (
    <div className="crop-controls">
      <Segmented
        label={t`Shape`}
        value={shape}
        onChange={onShape}
        options={[
          { value: 'square', label: t`Square` },
          { value: 'free', label: t`Free` },
        ]}
      />
      {shape === 'square' ? (
        <Slider
          label={t`Zoom`}
          least={100}
          most={100 / LEAST_SHARE}
          value={(side / crop.width) * 100}
          onChange={(zoom) => widen((side / zoom) * 100, (side / zoom) * 100)}
        />
      ) : (
        <>
          <Slider
            label={t`Width`}
            least={((side * LEAST_SHARE) / picture.width) * 100}
            most={100}
            value={(crop.width / picture.width) * 100}
            onChange={(width) => widen((width / 100) * picture.width, crop.height)}
          />
          <Slider
            label={t`Height`}
            least={((side * LEAST_SHARE) / picture.height) * 100}
            most={100}
            value={(crop.height / picture.height) * 100}
            onChange={(height) => widen(crop.width, (height / 100) * picture.height)}
          />
        </>
      )}
    </div>
  )
}

interface SliderProps {
  label: string
  /** The bounds, in percent as the value is. */
  least: number
  most: number
  value: number
  onChange: (value: number) => void
}

function Slider({ label, least, most, value, onChange }: SliderProps) {
  const id = useId()
  const percent = Math.round(value)
  return (
    <div className="crop-slider">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className="small faint numeric" aria-hidden>
        {percent}%
      </output>
      <input
        id={id}
        type="range"
        min={Math.ceil(least)}
        max={most}
        step={1}
        value={percent}
        aria-valuetext={`${percent}%`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}
