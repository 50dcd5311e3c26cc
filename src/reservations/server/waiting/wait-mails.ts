import { dayInWords, momentInWords } from '../../../kernel/day-words.ts'
import type { Bilingual, Language, Words, WordValues } from '../../../kernel/language.ts'
import type { NewMail } from '../../../server/jobs/outbox.store.ts'
import type { MailTable, MailTemplate } from '../../../server/mail/template.ts'
import { URGENCY } from '../../../server/mail/urgency.ts'
import { say } from '../../../server/words.ts'
import { nightsCost } from '../../request/stay-rules.ts'
import type { WishedBenefit } from '../../waiting/wished-benefits.ts'
import { GREETING } from '../mails/about-stay.ts'
import { STAY_TABLE } from '../mails/stay-mail-words.ts'
import { costWords } from '../mails/stay-rows.ts'
import { benefitWords } from '../mails/stay-tables.ts'
import type { NamedWishedBenefit } from './wait-benefits.store.ts'

/** What happens once such nights come free. */
const HOW: Words = /*i18n*/ {
  id: 'mail.wait.how',
  message:
    '{takes, select, ask {When such nights come free we hold them for you and write to you: you say yes or no.} other {When such nights come free we book them for you at once, by the rules of any booking.}}{swap, select, yes { Your stay {swapCode}, {swapFrom} to {swapTo}, is given up for them; its penalty as you asked: {swapPenalty, plural, =0 {none} one {# night} other {# nights}}. The names of its guests go along, as far as the party has places for them.{takes, select, ask {} other { What is ordered for it stands, with its amounts, until you cancel it.}}} other {}}{wished, select, none {} other { Benefits that it is to use: {wished}.}}',
}

/**
 * The mails of the waiting list, by the outbox row's kind. Those about an offer come by the deed of others, with a clock, and are
 * no choice; the others come where the owner wants mails about their wishes.
 */
export const WAIT_MAILS = {
  'wait-offered': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.wait-offered.subject',
      message: 'Free, and held for you: {hotel}, {from} to {to}',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.wait-offered.what',
        message:
          'Nights that you wait for are free: {room} at {hotel}, {from} to {to}, {nights, plural, one {# night} other {# nights}}. They are held for you until {until}: nobody else can book these. Then they go to the next who waits.',
      },
      /*i18n*/ {
        id: 'mail.wait-offered.how',
        message:
          'Take them or let them pass on the page of your waiting list. If you let them pass, you keep your place.',
      },
      /*i18n*/ {
        id: 'mail.wait-offered.goes',
        message:
          '{goes, select, yes {If you take them, your stay {swapCode}, {swapFrom} to {swapTo}, goes, unless you keep both. Giving it up today costs {penaltyToday, plural, =0 {no nights} one {# night} other {# nights}}.{stands, select, none {} other { Ordered for it: {stands}. You choose what of it is cancelled; the rest stands, with its amounts.}}} other {}}',
      },
      /*i18n*/ {
        id: 'mail.wait-offered.benefits',
        message:
          '{wished, select, none {} other {{uses, select, none {None of the benefits of your wish is left on these days: {short}.} other {Chosen for you as your wish says: {uses}. {short, select, none {} other {Left out, because they no longer fit: {short}. }}You can change it as you take them.}}}}',
      },
    ],
    tables: takesTable,
    button: /*i18n*/ { id: 'mail.wait-offered.button', message: 'See what is held for you' },
    values,
  },
  'wait-lapsed': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.wait-lapsed.subject',
      message: 'The nights at {hotel} are no longer held for you',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.wait-lapsed.what',
        message:
          'We held {room} at {hotel}, {from} to {to}, for you until {until}. There was no answer, so the nights went to the next in line or, where nobody waits for them, to everybody. You keep your place in the waiting list.',
      },
    ],
    button: /*i18n*/ { id: 'mail.wait.button', message: 'See your waiting list' },
    values,
  },
  'wait-not-booked': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.wait-not-booked.subject',
      message: 'Nights came free at {hotel}, and could not be booked for you',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.wait-not-booked.what',
        message:
          '{room} at {hotel} came free, {from} to {to}. You asked us to book such nights at once, but the rules of a booking did not allow it: look at your balance and at your other stays. Nothing was booked, and you keep your place.',
      },
    ],
    button: /*i18n*/ { id: 'mail.wait.button', message: 'See your waiting list' },
    values,
  },
  'wait-benefits-left': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.wait-benefits-left.subject',
      message: 'Booked without some of the benefits of your wish: {newCode}',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.wait-benefits-left.what',
        message:
          'We booked {room} at {hotel}, {from} to {to}, for you at once, as you asked. Left out of what your wish was to use, because your balance no longer has it: {short}. {uses, select, none {The stay uses no benefits.} other {The stay uses {uses}.}} You can add others on its page.',
      },
    ],
    button: /*i18n*/ { id: 'mail.wait-benefits-left.button', message: 'See the stay' },
    values,
  },
  'wait-joined': {
    urgency: URGENCY.deed,
    isChosen: true,
    subject: /*i18n*/ {
      id: 'mail.wait-joined.subject',
      message: 'You are on the waiting list for {hotel}: {code}',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.wait-joined.what',
        message:
          'You wait for nights at {hotel} between {from} and {to}: {nightsFrom, plural, one {at least # night} other {at least # nights}}, {rooms}. When you joined you were number {place} in the line. Your wish counts until {last}.',
      },
      HOW,
    ],
    button: /*i18n*/ { id: 'mail.wait.button', message: 'See your waiting list' },
    values,
  },
  'wait-changed': {
    urgency: URGENCY.deed,
    isChosen: true,
    subject: /*i18n*/ { id: 'mail.wait-changed.subject', message: 'Your wish {code} has been changed' },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.wait-changed.what',
        message:
          'You now wait for nights at {hotel} between {from} and {to}: {nightsFrom, plural, one {at least # night} other {at least # nights}}, {rooms}. {kept, select, yes {You kept your place in the line.} other {It asks for more than before, so its place is the last again: number {place}.}} Your wish counts until {last}.',
      },
      HOW,
    ],
    button: /*i18n*/ { id: 'mail.wait.button', message: 'See your waiting list' },
    values,
  },
  'wait-lost-stay': {
    urgency: URGENCY.deed,
    isChosen: true,
    subject: /*i18n*/ {
      id: 'mail.wait-lost-stay.subject',
      message: 'Your wish {code} asks from now on: its stay is gone',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.wait-lost-stay.what',
        message:
          'Your wish {code} for nights at {hotel} between {from} and {to} stood in the place of your stay {swapCode}, {swapFrom} to {swapTo}. You no longer have that stay.',
      },
      /*i18n*/ {
        id: 'mail.wait-lost-stay.next',
        message:
          'The wish keeps its place in the line. When such nights come free we hold them for you and write to you: you say yes or no, and nothing is booked by itself. Change the wish to choose another stay for it or none, or withdraw it.',
      },
    ],
    button: /*i18n*/ { id: 'mail.wait.button', message: 'See your waiting list' },
    values,
  },
  'wait-left': {
    urgency: URGENCY.deed,
    isChosen: true,
    subject: /*i18n*/ { id: 'mail.wait-left.subject', message: 'Your wish {code} is withdrawn' },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.wait-left.what',
        message:
          'You no longer wait for nights at {hotel} between {from} and {to}, as you asked, and your place in the line is gone. Nothing was booked for this wish.',
      },
    ],
    button: /*i18n*/ { id: 'mail.wait.button', message: 'See your waiting list' },
    values,
  },
  'wait-ended': {
    urgency: URGENCY.deed,
    isChosen: true,
    subject: /*i18n*/ {
      id: 'mail.wait-ended.subject',
      message: 'Nothing came free at {hotel} in time',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.wait-ended.what',
        message:
          'You waited for nights at {hotel} between {from} and {to}. They are now too near, and none of them came free for you. We are sorry. Your wish {code} has ended; you can wait for other nights in its place.',
      },
    ],
    button: /*i18n*/ { id: 'mail.wait.button', message: 'See your waiting list' },
    values,
  },
} satisfies Record<string, MailTemplate>

/** What the nights would take from the balance; nothing in a mail that the version before has left to be sent. */
function takesTable({ nights, nightPercent }: NewMail['content'], language: Language): MailTable[] {
  if (typeof nights !== 'number' || typeof nightPercent !== 'number') return []
  const cost = costWords({ nights, nightPercent, cost: nightsCost(nights, nightPercent) }, language)
  const title = say(/*i18n*/ { id: 'mail.wait-offered.takes', message: 'If you take them' }, language)
  return [{ title, rows: [[say(STAY_TABLE.cost, language), cost]] }]
}

/** Days, the moment and the residence as the reader writes them. */
function values(content: NewMail['content'], language: Language): WordValues {
  const day = (one: unknown) => (one ? dayInWords(String(one), language) : '')
  const until = content.until
    ? momentInWords(new Date(String(content.until)), String(content.zone), language)
    : ''
  const room = JSON.parse(String(content.room ?? '{}')) as Partial<Bilingual>
  const names = JSON.parse(String(content.rooms ?? '[]')) as Bilingual[]
  const listed = new Intl.ListFormat(language, { type: 'disjunction' })
  const rooms = listed.format(names.map((name) => name[language]))
  const last = day(content.countsUntil)
  const { wished, uses, short } = benefitsIn(content, language)
  return {
    from: day(content.checkIn),
    to: day(content.checkOut),
    until,
    room: room[language] ?? '',
    rooms,
    last,
    ...{ wished, uses, short, newCode: String(content.newCode ?? '') },
    swap: content.swapCode ? 'yes' : 'no',
    swapCode: String(content.swapCode ?? ''),
    swapFrom: day(content.swapIn),
    swapTo: day(content.swapOut),
    swapPenalty: Number(content.swapPenalty ?? 0),
    goes: content.goes ?? 'no',
    penaltyToday: Number(content.penaltyToday ?? 0),
    stands: content.stands || 'none',
  }
}

/** What a wish is to use, what of it is used and what is left out, each in words; `none` where nothing is. */
function benefitsIn(content: NewMail['content'], language: Language) {
  const wished = JSON.parse(String(content.wished ?? '[]')) as Omit<NamedWishedBenefit, 'code'>[]
  const left = JSON.parse(String(content.short ?? '[]')) as WishedBenefit[]
  const leftOf = (one: WishedBenefit) =>
    left.find(({ idBenefit }) => idBenefit === one.idBenefit)?.quantity ?? 0
  const inWords = (quantityOf: (one: WishedBenefit) => number) => {
    const some = wished
      .map((one) => ({ ...one, quantity: quantityOf(one) }))
      .filter(({ quantity }) => quantity > 0)
    return some.map((one) => benefitWords(one, language)).join(', ') || 'none'
  }
  return {
    wished: inWords(({ quantity }) => quantity),
    uses: inWords((one) => one.quantity - leftOf(one)),
    short: inWords(leftOf),
  }
}
