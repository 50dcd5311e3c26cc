import * as z from 'zod/mini'
import { day, id, instant } from '../kernel/check.ts'
import { aFile, endpoint } from '../kernel/endpoint.ts'
import { MEETING_CHANNELS } from './meeting.ts'
import { maybeWritten, written } from './written.ts'

/** Instants in UTC: `2026-11-20T15:00:00.000Z`. */
const slotShape = z.object({ startsAt: z.string(), endsAt: z.string() })

const meetingShape = z.object({
  idMeeting: z.number(),
  staff: z.object({ idStaff: z.number(), name: z.string(), lastname: z.string(), phone: z.string() }),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The zone of the person's office, an IANA name. */
  zone: z.string(),
  channel: z.enum(MEETING_CHANNELS),
  subject: z.string(),
  note: z.nullable(z.string()),
  /** Meetings to come may be cancelled. */
  state: z.enum(['coming', 'begun', 'cancelled']),
  /** Why the club called it off; null where the owner took it back. */
  cancelReason: z.nullable(z.string()),
  /** An admin arranged it for the owner. */
  byAdmin: z.boolean(),
})

/**
 * The free slots of a person for the next 21 days of their office, never within 2 hours, day by day; a day without
 * one is left out. What the owner has at the same time elsewhere is not free either. `from` skips earlier days.
 */
export const listSlots = endpoint({
  name: 'listSlots',
  group: 'meetings',
  method: 'GET',
  path: '/meetings/slots/',
  access: { who: 'member' },
  query: z.object({ idStaff: id(), from: z.optional(day()) }),
  answer: z.object({
    data: z.object({
      idStaff: z.number(),
      zone: z.string(),
      /** `day` is yyyy-mm-dd in the zone. */
      days: z.array(z.object({ day: z.string(), slots: z.array(slotShape) })),
    }),
  }),
  refusals: {},
  addition: true,
})

/** The owner's meetings of the last year and all to come; the latest first. */
export const listMeetings = endpoint({
  name: 'listMeetings',
  group: 'meetings',
  method: 'GET',
  path: '/meetings/',
  access: { who: 'member' },
  answer: z.object({ data: z.array(meetingShape) }),
  refusals: {},
  addition: true,
})

/**
 * Takes a slot. Both sides get an invitation for their calendars by mail. `SLOT_TAKEN` (somebody was faster) and
 * `SLOT_NOT_OPEN` (not in their hours, too soon or too far) come with the `nearest` free slots.
 */
export const scheduleMeeting = endpoint({
  name: 'scheduleMeeting',
  group: 'meetings',
  method: 'POST',
  path: '/meetings/',
  access: { who: 'member' },
  perDay: { of: 'meetings', most: 40 },
  body: z.object({
    idStaff: id(),
    /** The contract it is about. */
    idContract: z.optional(id()),
    startsAt: instant(),
    channel: z.enum(MEETING_CHANNELS),
    subject: written(200),
    note: z.optional(maybeWritten(1000)),
  }),
  answer: z.object({ data: meetingShape }),
  refusals: { SLOT_TAKEN: 409, SLOT_NOT_OPEN: 409, ALREADY_MEETING: 409, MEETINGS_FULL: 409 },
  addition: true,
  idempotent: true,
})

/** Takes a meeting back, until it begins. Both sides are told, and their calendars. */
export const cancelMeeting = endpoint({
  name: 'cancelMeeting',
  group: 'meetings',
  method: 'DELETE',
  path: '/meetings/',
  access: { who: 'member' },
  perDay: { of: 'meetings', most: 40 },
  query: z.object({ idMeeting: id() }),
  answer: z.object({ data: meetingShape }),
  refusals: { MEETING_BEGUN: 409 },
  addition: true,
})

/** A meeting as an iCalendar file, to be kept by hand. */
export const exportMeeting = endpoint({
  name: 'exportMeeting',
  group: 'meetings',
  method: 'GET',
  path: '/meetings/ics/',
  access: { who: 'member' },
  query: z.object({ idMeeting: id() }),
  answersFile: true,
  answer: aFile(),
  refusals: {},
  addition: true,
})

export type WireMeeting = z.output<typeof meetingShape>
export type WireSlot = z.output<typeof slotShape>
