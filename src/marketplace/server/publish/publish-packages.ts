import type { Language } from '../../../kernel/language.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wordsOf } from '../../catalogue.ts'
import type {
  listWrittenPackages as listCall,
  savePackage as saveCall,
  withdrawPackage as withdrawCall,
} from '../../publish/publish-packages.endpoints.ts'
import { foreignParts, missingParts, strayParts } from '../../publish/publish-packages.ts'
import {
  knowsHotel,
  lockPackage,
  type PartFacts,
  readParts,
  readWrittenPackages,
  writePackage,
} from './publish-packages.store.ts'
import { saveGoods, takeAway } from './save-goods.ts'

/** The packages as the desk writes them. */
export const listWrittenPackages: Deed<typeof listCall> = async ({ query }, { db }) =>
  done(await readWrittenPackages(db, { id: query.id, words: wordsOf(query.q) }))

/**
 * Writes a package and, where it is asked for, puts it on sale. What was ordered of it stays: an order has its own copy
 * of the parts. Carts that hold it learn of other parts and of another price when they are priced.
 */
export const savePackage: Deed<typeof saveCall> = async ({ body }, context) => {
  const { db, caller } = context
  const { id, version, publish, unfinished, ...text } = body
  const standing = id === null ? null : await lockPackage(db, id)
  if ((id !== null && !standing) || !(await knowsHotel(db, text.hotelId))) return refused('NOT_FOUND')
  if (standing?.onceOnSale && standing.currency !== text.currency) return refused('CURRENCY_STAYS')
  const parts = await readParts(
    db,
    text.parts.map(({ detailId }) => detailId),
  )
  if (parts.length < text.parts.length) return refused('NOT_FOUND')
  const foreign = foreignParts(parts, text.currency)
  if (foreign.length > 0) return refused('PART_CURRENCY', { parts: namesOf(foreign, caller.language) })
  const stray = strayParts(parts, text.hotelId)
  if (stray.length > 0) return refused('PART_RESORT', { parts: namesOf(stray, caller.language) })
  const off = missingParts(parts, { before: new Set(standing?.parts), publish })
  if (off.length > 0) return refused('PART_OFF_SALE', { parts: namesOf(off, caller.language) })

  const active = publish || (standing?.active ?? false)
  const write = (slug: string) => writePackage(db, id, { slug, active }, text)
  return saveGoods({ kind: 'package', standing, text, version, unfinished, active, write }, context)
}

const namesOf = (parts: readonly PartFacts[], language: Language) =>
  parts.map(({ product, variant }) => `${product[language]}, ${variant[language]}`).join(' · ')

/** Takes a package off sale, or throws away a draft. Its orders stand. */
export const withdrawPackage: Deed<typeof withdrawCall> = async ({ body }, context) =>
  takeAway('package', body, await lockPackage(context.db, body.id), context)
