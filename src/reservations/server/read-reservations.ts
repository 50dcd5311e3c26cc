import { todayIn } from '../../kernel/day.ts'
import { done, refused } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import type {
  readBenefitYear as benefitsCall,
  listBlackouts as blackoutsCall,
  listBookings as bookingsCall,
} from '../reservations.endpoints.ts'
import { LONGEST_STAY } from '../stay-rules.ts'
import { readBenefits, readBenefitYears } from './benefits/benefits.store.ts'
import { readCalendar } from './blackouts/blackouts.store.ts'
import { listBookingsOf } from './bookings.store.ts'

/** The owner's bookings. A stranger's contract is 404, not an empty list. */
export const listBookings: Deed<typeof bookingsCall> = async ({ query }, { db, caller }) => {
  const ownerId = ownerOf(caller.session)
  const bookings = await listBookingsOf(db, ownerId, query.idContract)
  if (bookings.length === 0 && query.idContract && !(await readBenefitYears(db, ownerId, query.idContract)))
    return refused('NOT_FOUND')
  return done({ data: bookings })
}

/** What the calendar of a request has to know. */
export const listBlackouts: Deed<typeof blackoutsCall> = async ({ query }, { db, now, caller }) => {
  const calendar = await readCalendar(db, ownerOf(caller.session), query.idContract, now)
  if (!calendar) return refused('NOT_FOUND')
  return done({
    data: calendar.blackouts,
    today: todayIn(calendar.zone, now),
    lastNight: calendar.lastNight,
    longestStay: LONGEST_STAY,
  })
}

/** The balances of a contract in a benefit year. */
export const readBenefitYear: Deed<typeof benefitsCall> = async ({ query }, { db, caller }) => {
  const years = await readBenefitYears(db, ownerOf(caller.session), query.idContract)
  if (!years) return refused('NOT_FOUND')
  const only = { unit: query.typeBenefit, code: query.benefit }
  return done({ data: await readBenefits(db, query.idContract, query.year, only), years })
}
