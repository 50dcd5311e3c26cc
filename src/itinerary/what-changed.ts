import type { Day } from '../kernel/day.ts'
import type { BookingDetails, KeptStay } from '../reservations/changes.endpoints.ts'

type StayEvent = BookingDetails['events'][number]

/** Something of a stay that became something else. */
export type StayDifference =
  | { what: 'dates'; before: [Day, Day]; after: [Day, Day] }
  | { what: 'nights'; before: number; after: number }
  | { what: 'party'; before: [adults: number, children: number]; after: [adults: number, children: number] }
  | { what: 'occupant'; before: KeptStay['occupant']; after: KeptStay['occupant'] }
  | { what: 'note'; before: string | null; after: string | null }

/** `asked`: the difference is one that was asked for; the stay itself did not change by it. */
export type ToldEvent = StayEvent & { differences: StayDifference[]; asked: boolean }

/**
 * The history of a stay for people, newest first. Where the hotel confirms in the same moment, the change and the
 * confirmation are one entry.
 */
export function whatChanged(events: readonly StayEvent[]): ToldEvent[] {
  const told: ToldEvent[] = []
  events.forEach((event, at) => {
    const earlier = events[at - 1]
    const isAnswer =
      event.actor === 'clockwork' && event.deed === 'confirm-booking' && earlier?.at === event.at
    if (isAnswer && earlier?.deed === 'modify-booking') {
      told[told.length - 1] = { ...earlier, to: event.to, differences: differencesOf(earlier), asked: false }
    } else {
      told.push({ ...event, differences: differencesOf(event), asked: event.to === 'pending-modification' })
    }
  })
  return told.reverse()
}

function differencesOf({ before, after }: StayEvent): StayDifference[] {
  if (!before || !after) return []
  const differences: StayDifference[] = []
  if (before.datein !== after.datein || before.dateout !== after.dateout)
    differences.push({
      what: 'dates',
      before: [before.datein, before.dateout],
      after: [after.datein, after.dateout],
    })
  if (before.nightsCost !== after.nightsCost)
    differences.push({ what: 'nights', before: before.nightsCost, after: after.nightsCost })
  if (before.adults !== after.adults || before.children !== after.children)
    differences.push({
      what: 'party',
      before: [before.adults, before.children],
      after: [after.adults, after.children],
    })
  if (before.occupant !== after.occupant)
    differences.push({ what: 'occupant', before: before.occupant, after: after.occupant })
  if ((before.note ?? '') !== (after.note ?? ''))
    differences.push({ what: 'note', before: before.note, after: after.note })
  return differences
}
