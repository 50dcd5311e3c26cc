import './meter.css'
import { percentOf } from './share.ts'

interface MeterProps {
  used: number
  /** Promised but not used yet; drawn after `used`, paler. */
  held?: number
  total: number
  /** The whole fact in words: "14 of 28 nights used, 7 held". */
  label: string
  /** 14 px high instead of 6. */
  thick?: boolean
}

/** A bar that shows how much of an allotment is used and held. */
export function Meter({ used, held = 0, total, label, thick }: MeterProps) {
  const usedShare = percentOf(used, total)
  const heldShare = Math.min(percentOf(held, total), 100 - usedShare)
  return (
    <div className={thick ? 'meter meter-thick' : 'meter'} role="img" aria-label={label}>
      {usedShare > 0 && <i style={{ width: `${usedShare}%` }} />}
      {heldShare > 0 && <i className="meter-held" style={{ width: `${heldShare}%` }} />}
    </div>
  )
}
