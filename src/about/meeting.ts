/** How a meeting is had. */
export const MEETING_CHANNELS = ['video', 'phone', 'in-person'] as const
export type Channel = (typeof MEETING_CHANNELS)[number]

/** Slots are offered for this many days, today included. */
export const DAYS_AHEAD = 21
/** The lead time of a slot, in hours: somebody has to read the invitation. */
export const LEAD_HOURS = 2
/** An owner has at most this many meetings to come, so that nobody keeps every slot. */
export const MOST_TO_COME = 5

/** How a meeting stands: to come, under way or over, or taken back. */
export type MeetingState = 'coming' | 'begun' | 'cancelled'

/** How a meeting stands at an instant. It may be cancelled while it is to come. */
export function meetingState(
  { startsAt, cancelledAt }: { startsAt: Date; cancelledAt: Date | null },
  now: Date,
): MeetingState {
  if (cancelledAt) return 'cancelled'
  return startsAt > now ? 'coming' : 'begun'
}
