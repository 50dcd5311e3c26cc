import './charts.css'
import { useId } from 'react'
import { ChartTable } from './chart-table.tsx'
import { curveThrough, type Dot, type PairPoint, runsOf, scaleFor } from './pair.ts'
import { useWidth } from './use-width.ts'

interface AreaPairProps {
  points: readonly PairPoint[]
  /** The whole chart in words; the caption of its table. */
  label: string
  /** What the two series are called: "2026" and "2025". */
  currentName: string
  previousName: string
  /** A figure in words, with its unit: "68%". */
  format: (value: number) => string
  /** The height in pixels. */
  height?: number
}

const EDGE = { top: 24, bottom: 24, left: 4, right: 16 }

/** A glimpse of a year: the current one as an area, the one before as a dotted line. */
export function AreaPair({ points, label, currentName, previousName, format, height = 132 }: AreaPairProps) {
  const [frame, width] = useWidth<HTMLElement>(420)
  const fade = useId()
  const scale = scaleFor(
    points.flatMap((point) => [point.current, point.previous]),
    2,
    true,
  )
  const bottom = height - EDGE.bottom
  const x = (index: number) =>
    Math.round(EDGE.left + (index * (width - EDGE.left - EDGE.right)) / Math.max(1, points.length - 1))
  const y = (value: number) =>
    Math.round(EDGE.top + ((scale.high - value) / (scale.high - scale.low)) * (bottom - EDGE.top))
  const place = (value: number, index: number): Dot => [x(index), y(value)]

  const current = runsOf(
    points.map((point) => point.current),
    place,
  )
  const previous = runsOf(
    points.map((point) => point.previous),
    place,
  )
  const last = current.at(-1)?.at(-1)
  const lastValue = points.findLast((point) => point.current !== null)?.current
  const everyLabel = Math.ceil((points.length * 36) / Math.max(width, 1))

  return (
    <figure ref={frame} className="chart">
      <svg width={width} height={height} aria-hidden="true">
        <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--chart-1)" stopOpacity=".26" />
          <stop offset="1" stopColor="var(--chart-1)" stopOpacity="0" />
        </linearGradient>
        {scale.ticks.map((tick) => (
          <line
            key={tick}
            className="chart-grid"
            x1={EDGE.left}
            x2={width - EDGE.right}
            y1={y(tick)}
            y2={y(tick)}
          />
        ))}
        {previous.map((run) => (
          <path key={run[0]?.[0]} className="chart-before" d={curveThrough(run)} />
        ))}
        {current.map((run) => (
          <g key={run[0]?.[0]}>
            <path d={`${curveThrough(run)}V${bottom}H${run[0]?.[0]}Z`} fill={`url(#${fade})`} />
            <path className="chart-now" d={curveThrough(run)} />
          </g>
        ))}
        {last && lastValue != null && (
          <>
            <circle className="chart-dot" cx={last[0]} cy={last[1]} r="4" />
            <text
              className="chart-value"
              x={Math.min(last[0], width - 18)}
              y={last[1] - 11}
              textAnchor="middle"
            >
              {format(lastValue)}
            </text>
          </>
        )}
        {points.map((point, index) =>
          index % everyLabel ? null : (
            <text
              key={point.fullLabel}
              className="chart-label"
              x={x(index)}
              y={height - 5}
              textAnchor={index === 0 ? 'start' : 'middle'}
            >
              {point.label}
            </text>
          ),
        )}
      </svg>
      <ChartTable
        caption={label}
        points={points}
        currentName={currentName}
        previousName={previousName}
        format={format}
      />
    </figure>
  )
}
