import { addDays, daysBetween } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { House, ShownStay } from '../../house.endpoints.ts'

export type ShownResidence = House['residences'][number]

/** A line of the chart: the title of a category, or a residence. */
export type TapeLine =
  | { kind: 'category'; id: number; name: Bilingual; count: number }
  | { kind: 'residence'; residence: ShownResidence }

/** The lines of the chart from top to bottom. */
export function tapeLinesOf({ categories, residences }: House): TapeLine[] {
  const groups = Map.groupBy(residences, ({ idCategory }) => idCategory)
  return categories.flatMap(({ id, name }) => {
    const group = groups.get(id) ?? []
    if (group.length === 0) return []
    const title: TapeLine = { kind: 'category', id, name, count: group.length }
    return [title, ...group.map((residence): TapeLine => ({ kind: 'residence', residence }))]
  })
}

/** Asks of a stay whether it touches the days that are shown; the last of them is reckoned once, not for each stay. */
export function shownIn({ from, days }: Pick<House, 'from' | 'days'>): (stay: ShownStay) => boolean {
  const until = addDays(from, days)
  return ({ checkIn, checkOut }) => checkIn < until && checkOut >= from
}

/** Stays of the shown days without a residence, in as few rows as they need: each row's stays follow one another. */
export function lanesOf(house: House): ShownStay[][] {
  const lanes: ShownStay[][] = []
  const isShown = shownIn(house)
  for (const stay of house.stays) {
    if (stay.idHousing !== null || !isShown(stay)) continue
    const lane = lanes.find((one) => (one.at(-1)?.checkOut ?? '') <= stay.checkIn)
    if (lane) lane.push(stay)
    else lanes.push([stay])
  }
  return lanes
}

/**
 * Where a span lies, as shares of the shown days: from the afternoon of its first day to the morning of its last, so that two
 * can meet in one day. Cut where it goes on outside.
 */
export function barSpan(
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
  { from, days }: Pick<House, 'from' | 'days'>,
): { left: number; width: number; cutLeft: boolean; cutRight: boolean } {
  const [start, end] = [daysBetween(from, checkIn) + 0.5, daysBetween(from, checkOut) + 0.5]
  const [first, last] = [Math.max(0, start), Math.min(days, end)]
  return {
    left: first / days,
    width: Math.max(0, last - first) / days,
    cutLeft: start < 0,
    cutRight: end > days,
  }
}

/** How much of each week of the shown days is taken, and of the same one a year before, in shares; null where nothing is known. */
export function weeksOf({
  nights,
}: House): { first: string; last: string; share: number | null; before: number | null }[] {
  const weeks: House['nights'][] = []
  for (let at = 0; at < nights.length; at += 7) weeks.push(nights.slice(at, at + 7))
  const share = (counted: readonly ({ taken: number; of: number } | null)[]) => {
    const known = counted.filter((one) => one !== null)
    const of = known.reduce((sum, one) => sum + one.of, 0)
    return of > 0 ? known.reduce((sum, one) => sum + one.taken, 0) / of : null
  }
  return weeks.flatMap((week) => {
    const [first, last] = [week[0], week.at(-1)]
    if (!first || !last) return []
    return [
      {
        first: first.night,
        last: last.night,
        share: share(week),
        before: share(week.map(({ before }) => before)),
      },
    ]
  })
}
