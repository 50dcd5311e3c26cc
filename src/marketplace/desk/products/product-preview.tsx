import type { Language } from '../../../kernel/language.ts'
import type { GoodsChoices } from '../../publish/publish-products.endpoints.ts'
import { productOffer } from '../../web/catalogue/offers.ts'
import { ProductChoice } from '../../web/thing/product-choice.tsx'
import { ProductFace } from '../../web/thing/product-page.tsx'
import { VehicleChoice } from '../../web/transfer/vehicle-choice.tsx'
import { everyDayFree } from '../every-day-free.ts'
import { GoodsPreview } from '../goods-preview.tsx'
import { type ProductValue, productAsOwnersGetIt } from './product-value.ts'

interface ProductPreviewProps {
  value: ProductValue
  choices: GoodsChoices
  language: Language
}

const nothing = () => {}

/** A product's card and its page, drawn by the owner's own parts; every day is free, and nobody travels yet. */
export function ProductPreview({ value, choices, language }: ProductPreviewProps) {
  const product = productAsOwnersGetIt(value, choices)
  const taxPercent = (product.hotel ?? choices.hotels[0])?.taxPercent ?? null
  return (
    <GoodsPreview
      offer={productOffer(product)}
      taxPercent={taxPercent}
      page={(panel) => <ProductFace product={product} level="h3" panel={panel} />}
    >
      {product.transfer ? (
        <VehicleChoice
          key={language}
          product={product}
          taxPercent={taxPercent}
          people={1}
          neededOf={() => 1}
          value={null}
          onChange={nothing}
        />
      ) : (
        <ProductChoice
          key={language}
          product={product}
          taxPercent={taxPercent}
          quantities={{}}
          onQuantities={nothing}
          day={null}
          availability={everyDayFree(value, choices)}
          onDay={nothing}
          hours={null}
          time=""
          onTime={nothing}
        />
      )}
    </GoodsPreview>
  )
}
