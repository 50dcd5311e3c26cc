import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../kernel/money.ts'
import { Stepper } from '../../../web/ui/fields/stepper.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Product } from '../../catalogue.endpoints.ts'

/** Where the day sets no limit, this does. */
const MOST = 20

interface VariantRowsProps {
  product: Product
  quantities: Readonly<Record<number, number>>
  onChange: (quantities: Record<number, number>) => void
}

/** What may be chosen of a product, and how many of each. */
export function VariantRows({ product, quantities, onChange }: VariantRowsProps) {
  const language = useLanguage()
  const { currency } = product
  return (
    <div>
      {product.details.map((detail) => {
        const name = detail.detaildisplay[language]
        const isCheaper = detail.salepriceWithDiscount < detail.saleprice
        return (
          <div className="buy-variant" key={detail.id}>
            <div>
              <b>{name}</b>
              <span className="price">
                {isCheaper && (
                  <s>
                    <span className="hidden-text">
                      <Trans>Before</Trans>{' '}
                    </span>
                    {formatMoney({ cents: detail.saleprice, currency })}
                  </s>
                )}
                {formatMoney({ cents: detail.salepriceWithDiscount, currency })}
              </span>
              {detail.hint && <p className="small faint">{detail.hint[language]}</p>}
            </div>
            <Stepper
              label={name}
              max={Math.min(detail.capacity ?? MOST, MOST)}
              value={quantities[detail.id] ?? 0}
              onChange={(qty) => onChange({ ...quantities, [detail.id]: qty })}
            />
          </div>
        )
      })}
    </div>
  )
}
