import { addDays, addMonths, type Day, daysBetween } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import type { ContractRow } from '../../membership/cast/contracts.ts'
import type { CastHotel } from '../../membership/cast/hotels.ts'
import type { RoomCategoryRow } from '../../membership/cast/room-categories.ts'
import type { RATES, RENTAL_CHANNELS } from '../why.ts'
import { type CondoFeeRow, PARTS } from './condo-fees.ts'
import { wholeMonths } from './months.ts'
import { type MonthlyProfitRow, PESOS, SERVICE, SHARE } from './profits.ts'

export interface RentedNightRow {
  contract_id: number
  night: Day
  folio: string
  channel: (typeof RENTAL_CHANNELS)[number]
  rate: (typeof RATES)[number]
  booked: Day | null
  published_cents: number
  reduction_basis_points: number
  cents: number
  commission_cents: number
  tax_cents: number
  currency: 'USD' | 'MXN'
}

/** How many months the demo knows night by night; before them only totals are kept. */
const MONTHS_KNOWN = 13
const TAX = 0.19
/** The longest stay that somebody rents. */
const LONGEST = 4
/** Each resort's residences together, in square meters. */
const RESORT_METERS = 20_000

/** The nights of the last thirteen months, which make each month's gross to the cent. */
export function rentedNights({
  today,
  profits,
}: {
  today: Day
  profits: readonly MonthlyProfitRow[]
}): RentedNightRow[] {
  const known = new Set(wholeMonths(today, MONTHS_KNOWN))
  return profits.filter(({ month }) => known.has(month)).flatMap(nightsOfMonth)
}

function nightsOfMonth({
  contract_id,
  month,
  nights_rented,
  gross_cents,
  currency,
}: MonthlyProfitRow): RentedNightRow[] {
  const days = daysTaken(month, nights_rented, contract_id)
  const weights = days.map(({ day }) => (isWeekend(day) ? 112 : 100))
  const weight = weights.reduce((sum, one) => sum + one, 0)
  let left = gross_cents
  return days.map(({ day, stay }, at) => {
    const isLast = at === days.length - 1
    // Whole dollars; the last night takes what they leave.
    const cents = isLast ? left : Math.floor((gross_cents * (weights[at] ?? 100)) / weight / 100) * 100
    left -= cents
    const isEarly = stay % 3 === 0 && cents % 90 === 0
    return {
      contract_id,
      night: day,
      folio: `F-${contract_id}${month.slice(2, 4)}${month.slice(5, 7)}${stay}`,
      channel: stay % 2 === 0 ? 'desk' : 'website',
      rate: isEarly ? 'early' : isWeekend(day) ? 'weekend' : 'weekday',
      booked: addDays(month, -(12 + ((stay * 17 + contract_id) % 60))),
      published_cents: isEarly ? (cents / 90) * 100 : cents,
      reduction_basis_points: isEarly ? 1000 : 0,
      cents,
      commission_cents: 0,
      tax_cents: Math.round(cents * TAX),
      currency,
    }
  })
}

/** So many nights of a month as stays of up to four, with days between them where there is room. */
function daysTaken(month: Day, count: number, contractId: number): { day: Day; stay: number }[] {
  const length = daysBetween(month, addMonths(month, 1))
  const stays = Math.ceil(count / LONGEST)
  const free = length - count
  const taken: { day: Day; stay: number }[] = []
  let at = stays > 0 ? (contractId + Number(month.slice(5, 7))) % (Math.floor(free / (stays + 1)) + 1) : 0
  for (let stay = 1; stay <= stays; stay += 1) {
    const nights = Math.min(LONGEST, count - taken.length)
    for (let night = 0; night < nights; night += 1) taken.push({ day: addDays(month, at + night), stay })
    at += nights + Math.floor(free / (stays + 1))
  }
  return taken
}

function isWeekend(day: Day): boolean {
  return [5, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}

const SAYS = (percent: number): Bilingual => ({
  en: `The club’s share is ${percent}% of the rental income that remains after the channel’s commission.`,
  es: `La participación del club es del ${percent}% del ingreso por renta que queda después de la comisión del canal.`,
})
const ASSEMBLY: Bilingual = { en: 'Owners’ assembly', es: 'Asamblea de propietarios' }

/** The rule of each resort: 30 percent once, 28 since three years ago. */
export function rentalRules({ today, hotels }: { today: Day; hotels: readonly CastHotel[] }) {
  const year = Number(today.slice(0, 4))
  return hotels.flatMap(({ id, currency }) =>
    [
      { since: '2017-08-04', percent: 30, voted: '2017-07-21' },
      { since: `${year - 3}-01-01`, percent: SHARE, voted: `${year - 4}-10-14` },
    ].map(({ since, percent, voted }) => ({
      hotel_id: id,
      since,
      share_basis_points: percent * 100,
      service_cents: SERVICE * (currency === 'MXN' ? PESOS : 1),
      currency,
      says: SAYS(percent),
      clause: { en: 'Rental program, clause 4.2', es: 'Programa de renta, cláusula 4.2' },
      voted,
      voted_by: ASSEMBLY,
    })),
  )
}

/** By so much the lines of next year's budget are more than this year's. */
const NEXT_YEAR_FACTOR = 1.04

/**
 * What each resort costs, of which each fee is the residence's share by its area. The first resort's budget of next year is prepared at the
 * desk in full, and not published: its quarters that have no fee yet wait.
 */
export function budgets(scene: {
  today: Day
  hotels: readonly CastHotel[]
  contracts: readonly ContractRow[]
  categories: readonly RoomCategoryRow[]
  fees: readonly CondoFeeRow[]
}) {
  const quarters = [...new Set(scene.fees.map(({ year, quarter }) => `${year}-${quarter}`))]
  const nextYear = Number(scene.today.slice(0, 4)) + 1
  const years = [...new Set(scene.fees.map(({ year }) => year))]
  const charged = new Set(quarters)
  const pesos = (hotel: CastHotel) => (hotel.currency === 'MXN' ? PESOS : 1)
  const prepared = scene.hotels.slice(0, 1)
  const budgetOf = (hotel: CastHotel, year: number) => ({
    hotel_id: hotel.id,
    year,
    currency: hotel.currency,
    area: RESORT_METERS * 100,
    voted: `${year - 1}-10-14`,
    in_favor_basis_points: 7100,
    says: {
      en: 'Each residence contributes to the common costs in proportion to its private area in the deed.',
      es: 'Cada residencia contribuye a los gastos comunes en proporción a su área privativa en la escritura.',
    },
    since: '2017-08-04',
    clause: { en: 'Condominium rules, article 22', es: 'Reglamento del condominio, artículo 22' },
  })
  const linesOf = (hotel: CastHotel, year: number, quarter: number, factor = 1) =>
    PARTS.map(({ concept, rate }, at) => ({
      hotel_id: hotel.id,
      year,
      quarter,
      position: at + 1,
      concept,
      cents: Math.round(rate * 100 * factor) * RESORT_METERS * pesos(hotel),
    }))
  return {
    budgets: [
      ...scene.hotels.flatMap((hotel) => years.map((year) => budgetOf(hotel, year))),
      ...(years.includes(nextYear) ? [] : prepared.map((hotel) => budgetOf(hotel, nextYear))),
    ],
    lines: [
      ...scene.hotels.flatMap((hotel) =>
        quarters.flatMap((one) => linesOf(hotel, Number(one.slice(0, 4)), Number(one.slice(5)))),
      ),
      ...prepared.flatMap((hotel) =>
        [1, 2, 3, 4]
          .filter((quarter) => !charged.has(`${nextYear}-${quarter}`))
          .flatMap((quarter) => linesOf(hotel, nextYear, quarter, NEXT_YEAR_FACTOR)),
      ),
    ],
    runs: prepared.map((hotel, at) => ({
      id: at + 1,
      hotel_id: hotel.id,
      year: nextYear,
      state: 'prepared',
      due_1: `${nextYear}-01-15`,
      due_2: `${nextYear}-04-15`,
      due_3: `${nextYear}-07-15`,
      due_4: `${nextYear}-10-15`,
    })),
    areas: scene.contracts.map(({ id, category_id }) => ({
      contract_id: id,
      area: (scene.categories.find((one) => one.id === category_id)?.square_meters ?? 80) * 100,
    })),
  }
}
