import type { Day } from '../kernel/day.ts'
import type { Currency } from '../kernel/money.ts'
import { addedUp, BENEFIT_DISCOUNT, discounted, NO_DISCOUNT, PROMO_DISCOUNT } from './cart.ts'
import { ceilingOf, orderedOf } from './ceilings.ts'
import type { PricedCart, PricedLine } from './checkout.endpoints.ts'
import { type BuyerFacts, type Goods, stayOn, type WantedLine } from './goods.ts'
import { benefitCovers, needOf, promoPercent, takenFrom } from './line-benefit.ts'
import { leftFor, lineFaults } from './line-faults.ts'
import { lineDayOf, servingOf, stayElsewhere, taxPercents } from './serving.ts'
import { besideStay } from './stays/beside-stay.ts'
import { freeUntil, isBefore, isTooSoon, namesHour } from './times/lead.ts'
import { timeFault } from './times/times.ts'
import { extraRiders } from './transfers/seats.ts'

/** The club's own figures for a cart, by what is on sale now. A line that is not keeps its place, at no price. */
export function priceLines(
  lines: readonly WantedLine[],
  goods: Goods,
  buyer: BuyerFacts,
  idBooking: number | null = null,
): Pick<PricedCart, 'lines' | 'totals' | 'possible'> {
  const faults = lineFaults(lines, goods, buyer, idBooking)
  const taken = takenFrom(buyer.accounts, lines, goods, taxPercents(lines, goods, buyer, idBooking))
  const priced = lines.map((line): PricedLine => {
    const serving = servingOf(line, lines, goods, buyer, idBooking)
    const { id, name, taxPercent } = serving.resort
    const day = lineDayOf(line, lines, goods)
    return {
      uuid: line.uuid,
      ...figuresOf(line, lines, goods),
      fault: faults.get(line.uuid) ?? null,
      left: leftFor(line, goods),
      times: timesFor(line, goods),
      ...limitOf(line, day, goods, buyer),
      hotel: { id, name, taxPercent },
      stayElsewhere: stayElsewhere(serving),
      ...peopleFor(line, goods),
      ordered: orderedOf(line, buyer),
      besideStay: besideFor(line, day, goods, buyer),
      ownerBooking: stayOn(buyer.stays, day, idBooking, serving.resort)?.id ?? null,
      benefits: payingFor(line, goods, buyer, { taken, taxPercent }),
    }
  })
  return {
    lines: priced,
    totals: totalsOfPriced(priced, lines),
    possible: priced.every(({ fault }) => fault === null),
  }
}

/** Until when a line may be changed and cancelled free of charge, once it is ordered, and whether that has passed by now. */
function limitOf(
  { kind, detailId, uuidPackage, operationtime: time }: WantedLine,
  day: Day | null,
  { details }: Goods,
  { today }: Pick<BuyerFacts, 'today'>,
): Pick<PricedLine, 'until' | 'isFinal'> {
  if (day === null) return { until: null, isFinal: false }
  const detail = kind === 'product' ? details.get(detailId) : undefined
  const until = freeUntil(detail?.times ?? { kind: 'any' }, { day, time }, detail?.cancelHours ?? null)
  const isFinal = detail ? isBefore(until, { day: detail.today, time: detail.clock }) : day <= today
  // A package has the limits of its parts, and they are not cancelled alone.
  return { until: kind === 'package' || uuidPackage !== null ? null : until, isFinal }
}

/** The hours of a line's variant, its slots with what is left of them on the line's day. */
function timesFor(
  { kind, detailId, operationdate: day }: WantedLine,
  { details }: Goods,
): PricedLine['times'] {
  const detail = kind === 'product' ? details.get(detailId) : undefined
  if (!detail) return null
  const { times, slotFree, today, clock, leadMinutes } = detail
  if (times.kind !== 'slots') return times
  const slots = times.slots.map(({ starts, places }) => ({
    starts,
    left: slotFree[`${day} ${starts}`] ?? places,
    soon: day !== null && isTooSoon(times, { day, time: starts }, { day: today, time: clock }, leadMinutes),
  }))
  return { kind: 'slots', slots }
}

/** The most of a line, and the people that all of it is for. */
function peopleFor(
  { kind, detailId, qty, operationdate }: WantedLine,
  goods: Goods,
): Pick<PricedLine, 'most' | 'seats' | 'peopleInPrice'> {
  const detail = kind === 'product' ? goods.details.get(detailId) : undefined
  return {
    most: ceilingOf({ kind, detailId, operationdate }, goods),
    seats: detail ? qty * detail.people : null,
    peopleInPrice: detail?.peopleInPrice ?? null,
  }
}

/** A transfer brings one to the resort and away from it: its hour is never beside the stay's, its day may be. */
function besideFor(
  line: WantedLine,
  day: Day | null,
  { details, events }: Goods,
  { stays }: BuyerFacts,
): PricedLine['besideStay'] {
  if (line.kind === 'package' || line.uuidPackage !== null) return besideStay(day, null, stays)
  if (line.kind === 'event') return besideStay(day, events.get(line.detailId)?.startTime ?? null, stays)
  const detail = details.get(line.detailId)
  const isNamed =
    detail &&
    !detail.transfer &&
    namesHour(detail.times, line.operationtime) &&
    timeFault(detail.times, line.operationtime) === null
  return besideStay(day, isNamed ? line.operationtime : null, stays)
}

type Figures = Pick<
  PricedLine,
  | 'currency'
  | 'saleprice'
  | 'originalSalePrice'
  | 'discountApplied'
  | 'salepriceWithDiscount'
  | 'descmax'
  | 'typeDiscount'
  | 'isPromo'
  | 'promo'
  | 'isBenefit'
  | 'extrapax'
  | 'extrapax_amount'
  | 'extrapax_num'
  | 'cost'
>

function figuresOf(line: WantedLine, lines: readonly WantedLine[], goods: Goods): Figures {
  if (line.kind === 'product') return productFigures(line, lines, goods)
  const sold = (line.kind === 'package' ? goods.packages : goods.events).get(line.detailId)
  return plainFigures(sold?.currency ?? 'USD', sold?.cents ?? 0, sold?.cents ?? 0, line.qty)
}

/** No discount, nobody extra. */
function plainFigures(currency: Currency, saleprice: number, original: number, qty: number): Figures {
  return {
    currency,
    saleprice,
    originalSalePrice: original,
    discountApplied: 0,
    salepriceWithDiscount: saleprice,
    descmax: 0,
    typeDiscount: NO_DISCOUNT,
    isPromo: false,
    promo: null,
    isBenefit: false,
    extrapax: null,
    extrapax_amount: 0,
    extrapax_num: 0,
    cost: qty * saleprice,
  }
}

function productFigures(line: WantedLine, lines: readonly WantedLine[], goods: Goods): Figures {
  const detail = goods.details.get(line.detailId)
  if (!detail) return plainFigures('USD', 0, 0, line.qty)
  if (line.uuidPackage) {
    // What comes with a package is in the package's price, and on the package's order.
    const head = lines.find(({ uuid }) => uuid === line.uuidPackage)
    const bundle = head && goods.packages.get(head.detailId)
    return plainFigures(bundle?.currency ?? detail.currency, 0, detail.cents, line.qty)
  }
  const percent = promoPercent(detail)
  const extrapax = detail.transfer ? detail.extra : null
  const riders = line.itinerario && detail.transfer ? extraRiders(line.itinerario, detail, line.qty) : 0
  const extra = riders * (extrapax ?? 0)
  const one = line.isBenefit ? 0 : discounted(detail.cents, percent)
  return {
    currency: detail.currency,
    saleprice: detail.cents,
    originalSalePrice: detail.cents,
    discountApplied: percent,
    salepriceWithDiscount: one,
    descmax: detail.most,
    typeDiscount: line.isBenefit ? BENEFIT_DISCOUNT : percent > 0 ? PROMO_DISCOUNT : NO_DISCOUNT,
    isPromo: percent > 0,
    promo: percent > 0 ? detail.promoName : null,
    isBenefit: line.isBenefit,
    extrapax,
    extrapax_amount: extra,
    extrapax_num: extrapax === null ? 0 : riders,
    cost: line.qty * one + extra,
  }
}

/** The accounts that could pay for a line with what the other lines leave in them. */
function payingFor(
  line: WantedLine,
  goods: Goods,
  { accounts }: BuyerFacts,
  { taken, taxPercent }: { taken: ReadonlyMap<number, number>; taxPercent: number },
): PricedLine['benefits'] {
  const detail = line.kind === 'product' ? goods.details.get(line.detailId) : undefined
  if (!detail) return []
  return accounts.flatMap((account) => {
    if (!benefitCovers(line, detail, account)) return []
    const needs = needOf(line, detail, account, taxPercent)
    const own = line.isBenefit && line.idBenefitYear === account.id
    const left = account.balance - (taken.get(account.id) ?? 0) + (own ? needs : 0)
    if (left < needs) return []
    const { id, name, unit, expires } = account
    return [{ idBenefitYear: id, name, unit, needs, balance: left, expires }]
  })
}

/** Totals by resort and currency. What is no longer on sale has no currency that is known. */
function totalsOfPriced(priced: readonly PricedLine[], lines: readonly WantedLine[]): PricedCart['totals'] {
  return addedUp(
    priced.flatMap((one, index) => {
      if (one.fault === 'gone') return []
      const { hotel, currency, cost } = one
      return [
        { hotel, currency, cost, gross: (lines[index]?.qty ?? 0) * one.saleprice + one.extrapax_amount },
      ]
    }),
  )
}
