import type { Language } from '../../kernel/language.ts'
import { fullName } from '../../membership/person.ts'
import type { Config } from '../../server/boot/config.ts'
import { say } from '../../server/words.ts'
import { MEETING_WORDS } from '../calendar-words.ts'
import type { MeetingEvent } from '../meeting-ics.ts'
import type { Meeting } from './meetings.store.ts'
import type { WritingOwner } from './parties.store.ts'
import type { ColleagueFacts } from './staff.store.ts'

interface EventParts {
  meeting: Meeting
  colleague: ColleagueFacts
  /** Null where the file is only kept: nobody is invited. */
  owner: Pick<WritingOwner, 'name' | 'lastname' | 'email'> | null
  /** Whose calendar it is for. */
  reader: 'owner' | 'staff'
  language: Language
  now: Date
}

/**
 * A meeting as a calendar's event. The club organises it, for it is the club that writes: a calendar takes an
 * invitation from who sends it, and neither side is asked to invite themselves.
 */
export function meetingEvent(
  { meeting, colleague, owner, reader, language, now }: EventParts,
  { publicUrl, brand, calendarDomain }: Pick<Config, 'publicUrl' | 'brand' | 'calendarDomain'>,
): MeetingEvent {
  const staff = fullName(colleague)
  const words = reader === 'owner' ? MEETING_WORDS.withStaff : MEETING_WORDS.withOwner
  const values = { staff, owner: owner ? fullName(owner) : '', club: brand.name, subject: meeting.subject }
  return {
    uid: `meeting-${meeting.id}@${calendarDomain}`,
    sequence: meeting.cancelledAt ? 1 : 0,
    cancelled: meeting.cancelledAt !== null,
    startsAt: meeting.startsAt,
    endsAt: meeting.endsAt,
    stamp: now,
    summary: say(words, language, values),
    location: locationOf(meeting, colleague, language),
    description: [
      meeting.subject,
      ...(meeting.note ? [meeting.note] : []),
      ...(meeting.channel === 'video' ? [say(MEETING_WORDS.videoLink, language, { staff })] : []),
      say(MEETING_WORDS.reach, language, {
        staff,
        staffPhone: colleague.phone,
        staffEmail: colleague.email,
      }),
    ].join('\n'),
    url: `${publicUrl}/about-us?show=meeting`,
    organizer: { name: `${brand.name} ${brand.tagline}`, email: brand.mailFrom },
    attendees: [
      ...(owner ? [{ name: fullName(owner), email: owner.email }] : []),
      { name: staff, email: colleague.email },
    ],
  }
}

/** Where one meets them: their resort, else the club's office. */
export function meetingPlaceOf({ hotel }: Pick<ColleagueFacts, 'hotel'>, language: Language): string {
  return hotel ?? say(MEETING_WORDS.office, language, {})
}

function locationOf({ channel }: Meeting, colleague: ColleagueFacts, language: Language): string {
  if (channel === 'in-person') return meetingPlaceOf(colleague, language)
  if (channel === 'phone') return say(MEETING_WORDS.phone, language, { staff: fullName(colleague) })
  return say(MEETING_WORDS.video, language, {})
}
