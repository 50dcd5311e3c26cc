import { addDays, type Day, daysBetween, instantAt, todayIn } from '../kernel/day.ts'
import { DAYS_AHEAD, LEAD_HOURS } from './meeting.ts'

/** Weekly hours of a person: on this weekday (ISO, 1 is Monday) from `start` to `end`, wall time of their office. */
export interface WeeklyHours {
  weekday: number
  /** hh:mm */
  start: string
  end: string
  slotMinutes: number
}

/** A stretch of time that somebody is busy in. */
export interface MeetingSpan {
  startsAt: Date
  endsAt: Date
}

/** A stretch of time in which a meeting can be had, on a day of the office's own calendar. */
export interface MeetingSlot extends MeetingSpan {
  day: Day
}

interface SlotsInput {
  hours: readonly WeeklyHours[]
  /** IANA name of the zone in which the hours are meant. */
  zone: string
  /** Meetings of the person, and those of the owner who asks: nobody sits in two at once. */
  taken: readonly MeetingSpan[]
  now: Date
}

/**
 * The slots that are free, the earliest first, for the next 21 days of the office and never within 2 hours. They are
 * counted in elapsed time from the beginning of the hours, so a change of clocks neither doubles nor stretches one.
 */
export function freeSlots({ taken, now, ...office }: SlotsInput): MeetingSlot[] {
  const earliest = now.getTime() + LEAD_HOURS * 3_600_000
  return slotsOf({ ...office, now }).filter(
    (slot) => slot.startsAt.getTime() >= earliest && !taken.some((span) => meets(slot, span)),
  )
}

/** Why a time cannot be had: outside the hours (or too soon, too far), the owner is elsewhere, or somebody has it. */
export function whyNotFree(
  {
    taken,
    ...office
  }: Omit<SlotsInput, 'taken'> & { taken: readonly (MeetingSpan & { ofOwner: boolean })[] },
  wanted: Date,
): 'SLOT_NOT_OPEN' | 'ALREADY_MEETING' | 'SLOT_TAKEN' {
  const slot = slotAt(freeSlots({ ...office, taken: [] }), wanted)
  if (!slot) return 'SLOT_NOT_OPEN'
  return taken.some((span) => span.ofOwner && meets(span, slot)) ? 'ALREADY_MEETING' : 'SLOT_TAKEN'
}

/** The slot that begins at an instant. */
export function slotAt(slots: readonly MeetingSlot[], startsAt: Date): MeetingSlot | undefined {
  return slots.find((slot) => slot.startsAt.getTime() === startsAt.getTime())
}

/** The slots nearest to an instant, in the order of time. */
export function nearestSlots(slots: readonly MeetingSlot[], wanted: Date, count: number): MeetingSlot[] {
  const distance = ({ startsAt }: MeetingSlot) => Math.abs(startsAt.getTime() - wanted.getTime())
  return slots
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

function slotsOf({ hours, zone, now }: Omit<SlotsInput, 'taken'>): MeetingSlot[] {
  const today = todayIn(zone, now)
  const slots: MeetingSlot[] = []
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const day = addDays(today, ahead)
    for (const block of hours) if (block.weekday === weekdayOf(day)) slots.push(...slotsIn(block, day, zone))
  }
  slots.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  // Hours within the hour that a change of clocks skips fall on those beside it.
  return slots.filter((slot, at) => !slots.slice(0, at).some((earlier) => meets(slot, earlier)))
}

function slotsIn({ start, end, slotMinutes }: WeeklyHours, day: Day, zone: string): MeetingSlot[] {
  const until = instantAt(day, end, zone).getTime()
  const length = slotMinutes * 60_000
  const slots: MeetingSlot[] = []
  for (let at = instantAt(day, start, zone).getTime(); at + length <= until; at += length)
    slots.push({ day, startsAt: new Date(at), endsAt: new Date(at + length) })
  return slots
}

const meets = (a: MeetingSpan, b: MeetingSpan) => a.startsAt < b.endsAt && b.startsAt < a.endsAt

// 2024-01-01 was a Monday.
const weekdayOf = (day: Day) => (((daysBetween('2024-01-01', day) % 7) + 7) % 7) + 1
