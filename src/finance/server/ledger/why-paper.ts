import { type Day, formatDay } from '../../../kernel/day.ts'
import type { Language, Words } from '../../../kernel/language.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { printable } from '../../../server/press/printable.ts'
import { say } from '../../../server/words.ts'
import type { Why } from '../../ledger.endpoints.ts'
import { REPORT_WORDS } from '../../report-words.ts'
import { whySentences } from '../../why/sentences.ts'
import { WHY_WORDS as WORDS } from '../../why-words.ts'
import type { SheetPaper, SheetPicture } from '../pdf/sheet.ts'
import type { House } from '../pdf/write-paper.ts'
import { frameOf } from '../tax/receipt-paper.ts'
import { whyTables } from './why-tables.ts'

/** The reasons of a figure as a paper: the figure, its sentences, and each part of what it is made of as a table, and the photographs of a repair. */
export function writeWhy(
  why: Why,
  {
    language,
    house,
    pictures = [],
  }: { language: Language; house: House; pictures?: readonly SheetPicture[] },
): SheetPaper {
  const words = (one: Words) => say(one, language)
  const { cents, currency, reference, concept, day } = why
  const money = (amount: number) => formatMoney({ cents: amount, currency })
  const named = say(currency === 'USD' ? REPORT_WORDS.usd : REPORT_WORDS.mxn, language)
  return {
    ...frameOf(house, language),
    language,
    title: `${words(WORDS.title)} ${reference}`,
    subject: printable(concept[language]),
    kind: words(WORDS.title),
    number: reference,
    heading: money(cents),
    lead: printable(
      whySentences(why, language)
        .map((one) => plain(say(one.words, language, one.values)))
        .join(' '),
    ),
    facts: [
      { label: words(WORDS.what), value: printable(concept[language]) },
      { label: words(WORDS.date), value: formatDay(day as Day, language) },
      { label: words(WORDS.currency), value: named },
    ],
    tables: whyTables(why, language).map(({ title, lines, rule }) => ({
      title: words(title),
      currency: named,
      heads: [WORDS.what, WORDS.date, WORDS.amount].map(words),
      rows: lines.map(([of, what, detail, amount]) => [
        printable(detail === null ? words(what) : `${words(what)}: ${detail}`),
        of === null ? '' : formatDay(of as Day, language),
        amount === null ? '' : money(amount),
      ]),
      total: null,
      note: rule === null ? null : printable(rule),
    })),
    pictures: { title: words(WORDS.photographs), all: pictures },
    closing: null,
  }
}

/** On paper nothing of a sentence is emphasized. */
function plain(sentence: string): string {
  return sentence.replace(/<\/?b>/g, '')
}
