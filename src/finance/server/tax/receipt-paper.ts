import { formatMoment, todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import type { Language, Words, WordValues } from '../../../kernel/language.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { brandIn } from '../../../server/boot/config.ts'
import { printable } from '../../../server/press/printable.ts'
import { say } from '../../../server/words.ts'
import { receiptName } from '../../account/payment-words.ts'
import { receiptFigure } from '../../account/receipt-figure.ts'
import type { WholePayment } from '../../account/receipts.endpoints.ts'
import { REPORT_WORDS } from '../../report-words.ts'
import type { SheetPaper } from '../pdf/sheet.ts'
import { clubName, type House } from '../pdf/write-paper.ts'
import { WAY_WORDS, PAPER_WORDS as WORDS } from './receipt-words.ts'

type Receipt = NonNullable<WholePayment['receipt']>

/** The receipt of a payment as a paper: whom the money is from, and where each cent went. */
export function writeReceipt(
  payment: WholePayment,
  receipt: Receipt,
  language: Language,
  house: House,
): SheetPaper {
  const words = (one: Words, values?: WordValues) => say(one, language, values)
  const { currency, zone, resort, residence, contract, way, cardLast4, providerPayment } = payment
  const number = receiptName(receipt)
  const money = (cents: number) => formatMoney({ cents, currency })
  const place = { resort, residence, contract }
  const figure = receiptFigure(payment)
  const how = words(WAY_WORDS[way], { last4: cardLast4 ?? 'none' })
  const paidAt = formatMoment(new Date(payment.paidAt ?? payment.createdAt), zone, language)
  return {
    ...frameOf(house, language),
    language,
    title: words(WORDS.receiptTitle, { number }),
    subject: words(WORDS.subject, place),
    kind: words(WORDS.receipt),
    number,
    heading: money(figure.cents),
    lead: `${words(currency === 'USD' ? REPORT_WORDS.usd : REPORT_WORDS.mxn)}, ${how}`,
    facts: [
      { label: words(WORDS.from), value: printable(receipt.receivedFrom) },
      { label: words(WORDS.paidFor), value: words(WORDS.place, place) },
      { label: words(WORDS.contract), value: contract },
      { label: words(WORDS.on), value: paidAt },
      ...(providerPayment ? [{ label: words(WORDS.provider), value: providerPayment }] : []),
    ],
    tables: [
      {
        title: words(WORDS.went),
        currency,
        heads: [WORDS.concept, WORDS.wasOpen, WORDS.paid, WORDS.openNow].map((head) => words(head)),
        rows: [...linesOf(payment, language), ...backOf(payment, language)],
        total: figure.isMoney ? [words(WORDS.money), '', money(payment.cents), ''] : null,
        note: figure.isMoney ? null : words(WORDS.noMoney),
      },
    ],
    closing: words(WORDS.gapless),
  }
}

/** What every sheet carries at its foot. */
export function frameOf(house: House, language: Language): Pick<SheetPaper, 'brand' | 'footer' | 'page'> {
  return {
    brand: brandIn(house.brand, language),
    footer: say(REPORT_WORDS.concierge, language, {
      club: clubName(house, language),
      phone: house.conciergePhone,
    }),
    page: say(REPORT_WORDS.page, language, { page: '{page}', pages: '{pages}' }),
  }
}

/** Where each cent went, a row each. */
function linesOf({ lines, currency, leftCents }: WholePayment, language: Language): string[][] {
  const money = (cents: number) => formatMoney({ cents, currency })
  const rows = lines.map(({ concept, reference, openCents, cents, takenBack, credit }) => {
    const name = printable(`${concept[language]}, ${reference}`)
    if (credit) return [say(takenBack ? WORDS.creditBack : WORDS.creditUsed, language), '', money(cents), '']
    if (takenBack) return [say(WORDS.openAgain, language, { concept: name }), '', money(cents), '']
    return [name, money(openCents), money(cents), money(openCents - cents)]
  })
  return leftCents > 0 ? [...rows, [say(WORDS.left, language), '', money(leftCents), '']] : rows
}

/** What went back of it, or is on its way. */
function backOf({ refunds, currency, zone }: WholePayment, language: Language): string[][] {
  return refunds
    .filter(({ state }) => state !== 'failed')
    .map(({ state, cents, at }) => {
      const day = dayInWords(todayIn(zone, new Date(at)), language)
      const what = say(state === 'done' ? WORDS.returned : WORDS.returning, language, { day })
      return [what, '', formatMoney({ cents: -cents, currency }), '']
    })
}
