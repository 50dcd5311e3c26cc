import type { KeptDeed } from '../../../server/http/handle.ts'
import { searchedWords } from '../../catalogue.ts'
import type { countProducts as call } from '../../search/counts.endpoints.ts'
import { readCounts } from './counts.store.ts'
import { meantBy } from './meant-by.ts'

/** How much fits each category and resort under what is searched for, a mistake put right as the list does. */
export const countProducts: KeptDeed<typeof call> = async (query, { db, screen, find }) => {
  const filter = searchedWords(query.q)
  const wanted = { language: screen, categoryId: query.idcat ?? null, hotelId: query.idHotel ?? null }
  const { total, ...counts } = await readCounts(db, { ...wanted, filter })
  const meant = total === 0 && !query.asWritten ? await meantBy(filter, { find, db, screen }) : null
  if (!meant) return { data: counts }
  const { total: _, ...right } = await readCounts(db, { ...wanted, filter: meant })
  return { data: { ...right, corrected: meant.join(' ') } }
}
