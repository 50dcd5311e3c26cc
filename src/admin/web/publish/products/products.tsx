import '../goods.css'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { listWrittenProducts, readGoodsChoices } from '../../../../marketplace/publish-products.endpoints.ts'
import { queryOf } from '../../../../web/query.ts'
import { useSearchOf } from '../../../../web/use-search-of.ts'
import { Opening } from '../opening.tsx'
import { type Edited, publishSearch } from '../publish-search.ts'
import { ProductEditor } from './product-editor.tsx'
import { ProductShelf } from './product-shelf.tsx'

/** The products of the catalogue: what is on sale, what is being prepared, and the editing of one. */
export default function Products() {
  const { edit } = useSearchOf(publishSearch)
  return edit === undefined ? <ProductShelf /> : <ProductEditing key={edit} edit={edit} />
}

function ProductEditing({ edit }: { edit: Edited }) {
  const choices = useQuery(queryOf(readGoodsChoices))
  const product = useQuery({
    ...queryOf(listWrittenProducts, { query: { id: edit === 'new' ? 0 : edit } }),
    enabled: edit !== 'new',
  })
  const [found] = product.data?.data ?? []
  if (choices.data && (edit === 'new' || found))
    return <ProductEditor product={edit === 'new' ? null : (found ?? null)} choices={choices.data.data} />
  const asked = edit === 'new' ? [choices] : [choices, product]
  return (
    <Opening kind="products" asked={asked} isGone={product.data?.data.length === 0}>
      <Trans>This product isn’t there any more</Trans>
    </Opening>
  )
}
