import './transfer.css'
import '../../../web/ui/fields/checkbox.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { FieldGroup } from '../../../web/ui/fields/field.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Product } from '../../catalogue.endpoints.ts'
import { Price } from '../price/price.tsx'

interface VehicleChoiceProps {
  product: Product
  taxPercent: number | null
  /** How many ride. */
  people: number
  value: number | null
  error?: string | undefined
  onChange: (detailId: number) => void
}

/** The vehicles with what each holds; one that is too small says so and cannot be taken. */
export function VehicleChoice({ product, taxPercent, people, value, error, onChange }: VehicleChoiceProps) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <FieldGroup legend={t`Vehicle`} required error={error}>
      <div className="vehicles">
        {product.details.map((vehicle) => {
          const holds = vehicle.people
          const isTooSmall = holds < people
          return (
            <label key={vehicle.id} className={clsx('check option vehicle', isTooSmall && 'vehicle-off')}>
              <input
                type="radio"
                name={`vehicle-${product.id}`}
                checked={value === vehicle.id && !isTooSmall}
                disabled={isTooSmall}
                onChange={() => onChange(vehicle.id)}
              />
              <span className="option-text">
                <b>{vehicle.detaildisplay[language]}</b>
                <span className="small muted">
                  {isTooSmall ? (
                    <Trans>
                      Holds {holds}. You are {people}.
                    </Trans>
                  ) : (
                    vehicle.hint?.[language]
                  )}
                </span>
              </span>
              <span className="vehicle-price">
                <Price
                  cents={vehicle.salepriceWithDiscount}
                  before={vehicle.saleprice}
                  currency={product.currency}
                  taxPercent={taxPercent}
                />{' '}
                <small>
                  <Trans>for each trip</Trans>
                </small>
              </span>
            </label>
          )
        })}
      </div>
    </FieldGroup>
  )
}
