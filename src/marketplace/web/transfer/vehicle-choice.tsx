import './transfer.css'
import '../../../web/ui/fields/checkbox.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { formatMoney } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import { withTax } from '../../cart.ts'
import type { Product } from '../../catalogue.endpoints.ts'
import { Price } from '../price/price.tsx'

type Vehicle = Product['details'][number]

interface VehicleChoiceProps {
  product: Product
  taxPercent: number | null
  /** How many ride. */
  people: number
  /** How many of each vehicle they need; null where it cannot be had for them. */
  neededOf: (vehicle: Vehicle) => number | null
  value: number | null
  onChange: (detailId: number) => void
}

/** The vehicles with what each holds; one that is too small says so and cannot be taken. */
export function VehicleChoice({
  product,
  taxPercent,
  people,
  neededOf,
  value,
  onChange,
}: VehicleChoiceProps) {
  const { t } = useLingui()
  return (
    <fieldset className="transfer-part">
      <legend className="title">{t`Vehicle`}</legend>
      <div className="vehicles">
        {product.details.map((vehicle) => (
          <VehicleOption
            key={vehicle.id}
            product={product}
            vehicle={vehicle}
            taxPercent={taxPercent}
            people={people}
            needed={neededOf(vehicle)}
            checked={value === vehicle.id}
            onChange={() => onChange(vehicle.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface VehicleOptionProps extends Pick<VehicleChoiceProps, 'product' | 'taxPercent' | 'people'> {
  vehicle: Vehicle
  needed: number | null
  checked: boolean
  onChange: () => void
}

function VehicleOption({
  product,
  vehicle,
  taxPercent,
  people,
  needed,
  checked,
  onChange,
}: VehicleOptionProps) {
  const language = useLanguage()
  const { people: holds, peopleInPrice, extrapax } = vehicle
  const isOff = needed === null
  const each = `${formatMoney({ cents: withTax(extrapax ?? 0, taxPercent ?? 0), currency: product.currency })} ${product.currency}`
  return (
    <label className={clsx('check option vehicle', isOff && 'vehicle-off')}>
      <input
        type="radio"
        name={`vehicle-${product.id}`}
        checked={checked && !isOff}
        disabled={isOff}
        onChange={onChange}
      />
      <span className="option-text">
        <b>{vehicle.detaildisplay[language]}</b>
        <span className="small muted">
          {isOff ? (
            <Trans>
              Holds {holds}. You are {people}.
            </Trans>
          ) : needed > 1 ? (
            <Trans>
              Each holds {holds}: you take {needed} of them.
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
        {extrapax !== null && peopleInPrice !== null && peopleInPrice < holds && (
          <small className="vehicle-extra numeric">
            <Trans>
              For {peopleInPrice} people; each further one {each}, tax included.
            </Trans>
          </small>
        )}
      </span>
    </label>
  )
}
