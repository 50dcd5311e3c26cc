import { done, refused } from '../../kernel/outcome.ts'
import type { Deed } from '../../server/handle.ts'
import { notePublication } from '../../server/publications.store.ts'
import { wordsOf } from '../catalogue.ts'
import { mayRemove } from '../publish.ts'
import type {
  readGoodsChoices as choicesCall,
  listWrittenProducts as listCall,
  withdrawProduct as withdrawCall,
} from '../publish-products.endpoints.ts'
import { readChoices, readWrittenProducts } from './publish-products.store.ts'
import { lockProduct, removeProduct, setOnSale } from './save-product.store.ts'

/** The products as the desk writes them. */
export const listWrittenProducts: Deed<typeof listCall> = async ({ query }, { db }) =>
  done(await readWrittenProducts(db, { id: query.id, words: wordsOf(query.q) }))

/** What goods are put under and where they are offered. */
export const readGoodsChoices: Deed<typeof choicesCall> = async (_, { db }) =>
  done({ data: await readChoices(db) })

/** Takes a product off sale, or throws away a draft. Orders keep what they name: their variants stay. */
export const withdrawProduct: Deed<typeof withdrawCall> = async ({ body }, { db, now, caller }) => {
  const { id, version, deed } = body
  const product = await lockProduct(db, id)
  if (!product) return refused('NOT_FOUND')
  const packages = product.variants.flatMap((variant) => variant.packages)
  if (deed === 'remove' && !mayRemove(product, packages)) return refused('OFFER_STAYS')
  const what = deed === 'remove' ? 'removed' : 'withdrawn'
  const noted = { kind: 'product', subject: id, deed: what, version } as const
  if (!(await notePublication(db, noted, caller.session.adminId, now))) return refused('CHANGED_MEANWHILE')
  await (deed === 'remove' ? removeProduct(db, id) : setOnSale(db, id, false))
  return done({ data: { active: false as const } })
}
