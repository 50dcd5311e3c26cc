import { todayIn } from '../../kernel/day.ts'
import { done, refused } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import { benefitYearOn } from '../benefit/benefit-year.ts'
import type { readBenefitYear as benefitsCall } from '../benefits.endpoints.ts'
import type { listBlackouts as blackoutsCall } from '../calendar.endpoints.ts'
import { LONGEST_STAY } from '../request/stay-rules.ts'
import type { listBookings as bookingsCall } from '../reservations.endpoints.ts'
import { mayChangeBenefits } from '../stay/modify.ts'
import { listOwnComing, readBenefits, readBenefitYears } from './benefits/benefits.store.ts'
import { readCalendar } from './blackouts/blackouts.store.ts'
import { listBookingsOf } from './bookings.store.ts'

/** The owner's bookings. A stranger's contract is 404, not an empty list. */
export const listBookings: Deed<typeof bookingsCall> = async ({ query }, { db, now, caller }) => {
  const ownerId = ownerOf(caller.session)
  const contractId = query.idContract
  const bookings = await listBookingsOf(db, ownerId, contractId)
  if (bookings.length === 0 && contractId && !(await readBenefitYears(db, { ownerId, contractId, now })))
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

/** The balances of a contract in a benefit year, and the stays in which they may be used. */
export const readBenefitYear: Deed<typeof benefitsCall> = async ({ query }, { db, now, caller }) => {
  const contractId = query.idContract
  const found = await readBenefitYears(db, { ownerId: ownerOf(caller.session), contractId, now })
  if (!found) return refused('NOT_FOUND')
  const { today, spans } = found
  const year = query.year ?? benefitYearOn(spans, today)
  const only = { unit: query.typeBenefit, code: query.benefit }
  const [data, coming] = await Promise.all([
    readBenefits(db, contractId, year, only),
    listOwnComing(db, contractId, today),
  ])
  const openStays = coming
    .filter((stay) => mayChangeBenefits({ ...stay, checkIn: stay.datein, today }).ok)
    .map(({ id, datein, dateout, uses }) => ({ id, datein, dateout, uses }))
  return done({ data, year, years: spans.map((span) => span.year).sort(), spans, openStays })
}
