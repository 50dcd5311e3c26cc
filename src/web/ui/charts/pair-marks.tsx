import { curveThrough, type Dot, type PairPoint, runsOf } from './pair.ts'

export interface MarksProps {
  points: readonly PairPoint[]
  /** The width of a point's column, in pixels. */
  column: number
  /** Where a value lies, in pixels from the top. */
  y: (value: number) => number
  /** Where the marks stand: zero, or the lowest line of the axis. */
  base: number
  picked: number | null
}

/** A bar for each figure; the year before pale and outlined, in front of it this year. A stub where there is none. */
export function BarMarks({ points, column, y, base }: MarksProps) {
  const alone = points.every(({ previous }) => previous === null)
  const width = alone ? Math.min(column * 0.44, 64) : Math.min(column * 0.27, 30)
  const gap = Math.min(3, column * 0.04)
  return points.map((point, index) => {
    const middle = (index + 0.5) * column
    const bar = { width, base, y }
    return (
      <g key={point.fullLabel}>
        {!alone && (
          <Bar {...bar} value={point.previous} x={middle - gap / 2 - width} className="chart-bar-before" />
        )}
        <Bar
          {...bar}
          value={point.current}
          x={alone ? middle - width / 2 : middle + gap / 2}
          className="chart-bar-now"
        />
      </g>
    )
  })
}

interface BarProps {
  value: number | null
  x: number
  width: number
  y: (value: number) => number
  base: number
  className: string
}

/** A bar from zero to its value, up or down. */
function Bar({ value, x, width, y, base, className }: BarProps) {
  if (value === null)
    return <rect className="chart-stub" x={x} y={base - 4} width={width} height="4" rx="2" />
  const end = y(value)
  // The outline lies inside the bar.
  return (
    <rect
      className={className}
      x={x + 0.5}
      y={Math.min(base, end) + 0.5}
      width={Math.max(1, width - 1)}
      height={Math.max(1, Math.abs(base - end) - 1)}
      rx={Math.min(4, width / 3)}
    />
  )
}

/** This year as a line over its shade, the year before dashed. The last figure has a dot, as has the one being read. */
export function LineMarks({ points, column, y, base, picked }: MarksProps) {
  const place = (value: number, index: number): Dot => [Math.round((index + 0.5) * column), y(value)]
  const series = (of: 'current' | 'previous') => points.map((point) => point[of])
  const last = points.findLastIndex(({ current }) => current !== null)
  const dots = (of: 'current' | 'previous', indexes: readonly (number | null)[]) =>
    [...new Set(indexes)].flatMap((index) => {
      const value = index === null ? null : points[index]?.[of]
      return index === null || value == null ? [] : [place(value, index)]
    })
  return (
    <>
      {runsOf(series('current'), place).map((run) => (
        <path key={run[0]?.[0]} className="chart-shade" d={`${curveThrough(run)}V${base}H${run[0]?.[0]}Z`} />
      ))}
      {runsOf(series('previous'), place).map((run) => (
        <path key={run[0]?.[0]} className="chart-line-before" d={curveThrough(run)} />
      ))}
      {runsOf(series('current'), place).map((run) => (
        <path key={run[0]?.[0]} className="chart-now" d={curveThrough(run)} />
      ))}
      {dots('previous', [picked]).map(([x, top]) => (
        <circle key={x} className="chart-dot-before" cx={x} cy={top} r="3.5" />
      ))}
      {dots('current', [last, picked]).map(([x, top]) => (
        <circle key={x} className="chart-dot" cx={x} cy={top} r="4" />
      ))}
    </>
  )
}
