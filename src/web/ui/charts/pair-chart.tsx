import './charts.css'
import './pair-chart.css'
import { type PairPoint, scaleFor } from './pair.ts'
import { BarMarks, LineMarks } from './pair-marks.tsx'
import { PairReader } from './pair-reader.tsx'
import { useWidth } from './use-width.ts'

interface PairChartProps {
  points: readonly PairPoint[]
  /** What is drawn, in words. The same figures stand in a table beside it. */
  label: string
  /** What the two series are called: "2026" and "2025"; null where there is one series only. */
  currentName: string
  previousName: string | null
  /** A figure in full with its unit, for reading: "$2,412.60"; null is a point without a figure. */
  format: (value: number | null) => string
  /** A point's figures as a sentence, for screen readers. */
  spoken: (point: PairPoint) => string
  /** A figure on the axis: 2412 gives "2.4k". */
  formatAxis: (value: number) => string
  /** Bars stand on zero; lines begin near their lowest figure. */
  kind?: 'bars' | 'lines'
  /** The height in pixels. */
  height?: number
}

const EDGE = { top: 16, bottom: 30, left: 48 }
/** Below this width of a column its label is one letter. */
const LETTER = 34

/** Two series side by side, a column for each point; a column tells its figures to pointer, finger and keyboard. */
export function PairChart({ points, kind = 'bars', height = 270, ...words }: PairChartProps) {
  const [frame, width] = useWidth<HTMLElement>(860)
  const values = points.flatMap((point) => [point.current, point.previous])
  const scale = scaleFor(values, 3, kind === 'lines')
  const plot = height - EDGE.top - EDGE.bottom
  // A small loss needs a little room below zero, not a whole step of the axis.
  const low = kind === 'bars' ? Math.min(0, ...values.map((value) => value ?? 0)) : scale.low
  const y = (value: number) => Math.round(EDGE.top + ((scale.high - value) / (scale.high - low)) * plot)
  // Out of sight a frame may be a pixel wide.
  const column = Math.max(1, (width - EDGE.left) / Math.max(1, points.length))
  const Marks = kind === 'bars' ? BarMarks : LineMarks

  return (
    <figure ref={frame} className="chart pair-chart">
      <PairReader points={points} left={EDGE.left} column={column} height={height} {...words}>
        {(picked) => (
          <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {scale.ticks
              .filter((tick) => tick >= low)
              .map((tick) => (
                <g key={tick}>
                  <line
                    className={tick === 0 ? 'chart-zero' : 'chart-grid'}
                    x1={EDGE.left}
                    x2={width}
                    y1={y(tick)}
                    y2={y(tick)}
                  />
                  <text className="chart-label" x={EDGE.left - 10} y={y(tick) + 4} textAnchor="end">
                    {words.formatAxis(tick)}
                  </text>
                </g>
              ))}
            {picked !== null && (
              <rect
                className="chart-picked"
                x={EDGE.left + picked * column + 1}
                y={EDGE.top - 8}
                width={Math.max(0, column - 2)}
                height={height - EDGE.top}
                rx="8"
              />
            )}
            <g transform={`translate(${EDGE.left} 0)`}>
              <Marks points={points} column={column} y={y} base={y(Math.max(0, low))} picked={picked} />
              {points.map((point, index) => (
                <text
                  key={point.fullLabel}
                  className={index === picked ? 'chart-label chart-label-picked' : 'chart-label'}
                  x={(index + 0.5) * column}
                  y={height - 8}
                  textAnchor="middle"
                >
                  {column < LETTER ? point.label.charAt(0) : point.label}
                </text>
              ))}
            </g>
          </svg>
        )}
      </PairReader>
    </figure>
  )
}
