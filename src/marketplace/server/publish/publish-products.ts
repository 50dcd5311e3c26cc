import { done } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wordsOf } from '../../catalogue.ts'
import type {
  readGoodsChoices as choicesCall,
  listWrittenProducts as listCall,
  withdrawProduct as withdrawCall,
} from '../../publish/publish-products.endpoints.ts'
import { findGoodsChoices, readWrittenProducts } from './publish-products.store.ts'
import { takeAway } from './save-goods.ts'
import { lockProduct } from './save-product.store.ts'

/** The products as the desk writes them. */
export const listWrittenProducts: Deed<typeof listCall> = async ({ query }, { db }) =>
  done(await readWrittenProducts(db, { id: query.id, words: wordsOf(query.q) }))

/** What goods are put under and where they are offered. */
export const readGoodsChoices: Deed<typeof choicesCall> = async (_, { db }) =>
  done({ data: await findGoodsChoices(db) })

/** Takes a product off sale, or throws away a draft. Orders keep what they name: their variants stay. */
export const withdrawProduct: Deed<typeof withdrawCall> = async ({ body }, context) => {
  const product = await lockProduct(context.db, body.id)
  const packages = product?.variants.flatMap((variant) => variant.packages)
  return takeAway('product', body, product, context, packages)
}
