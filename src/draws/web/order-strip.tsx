import { SelectOrdinal, Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { DrawOfContract } from './draw-words.tsx'

/** So many places of the order are drawn. */
const DRAWN = 40

/** The beginning of the order: oneself, and who took the dearest wish that was gone. */
export function OrderStrip({ why: { place, of, wishes } }: { why: NonNullable<DrawOfContract['why']> }) {
  const { t } = useLingui()
  const count = Math.min(DRAWN, of)
  const [first] = wishes
  const took = first?.fate === 'gone' ? first.by : []
  const label = t`The first ${count} of the order.`
  return (
    <div className="order">
      <ol className="order-marks" aria-label={label}>
        {Array.from({ length: count }, (_, at) => at + 1).map((one) => (
          <li key={one} className={clsx(took.includes(one) && 'order-took', one === place && 'order-me')}>
            <span>
              {one}
              <span className="hidden-text">
                {one === place && <Trans context="a place in the order">, your place</Trans>}
                {took.includes(one) && (
                  <Trans context="a place in the order">, received your first wish</Trans>
                )}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className="small order-legend">
        <span>
          <i className="order-me" aria-hidden />
          <SelectOrdinal value={place} one="You, #st" two="You, #nd" few="You, #rd" other="You, #th" />
        </span>
        {took.length > 0 && (
          <span>
            <i className="order-took" aria-hidden />
            <Trans>Whoever received the week you ranked first</Trans>
          </span>
        )}
      </p>
    </div>
  )
}
