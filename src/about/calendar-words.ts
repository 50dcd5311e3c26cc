import type { Words } from '../kernel/language.ts'

/** What a meeting says in a calendar. */
export const MEETING_WORDS = {
  /** For the owner, and for the person of the club. */
  withStaff: /*i18n*/ { id: 'meeting.summary.with-staff', message: '{staff}, {club}: {subject}' },
  withOwner: /*i18n*/ { id: 'meeting.summary.with-owner', message: '{owner}: {subject}' },
  video: /*i18n*/ { id: 'meeting.location.video', message: 'Video call' },
  phone: /*i18n*/ { id: 'meeting.location.phone', message: 'Phone: {staff} calls' },
  office: /*i18n*/ { id: 'meeting.place.office', message: 'The club’s office' },
  videoLink: /*i18n*/ {
    id: 'meeting.description.video',
    message: '{staff} sends the link before it begins.',
  },
  reach: /*i18n*/ { id: 'meeting.description.reach', message: '{staff}: {staffPhone}, {staffEmail}' },
} satisfies Record<string, Words>
