import { dayInWords } from '../../kernel/day-words.ts'
import type { Bilingual, Language, Words, WordValues } from '../../kernel/language.ts'
import type { NewMail } from '../../server/jobs/outbox.store.ts'
import type { MailTemplate } from '../../server/mail/template.ts'
import { URGENCY } from '../../server/mail/urgency.ts'

const GREETING: Words = /*i18n*/ { id: 'mail.trade.greeting', message: 'Hello {name},' }
const BUTTON: Words = /*i18n*/ { id: 'mail.trade.button', message: 'See my trades' }
const REASON: Words = /*i18n*/ { id: 'mail.trade.reason', message: 'The reason: {reason}' }
const KEPT: Words = /*i18n*/ {
  id: 'mail.trade.kept',
  message: 'You keep your stay; nothing of it has changed.',
}
const rest = { urgency: URGENCY.deed, isChosen: true, values } as const

/** The mails of proposals, by the outbox row's kind. Those of the stays that change hands are mails of stays. */
export const TRADE_MAILS = {
  'trade-proposed': {
    ...rest,
    subject: /*i18n*/ {
      id: 'mail.trade-proposed.subject',
      message: 'Another owner proposes a trade for your stay {givesCode}',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.trade-proposed.what',
        message:
          'For your stay {givesCode} at {hotel}, {gives}, another owner proposes theirs: {receives}, {room}, {nights, plural, one {# night} other {# nights}}.',
      },
      /*i18n*/ {
        id: 'mail.trade-proposed.next',
        message:
          'Look at what it takes and what comes back, then agree or decline. Until you agree you keep your stay; nobody is told your name.',
      },
    ],
    button: /*i18n*/ { id: 'mail.trade-proposed.button', message: 'Look at the proposal' },
  },
  'trade-declined': {
    ...rest,
    subject: /*i18n*/ {
      id: 'mail.trade-declined.subject',
      message: 'Your proposal of the stay {givesCode} was declined',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.trade-declined.what',
        message:
          'The owner of the stay at {hotel}, {receives}, has declined your proposal. You keep your stay {givesCode}, {gives}, and may propose it for another.',
      },
    ],
    button: BUTTON,
  },
  'trade-ended': {
    ...rest,
    subject: /*i18n*/ {
      id: 'mail.trade-ended.subject',
      message: 'The stay that you proposed {givesCode} for is no longer offered',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.trade-ended.what',
        message:
          'The stay at {hotel}, {receives}, is no longer offered in a trade. Your proposal has ended with it: you keep your stay {givesCode}, {gives}.',
      },
    ],
    button: BUTTON,
  },
  'trade-broken': {
    ...rest,
    subject: /*i18n*/ {
      id: 'mail.trade-broken.subject',
      message: 'The trade with your stay {givesCode} has ended',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.trade-broken.what',
        message:
          '{because, select, changed {The other stay of the trade, at {hotel}, was changed} other {The other stay of the trade, at {hotel}, {receives}, was cancelled}}, and the trade has ended with it. You keep your stay {givesCode}, {gives}, and may trade it for another.',
      },
    ],
    button: BUTTON,
  },
  'trade-own-broken': {
    ...rest,
    subject: /*i18n*/ {
      id: 'mail.trade-own-broken.subject',
      message: 'Your stay {givesCode} is in no trade any more',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.trade-own-broken.what',
        message:
          'Your stay {givesCode} at {hotel} was {because, select, changed {changed} other {cancelled}}. The trade that it was offered or proposed in has ended with it, and the other owner is told so.',
      },
    ],
    button: BUTTON,
  },
  'trade-club': {
    ...rest,
    isChosen: false,
    subject: /*i18n*/ {
      id: 'mail.trade-club.subject',
      message: 'The club has ended the trade with your stay {givesCode}',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.trade-club.what',
        message:
          'Your stay {givesCode} at {hotel}, {gives}, was in a proposed trade for another: {receives}, {room}. The club has ended it before both of you agreed, and the other owner is told so.',
      },
      REASON,
      KEPT,
    ],
    button: BUTTON,
  },
  'trade-club-offer': {
    ...rest,
    isChosen: false,
    subject: /*i18n*/ {
      id: 'mail.trade-club-offer.subject',
      message: 'The club has ended the offer of your stay {givesCode}',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.trade-club-offer.what',
        message:
          'You offered your stay {givesCode} at {hotel}, {gives}, in a trade. The club has ended the offer, with all that was proposed for it.',
      },
      REASON,
      KEPT,
    ],
    button: BUTTON,
  },
} satisfies Record<string, MailTemplate>

/** The days of both stays and the kind of residence as the reader writes them. */
function values(content: NewMail['content'], language: Language): WordValues {
  const range = (from: unknown, to: unknown) =>
    `${dayInWords(String(from), language)} – ${dayInWords(String(to), language)}`
  const said = (words: unknown) => (JSON.parse(String(words)) as Bilingual)[language]
  return {
    gives: range(content.givesIn, content.givesOut),
    receives: range(content.checkIn, content.checkOut),
    room: said(content.room),
    ...(content.reason !== undefined && { reason: said(content.reason) }),
  }
}
