import { Trans } from '@lingui/react/macro'
import { EditedWords } from '../../../web/desk/both-languages.tsx'
import type { EditedPart } from '../../../web/desk/use-editing.ts'
import { GoodsWords } from '../goods-words.tsx'
import type { ProductValue } from './product-value.ts'

/** What a product is called, and what it is. */
export function ProductWords({ slug, ...part }: EditedPart<ProductValue> & { slug: string | null }) {
  return (
    <GoodsWords part={part} slug={slug}>
      <EditedWords part={part} name="description" label={<Trans>Description</Trans>} most={8000} rows={6} />
    </GoodsWords>
  )
}
