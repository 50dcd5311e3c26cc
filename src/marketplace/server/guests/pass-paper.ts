import { type Day, formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import type { Bilingual, Language, Words, WordValues } from '../../../kernel/language.ts'
import { spacedCode } from '../../../property/pass-link.ts'
import { qrPath } from '../../../property/pass-qr.ts'
import { brandIn, type Config } from '../../../server/boot/config.ts'
import type { Letterhead, LetterRow } from '../../../server/press/letter.ts'
import { printable } from '../../../server/press/printable.ts'
import { say } from '../../../server/words.ts'
import type { Told } from '../../orders/told.ts'
import { TOLD_WORDS } from '../words.ts'

const WORDS = {
  kind: /*i18n*/ { id: 'paper.pass.kind', message: 'Guest pass' },
  title: /*i18n*/ { id: 'paper.pass.title', message: 'Pass for {name}: {activity}' },
  fileName: /*i18n*/ { id: 'paper.pass.file-name', message: 'Pass {activity} {name}' },
  day: /*i18n*/ { id: 'paper.pass.day', message: 'Day' },
  hour: /*i18n*/ { id: 'paper.pass.hour', message: 'Hour' },
  resort: /*i18n*/ { id: 'paper.pass.resort', message: 'Resort' },
  qr: /*i18n*/ { id: 'paper.pass.qr', message: 'QR code of the pass for {name}' },
  show: /*i18n*/ {
    id: 'paper.pass.show',
    message:
      'Show this code there, or say the six digits. If the day changes, the same pass is good for the new one.',
  },
  concierge: /*i18n*/ { id: 'paper.pass.concierge', message: '{club}. The concierge, every day: {phone}' },
  page: /*i18n*/ { id: 'paper.pass.page', message: 'Page {page} of {pages}' },
} satisfies Record<string, Words>

/** A pass as it is printed. */
interface PassToPrint {
  language: Language
  name: string
  activity: Bilingual
  resort: string
  day: Day
  /** Null where it names no hour. */
  time: string | null
  told: Told | null
  /** What the QR code says, and the six digits. */
  qr: string
  code: string
}

/** The content of a guest's PDF as plain data: nothing of a price, of who paid, or of the contract. */
export interface GuestPassPaper extends Letterhead {
  language: Language
  title: string
  activity: string
  name: string
  qr: { size: number; path: string; alt: string }
  code: string
  show: string
  rows: readonly LetterRow[]
}

/** A guest's pass on paper, in the language of the screen that asks. */
export function writePass(
  pass: PassToPrint,
  { brand, conciergePhone }: Pick<Config, 'brand' | 'conciergePhone'>,
): GuestPassPaper {
  const { language, qr, code, day, time, told } = pass
  const words = (one: Words, values?: WordValues) => say(one, language, values)
  const club = brandIn(brand, language)
  const name = printable(pass.name)
  const activity = printable(pass.activity[language])
  const row = (label: Words, value: string | null | undefined): LetterRow[] =>
    value ? [{ label: words(label), value: printable(value) }] : []
  return {
    language,
    brand: club,
    kind: words(WORDS.kind),
    number: spacedCode(code),
    title: words(WORDS.title, { name, activity }),
    activity,
    name,
    qr: { ...qrPath(qr), alt: words(WORDS.qr, { name }) },
    code: spacedCode(code),
    show: words(WORDS.show),
    rows: [
      ...row(WORDS.resort, pass.resort),
      ...row(WORDS.day, dayInWords(day, language)),
      ...row(WORDS.hour, time && formatTime(time)),
      ...row(TOLD_WORDS.meetingPoint, told?.meetingPoint?.[language]),
      ...row(TOLD_WORDS.bring, told?.bring?.[language]),
    ],
    footer: words(WORDS.concierge, { club: `${club.name} ${club.tagline}`.trim(), phone: conciergePhone }),
    page: words(WORDS.page, { page: '{page}', pages: '{pages}' }),
  }
}

/** What the file is called: "Pass Reef at first light Mia Duarte.pdf". */
export function passFileName({ activity, name, language }: GuestPassPaper): string {
  return `${say(WORDS.fileName, language, { activity, name })}.pdf`
}
