import type { Bilingual } from '../../kernel/language.ts'
import type { ProductDay } from './days.endpoints.ts'

/** Who comes: so many of each variant. */
export type Party = readonly { detailId: number; qty: number }[]

/** A slot for a party. */
export interface PartySlot {
  starts: string
  /** What is left of the variant that has least. */
  left: number
  /** Whether it is too soon to be ordered. */
  soon: boolean
  /** Why nothing of it is sold on the day. */
  closed: Bilingual | null
  fits: boolean
}

/** A day for a party; `left` of the variant that has least, null without a limit. */
export interface PartyDay {
  state: 'free' | 'closed' | 'full' | 'soon'
  left: number | null
  slots: readonly PartySlot[]
}

/** What a day has for all of a party together. Nobody chosen yet counts as one of whichever variant has room. */
export function dayFor(day: ProductDay, party: Party): PartyDay {
  if (day.closed) return { state: 'closed', left: 0, slots: [] }
  if (party.length > 0) return wholeParty(day, party)
  const each = day.variants.map(({ id }) => wholeParty(day, [{ detailId: id, qty: 1 }]))
  return each.find(({ state }) => state === 'free') ?? each[0] ?? { state: 'full', left: 0, slots: [] }
}

function wholeParty({ variants }: ProductDay, party: Party): PartyDay {
  const wanted = party.flatMap(({ detailId, qty }) => {
    const variant = variants.find(({ id }) => id === detailId)
    return variant ? [{ ...variant, qty }] : []
  })
  if (wanted.length < party.length) return { state: 'full', left: 0, slots: [] }
  const isFull = wanted.some(({ left, qty }) => left !== null && left < qty)
  const limits = wanted.flatMap(({ left }) => left ?? [])
  const left = limits.length > 0 ? Math.min(...limits) : null
  const slots = slotsFor(wanted)
  if (!slots) return { state: isFull ? 'full' : 'free', left, slots: [] }
  if (slots.some(({ fits }) => fits)) return { state: 'free', left: mostOf(slots), slots }
  return { state: slots.every(({ soon }) => soon) ? 'soon' : 'full', left: mostOf(slots), slots }
}

const mostOf = (slots: readonly PartySlot[]) =>
  Math.max(0, ...slots.filter(({ soon }) => !soon).map(({ left }) => left))

type Wanted = ProductDay['variants'][number] & { qty: number }

/** The slots that every variant with slots has; null where none has any. */
function slotsFor(wanted: readonly Wanted[]): PartySlot[] | null {
  const all = wanted.flatMap(({ times, qty }) =>
    times.kind === 'slots' ? [{ slots: times.slots, qty }] : [],
  )
  const [first, ...others] = all
  if (!first) return null
  return first.slots.flatMap(({ starts, left, soon, closed }) => {
    const same = others.map(({ slots, qty }) => ({
      slot: slots.find((slot) => slot.starts === starts),
      qty,
    }))
    if (same.some(({ slot }) => !slot)) return []
    const isRoom = left >= first.qty && same.every(({ slot, qty }) => (slot?.left ?? 0) >= qty)
    return [
      {
        starts,
        soon,
        left: Math.min(left, ...same.map(({ slot }) => slot?.left ?? 0)),
        fits: isRoom && !soon,
        closed: closed ?? same.find(({ slot }) => slot?.closed)?.slot?.closed ?? null,
      },
    ]
  })
}

/** The hours between which all of a party may be had; null where a variant has none. */
export function hoursFor({ variants }: ProductDay, party: Party): { opens: string; closes: string } | null {
  const chosen = variants.filter(
    ({ id }) => party.length === 0 || party.some(({ detailId }) => detailId === id),
  )
  const hours = chosen.flatMap(({ times }) => (times.kind === 'hours' ? [times] : []))
  if (hours.length === 0) return null
  return {
    opens: hours.map(({ opens }) => opens).reduce((a, b) => (a > b ? a : b)),
    closes: hours.map(({ closes }) => closes).reduce((a, b) => (a < b ? a : b)),
  }
}
