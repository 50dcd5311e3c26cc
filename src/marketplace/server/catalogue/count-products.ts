import type { KeptDeed } from '../../../server/http/handle.ts'
import { searchedWords } from '../../catalogue.ts'
import type { countProducts as call } from '../../search/counts.endpoints.ts'
import { readCounts } from './counts.store.ts'

/** How many products fit each category and resort under what is searched for. */
export const countProducts: KeptDeed<typeof call> = async ({ q, idcat, idHotel }, { db, screen }) => ({
  data: await readCounts(db, {
    filter: searchedWords(q),
    language: screen,
    categoryId: idcat ?? null,
    hotelId: idHotel ?? null,
  }),
})
