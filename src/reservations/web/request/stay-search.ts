import * as z from 'zod/mini'
import { day, whole } from '../../../kernel/check.ts'
import type { Day, DayRange } from '../../../kernel/day.ts'

/** What the portal offers to choose; larger parties talk to the concierge. */
export const MOST_ADULTS = 12
export const MOST_CHILDREN = 8

const DEFAULT_ADULTS = 2

/** How many days a stay may move to either side; 0 is exactly these days. */
export const FLEXIBILITIES = [0, 3, 7, 14] as const
export type Flexibility = (typeof FLEXIBILITIES)[number]

const isFlexibility = (days: number): days is Flexibility => FLEXIBILITIES.some((each) => each === days)

const count = (least: number, most: number) => z.catch(z.optional(whole(least, most)), undefined)

/** What the address of a request carries: days and how flexible they are, party, preferred category, room under review. */
export const staySearch = z.object({
  in: z.catch(z.optional(day()), undefined),
  out: z.catch(z.optional(day()), undefined),
  adults: count(1, MOST_ADULTS),
  children: count(0, MOST_CHILDREN),
  room: count(1, 2_147_483_647),
  category: count(1, 2_147_483_647),
  flex: z.catch(z.optional(whole(0, 30).check(z.refine(isFlexibility))), undefined),
})
export type StaySearch = z.output<typeof staySearch>

/** What is being searched. */
export interface SearchedStay {
  dates: DayRange | null
  /** The arrival, while the departure is still to come; null with both, and without it. */
  arrival: Day | null
  adults: number
  children: number
  /** The room category whose request is under review. */
  room: number | null
  /** The room category that is shown first: the one whose nights were picked in the year view. */
  category: number | null
  flex: Flexibility
}

/** A search with or without its wishes: a category, flexible days, an arrival alone. */
type Searched = Omit<SearchedStay, 'category' | 'flex' | 'arrival'> &
  Partial<Pick<SearchedStay, 'category' | 'flex' | 'arrival'>>

/**
 * The search that an address stands for. Days that are the wrong way round or before `today` are no range: the owner
 * chooses again. An arrival alone is kept: the owner chooses the departure.
 */
export function searchOfAddress(address: unknown, today: string): SearchedStay {
  const search = z.parse(staySearch, address)
  const [checkIn, checkOut] = [search.in, search.out]
  const good = checkIn !== undefined && checkOut !== undefined && checkIn < checkOut && checkIn >= today
  return {
    dates: good ? { checkIn, checkOut } : null,
    arrival: checkIn !== undefined && checkOut === undefined && checkIn >= today ? checkIn : null,
    adults: search.adults ?? DEFAULT_ADULTS,
    children: search.children ?? 0,
    room: good ? (search.room ?? null) : null,
    category: search.category ?? null,
    flex: FLEXIBILITIES.find((days) => days === search.flex) ?? 0,
  }
}

/** The address of a search; what is as by default stays out of it. */
export function addressOfSearch({
  dates,
  arrival = null,
  adults,
  children,
  room,
  category = null,
  flex = 0,
}: Searched): StaySearch {
  return {
    ...(dates ? { in: dates.checkIn, out: dates.checkOut } : arrival !== null && { in: arrival }),
    ...(adults !== DEFAULT_ADULTS && { adults }),
    ...(children > 0 && { children }),
    ...(room !== null && { room }),
    ...(category !== null && { category }),
    ...(flex > 0 && { flex }),
  }
}

/** The reach of the search for other dates, in days to either side. */
const LOOK_AROUND_DAYS = 14

/** Asks for the stays near the one that is searched, as far around it as the owner is flexible. */
export function nearbyQuery(
  idContract: number,
  { dates, adults, children, flex }: SearchedStay & { dates: DayRange },
) {
  return {
    idContract,
    datein: dates.checkIn,
    dateout: dates.checkOut,
    guests: adults + children,
    days: flex || LOOK_AROUND_DAYS,
  }
}

/** Asks for what would do in the place of a stay that will not: in one category, or in all that sleep the party. */
export function otherWaysQuery(
  idContract: number,
  { dates, adults, children }: Pick<SearchedStay, 'adults' | 'children'> & { dates: DayRange },
  idCategory?: number,
) {
  return {
    idContract,
    ...(idCategory && { idCategory }),
    datein: dates.checkIn,
    dateout: dates.checkOut,
    guests: adults + children,
  }
}

declare module '../../../web/searches.ts' {
  interface Searches {
    '/my-reservations/request': Partial<z.output<typeof staySearch>>
  }
}
