import { todayIn } from '../../../kernel/day.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { readYear as call } from '../../year.endpoints.ts'
import { lettersOfYear } from '../../year-letters.ts'
import { readOpenNights } from '../rooms/open-nights.store.ts'

/** A contract's year, a letter for each night and category, with what is drawn around them. */
export const readYear: Deed<typeof call> = async ({ query }, { db, now, caller }) => {
  const { idContract, year } = query
  const found = await readOpenNights(db, {
    ownerId: ownerOf(caller.session),
    contractId: idContract,
    from: `${year}-01-01`,
    to: `${year + 1}-01-01`,
  })
  if (!found) return refused('NOT_FOUND')

  const today = todayIn(found.zone, now)
  const letters = lettersOfYear({ ...found, year, today, contract: found })
  return done({
    year,
    today,
    categories: found.categories.map((category) => ({
      idCategory: category.idCategory,
      name: category.name,
      own: category.own,
      nightPercent: category.nightPercent,
      nights: letters(category),
    })),
    stays: found.stays.map(({ checkIn, checkOut, status, ...stay }) => ({
      ...stay,
      datein: checkIn,
      dateout: checkOut,
      bookingStatus: status,
    })),
    wishes: found.wishes.map(({ id, code, checkIn, checkOut }) => ({
      id,
      code,
      datein: checkIn,
      dateout: checkOut,
    })),
    seasons: found.seasons,
    blackouts: found.blackouts,
  })
}
