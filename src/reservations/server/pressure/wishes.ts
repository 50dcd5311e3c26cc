import { addDays, type Day } from '../../../kernel/day.ts'
import type { Endpoint } from '../../../kernel/endpoint.ts'
import { cancelBooking, modifyBooking } from '../../changes.endpoints.ts'
import { type Booking, requestBooking } from '../../reservations.endpoints.ts'

/** A stay that an owner wants, what becomes of it, and how much of that the program has acknowledged. */
export interface SentWish {
  contract: number
  datein: Day
  /** After the request: nothing, a night more, or a cancellation. */
  wants: 'stay' | 'longer' | 'cancel'
  /** The answer to the request, once it was heard. */
  id: number | null
  /** Whether the change was sent, and whether its answer was heard. */
  change: 'none' | 'sent' | 'heard'
}

type Send = (
  endpoint: Endpoint,
  input: { body: unknown; key: string },
) => Promise<{ code: number; body: { code?: string; data?: { id?: number } } }>

const alone = { adults: [{ na: false, name: 'Ana', lastname: 'Solís' }], children: [], occupant: 'owner' }

/** Days from today on which the wishes begin: two apart, clear of the closed night and of the edge of the penalty. */
const DAYS = [11, 13, 16, 18, 20, 22, 24, 26, 28, 33, 35, 37, 39, 41, 43]

/** The wishes of a contract, one after the other. */
export function wishesOf(contract: number, today: Day): SentWish[] {
  const kinds = ['longer', 'cancel', 'stay'] as const
  return DAYS.map((day, index) => ({
    contract,
    datein: addDays(today, day),
    wants: kinds[index % 3]!,
    id: null,
    change: 'none',
  }))
}

/** Sends what of a wish has not been acknowledged, with the keys that it had the first time. */
export async function pursue(wish: SentWish, category: number, send: Send): Promise<void> {
  const key = `wish-${wish.contract}-${wish.datein}`
  if (wish.id === null) {
    const { contract: idContract, datein } = wish
    const stay = { idContract, idCategory: category, datein, dateout: addDays(datein, 1) }
    const body = { ...stay, ...alone, acceptNearby: true, terms: true }
    const answer = await send(requestBooking, { body, key })
    if (answer.code !== 200) throw new Refused(answer)
    wish.id = answer.body.data?.id ?? null
  }
  if (wish.wants === 'stay' || wish.change === 'heard') return
  const again = wish.change === 'sent'
  wish.change = 'sent'
  const answer = await (wish.wants === 'longer' ? stayLonger(wish, key, send) : cancel(wish, key, send))
  // Cancelling takes no key: what was done before the answer was lost is refused the second time.
  if (answer.code !== 200 && !(again && answer.body.code === 'CANNOT_CANCEL')) throw new Refused(answer)
  wish.change = 'heard'
}

/** The program answered, but not what the test is about: never taken for an answer that was lost. */
export class Refused extends Error {
  constructor(answer: unknown) {
    super(`Refused: ${JSON.stringify(answer)}`)
  }
}

const stayLonger = ({ id, datein }: SentWish, key: string, send: Send) =>
  send(modifyBooking, {
    body: { idBooking: id, datein, dateout: addDays(datein, 2), ...alone, acceptNearby: true },
    key: `${key}-longer`,
  })

async function cancel({ id }: SentWish, key: string, send: Send) {
  const body = { idBooking: id, idMotive: 1, note: 'Plans changed' }
  const free = await send(cancelBooking, { body, key })
  if (free.body.code !== 'PENALTY_NOT_ACCEPTED') return free
  return send(cancelBooking, { body: { ...body, acceptedPenalty: 1 }, key })
}

/** What is wrong with the bookings of a wish, by what has been acknowledged; null when nothing is. */
export function brokenPromise(wish: SentWish, bookings: readonly Booking[]): string | null {
  const found = bookings.filter((one) => one.idContract === wish.contract && one.datein === wish.datein)
  const [booking] = found
  const say = (what: string) => `${what}: ${JSON.stringify({ wish, found })}`
  if (found.length > 1) return say('booked twice')
  if (wish.id !== null && booking?.id !== wish.id) return say('an acknowledged booking is gone')
  if (!booking || wish.wants === 'stay') return null
  const changed =
    wish.wants === 'longer'
      ? booking.nights === 2
      : ['cancelled', 'pending-cancel'].includes(booking.bookingStatus)
  if (wish.change === 'heard' && !changed) return say('an acknowledged change is gone')
  return wish.change === 'none' && changed ? say('changed by nobody') : null
}
