import { type CSSProperties, type PointerEvent, type ReactNode, useState } from 'react'
import type { PairPoint } from './pair.ts'

interface PairReaderProps {
  points: readonly PairPoint[]
  label: string
  currentName: string
  previousName: string | null
  format: (value: number | null) => string
  spoken: (point: PairPoint) => string
  /** Where the first column begins, its width, and the height of the drawing, in pixels. */
  left: number
  column: number
  height: number
  /** The drawing, told which column is being read. */
  children: (picked: number | null) => ReactNode
}

const TIP_HALF = 100

/**
 * Reads a chart column by column. A slider lies unseen over the columns: the arrow keys, a finger and a pointer move it,
 * and it says the figures of where it stands. Its thumb is as wide as a column, so that each stop lies on one.
 */
export function PairReader({ points, left, column, height, children, ...words }: PairReaderProps) {
  const [at, setAt] = useState<number | null>(null)
  const [shown, setShown] = useState(false)
  const last = points.findLastIndex(({ current }) => current !== null)
  const index = Math.min(at ?? Math.max(0, last), points.length - 1)
  const point = points[index]
  if (!point) return children(null)

  const pick = (next: number) => {
    setAt(next)
    setShown(true)
  }
  const pickUnder = (event: PointerEvent<HTMLInputElement>) => {
    const across = event.clientX - event.currentTarget.getBoundingClientRect().left
    pick(Math.min(points.length - 1, Math.max(0, Math.floor(across / column))))
  }
  const { currentName, previousName, format } = words
  const width = column * points.length
  const middle = left + (index + 0.5) * column
  return (
    <>
      {children(shown ? index : null)}
      <input
        type="range"
        className="chart-reader"
        style={{ left, width, height, '--column': `${column}px` } as CSSProperties}
        min={0}
        max={points.length - 1}
        value={index}
        aria-label={words.label}
        aria-valuetext={words.spoken(point)}
        onChange={(event) => pick(Number(event.target.value))}
        onPointerDown={pickUnder}
        onPointerMove={pickUnder}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setShown(false)}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
      />
      {shown && (
        <div
          className="chart-tip"
          aria-hidden
          style={{ left: Math.min(Math.max(middle, TIP_HALF), left + width - TIP_HALF) }}
        >
          <b>{point.fullLabel}</b>
          <TipLine tone="now" name={currentName} value={format(point.current)} />
          {previousName !== null && (
            <TipLine tone="before" name={previousName} value={format(point.previous)} />
          )}
        </div>
      )}
    </>
  )
}

function TipLine({ tone, name, value }: { tone: 'now' | 'before'; name: string; value: string }) {
  return (
    <span>
      <i className={`chart-key chart-key-${tone}`} />
      {name}
      <em className="numeric">{value}</em>
    </span>
  )
}
