import { Trans } from '@lingui/react/macro'
import type { PairPoint } from './pair.ts'

interface ChartTableProps {
  caption: string
  points: readonly PairPoint[]
  currentName: string
  previousName: string
  format: (value: number) => string
}

/** The figures of a chart as a table, for those who do not see the drawing. */
export function ChartTable({ caption, points, currentName, previousName, format }: ChartTableProps) {
  const cell = (value: number | null) => (value === null ? <Trans>no figure</Trans> : format(value))
  return (
    // A table does not clip what it holds: hidden by itself it would widen a narrow page.
    <div className="hidden-text">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Month</Trans>
            </th>
            <th scope="col">{currentName}</th>
            <th scope="col">{previousName}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.fullLabel}>
              <th scope="row">{point.fullLabel}</th>
              <td>{cell(point.current)}</td>
              <td>{cell(point.previous)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
