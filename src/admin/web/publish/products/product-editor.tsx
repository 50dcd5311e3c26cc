import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { version } from '../../../../kernel/publishing.ts'
import {
  type GoodsChoices,
  listWrittenProducts,
  productShape,
  saveProduct,
  type WrittenProduct,
} from '../../../../marketplace/publish-products.endpoints.ts'
import { call } from '../../../../web/call.ts'
import { useLanguage } from '../../../../web/words.ts'
import { AsOwner } from '../as-owner.tsx'
import { Editor } from '../editor.tsx'
import { GoodsPictures } from '../goods-pictures.tsx'
import { Meanwhile } from '../meanwhile.tsx'
import { SaveButtons } from '../save-buttons.tsx'
import { useEditing } from '../use-editing.ts'
import { useSavedToast } from '../use-saved-toast.ts'
import { useShelfOf } from '../use-shelf-of.ts'
import { ProductFacts } from './product-facts.tsx'
import { ProductPlace } from './product-place.tsx'
import { ProductPreview } from './product-preview.tsx'
import { newProduct, productValue } from './product-value.ts'
import { ProductWords } from './product-words.tsx'
import { Variants } from './variants.tsx'

const SHAPE = z.object({ ...productShape.shape, version: version() })

interface ProductEditorProps {
  /** Null for a new one. */
  product: WrittenProduct | null
  choices: GoodsChoices
}

/** Writes a product beside its card and its page as owners will see them. */
export function ProductEditor({ product, choices }: ProductEditorProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { answered, leave } = useShelfOf('products', listWrittenProducts)
  const said = useSavedToast()
  const isOut = product?.active ?? false
  const editing = useEditing({
    draft: `product-${product?.id ?? 'new'}`,
    initial: product ? productValue(product) : newProduct(),
    shape: SHAPE,
    send: async (value, deed, idempotencyKey) => {
      const body = { ...value, id: product?.id ?? null, publish: deed === 'publish' }
      return answered(await call(saveProduct, { body, idempotencyKey }))
    },
    done: (_, deed) => {
      said({ deed, isOut, published: t`Published` })
      leave()
    },
  })
  const { value, change, error, busy } = editing
  const name = product?.name[language]
  return (
    <Editor
      kind="products"
      title={name === undefined ? <Trans>New product</Trans> : name}
      editing={editing}
      preview={
        <AsOwner
          where={
            <Trans>In the catalogue, and on a page of its own. Prices are those without a promotion.</Trans>
          }
        >
          {(shown) => <ProductPreview value={value} choices={choices} language={shown} />}
        </AsOwner>
      }
      meanwhile={<Meanwhile editing={editing} newest={product?.changed} />}
      actions={<SaveButtons isPublished={isOut} busy={busy} />}
    >
      <ProductWords
        value={value}
        change={change}
        error={error}
        slug={product?.onceOnSale ? product.slug : null}
      />
      <ProductPlace value={value} change={change} error={error} choices={choices} product={product} />
      <Variants value={value} change={change} error={error} product={product} />
      <GoodsPictures value={value} change={change} error={error} />
      <ProductFacts value={value} change={change} error={error} />
    </Editor>
  )
}
