import type { Day } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import { ceilingOf, orderedOf } from '../ceilings.ts'
import { type BuyerFacts, type Goods, stayOn, type WantedLine } from '../goods.ts'
import { promoPercent } from '../line-benefit.ts'
import { LINE_FAULTS, type LineFault } from '../line-fault.ts'
import { dayFault, leftFor } from '../line-faults.ts'
import { ORDER_STATUS } from '../orders/order.ts'
import { servingOf } from '../serving.ts'
import type { EdgeOfStay } from '../stays/stay-day.ts'
import { isBefore } from '../times/lead.ts'
import { type DayAndTime, slotOf } from '../times/times.ts'
import { flightFault } from '../transfers/fits-flight.ts'
import { brokenLegs, type Leg } from '../transfers/legs.ts'
import { figuresFor, type LineFigures, type PriceToday } from './line-figures.ts'
import { isStillFree, type LimitedLine, lineBegins, lineUntil } from './line-limit.ts'

/** A line of an order as it stands, as far as changing it goes. */
export interface StandingLine extends LimitedLine {
  id: number
  /** As it was sold. */
  name: Bilingual
  /** The variant, the package or the event. */
  detailId: number
  /** The slot that it took its places of; null where it took them of its day, or none. */
  slot: string | null
  tookPlaces: boolean
  cancelled: boolean
  /** The day of the stay that it belongs to; null: any. */
  stayDay: EdgeOfStay | null
  /** Which way it goes, where it is a leg of a transfer, and the trip whose other leg goes the other way. */
  leg: ({ trip: Leg; uuidTrip: string | null; travellers: number } & Flight) | null
  figures: LineFigures
  /** What a benefit holds for it; null where none pays. */
  benefit: HeldBenefit | null
}

/** What a benefit year holds for a line, in passes or cents, and what is left of it besides. */
export interface HeldBenefit {
  idBenefitYear: number
  unit: 'passes' | 'money'
  held: number
  balance: number
  starts: Day
  expires: Day
}

/** A leg's flight: its number, and when it lands or leaves. */
export interface Flight {
  flight: string
  flightTime: string | null
}

/** What a line is to become. */
export interface LineWish {
  day: Day
  time: string
  qty: number
  /** The flight of a leg; left out, it stays. */
  flight?: Flight
}

/**
 * Who changes it: the owner, somebody trusted by them, who takes no more of a benefit, or the club for them, whom the limit does not
 * bind before it begins.
 */
export type Changer = 'owner' | 'trusted' | 'club'

/** What may be done with a line, and until when free of charge. */
export interface LineMay {
  until: DayAndTime
  /** The limit has passed. */
  late: boolean
  move: boolean
  amount: boolean
  cancel: boolean
}

/**
 * What may be done with a line of an order. A package is one thing sold at one price: its parts are moved each by itself,
 * and only the whole is cancelled. An event's day is
 * fixed; so are the vehicles of a transfer's leg, because its riders were named for them.
 */
export function mayOf(
  line: StandingLine,
  lines: readonly StandingLine[],
  { status, now }: { status: number; now: DayAndTime },
  who: Changer,
): LineMay {
  const live = lines.filter(({ cancelled }) => !cancelled)
  const until = lineUntil(line, live)
  const late = !isStillFree(until, now)
  const stands = !line.cancelled && status !== ORDER_STATUS.cancelled
  const open = stands && (!late || (who === 'club' && isBefore(now, lineBegins(line, live))))
  const own = line.uuidPackage === null
  return {
    until,
    late: stands && late,
    move: open && line.kind === 'product',
    amount:
      open && own && line.kind !== 'package' && !line.leg && !(who === 'trusted' && line.benefit !== null),
    cancel: open && own,
  }
}

/** Why a line cannot be changed as it is wished. */
export const CHANGE_FAULTS = [...LINE_FAULTS, 'elsewhere'] as const
export type ChangeFault = LineFault | 'elsewhere'

/** What a wish is judged by: what is on sale, who buys, and where the order is served. */
export interface ChangeFacts {
  goods: Goods
  buyer: BuyerFacts
  hotelId: number
  /** Of the resort that serves it. */
  taxPercent: number
  /** The stay that the order belongs to. */
  bookingId: number | null
}

/** Whether a wish puts the line on another day or hour. */
export const isMoved = (line: StandingLine, { day, time }: LineWish) =>
  day !== line.operationdate || time !== line.operationtime

/** Whether a wish is the line as it stands: there is nothing to save, to tell or to keep in its history. */
export function isAsItStands(line: StandingLine, wish: LineWish): boolean {
  const { leg, figures } = line
  const flight = wish.flight ?? leg
  const sameFlight = flight?.flight === leg?.flight && flight?.flightTime === leg?.flightTime
  return !isMoved(line, wish) && wish.qty === figures.qty && sameFlight
}

/**
 * Why a wish cannot be had; null where it can. Fewer of what stays where it is are always had, also of what is no longer
 * on sale: the places that the line has already count as free for itself.
 */
export function changeFault(line: StandingLine, wish: LineWish, facts: ChangeFacts): ChangeFault | null {
  const moved = isMoved(line, wish)
  const road = roadFault(line, wish, facts.goods)
  if (road) return road
  if (isCrowded(line, wish, facts.goods)) return 'no-seats'
  if (!moved && wish.qty <= line.figures.qty) return null
  const wanted = asWanted(line, wish)
  const left = leftForLine(line, wish, facts.goods)
  if (line.kind === 'event') {
    const event = facts.goods.events.get(line.detailId)
    if (!event) return 'gone'
    if (event.ended) return 'ended'
    if (event.begun) return 'begun'
  } else {
    const detail = facts.goods.details.get(line.detailId)
    if (!detail) return 'gone'
    const fault = dayFault(wanted, detail, facts.buyer.stays)
    if (fault) return fault
    if (wish.qty > line.figures.qty && wish.qty > detail.mostOfLine) return 'too-many'
  }
  if (isBeyond(line, wish, facts)) return 'ceiling'
  if (left !== null && wish.qty > left) return 'sold-out'
  // A package is served at one resort, and its parts with it.
  const resort = servingOf(wanted, [wanted], facts.goods, facts.buyer, facts.bookingId).resort
  if (line.uuidPackage === null && resort.id !== facts.hotelId) return 'elsewhere'
  return benefitFault(line, wish, facts)
}

/** Whether the membership would have more of it then than it may; what the line itself has counts once. */
function isBeyond(line: StandingLine, wish: LineWish, { goods, buyer }: ChangeFacts): boolean {
  const wanted = asWanted(line, wish)
  const own = line.kind === 'event' || wish.day === line.operationdate ? line.figures.qty : 0
  if (wish.qty <= own) return false
  const ceiling = ceilingOf(wanted, goods)
  return ceiling !== null && orderedOf(wanted, buyer) - own + wish.qty > ceiling
}

/** Whether more people ride than the vehicle holds now: the desk may have corrected what it holds since it was ordered. */
function isCrowded({ detailId, leg }: StandingLine, { qty }: LineWish, { details }: Goods): boolean {
  const people = details.get(detailId)?.people
  return leg !== null && people !== undefined && leg.travellers > qty * people
}

/** A car that cannot serve its flight; what was ordered so, and neither is moved, stays. */
function roadFault(line: StandingLine, wish: LineWish, { details }: Goods): ChangeFault | null {
  const flightTime = (wish.flight ?? line.leg)?.flightTime
  // What is known of a flight is changed, and not taken back: the car goes by it.
  if (line.leg?.flightTime && !flightTime) return 'no-flight'
  if (!line.leg || !flightTime) return null
  if (wish.time === line.operationtime && flightTime === line.leg.flightTime) return null
  const minutes = details.get(line.detailId)?.minutes ?? null
  return flightFault({ leg: line.leg.trip, pickUp: wish.time, flightTime, minutes })
}

/** Whether a leg, moved so, would no longer be of one trip with the other: the way back comes after the way there. */
export function breaksTrip(line: StandingLine, wish: LineWish, live: readonly StandingLine[]): boolean {
  if (!line.leg?.uuidTrip) return false
  const legs = live.map((one) => ({
    uuid: one.uuid,
    detailId: one.detailId,
    operationdate: one === line ? wish.day : one.operationdate,
    operationtime: one === line ? wish.time : one.operationtime,
    itinerario: one.leg,
  }))
  const others = legs.filter(({ itinerario }) => itinerario?.uuidTrip === line.leg?.uuidTrip)
  return brokenLegs(others).size > 0
}

/** What is left for a line as it is wished, its own places among them; null without a limit. */
export function leftForLine(line: StandingLine, wish: LineWish, goods: Goods): number | null {
  const wanted = asWanted(line, wish)
  const left = leftFor(wanted, goods)
  if (left === null || !line.tookPlaces) return left
  const same =
    line.kind === 'event' || (wish.day === line.operationdate && slotFor(wanted, goods) === line.slot)
  return same ? left + line.figures.qty : left
}

function benefitFault(
  line: StandingLine,
  wish: LineWish,
  { goods, taxPercent }: ChangeFacts,
): 'benefit' | null {
  if (!line.benefit) return null
  const { balance, held, starts, expires } = line.benefit
  const need = figuresFor(line.figures, wish.qty, priceToday(line, goods), line.benefit, taxPercent).held
  return starts <= wish.day && wish.day <= expires && need - held <= balance ? null : 'benefit'
}

/** What one more of a line costs today; null where it is no longer on sale. */
export function priceToday(line: StandingLine, { details, events }: Goods): PriceToday | null {
  if (line.kind === 'event') {
    const event = events.get(line.detailId)
    return event ? { cents: event.cents, percent: 0 } : null
  }
  const detail = details.get(line.detailId)
  return detail ? { cents: detail.cents, percent: promoPercent(detail) } : null
}

/** The stay that a line is delivered to then. */
export function stayFor(day: Day, { buyer, bookingId, hotelId }: ChangeFacts): number | null {
  return stayOn(buyer.stays, day, bookingId, { id: hotelId })?.id ?? null
}

/** The order's stay, where a line is moved out of its days; null where it stays among them, or was none of them before. */
export function leftStay(
  line: StandingLine,
  { day }: LineWish,
  { buyer, bookingId }: ChangeFacts,
): BuyerFacts['stays'][number] | null {
  const stay = buyer.stays.find(({ id }) => id === bookingId)
  const isOf = (one: Day) => stay !== undefined && stay.datein <= one && one <= stay.dateout
  return stay && isOf(line.operationdate) && !isOf(day) ? stay : null
}

/** The slot of its variant's day that an hour falls in; null where it has none. */
export function slotFor({ detailId, operationtime }: WantedLine, { details }: Goods): string | null {
  const detail = details.get(detailId)
  return detail ? slotOf(detail.times, operationtime) : null
}

/** A wish as a line that somebody wants to buy, so that the same rules judge both. */
export function asWanted({ uuid, kind, detailId }: StandingLine, { day, time, qty }: LineWish): WantedLine {
  return {
    uuid,
    uuidPackage: null,
    kind,
    detailId,
    qty,
    operationdate: day,
    operationtime: time,
    itinerario: null,
    isBenefit: false,
    idBenefitYear: null,
  }
}
