import { addDays, type Day, daysBetween, overlaps } from '../../kernel/day.ts'
import { type HouseResidence, type HouseStay, isStayOver } from './house.ts'

/**
 * Why a stay is placed where it is: in its owner's residence; exactly between two others; beside another; where the
 * smallest gap is left; or moved so that another finds room.
 */
export type BestFitReason = 'own' | 'between' | 'beside' | 'smallest' | 'makes-room'

/** One line of the plan. */
export interface PlannedPlace {
  id: number
  from: number | null
  to: number
  reason: BestFitReason
}

export interface BestFit {
  places: PlannedPlace[]
  /** The stays for which no residence is left, by number. */
  left: number[]
}

/** A gap of so many nights or more is as good as any other: nobody books a longer stay. */
const OPEN_END = 60

/**
 * Places all stays that have no residence, and says why each goes where. Pinned stays, those that have begun or begin
 * today, and those that are over keep their residence. Owners come first into their own; all others go where they leave
 * the fewest gaps, then the smallest. Where no residence is free, stays that may move make room if each of them finds
 * another. No residence has two stays in a night, whatever comes in. `stays` are all of the resort that touch the nights of
 * one another; the order of the lists does not matter.
 */
export function bestFit(
  residences: readonly HouseResidence[],
  stays: readonly HouseStay[],
  today: Day,
): BestFit {
  const categories = Map.groupBy(residences, ({ idCategory }) => idCategory)
  const plans = [...Map.groupBy(stays, ({ idCategory }) => idCategory)].map(([idCategory, those]) =>
    new Category(categories.get(idCategory) ?? [], those, today).plan(),
  )
  return {
    places: plans.flatMap(({ places }) => places),
    left: plans.flatMap(({ left }) => left).toSorted((one, other) => one - other),
  }
}

const byArrival = (one: HouseStay, other: HouseStay) =>
  one.checkIn < other.checkIn
    ? -1
    : one.checkIn > other.checkIn
      ? 1
      : daysBetween(other.checkIn, other.checkOut) - daysBetween(one.checkIn, one.checkOut) ||
        one.id - other.id

/** The residences of one category while its stays are placed. */
class Category {
  private readonly rooms: readonly number[]
  /** Who is in which residence, pinned or not. */
  private readonly inside: Map<number, HouseStay[]>
  private readonly waiting: HouseStay[]
  private readonly today: Day
  private readonly places = new Map<number, PlannedPlace>()

  constructor(residences: readonly HouseResidence[], stays: readonly HouseStay[], today: Day) {
    this.today = today
    this.rooms = residences.map(({ id }) => id).toSorted((one, other) => one - other)
    this.inside = new Map(this.rooms.map((id) => [id, []]))
    for (const stay of stays) if (stay.idHousing !== null) this.inside.get(stay.idHousing)?.push(stay)
    this.waiting = stays
      .filter((stay) => stay.idHousing === null && !isStayOver(stay, today))
      .toSorted(byArrival)
  }

  plan(): BestFit {
    const left: HouseStay[] = []
    const homeless: HouseStay[] = []
    for (const stay of this.waiting) if (!this.placeHome(stay)) homeless.push(stay)
    for (const stay of homeless) if (!this.placeSomewhere(stay)) left.push(stay)
    const places = [...this.places.values()].filter(({ from, to }) => from !== to)
    return { places, left: left.map(({ id }) => id) }
  }

  private placeHome(stay: HouseStay): boolean {
    if (stay.idOwn === null || !this.inside.has(stay.idOwn)) return false
    if (!this.clear(stay, stay.idOwn)) return false
    this.put(stay, stay.idOwn, 'own')
    return true
  }

  private placeSomewhere(stay: HouseStay): boolean {
    const best = this.bestFor(stay)
    if (best) {
      this.put(stay, best.room, best.reason)
      return true
    }
    const byFewest = this.rooms.toSorted(
      (a, b) => this.blockers(stay, a).length - this.blockers(stay, b).length,
    )
    const room = byFewest.find((one) => this.clear(stay, one))
    if (room === undefined) return false
    this.put(stay, room, this.gapsOf(stay, room).reason)
    return true
  }

  private blockers(stay: HouseStay, room: number): HouseStay[] {
    return (this.inside.get(room) ?? []).filter((other) => overlaps(other, stay))
  }

  /** Frees a residence for a stay by moving others, each to where it fits best. False, with all as it was, where one cannot. */
  private clear(stay: HouseStay, room: number): boolean {
    const blockers = this.blockers(stay, room)
    if (blockers.some((other) => !this.mayMove(other, room))) return false
    const moved: { other: HouseStay; to: number; before: PlannedPlace | undefined }[] = []
    // Nobody moves into the residence that is being cleared.
    for (const other of blockers) {
      const best = this.bestFor(other, room)
      if (!best) {
        for (const { other: back, to, before } of moved.toReversed()) {
          this.take(back, to)
          this.inside.get(room)?.push(back)
          if (before) this.places.set(back.id, before)
          else this.places.delete(back.id)
        }
        return false
      }
      moved.push({ other, to: best.room, before: this.places.get(other.id) })
      this.take(other, room)
      this.put(other, best.room, other.idHousing === null ? best.reason : 'makes-room')
    }
    return true
  }

  /** Owners in their own residence are not moved, nor is who is pinned, there already or arrives today. */
  private mayMove(stay: HouseStay, room: number): boolean {
    return !stay.pinned && !stay.arrived && stay.checkIn > this.today && stay.idOwn !== room
  }

  private take(stay: HouseStay, room: number): void {
    const there = this.inside.get(room)
    there?.splice(there.indexOf(stay), 1)
  }

  private put(stay: HouseStay, room: number, reason: BestFitReason): void {
    this.inside.get(room)?.push(stay)
    this.places.set(stay.id, { id: stay.id, from: stay.idHousing, to: room, reason })
  }

  private bestFor(stay: HouseStay, but?: number): { room: number; reason: BestFitReason } | null {
    let best: { room: number; reason: BestFitReason; cost: number } | null = null
    for (const room of this.rooms) {
      if (room === but || this.blockers(stay, room).length > 0) continue
      const { cost, reason } = this.gapsOf(stay, room)
      if (!best || cost < best.cost) best = { room, reason, cost }
    }
    return best
  }

  /** What a stay leaves empty before and after it in a residence that is free: how many gaps, then how many nights. */
  private gapsOf(stay: HouseStay, room: number): { cost: number; reason: BestFitReason } {
    let [before, after] = [OPEN_END, OPEN_END]
    for (const other of this.inside.get(room) ?? []) {
      if (other.checkOut <= stay.checkIn) before = Math.min(before, daysBetween(other.checkOut, stay.checkIn))
      if (other.checkIn >= stay.checkOut) after = Math.min(after, daysBetween(stay.checkOut, other.checkIn))
    }
    // What is empty until today is no gap: nobody can have it any more.
    if (addDays(this.today, before) > stay.checkIn)
      before = Math.max(0, daysBetween(this.today, stay.checkIn))
    const gaps = Number(before > 0) + Number(after > 0)
    const reason = (['between', 'beside', 'smallest'] as const)[gaps] ?? 'smallest'
    return { cost: gaps * 4 * OPEN_END + before + after, reason }
  }
}
