import '../goods.css'
import { useQuery } from '@tanstack/react-query'
import { listWrittenProducts } from '../../../../marketplace/publish-products.endpoints.ts'
import { queryOf } from '../../../../web/query.ts'
import { useSearchOf } from '../../../../web/use-search-of.ts'
import { GoodsEditing } from '../goods-editing.tsx'
import { type Edited, publishSearch } from '../publish-search.ts'
import { ProductEditor } from './product-editor.tsx'
import { ProductShelf } from './product-shelf.tsx'

/** The products of the catalogue: what is on sale, what is being prepared, and the editing of one. */
export default function Products() {
  const { edit } = useSearchOf(publishSearch)
  return edit === undefined ? <ProductShelf /> : <ProductEditing key={edit} edit={edit} />
}

function ProductEditing({ edit }: { edit: Edited }) {
  const query = useQuery({
    ...queryOf(listWrittenProducts, { query: { id: edit === 'new' ? 0 : edit } }),
    enabled: edit !== 'new',
  })
  return (
    <GoodsEditing kind="products" edit={edit} query={query}>
      {(product, choices) => <ProductEditor product={product} choices={choices} />}
    </GoodsEditing>
  )
}
