import { formatTime, timeIn, todayIn } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import type { Language, Words, WordValues } from '../../kernel/language.ts'
import { URGENCY, type Urgency } from '../../server/mail/urgency.ts'
import { gateLinkOf, passInLink, spacedCode } from '../pass-link.ts'
import { qrSvg } from '../pass-qr.ts'

type Content = Record<string, string | number>

interface Mail {
  urgency: Urgency
  subject: Words
  before: Words[]
  picture?: { svg: (content: Content) => string; name: string; alt: Words }
  button?: Words
  isChosen?: true
  after?: Words[]
  values?: (content: Content, language: Language) => WordValues
}

const greeting: Words = /*i18n*/ { id: 'mail.greeting', message: 'Hello {name},' }
const repair: Words = /*i18n*/ { id: 'mail.maintenance.request', message: 'You asked for: “{description}”' }
const openRequest: Words = /*i18n*/ { id: 'mail.maintenance.button', message: 'See the request' }

/** The mails to visitors, and to owners about what they asked for, by the outbox row's kind. `{host}` is the owner who invites. */
export const PROPERTY_MAILS = {
  'visitor-pass': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ { id: 'mail.visitor-pass.subject', message: 'Your pass for {resort}' },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.visitor-pass.what',
        message: '{host} expects you at {resort}, residence {residence}. Show this code at the gate:',
      },
    ],
    picture: {
      svg: ({ link }: Content) => qrSvg(gateLinkOf(String(link))),
      name: 'pass.png',
      alt: /*i18n*/ { id: 'mail.visitor-pass.picture', message: 'Your pass as a QR code' },
    },
    button: /*i18n*/ { id: 'mail.visitor-pass.button', message: 'Open the pass' },
    after: [
      /*i18n*/ {
        id: 'mail.visitor-pass.code',
        message: 'If the guard can’t read it, say these six digits: {code}.',
      },
      /*i18n*/ {
        id: 'mail.visitor-pass.when',
        message:
          'It opens {hours, select, all {at any hour from {fromDay} to {toDay}} other {from {fromDay}, {fromTime}, to {toDay}, {toTime}}}, by the resort’s clock.',
      },
      /*i18n*/ {
        id: 'mail.visitor-pass.yours',
        message: 'The pass is only for you: please don’t share it.',
      },
    ],
    values: valuesOf,
  },
  /** To whoever repairs: no owner's name, and no money. The link behind the `#` is forgotten once it is sent. */
  'repair-link': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.repair-link.subject',
      message: 'Job {code} at {resort}, residence {residence}',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.repair-link.what',
        message: 'The club gives you this job at {resort}, residence {residence}: “{description}”',
      },
      /*i18n*/ {
        id: 'mail.repair-link.when',
        message:
          '{when, select, agreed {You are expected on {day} at {time}, by the resort’s clock.} asked {{day} at {time} was proposed, by the resort’s clock; the page says whether it was accepted.} other {The page says when you are expected.}}',
      },
    ],
    button: /*i18n*/ { id: 'mail.repair-link.button', message: 'Open the job' },
    after: [
      /*i18n*/ {
        id: 'mail.repair-link.after',
        message:
          'There you add pictures and say when the work is done. The link needs no password, is for this job alone and opens until {lastDay}: please don’t pass it on.',
      },
    ],
    values: linkValues,
  },
  /** To whoever has a link to the job, when the appointment changes or is agreed. */
  'repair-visit-for-provider': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.repair-visit-for-provider.subject',
      message: 'The visit of job {code} at {resort}, residence {residence}',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.repair-visit-for-provider.when',
        message:
          '{when, select, agreed {The visit is agreed: you are expected on {day} at {time}, by the resort’s clock.} other {Another time for the visit is being arranged: {day} at {time}, by the resort’s clock. It is not agreed yet; you get another email once it is.}}',
      },
    ],
    after: [
      /*i18n*/ {
        id: 'mail.repair-visit-for-provider.after',
        message:
          'The link to the job is in the first email that the club sent you, and opens until {lastDay}.',
      },
    ],
    values: linkValues,
  },
  /** Written before work began on the repair's own page: what was sent then is still read and verified. */
  'maintenance-start': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.maintenance-start.subject',
      message: 'Work on your request {code} has begun',
    },
    before: [
      greeting,
      repair,
      /*i18n*/ { id: 'mail.maintenance-start.what', message: 'The club has begun, and writes: “{words}”' },
    ],
    button: openRequest,
    isChosen: true,
  },
  'maintenance-resolve': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ { id: 'mail.maintenance-resolve.subject', message: 'Your request {code} is resolved' },
    before: [
      greeting,
      repair,
      /*i18n*/ { id: 'mail.maintenance-resolve.what', message: 'It is resolved. The club writes: “{words}”' },
    ],
    button: openRequest,
    isChosen: true,
    after: [
      /*i18n*/ {
        id: 'mail.maintenance-resolve.then',
        message: 'If something still isn’t right, send a new request or call {phone}.',
      },
    ],
  },
  'maintenance-comment': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ { id: 'mail.maintenance-comment.subject', message: 'About your request {code}' },
    before: [
      greeting,
      repair,
      /*i18n*/ { id: 'mail.maintenance-comment.what', message: 'The club writes: “{words}”' },
    ],
    button: openRequest,
    isChosen: true,
    after: [
      /*i18n*/ { id: 'mail.maintenance-comment.then', message: 'You can answer there, below the request.' },
    ],
  },
} satisfies Record<string, Mail>

function linkValues({ at, visit, zone, lastDay }: Content, language: Language): WordValues {
  const comes = at ? new Date(String(at)) : null
  return {
    when: comes === null ? 'none' : visit === 'accepted' ? 'agreed' : 'asked',
    day: comes ? dayInWords(todayIn(String(zone), comes), language) : '',
    time: comes ? formatTime(timeIn(String(zone), comes)) : '',
    lastDay: dayInWords(String(lastDay), language),
  }
}

function valuesOf({ from, to, link }: Content, language: Language): WordValues {
  const [fromDay = '', fromTime = ''] = String(from).split(' ')
  const [toDay = '', toTime = ''] = String(to).split(' ')
  return {
    code: spacedCode(passInLink(String(link))?.code ?? ''),
    hours: toTime === '24:00' ? 'all' : 'some',
    fromDay: dayInWords(fromDay, language),
    toDay: dayInWords(toDay, language),
    fromTime: formatTime(fromTime),
    toTime: formatTime(toTime),
  }
}
