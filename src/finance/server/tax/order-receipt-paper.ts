import { type Day, formatDay, formatMoment, todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import type { Language, Words, WordValues } from '../../../kernel/language.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { printable } from '../../../server/press/printable.ts'
import { say } from '../../../server/words.ts'
import { receiptName } from '../../account/payment-words.ts'
import { REPORT_WORDS } from '../../report-words.ts'
import { paidByLine } from '../../why/paid-by-line.ts'
import type { SheetPaper, SheetTable } from '../pdf/sheet.ts'
import type { House } from '../pdf/write-paper.ts'
import type { OrderReceipt } from './order-receipts.store.ts'
import { frameOf } from './receipt-paper.ts'
import { WAY_WORDS, PAPER_WORDS as WORDS } from './receipt-words.ts'

/** The receipt of an order as a paper: whom the money is from, the order's lines as they stand now, and what went back. */
export function writeOrderReceipt(receipt: OrderReceipt, language: Language, house: House): SheetPaper {
  const words = (one: Words, values?: WordValues) => say(one, language, values)
  const { currency, zone, resort, residence, contract, cardLast4, providerPayment, cents } = receipt
  const number = receiptName(receipt)
  const place = { resort, residence, contract }
  const named = words(currency === 'USD' ? REPORT_WORDS.usd : REPORT_WORDS.mxn)
  return {
    ...frameOf(house, language),
    language,
    title: words(WORDS.receiptTitle, { number }),
    subject: words(WORDS.subject, place),
    kind: words(WORDS.receipt),
    number,
    heading: formatMoney({ cents, currency }),
    lead: `${named}, ${words(WAY_WORDS[receipt.way], { last4: cardLast4 ?? 'none' })}`,
    facts: [
      { label: words(WORDS.from), value: printable(receipt.receivedFrom) },
      { label: words(WORDS.paidFor), value: words(WORDS.ofOrder, { number: receipt.orderNumber }) },
      { label: words(WORDS.contract), value: contract },
      { label: words(WORDS.on), value: formatMoment(new Date(receipt.issuedAt), zone, language) },
      ...(providerPayment ? [{ label: words(WORDS.provider), value: providerPayment }] : []),
    ],
    tables: [orderTable(receipt, language), ...backTable(receipt, language)],
    closing: words(WORDS.gapless),
  }
}

/** The order's lines with their tax, what it comes to, and what came. */
function orderTable({ order, orderNumber, cents, currency }: OrderReceipt, language: Language): SheetTable {
  const words = (one: Words, values?: WordValues) => say(one, language, values)
  const money = (amount: number) => formatMoney({ cents: amount, currency })
  const lines = order?.lines.filter(({ cancelledDay }) => cancelledDay === null) ?? []
  const paid = paidByLine(
    lines.map((line) => line.cents),
    order?.taxCents ?? 0,
  )
  return {
    title: words(order?.isCancelled ? WORDS.cancelledOrder : WORDS.orderNow, { number: orderNumber }),
    currency,
    heads: [WORDS.concept, WORDS.date, WORDS.amount].map((head) => words(head)),
    rows: [
      ...lines.map(({ quantity, name, day }, at) => [
        printable(`${quantity} × ${name[language]}`),
        formatDay(day as Day, language),
        money(paid[at] ?? 0),
      ]),
      ...(order ? [[words(WORDS.orderTotal), '', money(order.totalCents)]] : []),
    ],
    total: [words(WORDS.money), '', money(cents)],
    note: words(WORDS.notOnAccount),
  }
}

function backTable({ refunds, currency, zone }: OrderReceipt, language: Language): SheetTable[] {
  if (refunds.length === 0) return []
  return [
    {
      title: say(WORDS.returnedCents, language),
      currency,
      heads: [say(WORDS.what, language), say(WORDS.amount, language)],
      rows: refunds.map(({ cents, isDone, at }) => {
        const day = dayInWords(todayIn(zone, new Date(at)), language)
        return [
          say(isDone ? WORDS.returned : WORDS.returning, language, { day }),
          formatMoney({ cents, currency }),
        ]
      }),
      total: null,
      note: null,
    },
  ]
}
