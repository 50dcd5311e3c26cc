import '../goods.css'
import { queryOf } from '../../../web/calls/query.ts'
import { listWrittenProducts } from '../../publish/publish-products.endpoints.ts'
import { GoodsDesk, type GoodsListAsked } from '../goods-editing.tsx'
import { ProductEditor } from './product-editor.tsx'
import { ProductShelf } from './product-shelf.tsx'

const read = (query: GoodsListAsked) => queryOf(listWrittenProducts, { query })

/** The products of the catalogue: what is on sale, what is being prepared, and the editing of one. */
export default function Products() {
  return (
    <GoodsDesk kind="products" read={read} shelf={<ProductShelf read={read} />}>
      {(product, choices) => <ProductEditor product={product} choices={choices} />}
    </GoodsDesk>
  )
}
