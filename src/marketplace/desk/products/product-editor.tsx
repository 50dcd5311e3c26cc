import { Trans } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { version } from '../../../kernel/publishing.ts'
import { call } from '../../../web/calls/call.ts'
import {
  type GoodsChoices,
  hoursOfDay,
  listWrittenProducts,
  productShape,
  saveProduct,
  type WrittenProduct,
} from '../../publish/publish-products.endpoints.ts'
import { GoodsEditor } from '../goods-editor.tsx'
import { GoodsPictures } from '../goods-pictures.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductPlace } from './product-place.tsx'
import { ProductPreview } from './product-preview.tsx'
import { newProduct, productValue } from './product-value.ts'
import { ProductWords } from './product-words.tsx'
import { Variants } from './variants.tsx'

const SHAPE = z.object({ ...productShape.shape, version: version() }).check(hoursOfDay)

interface ProductEditorProps {
  /** Null for a new one. */
  product: WrittenProduct | null
  choices: GoodsChoices
}

/** Writes a product beside its card and its page as owners will see them. */
export function ProductEditor({ product, choices }: ProductEditorProps) {
  return (
    <GoodsEditor
      kind="products"
      goods={product}
      fresh={<Trans>New product</Trans>}
      draft="product"
      initial={product ? productValue(product) : newProduct()}
      shape={SHAPE}
      list={listWrittenProducts}
      send={(value, which, idempotencyKey) =>
        call(saveProduct, { body: { ...value, ...which }, idempotencyKey })
      }
      where={<Trans>In the catalog, and on a page of its own. Prices are those without a promotion.</Trans>}
      preview={(value, language) => <ProductPreview value={value} choices={choices} language={language} />}
    >
      {(part) => (
        <>
          <ProductWords {...part} slug={product?.onceOnSale ? product.slug : null} />
          <ProductPlace {...part} choices={choices} product={product} />
          <Variants {...part} product={product} />
          <GoodsPictures {...part} />
          <ProductFacts {...part} />
        </>
      )}
    </GoodsEditor>
  )
}
