import { addDays, addMonths, daysBetween, todayIn } from '../../../kernel/day.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { MONTHS_AHEAD, spanAhead, spanOfYear } from '../../year/year.ts'
import { lettersOfYear } from '../../year/year-letters.ts'
import type { readYear as call } from '../../year.endpoints.ts'
import { readOpenNights } from '../rooms/open-nights.store.ts'

/** A contract's months ahead or a year of it, a letter for each night and category, with what is drawn around them. */
export const readYear: Deed<typeof call> = async ({ query }, { db, now, caller }) => {
  const { idContract, year } = query
  const read = year === undefined ? aroundNow(now) : spanOfYear(year)
  const found = await readOpenNights(db, {
    ownerId: ownerOf(caller.session),
    contractId: idContract,
    ...read,
  })
  if (!found) return refused('NOT_FOUND')

  const today = todayIn(found.zone, now)
  const span = year === undefined ? spanAhead(today) : read
  const skipped = daysBetween(read.from, span.from)
  const lettersOf = lettersOfYear({
    ...found,
    span: { from: read.from, to: span.to },
    today,
    contract: found,
  })
  const letters = (category: Parameters<typeof lettersOf>[0]) => lettersOf(category).slice(skipped)
  return done({
    year: Number(span.from.slice(0, 4)),
    ...span,
    today,
    categories: found.categories.map((category) => ({
      idCategory: category.idCategory,
      name: category.name,
      own: category.own,
      sleeps: category.sleeps,
      nightPercent: category.nightPercent,
      nights: letters(category),
    })),
    stays: found.stays.map(({ checkIn, checkOut, status, stands, ...stay }) => ({
      ...stay,
      datein: checkIn,
      dateout: checkOut,
      bookingStatus: status,
      stands,
    })),
    wishes: found.wishes.map(({ id, code, checkIn, checkOut }) => ({
      id,
      code,
      datein: checkIn,
      dateout: checkOut,
    })),
    seasons: found.seasons,
    blackouts: found.blackouts,
    accounts: found.benefitYears,
  })
}

/** The months ahead wherever the resort is: its clock, which says where they begin, is read with them. */
function aroundNow(now: Date) {
  const { from } = spanAhead(addDays(now.toISOString().slice(0, 10), -1))
  return { from, to: addMonths(from, MONTHS_AHEAD + 1) }
}
