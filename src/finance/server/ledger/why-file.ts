import type { Language, Words } from '../../../kernel/language.ts'
import { BYTE_ORDER_MARK, type CsvCell, csvRow, decimal } from '../../../server/files/csv.ts'
import { say } from '../../../server/words.ts'
import type { Why } from '../../ledger.endpoints.ts'
import { RATE_WORDS, RENTAL_CHANNEL_WORDS, WHY_WORDS as WORDS } from '../../why-words.ts'

/** A row of the file: a day, what it is, what of it, and signed cents. */
type Line = [day: string | null, what: Words, detail: string | null, cents: number]

/** The reasons of a figure as CSV: its entries, then what it is made of, down to the night or the line of a budget. */
export function whyCsv(why: Why, language: Language): string {
  const head = [WORDS.date, WORDS.what, WORDS.detail, WORDS.amount, WORDS.currency]
  const rows = [...entryLines(why), ...correctionLines(why, language), ...reasonLines(why, language)].map(
    ([day, what, detail, cents]): CsvCell[] => [
      day,
      say(what, language),
      detail,
      { figure: decimal(cents) },
      why.currency,
    ],
  )
  return BYTE_ORDER_MARK + [head.map((one) => say(one, language)), ...rows].map(csvRow).join('')
}

function entryLines({ entries, reference }: Why): Line[] {
  return entries.map(({ kind, stands, day, cents }) => [
    day,
    kind === 'reversal' ? WORDS.reversal : stands ? WORDS.entered : WORDS.reversed,
    reference,
    cents,
  ])
}

/** The documents that correct the figure, each with its name. */
function correctionLines({ corrections }: Why, language: Language): Line[] {
  return corrections.map(({ day, concept, reference, cents }) => [
    day,
    WORDS.correction,
    `${concept[language]}, ${reference}`,
    cents,
  ])
}

function reasonLines({ reason, lines, cents: total }: Why, language: Language): Line[] {
  if (reason.kind === 'profit' && reason.proof) {
    const { proof, month } = reason
    return [
      ...proof.stays.flatMap(({ nights, channel }) =>
        nights.map(
          ({ night, rate, folio, cents }): Line => [
            night,
            WORDS.night,
            `${say(RATE_WORDS[rate], language)}, ${say(RENTAL_CHANNEL_WORDS[channel], language)}, ${folio}`,
            cents,
          ],
        ),
      ),
      [month, WORDS.income, null, reason.incomeCents],
      [month, WORDS.commission, null, -proof.commissionCents],
      [month, WORDS.share, proof.rule.says[language], -proof.shareCents],
      [month, WORDS.service, null, -proof.serviceCents],
      [month, WORDS.profit, null, total],
    ]
  }
  if (reason.kind === 'profit')
    return [
      [reason.month, WORDS.income, null, reason.incomeCents],
      [reason.month, WORDS.fees, null, -reason.feesCents],
      [reason.month, WORDS.profit, null, total],
    ]
  if (reason.kind === 'fee')
    return [
      ...reason.parts.flatMap(({ concept, cents, wholeCents }): Line[] => [
        ...(wholeCents === null ? [] : [[null, WORDS.budget, concept[language], wholeCents] satisfies Line]),
        [null, WORDS.own, concept[language], cents],
      ]),
      [reason.due, WORDS.open, null, reason.openCents],
    ]
  return lines.map(({ concept, cents }) => [null, WORDS.line, concept[language], cents])
}
