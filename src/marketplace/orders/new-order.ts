import type { Day } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import type { Currency } from '../../kernel/money.ts'
import { type Beneficiary, type CartTotal, NO_DISCOUNT, type TransferItinerary } from '../cart.ts'
import type { PricedLine } from '../checkout.endpoints.ts'
import { type BuyerFacts, type Goods, type Resort, stayOn, type WantedLine } from '../goods.ts'
import { needOf } from '../line-benefit.ts'
import { slotTaken } from '../line-faults.ts'
import { lineDayOf, servingOf } from '../serving.ts'
import { namesHour } from '../times/lead.ts'
import type { Leg } from '../transfers/legs.ts'
import { ridersOf } from '../transfers/seats.ts'
import type { Told } from './told.ts'

/** A line that may be ordered, with all that the customer wrote. */
export interface OrderedLine extends WantedLine {
  note: string
  clientnote: string
  beneficiarios: readonly Beneficiary[]
  itinerario: Omit<TransferItinerary, 'extrapax_amount'> | null
}

/** A row of `order_details`, with the stay and the benefit that go with it. */
export interface NewOrderDetail {
  currency: Currency
  position: number
  kind: WantedLine['kind']
  detail_id: number | null
  package_id: number | null
  event_id: number | null
  line_uuid: string
  package_uuid: string | null
  name: Bilingual
  operation_day: Day
  operation_time: string
  quantity: number
  unit_cents: number
  extra_people: number
  extra_people_cents: number
  discount_cents: number
  total_cents: number
  discount_kind: string
  note: string | null
  client_note: string | null
  beneficiaries: readonly Beneficiary[]
  itinerary: TransferItinerary | null
  /** The leg of a transfer: which way it goes, the trip that it shares with another leg, and how many ride. */
  leg: 'arrival' | 'departure' | null
  trip_uuid: string | null
  travellers: number | null
  is_promo: boolean
  is_benefit: boolean
  owner_booking_id: number | null
  took_places: boolean
  /** What its mail tells of the day; no column. */
  told?: Told | undefined
  /** Whether it names an hour, for its mail; no column. */
  hour?: boolean
  /** The benefit that pays for it, for its mail; no column. */
  paidWith?: PaidWith | undefined
  /** The slot of which it took them; null where it took them of its day, or none. */
  slot: string | null
}

/** A benefit that pays for a line: so many passes, or cents of the order's currency. */
export interface PaidWith {
  name: Bilingual
  unit: 'passes' | 'money'
  quantity: number
}

export interface NewOrderBenefit {
  line_uuid: string
  benefit_year_id: number
  quantity: number
}

/** The header of one order; the codes of the spec are the table's defaults and `order.ts`. */
export interface NewOrder extends Omit<CartTotal, 'hotel'> {
  /** Where it is served. */
  resort: Resort
  /** The stay that it belongs to. */
  bookingId: number | null
  details: NewOrderDetail[]
  benefits: NewOrderBenefit[]
}

/**
 * The orders of a cart that can be had: one for each resort that serves (and each currency, two of which are never
 * summed), with a detail a line, from the real cart and the real stays. An order belongs to the stay that is named, else
 * to the one that its first day falls into.
 */
export function ordersOf(
  lines: readonly OrderedLine[],
  priced: { lines: readonly PricedLine[]; totals: readonly CartTotal[] },
  goods: Goods,
  buyer: BuyerFacts,
  idBooking: number | null,
): NewOrder[] {
  const served = lines.map((line, index) => ({
    line,
    figures: priced.lines[index] as PricedLine,
    day: operationDay(line, lines, goods),
    ...servingOf(line, lines, goods, buyer, idBooking),
  }))
  return priced.totals.map(({ hotel, ...total }) => {
    const own = served.filter(
      ({ figures, resort }) => resort.id === hotel.id && figures.currency === total.currency,
    )
    const { resort } = own[0] ?? missing()
    const first = own.map(({ day }) => day).sort()[0] ?? buyer.today
    const named = buyer.stays.find(({ id }) => id === idBooking)
    return {
      ...total,
      resort,
      bookingId: (named ?? stayOn(buyer.stays, first, null, resort))?.id ?? null,
      details: own.map(({ line, figures, day }, index) => ({
        ...detailOf(
          line,
          figures,
          goods,
          day,
          index + 1,
          stayOn(buyer.stays, day, idBooking, resort)?.id ?? null,
        ),
        ...(line.isBenefit && { paidWith: paidWith(line, goods, buyer, resort) }),
      })),
      benefits: own.flatMap(({ line }) => benefitOf(line, goods, buyer, resort)),
    }
  })
}

/** A line that may be ordered has a day; a package is delivered from the first of its parts' on. */
function operationDay(line: OrderedLine, lines: readonly OrderedLine[], goods: Goods): Day {
  const day = lineDayOf(line, lines, goods)
  if (day === null) throw new Error('A line without a day was let through')
  return day
}

function detailOf(
  line: OrderedLine,
  figures: PricedLine,
  goods: Goods,
  day: Day,
  position: number,
  stayId: number | null,
): NewOrderDetail {
  const { kind, detailId } = line
  const event = kind === 'event' ? goods.events.get(detailId) : undefined
  const extra = figures.extrapax_num
  const gross = line.qty * figures.saleprice + figures.extrapax_amount
  return {
    currency: figures.currency,
    position,
    kind,
    detail_id: kind === 'product' ? detailId : null,
    package_id: kind === 'package' ? detailId : null,
    event_id: kind === 'event' ? detailId : null,
    line_uuid: line.uuid,
    package_uuid: line.uuidPackage,
    name: soldNameOf(line, goods),
    operation_day: day,
    operation_time: event?.startTime ?? line.operationtime,
    quantity: line.qty,
    unit_cents: figures.saleprice,
    extra_people: extra,
    extra_people_cents: figures.extrapax_amount,
    discount_cents: gross - figures.cost,
    total_cents: figures.cost,
    discount_kind: figures.typeDiscount ?? NO_DISCOUNT,
    note: line.note || null,
    client_note: line.clientnote || null,
    beneficiaries: line.beneficiarios,
    itinerary: line.itinerario && {
      ...line.itinerario,
      extrapax_num: extra,
      extrapax_amount: figures.extrapax_amount,
    },
    ...legOf(line, goods),
    is_promo: figures.isPromo && !figures.isBenefit,
    is_benefit: figures.isBenefit,
    owner_booking_id: stayId,
    took_places: event !== undefined || isLimited(line, goods),
    slot: slotTaken(line, goods),
    hour:
      line.kind !== 'product' ||
      namesHour(goods.details.get(detailId)?.times ?? { kind: 'any' }, line.operationtime),
    told: line.kind === 'product' ? goods.details.get(line.detailId)?.told : event?.told,
  }
}

/** The leg that a transfer's line is; the database seats its people. */
function legOf(
  { itinerario, kind, detailId, qty }: OrderedLine,
  { details }: Goods,
): Pick<NewOrderDetail, 'leg' | 'trip_uuid' | 'travellers'> {
  const detail = kind === 'product' ? details.get(detailId) : undefined
  if (!itinerario || !detail) return { leg: null, trip_uuid: null, travellers: null }
  return {
    leg: itinerario.trip === 'Departure' ? 'departure' : 'arrival',
    trip_uuid: itinerario.uuidTrip,
    travellers: ridersOf(itinerario, detail, qty),
  }
}

/** Whether the line takes places, of its day or of a slot. */
export function isLimited(line: Pick<WantedLine, 'kind' | 'detailId'>, goods: Goods): boolean {
  const detail = line.kind === 'product' ? goods.details.get(line.detailId) : undefined
  return detail !== undefined && (detail.capacity !== null || detail.times.kind === 'slots')
}

/** What a leg is called on an order, beside its vehicle. */
const LEG_NAMES: Record<Leg, Bilingual> = {
  Arrival: { en: 'Arrival', es: 'Llegada' },
  Departure: { en: 'Departure', es: 'Salida' },
}

/**
 * "Reef at first light · Adult": the product and its variant as they are sold; of a transfer the way too, so that whoever
 * reads the order, a mail or a list of the day knows which of the two it is.
 */
export function soldNameOf(
  { kind, detailId, itinerario }: WantedLine,
  { details, packages, events }: Goods,
): Bilingual {
  if (kind === 'package') return packages.get(detailId)?.name ?? missing()
  if (kind === 'event') return events.get(detailId)?.name ?? missing()
  const { product, name } = details.get(detailId) ?? missing()
  const leg = itinerario && itinerario.trip !== 'Round trip' ? LEG_NAMES[itinerario.trip] : null
  const written = (language: keyof Bilingual) =>
    [product[language], name[language], ...(leg ? [leg[language]] : [])].join(' · ')
  return { en: written('en'), es: written('es') }
}

function missing(): never {
  throw new Error('A line of something that is not on sale was let through')
}

/** The benefit that pays for a line, and what it pays. */
function paidWith(
  line: OrderedLine,
  goods: Goods,
  { accounts }: BuyerFacts,
  { taxPercent }: Resort,
): PaidWith & { id: number } {
  const account = accounts.find(({ id }) => id === line.idBenefitYear) ?? missing()
  const detail = goods.details.get(line.detailId) ?? missing()
  const { id, name, unit } = account
  return { id, name, unit, quantity: needOf(line, detail, account, taxPercent) }
}

function benefitOf(line: OrderedLine, goods: Goods, buyer: BuyerFacts, resort: Resort): NewOrderBenefit[] {
  if (!line.isBenefit) return []
  const { id, quantity } = paidWith(line, goods, buyer, resort)
  return [{ line_uuid: line.uuid, benefit_year_id: id, quantity }]
}
