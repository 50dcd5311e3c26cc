import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { version } from '../../../../kernel/publishing.ts'
import {
  type GoodsChoices,
  listWrittenProducts,
  MOST_PICTURES,
  productShape,
  saveProduct,
  type WrittenProduct,
} from '../../../../marketplace/publish-products.endpoints.ts'
import { call } from '../../../../web/call.ts'
import { keyOf } from '../../../../web/query.ts'
import { toast } from '../../../../web/ui/toast-queue.ts'
import { useLanguage } from '../../../../web/words.ts'
import { AsOwner } from '../as-owner.tsx'
import { Editor } from '../editor.tsx'
import { GalleryChoice } from '../gallery-choice.tsx'
import { Meanwhile } from '../meanwhile.tsx'
import { PictureChoice } from '../picture-choice.tsx'
import { SaveButtons } from '../save-buttons.tsx'
import { useEditing } from '../use-editing.ts'
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
  const client = useQueryClient()
  const navigate = useNavigate()
  const editing = useEditing({
    draft: `product-${product?.id ?? 'new'}`,
    initial: product ? productValue(product) : newProduct(),
    shape: SHAPE,
    send: async (value, deed, idempotencyKey) => {
      const body = { ...value, id: product?.id ?? null, publish: deed === 'publish' }
      const result = await call(saveProduct, { body, idempotencyKey })
      if (!result.ok && result.status === 409)
        await client.invalidateQueries({ queryKey: keyOf(listWrittenProducts) })
      return result
    },
    done: ({ data }, deed) => {
      toast(deed === 'publish' ? t`Published` : data.active ? t`Changes saved` : t`Draft saved`)
      void client.invalidateQueries({ queryKey: keyOf(listWrittenProducts) })
      void navigate({ to: '/desk/publish', search: { show: 'products' } })
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
      actions={
        <>
          {product && (
            <Meanwhile
              mine={value.version}
              newest={product.changed}
              onTheirs={editing.discard}
              onMine={(newest) => change({ version: newest })}
            />
          )}
          <SaveButtons isPublished={product?.active ?? false} busy={busy} />
        </>
      }
    >
      <ProductWords
        value={value}
        change={change}
        error={error}
        slug={product?.onceOnSale ? product.slug : null}
      />
      <ProductPlace value={value} change={change} error={error} choices={choices} product={product} />
      <Variants value={value} change={change} error={error} product={product} />
      <section className="editor-part">
        <h2 className="title">
          <Trans>Pictures</Trans>
        </h2>
        <PictureChoice
          value={value.picture}
          error={error('picture')}
          onChange={(picture) => change({ picture, gallery: value.gallery.filter((one) => one !== picture) })}
        />
        <GalleryChoice
          value={value.gallery}
          own={value.picture}
          most={MOST_PICTURES}
          error={error('gallery')}
          onChange={(gallery) => change({ gallery })}
        />
      </section>
      <ProductFacts value={value} change={change} error={error} />
    </Editor>
  )
}
