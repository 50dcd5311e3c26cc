import { addDays, type Day, nightsOf } from '../../kernel/day.ts'
import { CAST_CONTRACTS, type ContractRow } from '../../membership/cast/contracts.ts'
import type { RoomCategoryRow } from '../../membership/cast/room-categories.ts'
import { HOUSE_RULES } from '../waiting/wait.ts'
import { BENEFIT } from './ledger.ts'
import { PEAK, type RoomCounter } from './room-nights.ts'

export interface WaitRows {
  rules: object[]
  waits: object[]
  categories: { wait_id: number; hotel_id: number; category_id: number }[]
  benefits: { wait_id: number; benefit_id: number; quantity: number }[]
  offers: { wait_id: number; category_id: number; check_in: Day; check_out: Day }[]
}

interface WaitScene {
  today: Day
  categories: readonly RoomCategoryRow[]
  counter: RoomCounter
  contracts: readonly ContractRow[]
  /** The stays of a contract that hold their nights. */
  stays: readonly { contract_id: number; check_in: Day; check_out: Day }[]
}

const WEEK = 7
/** So many owners besides the cast wait, at most. */
const OTHERS = 22

/**
 * Who waits in the demo: Elena twice, behind others, Inés, for whom nights are held, and others for the peak weeks. Nothing is
 * free in these: only a cancellation would be offered.
 */
export function castWaits(scene: WaitScene): WaitRows {
  const rows: WaitRows = { rules: [], waits: [], categories: [], benefits: [], offers: [] }
  const { today, contracts } = scene
  const others = contracts.filter(
    ({ id, category_id }) =>
      category_id !== null && !(Object.values(CAST_CONTRACTS) as number[]).includes(id) && id % 3 > 0,
  )
  for (const [index, contract] of others.slice(0, OTHERS).entries())
    addWait(rows, scene, contract, { from: (index * 3) % 8, nights: WEEK, placed: -60 + index })
  const of = (id: number) => contracts.find((one) => one.id === id)
  const elena = of(CAST_CONTRACTS.elena)
  if (elena) {
    addWait(rows, scene, elena, { from: 3, nights: WEEK, placed: -12, left: 3 })
    addWait(rows, scene, elena, { from: 1, nights: 5, placed: -3, wider: 4 })
    // One of them is to use what she likes there.
    const [wish] = rows.waits.slice(-1) as { id: number }[]
    if (wish) rows.benefits.push({ wait_id: wish.id, benefit_id: BENEFIT.golf, quantity: 2 })
  }
  const ines = of(CAST_CONTRACTS.inesClassic)
  if (ines) addOffer(rows, scene, ines)
  rows.rules.push(...hotelRules(contracts, addDays(today, -365 * 5)))
  return rows
}

const hotelRules = (contracts: readonly ContractRow[], valid_from: Day) =>
  [...new Set(contracts.map(({ hotel_id }) => hotel_id))].map((hotel_id) => ({
    ...{ hotel_id, valid_from },
    most_waits: HOUSE_RULES.mostWaits,
    window_days: HOUSE_RULES.windowDays,
    opens_months: HOUSE_RULES.opensMonths,
    closes_days: hotel_id === 3 ? 31 : HOUSE_RULES.closesDays,
    offer_hours: HOUSE_RULES.offerHours,
    near_days: HOUSE_RULES.nearDays,
    near_hours: HOUSE_RULES.nearHours,
  }))

interface Wanted {
  /** The first day, counted from the first of the peak weeks. */
  from: number
  nights: number
  /** The day of its place, from today. */
  placed: number
  /** So many days more than the nights. */
  wider?: number
  /** So many who stood before it have left since. */
  left?: number
}

function addWait(rows: WaitRows, scene: WaitScene, contract: ContractRow, wanted: Wanted): void {
  const { nights, wider = 0, placed, left = 0 } = wanted
  const category = scene.categories.find(({ id }) => id === contract.category_id)
  if (!category) return
  const first_day = addDays(scene.today, PEAK.from + wanted.from)
  const last_day = addDays(first_day, nights + wider)
  if (isNearOwn(scene, contract.id, first_day, last_day)) return
  writeWait(rows, scene, contract, category, { first_day, last_day, nights, placed, left })
}

/** A week that has just come free and is held, in front of whoever else would find it. */
function addOffer(rows: WaitRows, scene: WaitScene, contract: ContractRow): void {
  const category = scene.categories.find(({ id }) => id === contract.category_id)
  if (!category) return
  for (let ahead = 80; ahead < 250; ahead++) {
    const first_day = addDays(scene.today, ahead)
    const last_day = addDays(first_day, WEEK)
    if (!scene.counter.fits(category.id, first_day, last_day)) continue
    if (isNearOwn(scene, contract.id, first_day, last_day)) continue
    const id = writeWait(rows, scene, contract, category, { first_day, last_day, nights: WEEK, placed: -21 })
    scene.counter.take(category.id, nightsOf({ checkIn: first_day, checkOut: last_day }))
    rows.benefits.push({ wait_id: id, benefit_id: BENEFIT.spa, quantity: 15_000 })
    const offer = { wait_id: id, category_id: category.id, check_in: first_day, check_out: last_day }
    const made_at = `${scene.today}T12:40:00Z`
    rows.offers.push({
      ...offer,
      ...{ made_at, told_at: made_at, expires_at: `${addDays(scene.today, 2)}T12:40:00Z`, state: 'open' },
    })
    return
  }
}

function writeWait(
  rows: WaitRows,
  { today }: WaitScene,
  contract: ContractRow,
  category: RoomCategoryRow,
  wait: { first_day: Day; last_day: Day; nights: number; placed: number; left?: number },
): number {
  const { first_day, last_day, nights, placed, left = 0 } = wait
  const id = rows.waits.length + 1
  const placed_at = `${addDays(today, placed)}T17:05:00Z`
  const slot =
    rows.waits.filter((one) => (one as { contract_id: number }).contract_id === contract.id).length + 1
  const behind = rows.waits.filter((one, index) => {
    const other = one as { first_day: Day; last_day: Day }
    return (
      rows.categories[index]?.category_id === category.id &&
      other.first_day < last_day &&
      other.last_day > first_day
    )
  }).length
  rows.waits.push({
    ...{ id, contract_id: contract.id, hotel_id: contract.hotel_id, owner_id: contract.owner_id, slot },
    ...{ first_day, last_day, nights_from: nights, nights_to: nights, adults: 2, children: 0, takes: 'ask' },
    counts_until: addDays(last_day, -nights - (contract.hotel_id === 3 ? 31 : HOUSE_RULES.closesDays)),
    ...{ placed_at, placed_behind: behind + left, created_at: placed_at, state: 'waiting' },
  })
  rows.categories.push({ wait_id: id, hotel_id: contract.hotel_id, category_id: category.id })
  return id
}

/** Whether a contract has a stay on these days, or within three days of them. */
function isNearOwn(scene: WaitScene, contractId: number, first: Day, last: Day): boolean {
  return scene.stays.some(
    ({ contract_id, check_in, check_out }) =>
      contract_id === contractId && check_in < addDays(last, 4) && check_out > addDays(first, -4),
  )
}
