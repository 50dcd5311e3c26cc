import { addDays, type Day, instantAt } from '../kernel/day.ts'
import { CAST_CONTRACTS, type ContractRow } from '../membership/cast/contracts.ts'
import type { RoomCategoryRow } from '../membership/cast/room-categories.ts'
import type { CastBooking } from '../reservations/cast/booking-rows.ts'

const HOTEL = 1
const ZONE = 'America/Cancun'
const DAY_MS = 86_400_000

/**
 * What the finished round of the demo was drawn with. Its order follows from the secret, the public number and the numbers
 * alone, as nobody took part before; its wishes are the same on every day. A test computes all of it.
 */
export const CAST_DRAW = {
  seed: '3a7c9e21b4d84f60957182c6d3e0fa4b6c1d8e92f7350ab4498d21e6cf70b3a5',
  seal: '385e13b395fd5aca24f1e1bd4776d5b388fddee432d44e6675d1150cb03f18d2',
  source: 'drand 5199407',
  publicValue: '9d4c17e0a63b5f28',
  wishesSeal: '275c35d011aff5587f31a588135e6c65eceefddafd51b235ef869f5f0027de70',
  order: [7, 5, 3, 6, 14, 1, 2, 15, 12, 13, 10, 8, 9, 11, 16, 4],
}

/** The secret of the round under way, and its seal. */
const OPEN = {
  seed: '81f2c4b7a09d3e65f1b8274c6ad95e03b7c2f8164e9da503768b1cf42d0ae97c',
  seal: 'a90e53b7fec8f4e1c21990ef14d24bd29364456fb521f208795d2685694017e5',
}

/** So many weeks went out in the finished round, each of one residence. */
const GIVEN = 6
/** Elena's place in its order. */
const ELENA_AT = 9

const EN = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']
const ES = ['Primera', 'Segunda', 'Tercera', 'Cuarta', 'Quinta', 'Sexta']

/** What a week is called that so many of its kind come before. */
const nameOf = (before: number) => ({ en: `${EN[before]} peak week`, es: `${ES[before]} semana pico` })

interface DrawScene {
  today: Day
  categories: readonly RoomCategoryRow[]
  contracts: readonly ContractRow[]
  bookings: readonly CastBooking[]
}

export interface DrawRows {
  rounds: object[]
  places: { category_id: number; check_in: Day; check_out: Day; held: number }[]
  takers: object[]
  wishes: object[]
  numbers: object[]
  results: object[]
}

/**
 * Two rounds of the demo's first resort. In the finished one six owners received weeks that are their stays today, and Elena,
 * ninth, received nothing; in the one under way she has ranked three weeks, and the owners of her kind of residence besides.
 */
export function castDraws(scene: DrawScene): DrawRows {
  const rows: DrawRows = { rounds: [], places: [], takers: [], wishes: [], numbers: [], results: [] }
  finished(rows, scene)
  underWay(rows, scene)
  return rows
}

const at = (day: Day, time: string) => instantAt(day, time, ZONE).toISOString()

/** Stays of six contracts that were asked for within as few days as possible, some weeks ago: what the round gave. */
function drawnStays({ today, bookings }: DrawScene): CastBooking[] {
  const told = new Set<number>(Object.values(CAST_CONTRACTS))
  const asked = bookings
    .filter(
      (one) =>
        one.hotel_id === HOTEL &&
        one.status === 'confirmed' &&
        one.occupant === 'owner' &&
        one.changed_at === one.created_at &&
        !told.has(one.contract_id) &&
        one.created_at < at(addDays(today, -50), '00:00'),
    )
    .sort((a, b) => (a.created_at < b.created_at ? -1 : 1))
  for (let days = 7; days < 400; days += 1) {
    for (let from = asked.length - 1; from >= 0; from -= 1) {
      const until = Date.parse(asked[from]?.created_at ?? '') + days * DAY_MS
      const within = asked.slice(from).filter(({ created_at }) => Date.parse(created_at) <= until)
      const first = [...new Map(within.toReversed().map((one) => [one.contract_id, one])).values()]
      if (first.length >= GIVEN) return first.slice(-GIVEN).toReversed()
    }
  }
  return []
}

function finished(rows: DrawRows, scene: DrawScene): void {
  const given = drawnStays(scene)
  const [earliest] = given.map(({ created_at }) => created_at).sort()
  if (!earliest || given.length < GIVEN) return
  const numberOn = addDays(earliest.slice(0, 10), -1)
  const year = Number(addDays(scene.today, AHEAD).slice(0, 4)) - 1
  const closesOn = addDays(numberOn, -1)
  rows.rounds.push({
    ...{ id: 1, hotel_id: HOTEL, name: { en: `Peak weeks ${year}`, es: `Semanas pico ${year}` }, year },
    ...{ weeks_each: 1, weights: [3, 2, 1], source: CAST_DRAW.source, for_categories: [] },
    published_at: at(addDays(closesOn, -21), '09:30'),
    opens_at: at(addDays(closesOn, -14), '00:00'),
    ...{
      closes_at: at(closesOn, '18:00'),
      number_at: at(numberOn, '12:00'),
      free_until: addDays(numberOn, 7),
    },
    ...{ seed: CAST_DRAW.seed, seal: CAST_DRAW.seal },
    opened_told_at: at(addDays(closesOn, -14), '00:05'),
    closing_told_at: at(addDays(closesOn, -2), '18:05'),
  })
  for (const [index, stay] of given.entries())
    rows.places.push(
      placeOf({ id: index + 1, round_id: 1, held: 0, residences: 1 }, stay.category_id, {
        ...{ check_in: stay.check_in, check_out: stay.check_out },
        name: nameOf(
          given.filter((one) => one.category_id === stay.category_id && one.check_in < stay.check_in).length,
        ),
      }),
    )
  const winners = given.map(({ contract_id }) => contract_id)
  const others = scene.contracts
    .filter(
      ({ id, hotel_id, category_id }) => hotel_id === HOTEL && category_id !== null && !winners.includes(id),
    )
    .map(({ id }) => id)
    .filter((id) => id !== CAST_CONTRACTS.elena)
  // By their places in the order: who received a week, others, Elena, others.
  const inOrder = [...winners, ...others]
  inOrder.splice(ELENA_AT - 1, 0, CAST_CONTRACTS.elena)
  for (const [index, contract_id] of inOrder.slice(0, CAST_DRAW.order.length).entries()) {
    const entered_at = at(addDays(closesOn, -10), '10:15')
    rows.takers.push({
      ...{ round_id: 1, contract_id, hotel_id: HOTEL, number: CAST_DRAW.order[index], entered_at },
      ...{ changed_at: entered_at, before: [null, null, null], place_in_order: index + 1 },
      seen_at: at(addDays(numberOn, 1), '08:00'),
      lined_up_at: index < GIVEN ? null : at(numberOn, '12:31'),
    })
    for (const [rank, place_id] of castWishes(index + 1).entries())
      rows.wishes.push({ round_id: 1, contract_id, rank: rank + 1, place_id })
  }
  for (const [index, stay] of given.entries())
    rows.results.push({
      ...{ round_id: 1, contract_id: stay.contract_id, turn: 1, place_id: index + 1, state: 'booked' },
      ...{ rank: castWishes(index + 1).indexOf(index + 1) + 1, booking_id: stay.id },
    })
  for (const [admin_id, minute] of [
    [3, '04'],
    [4, '11'],
  ] as const)
    rows.numbers.push({
      round_id: 1,
      admin_id,
      value: CAST_DRAW.publicValue,
      entered_at: at(numberOn, `12:${minute}`),
    })
}

/** What whoever is at a place of the finished round's order wished: first what went to the one before, then their own. */
export function castWishes(place: number): number[] {
  if (place === 1) return [1, 2]
  if (place <= GIVEN)
    return [place - 1, place, (place % GIVEN) + 1].filter((one, at, all) => all.indexOf(one) === at)
  return [(place % GIVEN) + 1, ((place + 2) % GIVEN) + 1]
}

/** So many days ahead the weeks of the round under way begin: no stay of the demo is as far. */
const AHEAD = 340

function underWay(rows: DrawRows, { today, categories, contracts }: DrawScene): void {
  const own = contracts.find(({ id }) => id === CAST_CONTRACTS.elena)?.category_id
  const other = categories.find(({ id, hotel_id }) => hotel_id === HOTEL && id !== own)?.id
  if (!own || !other) return
  const year = Number(addDays(today, AHEAD).slice(0, 4))
  const closesOn = addDays(today, 8)
  rows.rounds.push({
    ...{ id: 2, hotel_id: HOTEL, name: { en: `Peak weeks ${year}`, es: `Semanas pico ${year}` }, year },
    ...{ weeks_each: 1, weights: [3, 2, 1], source: 'drand 5412330', for_categories: [own, other] },
    published_at: at(addDays(today, -18), '09:30'),
    opens_at: at(addDays(today, -11), '00:00'),
    ...{ closes_at: at(closesOn, '18:00'), number_at: at(addDays(closesOn, 1), '12:00') },
    free_until: addDays(closesOn, 9),
    ...OPEN,
    opened_told_at: at(addDays(today, -11), '00:05'),
  })
  const weeks = [
    [own, 0, 2, nameOf(0)],
    [own, 7, 1, nameOf(1)],
    [own, 14, 2, nameOf(2)],
    [other, 7, 1, nameOf(1)],
    [own, 21, 1, { en: 'Last peak week', es: 'Última semana pico' }],
  ] as const
  for (const [index, [category, after, residences, name]] of weeks.entries()) {
    const check_in = addDays(today, AHEAD + after)
    const place = { id: GIVEN + index + 1, round_id: 2, held: residences, residences }
    rows.places.push(placeOf(place, category, { check_in, check_out: addDays(check_in, 7), name }))
  }
  const takers = contracts.filter(({ hotel_id, category_id }) => hotel_id === HOTEL && category_id === own)
  for (const [index, { id: contract_id }] of takers.entries()) {
    const entered_at = at(addDays(today, -9 + Math.min(index, 6)), '19:20')
    rows.takers.push({
      ...{ round_id: 2, contract_id, hotel_id: HOTEL, number: index + 1, entered_at, changed_at: entered_at },
      ...{ before: null, place_in_order: null, seen_at: null, lined_up_at: null },
    })
    for (const [rank, week] of [0, 2, 1].map((one) => (one + index) % weeks.length).entries())
      rows.wishes.push({ round_id: 2, contract_id, rank: rank + 1, place_id: GIVEN + week + 1 })
  }
}

function placeOf(
  place: { id: number; round_id: number; held: number; residences: number },
  category_id: number,
  week: { check_in: Day; check_out: Day; name: object },
) {
  return { ...place, hotel_id: HOTEL, category_id, ...week }
}
