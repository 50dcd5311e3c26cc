import type { Day } from '../kernel/day.ts'
import type { Bilingual, Language } from '../kernel/language.ts'
import type { Currency } from '../kernel/money.ts'
import type { LineKind, TransferItinerary } from './cart.ts'
import type { Told } from './orders/told.ts'
import type { EdgeOfStay } from './stays/stay-day.ts'
import type { Times } from './times/times.ts'

/** What is wanted of a line, as far as its price and its places go. */
export interface WantedLine {
  uuid: string
  uuidPackage: string | null
  kind: LineKind
  detailId: number
  qty: number
  operationdate: Day | null
  /** `hh:mm` at the resort; the default says nothing of an hour. */
  operationtime: string
  itinerario: Omit<TransferItinerary, 'extrapax_amount' | 'flight'> | null
  /** Whom it is for, as far as they are counted. */
  beneficiarios?: readonly unknown[]
  isBenefit: boolean
  idBenefitYear: number | null
}

/** A resort, as far as what is served there goes. */
export interface Resort {
  id: number
  name: string
  /** Its clock: the zone's IANA name. */
  zone: string
  /** `hotelsihotcode` of the orders that are served there. */
  sihot: string
  /** On top of the prices of what is served there. */
  taxPercent: number
}

/** A variant that is on sale. Amounts in cents of the currency. */
export interface SoldDetail {
  id: number
  productId: number
  product: Bilingual
  name: Bilingual
  currency: Currency
  cents: number
  /** The most that may be taken off, and what the promotion takes off now, in percent. */
  most: number
  promo: number
  /** What the promotion is called; null without one. */
  promoName: Bilingual | null
  transfer: boolean
  /** How long it takes, of a transfer the road; its own where it has one, else its product's. Null: not said. */
  minutes: number | null
  /** The day of the stay that it belongs to; null: it is had on any day. */
  stayDay: EdgeOfStay | null
  extra: number | null
  /** How many people one is for, for how many of them the price is (null: all), and how many of it a line may have. */
  people: number
  peopleInPrice: number | null
  mostOfLine: number
  /** The variants of the same product that adults have, of a child’s; none of any other. */
  adults: readonly number[]
  /** Null: every resort offers it. */
  resort: Resort | null
  /** The day and the time, `hh:mm`, that it is where it is had. */
  today: Day
  clock: string
  /** How many a day; null without a limit, and where its slots have places. */
  capacity: number | null
  /** What is left of the days that were asked for and have a row. */
  free: Readonly<Record<Day, number>>
  times: Times
  /** What is left of the slots that have a row on such a day, by `day slot`. */
  slotFree: Readonly<Record<string, number>>
  /** The lead time: how long before it begins it may be ordered at the latest. */
  leadMinutes: number
  /** The cancel limit, in hours before it begins; null: until the day before. */
  cancelHours: number | null
  closed: readonly { first: Day; last: Day }[]
  told: Told
  /** Benefits that may pay for it. */
  benefits: readonly number[]
}

export interface SoldPackage {
  id: number
  name: Bilingual
  currency: Currency
  cents: number
  /** Null: every resort offers it. */
  resort: Resort | null
  parts: readonly { detailId: number; qty: number }[]
}

export interface SoldEvent {
  id: number
  name: Bilingual
  currency: Currency
  cents: number
  resort: Resort
  startDate: Day
  startTime: string
  /** How long an evening of it takes. */
  minutes: number | null
  told: Told
  ended: boolean
  /** Its last evening has begun: nobody joins any more. */
  begun: boolean
  left: number
  /** How many seats one membership may have. */
  most: number
}

/** What is on sale of what a cart names; what is missing here is not. */
export interface Goods {
  details: ReadonlyMap<number, SoldDetail>
  packages: ReadonlyMap<number, SoldPackage>
  events: ReadonlyMap<number, SoldEvent>
}

/** A benefit year that may pay. */
export interface PayingAccount {
  id: number
  benefitId: number
  name: Bilingual
  unit: 'passes' | 'money'
  currency: Currency | null
  balance: number
  starts: Day
  expires: Day
}

/** A stay of the contract, where and when. */
export interface StayToOrderFor {
  id: number
  code: string
  resort: Resort
  datein: Day
  dateout: Day
  /** The hours of its first and its last day, `hh:mm`. */
  checkIn: string
  checkOut: string
}

/** Whom an order is for. */
export interface OrderCustomer {
  id: number
  name: string
  lastname: string
  email: string
  phone: string
  language: Language
}

/** What a membership has ordered already of something on a day, and not cancelled. */
export interface Ordered {
  kind: 'product' | 'event'
  /** The variant, or the event. */
  detailId: number
  day: Day
  qty: number
}

/** Who buys, and what they may pay with. */
/** A line of an order that stands, as its cart named it. */
export interface SentLine {
  uuid: string
  kind: LineKind
  /** The variant, the package or the event. */
  detailId: number
  /** Of an event and a package the day is their own, whatever the cart said. */
  day: string
  qty: number
}

/** An order that was placed of a cart, with its lines as the cart named them. */
export interface SentOrder {
  id: number
  number: string
  hotel: { id: number; name: string }
  currency: Currency
  totalSale: number
  paymentlink: string | null
  lines: readonly SentLine[]
}

export interface BuyerFacts {
  /** Null where none is named, or it is somebody else's. */
  customer: OrderCustomer | null
  /** The contract's own. */
  resort: Resort
  today: Day
  /** The stays that are not over, the next first. */
  stays: readonly StayToOrderFor[]
  accounts: readonly PayingAccount[]
  /**
   * What the membership has ordered already of what is wanted, on the days that are asked for; of a child’s also what adults
   * have of the same product.
   */
  ordered: readonly Ordered[]
  /** Orders that stand and hold lines of this very cart: it was sent before. Nothing is asked while it is only priced. */
  sent: readonly SentOrder[]
}

/** The stay that a day falls into: the one named if it does, else one at the resort that is asked for, else the first. */
export function stayOn(
  stays: readonly StayToOrderFor[],
  day: Day | null,
  named: number | null,
  at: Pick<Resort, 'id'> | null = null,
): StayToOrderFor | null {
  if (day === null) return null
  const covering = stays.filter(({ datein, dateout }) => datein <= day && day <= dateout)
  return (
    covering.find(({ id }) => id === named) ??
    covering.find(({ resort }) => resort.id === at?.id) ??
    covering[0] ??
    null
  )
}
