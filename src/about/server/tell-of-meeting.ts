import type { Language } from '../../kernel/language.ts'
import { fullName } from '../../membership/person.ts'
import type { Config } from '../../server/boot/config.ts'
import type { Database } from '../../server/database/database.ts'
import { enqueue, type NewMail } from '../../server/jobs/outbox.store.ts'
import { writeMeeting } from '../meeting-ics.ts'
import { ABOUT_MAILS } from './mails.ts'
import { meetingEvent, meetingPlaceOf } from './meeting-event.ts'
import type { Meeting } from './meetings.store.ts'
import type { WritingOwner } from './parties.store.ts'
import type { ColleagueFacts } from './staff.store.ts'

type Kind = keyof typeof ABOUT_MAILS

interface Parties {
  meeting: Meeting
  colleague: ColleagueFacts
  owner: WritingOwner
}

/** Tells both sides of a meeting, each in their language and with the file for their calendar. */
export async function tellOfMeeting(
  trx: Database,
  parties: Parties,
  config: Config,
  now: Date,
): Promise<void> {
  const { meeting, owner, colleague } = parties
  const [ownersMail, staffsMail] = kindsOf(meeting)
  const toOwner: NewMail<Kind> = {
    kind: ownersMail,
    recipient: owner.email,
    language: owner.language,
    content: { ...contentFor('owner', owner.language, parties, config, now), name: owner.name },
  }
  const toStaff: NewMail<Kind> = {
    kind: staffsMail,
    recipient: colleague.email,
    language: colleague.language,
    content: { ...contentFor('staff', colleague.language, parties, config, now), name: colleague.name },
  }
  await enqueue(trx, ABOUT_MAILS, toOwner, now)
  await enqueue(trx, ABOUT_MAILS, toStaff, now)
}

/** The mails that say how a meeting stands: the owner's, and the staff's. */
function kindsOf({ cancelledAt, cancelReason }: Meeting): [Kind, Kind] {
  if (!cancelledAt) return ['meeting-arranged', 'meeting-with-owner']
  if (cancelReason) return ['meeting-called-off', 'meeting-with-owner-called-off']
  return ['meeting-cancelled', 'meeting-with-owner-cancelled']
}

function contentFor(
  reader: 'owner' | 'staff',
  language: Language,
  { meeting, colleague, owner }: Parties,
  config: Config,
  now: Date,
): NewMail['content'] {
  const event = meetingEvent({ meeting, colleague, owner, reader, language, now }, config)
  return {
    staff: fullName(colleague),
    owner: fullName(owner),
    ownerEmail: owner.email,
    hasPhone: owner.phone ? 'yes' : 'no',
    ownerPhone: owner.phone ?? '',
    startsAt: meeting.startsAt.toISOString(),
    endsAt: meeting.endsAt.toISOString(),
    zone: meeting.zone,
    channel: meeting.channel,
    place: meetingPlaceOf(colleague, language),
    subject: meeting.subject,
    hasNote: meeting.note ? 'yes' : 'no',
    note: meeting.note ?? '',
    reason: meeting.cancelReason ?? '',
    link: event.url,
    calendar: writeMeeting(event, event.cancelled ? 'CANCEL' : 'REQUEST', config.brand.name),
  }
}
