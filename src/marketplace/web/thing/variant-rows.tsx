import { Stepper } from '../../../web/ui/fields/stepper.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Product } from '../../catalogue.endpoints.ts'
import { Price } from '../price/price.tsx'

interface VariantRowsProps {
  product: Product
  /** On top of the prices, in percent; null while it is not known. */
  taxPercent: number | null
  quantities: Readonly<Record<number, number>>
  onChange: (quantities: Record<number, number>) => void
}

/** What may be chosen of a product, and how many of each. */
export function VariantRows({ product, quantities, taxPercent, onChange }: VariantRowsProps) {
  const language = useLanguage()
  const { currency } = product
  return (
    <div>
      {product.details.map((detail) => {
        const name = detail.detaildisplay[language]
        return (
          <div className="buy-variant" key={detail.id}>
            <div>
              <b>{name}</b>
              <span className="price">
                <Price
                  cents={detail.salepriceWithDiscount}
                  before={detail.saleprice}
                  currency={currency}
                  taxPercent={taxPercent}
                />
              </span>
              {detail.hint && <p className="small faint">{detail.hint[language]}</p>}
            </div>
            <Stepper
              label={name}
              max={Math.min(detail.capacity ?? detail.most, detail.most)}
              value={quantities[detail.id] ?? 0}
              onChange={(qty) => onChange({ ...quantities, [detail.id]: qty })}
            />
          </div>
        )
      })}
    </div>
  )
}
