import './charts.css'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ChartTable } from './chart-table.tsx'
import { type PairPoint, scaleFor } from './pair.ts'
import { useWidth } from './use-width.ts'

interface ProfitBarsProps {
  points: readonly PairPoint[]
  /** The whole chart in words; the caption of its table. */
  label: string
  /** What the two series are called: "2026" and "2025". */
  currentName: string
  previousName: string
  /** A figure in full, with its currency, for the tooltip and the ear. */
  format: (value: number) => string
  /** A figure on the axis: 2000 gives "2.0k". */
  formatAxis: (value: number) => string
  /** In pixels. */
  height?: number
  /** The month under the pointer or the focus, for a panel beside the chart. */
  onPick?: (index: number | null) => void
}

const EDGE = { top: 12, bottom: 30, left: 48, right: 4 }
const NARROW = 520

/** Two bars for each month: the year before behind, pale; the current one solid. A month tells its figures. */
export function ProfitBars({ points, height = 270, onPick, ...words }: ProfitBarsProps) {
  const { t } = useLingui()
  const [frame, width] = useWidth<HTMLElement>(860)
  const [picked, setPicked] = useState<number | null>(null)
  const pick = (index: number | null) => {
    setPicked(index)
    onPick?.(index)
  }
  const scale = scaleFor(points.flatMap((point) => [point.current, point.previous]))
  const plot = height - EDGE.top - EDGE.bottom
  const y = (value: number) => Math.round(EDGE.top + ((scale.high - value) / (scale.high - scale.low)) * plot)
  const column = (width - EDGE.left - EDGE.right) / Math.max(1, points.length)
  const figure = (value: number | null) => (value === null ? t`no figure` : words.format(value))
  const spoken = (point: PairPoint) => {
    const month = point.fullLabel
    const [now, before] = [figure(point.current), figure(point.previous)]
    const { currentName, previousName } = words
    return t`${month}: ${now} in ${currentName}, ${before} in ${previousName}`
  }
  const tip = picked === null ? undefined : points[picked]

  return (
    <figure ref={frame} className="chart">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of drawn shapes, not of form fields */}
      <svg width={width} height={height} role="group" aria-label={words.label}>
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line className="chart-grid" x1={EDGE.left} x2={width} y1={y(tick)} y2={y(tick)} />
            <text className="chart-label" x={EDGE.left - 10} y={y(tick) + 4} textAnchor="end">
              {words.formatAxis(tick)}
            </text>
          </g>
        ))}
        {points.map((point, index) => (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: reached to read its figures, nothing to press
          <g
            key={point.fullLabel}
            className="chart-month"
            transform={`translate(${EDGE.left + index * column} 0)`}
            tabIndex={0}
            role="img"
            aria-label={spoken(point)}
            onPointerEnter={() => pick(index)}
            onPointerLeave={() => pick(null)}
            onFocus={() => pick(index)}
            onBlur={() => pick(null)}
          >
            <rect
              className="chart-hover"
              x="1"
              y={EDGE.top}
              width={column - 2}
              height={height - EDGE.top - 6}
              rx="8"
            />
            <Bar
              value={point.previous}
              x={column * 0.24}
              width={column * 0.25}
              y={y}
              className="chart-bar-before"
            />
            <Bar
              value={point.current}
              x={column * 0.51}
              width={column * 0.25}
              y={y}
              className="chart-bar-now"
            />
            <text className="chart-label" x={column / 2} y={height - 8} textAnchor="middle">
              {width < NARROW ? point.label.charAt(0) : point.label}
            </text>
          </g>
        ))}
      </svg>
      {tip && picked !== null && (
        <div
          className="chart-tip"
          aria-hidden
          style={{ left: Math.min(Math.max(EDGE.left + (picked + 0.5) * column, 96), width - 96) }}
        >
          <b>{tip.fullLabel}</b>
          <TipLine tone="var(--chart-1)" name={words.currentName} value={figure(tip.current)} />
          <TipLine tone="var(--chart-2)" name={words.previousName} value={figure(tip.previous)} />
        </div>
      )}
      <ChartTable caption={words.label} points={points} {...words} />
    </figure>
  )
}

interface BarProps {
  value: number | null
  x: number
  width: number
  y: (value: number) => number
  className: string
}

/** A bar from zero to its value, up or down; a stub of 4 px where there is no figure. */
function Bar({ value, x, width, y, className }: BarProps) {
  const zero = y(0)
  if (value === null)
    return <rect className="chart-stub" x={x} y={zero - 4} width={width} height="4" rx="2" />
  const end = y(value)
  return (
    <rect
      className={className}
      x={x}
      y={Math.min(zero, end)}
      width={width}
      height={Math.abs(zero - end)}
      rx={Math.min(4, width / 3)}
    />
  )
}

function TipLine({ tone, name, value }: { tone: string; name: string; value: string }) {
  return (
    <span>
      <i style={{ background: tone }} />
      {name}
      <em className="numeric">{value}</em>
    </span>
  )
}
