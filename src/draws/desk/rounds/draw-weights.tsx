import { useLingui } from '@lingui/react/macro'
import { WholeField } from '../../../web/desk/number-field.tsx'
import { MOST_EACH } from '../../round.ts'

/** What is typed of the rules: null for nothing, NaN for what is no number. */
export interface Weights {
  each: number | null
  weights: readonly (number | null)[]
}

const isIn = (value: number | null, least: number, most: number): value is number =>
  value !== null && value >= least && value <= most

/** The rules as numbers; null while one of them is none. */
export function typedWeights({ each, weights }: Weights): { each: number; weights: number[] } | null {
  const whole = weights.filter((one) => isIn(one, 0, 100))
  return isIn(each, 1, MOST_EACH) && whole.length === weights.length ? { each, weights: whole } : null
}

interface DrawWeightsProps {
  value: Weights
  onChange: (value: Weights) => void
  tried: boolean
}

/** How many weeks each may receive, and how much each of the three years before counts. */
export function DrawWeights({ value, onChange, tried }: DrawWeightsProps) {
  const { t } = useLingui()
  const labels = [t`Weight of the year before`, t`Of two years before`, t`Of three years before`]
  return (
    <div className="stack">
      <WholeField
        name="each"
        label={t`Weeks for each contract`}
        hint={t`One is the default: with several, a ranking that is not the true one can gain.`}
        required
        error={
          tried && !isIn(value.each, 1, MOST_EACH) ? t`Write a number from 1 to ${MOST_EACH}.` : undefined
        }
        value={value.each}
        onChange={(each) => onChange({ ...value, each })}
      />
      <div className="desk-draw-pair">
        {labels.map((label, at) => (
          <WholeField
            key={label}
            name={`weights.${at}`}
            label={label}
            required
            error={
              tried && !isIn(value.weights[at] ?? null, 0, 100) ? t`Write a number from 0 to 100.` : undefined
            }
            value={value.weights[at] ?? null}
            onChange={(one) =>
              onChange({
                ...value,
                weights: value.weights.map((before, other) => (other === at ? one : before)),
              })
            }
          />
        ))}
      </div>
    </div>
  )
}
