import { formatTime } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import type { Language, Words } from '../../kernel/language.ts'
import { URGENCY, type Urgency } from '../../server/mail/urgency.ts'
import { cityOf, wallTime } from '../wall-time.ts'

const greeting: Words = /*i18n*/ { id: 'mail.meeting.greeting', message: 'Hello {name},' }
const when: Words = /*i18n*/ {
  id: 'mail.meeting.when',
  message: '{day}, {from} to {until} ({city} time)',
}
const how: Words = /*i18n*/ {
  id: 'mail.meeting.how',
  message:
    '{channel, select, video {By video: {staff} sends the link before it begins.} phone {By phone: {staff} calls the number in your account.} other {In person: {place}.}}',
}
const howForStaff: Words = /*i18n*/ {
  id: 'mail.meeting.how-for-staff',
  message:
    '{channel, select, video {By video: send them the link before it begins.} phone {By phone: you call.} other {In person: {place}.}}',
}
const reach: Words = /*i18n*/ {
  id: 'mail.meeting.reach',
  message:
    '{hasPhone, select, yes {Reach {owner} at {ownerEmail} or {ownerPhone}.} other {Reach {owner} at {ownerEmail}.}}',
}
const about: Words = /*i18n*/ { id: 'mail.meeting.about', message: 'About: {subject}' }
const calendar: Words = /*i18n*/ {
  id: 'mail.meeting.calendar',
  message: 'The invitation for your calendar is attached to this email.',
}
const taken: Words = /*i18n*/ {
  id: 'mail.meeting.taken-back',
  message: 'The file attached to this email removes the meeting from your calendar.',
}
const reason: Words = /*i18n*/ { id: 'mail.meeting.reason', message: 'The club writes: “{reason}”' }

type Content = Record<string, string | number>

/** What the words name, for the reader: the time at the office, where the meeting is arranged. */
function values({ startsAt, endsAt, zone }: Content, language: Language) {
  const place = String(zone)
  const start = wallTime(new Date(String(startsAt)), place)
  return {
    day: dayInWords(start.day, language),
    from: formatTime(start.time),
    until: formatTime(wallTime(new Date(String(endsAt)), place).time),
    city: cityOf(place),
  }
}

const invitation = (method: 'REQUEST' | 'CANCEL') => (content: Content) => [
  {
    name: method === 'REQUEST' ? 'invitation.ics' : 'cancellation.ics',
    mediaType: 'text/calendar; charset=utf-8',
    content: String(content.calendar),
    invitation: method,
  },
]

/** The staff answer the owner, not the portal. */
const answerOwner = ({ owner, ownerEmail }: Content) => ({
  name: String(owner),
  address: String(ownerEmail),
})

interface Mail {
  urgency: Urgency
  toStaff?: true
  subject: Words
  before: Words[]
  button?: Words
  after?: Words[]
  values?: typeof values
  attachments?: ReturnType<typeof invitation>
  replyTo?: typeof answerOwner
}

/** The mails about meetings and messages, by the outbox row's kind. */
export const ABOUT_MAILS = {
  'meeting-arranged': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ { id: 'mail.meeting-arranged.subject', message: 'Your meeting with {staff}' },
    before: [
      greeting,
      /*i18n*/ { id: 'mail.meeting-arranged.what', message: 'Your meeting with {staff} is arranged:' },
      when,
      how,
      about,
      calendar,
    ],
    button: /*i18n*/ { id: 'mail.meeting-arranged.button', message: 'See your meetings' },
    after: [
      /*i18n*/ {
        id: 'mail.meeting-arranged.cancel',
        message: 'Until it begins you may cancel it in the portal.',
      },
    ],
    values,
    attachments: invitation('REQUEST'),
  },
  'meeting-with-owner': {
    urgency: URGENCY.deed,
    toStaff: true,
    subject: /*i18n*/ { id: 'mail.meeting-with-owner.subject', message: '{owner} would like to meet you' },
    before: [
      greeting,
      /*i18n*/ { id: 'mail.meeting-with-owner.what', message: '{owner} has arranged a meeting with you:' },
      when,
      howForStaff,
      about,
      /*i18n*/ {
        id: 'mail.meeting-with-owner.note',
        message: '{hasNote, select, yes {Note: {note}} other {There is no note.}}',
      },
      reach,
      calendar,
    ],
    values,
    attachments: invitation('REQUEST'),
    replyTo: answerOwner,
  },
  'meeting-cancelled': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.meeting-cancelled.subject',
      message: 'Cancelled: your meeting with {staff}',
    },
    before: [
      greeting,
      /*i18n*/ { id: 'mail.meeting-cancelled.what', message: 'Your meeting with {staff} is cancelled:' },
      when,
      about,
      taken,
    ],
    values,
    attachments: invitation('CANCEL'),
  },
  'meeting-with-owner-cancelled': {
    urgency: URGENCY.deed,
    toStaff: true,
    subject: /*i18n*/ {
      id: 'mail.meeting-with-owner-cancelled.subject',
      message: 'Cancelled: your meeting with {owner}',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.meeting-with-owner-cancelled.what',
        message: 'The meeting with {owner} is cancelled, and the time is free again:',
      },
      when,
      about,
      taken,
    ],
    values,
    attachments: invitation('CANCEL'),
    replyTo: answerOwner,
  },
  'meeting-called-off': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.meeting-called-off.subject',
      message: 'Called off: your meeting with {staff}',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.meeting-called-off.what',
        message: 'The club has to call off your meeting with {staff}:',
      },
      when,
      about,
      reason,
      taken,
    ],
    button: /*i18n*/ { id: 'mail.meeting-called-off.button', message: 'Choose another time' },
    values,
    attachments: invitation('CANCEL'),
  },
  'meeting-with-owner-called-off': {
    urgency: URGENCY.deed,
    toStaff: true,
    subject: /*i18n*/ {
      id: 'mail.meeting-with-owner-called-off.subject',
      message: 'Called off: your meeting with {owner}',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.meeting-with-owner-called-off.what',
        message: 'The desk has called off your meeting with {owner}, and the time is free again:',
      },
      when,
      about,
      /*i18n*/ { id: 'mail.meeting-with-owner-called-off.reason', message: 'The reason: “{reason}”' },
      taken,
    ],
    values,
    attachments: invitation('CANCEL'),
    replyTo: answerOwner,
  },
  'message-answered': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ { id: 'mail.message-answered.subject', message: 'An answer from the club: {subject}' },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.message-answered.what',
        message: 'The club has answered your message “{subject}”:',
      },
      /*i18n*/ { id: 'mail.message-answered.answer', message: '{answer}' },
      /*i18n*/ { id: 'mail.message-answered.message', message: 'You had written: “{message}”' },
    ],
    button: /*i18n*/ { id: 'mail.message-answered.button', message: 'See your messages' },
    after: [
      /*i18n*/ {
        id: 'mail.message-answered.then',
        message: 'If anything is still unclear, reply there or call {phone}.',
      },
    ],
  },
  'owner-message': {
    urgency: URGENCY.deed,
    toStaff: true,
    subject: /*i18n*/ { id: 'mail.owner-message.subject', message: '{owner}: {subject}' },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.owner-message.what',
        message:
          '{owner} wrote this in the portal. If you reply to this email, your answer goes straight to them.',
      },
      /*i18n*/ { id: 'mail.owner-message.body', message: '{body}' },
      /*i18n*/ {
        id: 'mail.owner-message.pictures',
        message:
          '{pictures, plural, =0 {No pictures came with it.} one {A picture came with it: it is in the club’s portal.} other {# pictures came with it: they are in the club’s portal.}}',
      },
      reach,
    ],
    replyTo: answerOwner,
  },
} satisfies Record<string, Mail>
