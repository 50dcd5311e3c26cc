import { Trans, useLingui } from '@lingui/react/macro'
import type { PairPoint } from '../../../web/ui/charts/pair.ts'
import { PairChart } from '../../../web/ui/charts/pair-chart.tsx'

interface SpokenChartProps {
  points: readonly PairPoint[]
  label: string
  currentName: string
  previousName: string | null
  /** A figure in full, for reading. */
  format: (value: number) => string
  formatAxis: (value: number) => string
  kind?: 'bars' | 'lines'
  height?: number
}

/** A chart of this year against last, its columns in words, and what its two looks mean. */
export function SpokenChart({ format, ...chart }: SpokenChartProps) {
  const { t } = useLingui()
  const { currentName, previousName, kind } = chart
  const figure = (value: number | null) => (value === null ? t`no figure` : format(value))
  const spoken = ({ fullLabel: name, current, previous }: PairPoint) => {
    const [now, before] = [figure(current), figure(previous)]
    return previousName === null
      ? t`${name}: ${now}`
      : t`${name}: ${now} in ${currentName}, ${before} in ${previousName}`
  }
  return (
    <>
      <PairChart {...chart} format={figure} spoken={spoken} />
      {previousName !== null && (
        <p className="legend profit-legend">
          <span>
            <i className="chart-key-now" />
            {currentName}
          </span>
          <span>
            <i className={kind === 'lines' ? 'profit-key-dashed' : 'chart-key-before'} />
            {previousName}
          </span>
          <span className="faint profit-reading">
            <Trans>Touch a month, or use the arrow keys, to read it.</Trans>
          </span>
        </p>
      )}
    </>
  )
}
