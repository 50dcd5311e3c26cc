import { addDays } from '../kernel/day.ts'
import { isBeyondCeiling } from './ceilings.ts'
import { DAYS_ON_SALE } from './days-on-sale.ts'
import type { BuyerFacts, Goods, SoldDetail, WantedLine } from './goods.ts'
import { benefitCovers, takenFrom } from './line-benefit.ts'
import type { LineFault } from './line-fault.ts'
import { taxPercents } from './serving.ts'
import { stayDayFault } from './stays/stay-day.ts'
import { isTooSoon, namesHour } from './times/lead.ts'
import { slotOf, timeFault } from './times/times.ts'
import { flightFault } from './transfers/fits-flight.ts'
import { brokenLegs } from './transfers/legs.ts'
import { ridersOf, seatsInPrice } from './transfers/seats.ts'

type Placed = Pick<WantedLine, 'kind' | 'detailId' | 'operationdate' | 'operationtime'>

/** The places of one variant on one day, of one of its slots, or of one event, that several lines may share. */
export function placeKey(line: Placed, goods: Pick<Goods, 'details'>): string {
  if (line.kind === 'event') return `event:${line.detailId}`
  const slot = slotTaken(line, goods)
  return `${line.detailId}:${line.operationdate}${slot === null ? '' : ` ${slot}`}`
}

/** The slot of which a line takes its places; null where it takes them of the day, or none. */
export function slotTaken(
  { kind, detailId, operationtime }: Placed,
  { details }: Pick<Goods, 'details'>,
): string | null {
  const detail = kind === 'product' ? details.get(detailId) : undefined
  return detail ? slotOf(detail.times, operationtime) : null
}

/** How many places all lines together want, a package's parts too. */
export function wantedPlaces(lines: readonly WantedLine[], goods: Goods): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const line of lines) {
    if (line.kind === 'package') continue
    const key = placeKey(line, goods)
    wanted.set(key, (wanted.get(key) ?? 0) + line.qty)
  }
  return wanted
}

/** What is left for a line; null where there is no limit, or no day yet. */
export function leftFor(line: WantedLine, goods: Goods): number | null {
  if (line.kind === 'event') return goods.events.get(line.detailId)?.left ?? null
  const detail = line.kind === 'product' ? goods.details.get(line.detailId) : undefined
  if (!detail || line.operationdate === null) return null
  const { times } = detail
  if (times.kind === 'slots') {
    const slot = times.slots.find(({ starts }) => starts === line.operationtime)
    return slot ? (detail.slotFree[`${line.operationdate} ${slot.starts}`] ?? slot.places) : null
  }
  if (detail.capacity === null) return null
  return detail.free[line.operationdate] ?? detail.capacity
}

/** Why each line cannot be ordered as it stands; null where it can. By the line's uuid. */
export function lineFaults(
  lines: readonly WantedLine[],
  goods: Goods,
  buyer: Pick<BuyerFacts, 'accounts' | 'ordered' | 'stays' | 'resort'>,
  idBooking: number | null = null,
): Map<string, LineFault | null> {
  const wanted = wantedPlaces(lines, goods)
  const taken = takenFrom(buyer.accounts, lines, goods, taxPercents(lines, goods, buyer, idBooking))
  const repeated = repeatedLines(lines, goods)
  const broken = brokenLegs(lines)
  const faultOf = (line: WantedLine): LineFault | null => {
    const fault =
      line.kind === 'package'
        ? packageFault(line, lines, goods)
        : line.kind === 'event'
          ? eventFault(line, goods)
          : productFault(line, lines, goods, buyer)
    if (fault) return fault
    if (broken.has(line.uuid)) return 'legs'
    if (isAlone(line, lines, goods, buyer)) return 'no-adult'
    const left = leftFor(line, goods)
    if (left !== null && (wanted.get(placeKey(line, goods)) ?? 0) > left) return 'sold-out'
    if (repeated.has(line.uuid)) return 'twice'
    if (isBeyondCeiling(line, lines, goods, buyer)) return 'ceiling'
    if (!line.isBenefit) return null
    const account = buyer.accounts.find(({ id }) => id === line.idBenefitYear)
    const detail = line.kind === 'product' ? goods.details.get(line.detailId) : undefined
    const pays = account && detail && benefitCovers(line, detail, account)
    return pays && (taken.get(account.id) ?? 0) <= account.balance ? null : 'benefit'
  }
  return new Map(lines.map((line) => [line.uuid, faultOf(line)]))
}

/**
 * The lines whose detail and model type stand on a line before them, in their own right both (spec, section 4). A transfer
 * may stand there again.
 */
function repeatedLines(lines: readonly WantedLine[], { details }: Goods): Set<string> {
  const known = new Set<string>()
  const repeated = new Set<string>()
  for (const { uuid, uuidPackage, kind, detailId } of lines) {
    if (uuidPackage || (kind === 'product' && details.get(detailId)?.transfer)) continue
    const key = `${kind}:${detailId}`
    if (known.has(key)) repeated.add(uuid)
    known.add(key)
  }
  return repeated
}

/** A child’s place without an adult of the same membership, in this cart at its time or ordered for its day before. */
function isAlone(
  { kind, detailId, uuidPackage, operationdate, operationtime }: WantedLine,
  lines: readonly WantedLine[],
  { details }: Goods,
  { ordered }: Pick<BuyerFacts, 'ordered'>,
): boolean {
  const adults = kind === 'product' && !uuidPackage ? (details.get(detailId)?.adults ?? []) : []
  if (adults.length === 0) return false
  const beside = lines.some(
    (one) =>
      one.kind === 'product' &&
      adults.includes(one.detailId) &&
      one.operationdate === operationdate &&
      one.operationtime === operationtime,
  )
  return !beside && !ordered.some((one) => adults.includes(one.detailId) && one.day === operationdate)
}

function eventFault(line: WantedLine, { events }: Goods): LineFault | null {
  const event = events.get(line.detailId)
  if (!event || line.uuidPackage) return 'gone'
  if (event.ended) return 'ended'
  if (event.begun) return 'begun'
  return line.itinerario ? 'no-extra' : null
}

function productFault(
  line: WantedLine,
  lines: readonly WantedLine[],
  goods: Goods,
  { stays }: Pick<BuyerFacts, 'stays'>,
): LineFault | null {
  const detail = goods.details.get(line.detailId)
  if (!detail) return 'gone'
  if (line.uuidPackage && !lines.some((one) => one.uuid === line.uuidPackage && one.kind === 'package'))
    return 'package-changed'
  return (
    dayFault(line, detail, stays) ??
    extraFault(line, detail) ??
    roadFault(line, detail) ??
    peopleFault(line, detail)
  )
}

/** No more of it than a line may have, and no more names than it has places. */
function peopleFault({ qty, beneficiarios }: WantedLine, detail: SoldDetail): LineFault | null {
  if (qty > detail.mostOfLine) return 'too-many'
  return (beneficiarios?.length ?? 0) > qty * detail.people ? 'too-many-names' : null
}

/** Why a variant cannot be had on a line’s day; of a line that names no hour, the default being none, only the day counts. */
export function dayFault(
  { operationdate: day, operationtime: time }: WantedLine,
  detail: SoldDetail,
  stays: BuyerFacts['stays'],
): LineFault | null {
  const { times, today, clock, leadMinutes } = detail
  if (day === null) return 'no-date'
  if (day < today) return 'past'
  const ofStay = stayDayFault(day, detail, stays)
  if (ofStay) return ofStay
  if (day > addDays(today, DAYS_ON_SALE)) return 'too-far'
  if (detail.closed.some(({ first, last }) => first <= day && day <= last)) return 'closed'
  const fault = timeFault(times, time)
  if (fault === 'no-time') return fault
  if (day === today && namesHour(times, time) && time <= clock) return 'past-time'
  if (fault) return fault
  return isTooSoon(times, { day, time }, { day: today, time: clock }, leadMinutes) ? 'too-soon' : null
}

/**
 * Only a transfer carries extra passengers, only one that sells them and has room, and never within a package: there
 * nobody rides beyond the price.
 */
function extraFault({ itinerario, uuidPackage, qty }: WantedLine, detail: SoldDetail): LineFault | null {
  if (itinerario && !detail.transfer) return 'no-extra'
  if (itinerario && itinerario.extrapax_num > 0 && (detail.extra === null || uuidPackage)) return 'no-extra'
  if (!detail.transfer) return null
  if (!(itinerario?.nameBenefi && itinerario.lastNameBenefi)) return 'itinerary-missing'
  if (itinerario.adults === 0 && itinerario.children > 0) return 'no-adult'
  const seats = uuidPackage ? seatsInPrice(detail, qty) : qty * detail.people
  const riders = ridersOf(itinerario, detail, qty)
  // A child's seat is for a child that is told.
  const isWithoutChild = itinerario.childSeats > itinerario.children
  return riders < 1 || riders > seats || isWithoutChild ? 'no-seats' : null
}

/** A car that cannot serve the flight that its leg tells. */
function roadFault(
  { itinerario, operationtime: pickUp }: WantedLine,
  { minutes }: SoldDetail,
): LineFault | null {
  const { trip, flightTime } = itinerario ?? { trip: null, flightTime: null }
  if (!flightTime || (trip !== 'Arrival' && trip !== 'Departure')) return null
  return flightFault({ leg: trip, pickUp, flightTime, minutes })
}

/** A package comes with each of its parts once, in the right quantity, and with nothing else. */
function packageFault(line: WantedLine, lines: readonly WantedLine[], goods: Goods): LineFault | null {
  const bundle = goods.packages.get(line.detailId)
  if (!bundle) return 'gone'
  if (line.uuidPackage) return 'package-changed'
  const parts = lines.filter((one) => one.uuidPackage === line.uuid)
  const whole =
    parts.length === bundle.parts.length &&
    bundle.parts.every((part) =>
      parts.some(
        (one) => one.kind === 'product' && one.detailId === part.detailId && one.qty === part.qty * line.qty,
      ),
    )
  return whole ? null : 'package-changed'
}
