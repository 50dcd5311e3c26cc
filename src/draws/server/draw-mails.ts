import { dayInWords, momentInWords } from '../../kernel/day-words.ts'
import type { Bilingual, Language, Words, WordValues } from '../../kernel/language.ts'
import type { NewMail } from '../../server/jobs/outbox.store.ts'
import type { MailTemplate } from '../../server/mail/template.ts'
import { URGENCY } from '../../server/mail/urgency.ts'
import { MOST_WISHES } from '../round.ts'

const GREETING: Words = /*i18n*/ { id: 'mail.draw.greeting', message: 'Hello {name},' }

/** The mails of a draw of peak weeks, by the outbox row's kind. */
export const DRAW_MAILS = {
  'draw-open': {
    urgency: URGENCY.news,
    isChosen: true,
    subject: /*i18n*/ {
      id: 'mail.draw-open.subject',
      message: '{round}: rank the weeks you want, until {closes}',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.draw-open.what',
        message:
          'Wishes for {round} at {hotel} are open: {weeks, plural, one {one week} other {# weeks}} that everybody wants. {weeks, plural, one {You can wish it until {closes}.} other {Rank up to {most}, the one you want most first, and change them until {closes}. Your true order is the best order.}}{free, select, none {} other { What you receive can be given back for nothing until {free}.}}',
      },
      /*i18n*/ {
        id: 'mail.draw-open.fair',
        message:
          'Nobody can choose who comes first: the rules and the seal of a secret are published, and a public number joins it after wishes close. Afterwards you see why you received what you did, and can check it yourself.',
      },
    ],
    button: /*i18n*/ { id: 'mail.draw.rank', message: 'Rank my wishes' },
    values,
  },
  'draw-closes': {
    urgency: URGENCY.news,
    isChosen: true,
    subject: /*i18n*/ { id: 'mail.draw-closes.subject', message: '{round}: wishes close on {closes}' },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.draw-closes.what',
        message:
          'You have ranked no week of {round} at {hotel} yet. Wishes close on {closes}; who has none then takes no part in the draw.',
      },
    ],
    button: /*i18n*/ { id: 'mail.draw.rank', message: 'Rank my wishes' },
    values,
  },
  'draw-withdrawn': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.draw-withdrawn.subject',
      message: '{round} is taken back: there is no draw',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.draw-withdrawn.what',
        message:
          'The club has taken {round} at {hotel} back before wishes closed. {wishes, plural, one {The wish that you ranked counts} other {The # wishes that you ranked count}} for nothing, and nothing was taken from your balance.',
      },
      /*i18n*/ {
        id: 'mail.draw-withdrawn.next',
        message:
          'Its weeks go to who waits for them, then to everybody. You can wait for one of them on the waiting list, or request it while it is free.',
      },
    ],
    button: /*i18n*/ { id: 'mail.draw-withdrawn.button', message: 'See the waiting list' },
    values,
  },
  'draw-result': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.draw-result.subject',
      message:
        '{received, plural, =0 {{round}: nothing this time} one {You received a week in {round}} other {You received # weeks in {round}}}',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.draw-result.what',
        message:
          'The draw of {round} at {hotel} is done. You were number {place} of {of} in the order. {received, plural, =0 {All the weeks that you wished for were gone before your turn; you move ahead in the next three years.{waits, plural, =0 {} one { You are on the waiting list for one of them, in the order of the draw.} other { You are on the waiting list for # of them, in the order of the draw.}}} other {You received: {given}.{free, select, none {} other { You can give it back for nothing until {free}; it then goes on in the order of the draw.}}}}',
      },
      /*i18n*/ {
        id: 'mail.draw-result.why',
        message:
          '{gone, plural, =0 {} one {One wish was gone: the last residence went to number {last}, before you. } other {# wishes were gone; the last residence of the one you wanted most went to number {last}, before you. }}The page says it of each wish, and lets you check the whole round in your browser.',
      },
    ],
    button: /*i18n*/ { id: 'mail.draw-result.button', message: 'See why, and check it' },
    values,
  },
} satisfies Record<string, MailTemplate>

/** The round, the moment and the weeks as the reader writes them. */
function values(content: NewMail['content'], language: Language): WordValues {
  const round = (JSON.parse(String(content.round)) as Bilingual)[language]
  const closes = momentInWords(new Date(String(content.closesAt)), String(content.zone), language)
  const weeks = JSON.parse(String(content.given ?? '[]')) as {
    name: Bilingual
    checkIn: string
    checkOut: string
  }[]
  const said = weeks.map(
    (one) =>
      `${one.name[language]} (${dayInWords(one.checkIn, language)} – ${dayInWords(one.checkOut, language)})`,
  )
  const free = typeof content.freeUntil === 'string' ? dayInWords(content.freeUntil, language) : 'none'
  const most = Math.min(MOST_WISHES, Number(content.weeks ?? MOST_WISHES))
  return { round, closes, free, most, given: new Intl.ListFormat(language).format(said) }
}
