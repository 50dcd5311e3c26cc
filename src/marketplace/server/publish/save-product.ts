import type { BodyOf } from '../../../kernel/endpoint.ts'
import { refused } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { whyItStays } from '../../publish/publish.ts'
import type { saveProduct as call } from '../../publish/publish-products.endpoints.ts'
import { setOnSale } from './goods-on-sale.store.ts'
import { saveGoods } from './save-goods.ts'
import {
  changeUsualCapacity,
  knowsChoices,
  lockProduct,
  type StandingProduct,
  writeProduct,
  writeVariants,
} from './save-product.store.ts'
import { writeSlots } from './save-slots.store.ts'

type Body = BodyOf<typeof call>

/**
 * Writes a product and, where it is asked for, puts it on sale. Carts that hold it learn of other prices, and of
 * variants that are no longer sold, when they are priced.
 */
export const saveProduct: Deed<typeof call> = async ({ body }, context) => {
  const { db, now } = context
  const { id, version, publish, unfinished, ...text } = body
  const standing = id === null ? null : await lockProduct(db, id)
  if (id !== null && !standing) return refused('NOT_FOUND')
  if (!(await knowsChoices(db, text)) || !ownVariants(text, standing)) return refused('NOT_FOUND')
  const active = publish || (standing?.active ?? false)
  if (active && !text.variants.some((variant) => variant.active)) return refused('NOTHING_TO_BUY')
  if (standing?.onceOnSale && standing.currency !== text.currency) return refused('CURRENCY_STAYS')
  const dropped = standing ? droppedVariants(text, standing) : []
  const [because] = dropped.flatMap(({ packages }) => (standing && whyItStays(standing, packages)) ?? [])
  if (because) return refused('VARIANT_STAYS', { because })

  const write = async (slug: string) => {
    const subject = await writeProduct(db, id, slug, text)
    await changeUsualCapacity(db, capacityChanges(text, standing), now)
    await writeVariants(db, subject, text)
    await writeSlots(db, subject, text, now)
    await setOnSale(db, 'product', subject, active)
    return subject
  }
  return saveGoods({ kind: 'product', standing, text, version, unfinished, active, write }, context)
}

/** Whether the variants that have a number are the product's, each once. */
function ownVariants({ variants }: Pick<Body, 'variants'>, standing: StandingProduct | null): boolean {
  const ids = variants.flatMap(({ id }) => id ?? [])
  const own = new Set(standing?.variants.map(({ id }) => id))
  return ids.every((id) => own.has(id)) && new Set(ids).size === ids.length
}

function droppedVariants({ variants }: Pick<Body, 'variants'>, standing: StandingProduct) {
  return standing.variants.filter(({ id }) => !variants.some((one) => one.id === id))
}

/** The variants with another number a day than before. */
function capacityChanges({ variants }: Pick<Body, 'variants'>, standing: StandingProduct | null) {
  return (standing?.variants ?? []).flatMap(({ id, capacity: was }) => {
    const becomes = variants.find((one) => one.id === id)?.capacity ?? null
    return was !== null && becomes !== null && was !== becomes ? [{ id, was, becomes }] : []
  })
}
