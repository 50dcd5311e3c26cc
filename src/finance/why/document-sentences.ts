import type { Day } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import type { Language } from '../../kernel/language.ts'
import { formatMoney } from '../../kernel/money.ts'
import type { DocumentReason, Why } from '../ledger.endpoints.ts'
import { monthInWords } from '../month-name.ts'
import { percentText } from './percent.ts'
import { SENTENCES as S, type Sentence } from './sentence-words.ts'

/** What a charge, a credit or a payment is for, and what of: its plan, its rule, its receipt, its order, its repair, or its lines. */
export function documentSentences(why: Why, reason: DocumentReason, language: Language): Sentence[] {
  const { plan, terms, payment } = reason
  const told = plan
    ? planSentences(why, plan, language)
    : terms
      ? termsSentences(why, terms, language)
      : payment
        ? paymentSentences(why, payment, language)
        : [opening(why, reason.origin, language), ...named(why, reason, language)]
  const { corrections, cents, currency } = why
  if (corrections.length === 0) return told
  const now = corrections.reduce((sum, one) => sum + one.cents, cents)
  const values = { count: corrections.length, now: formatMoney({ cents: now, currency }) }
  return [...told.slice(0, 2), { words: S.wasCorrected, values }]
}

function opening(
  { cents, currency, day, isDraft }: Why,
  origin: DocumentReason['origin'],
  language: Language,
): Sentence {
  const values = {
    amount: formatMoney({ cents: Math.abs(cents), currency }),
    day: dayInWords(day as Day, language),
  }
  if (isDraft) return { words: S.draft, values }
  if (origin === 'payment') return { words: cents < 0 ? S.gaveBack : S.received, values }
  return { words: cents < 0 ? S.charged : S.credited, values }
}

/** What it is made of, where no order and no repair says that. */
function linesOf({ lines, concept, currency }: Why, language: Language): Sentence {
  const [line] = lines
  if (lines.length > 1) return { words: S.lines, values: { count: lines.length } }
  const { quantity, unitCents } = line ?? { quantity: 1, unitCents: 0 }
  const named = (line?.concept ?? concept)[language]
  if (quantity === 1) return { words: S.oneLine, values: { line: named } }
  const unit = formatMoney({ cents: Math.abs(unitCents), currency })
  return { words: S.oneLineTimes, values: { line: named, count: quantity, unit } }
}

/** The order, the repair or the transaction that the books name, beside its lines; what they do not name is said too. */
function named(why: Why, reason: DocumentReason, language: Language): Sentence[] {
  const { origin, order, repair } = reason
  const day = (of: string) => dayInWords(of as Day, language)
  if (order) return orderSentences(why, order, day)
  if (repair) return repairSentences(why, repair, day)
  if (origin === 'correction') return correctionSentences(why, language)
  const lines = linesOf(why, language)
  if (origin === 'payment') return [lines, { words: why.cents > 0 ? S.clubsReceipt : S.inFavor }]
  if (origin === 'order') return [lines, { words: S.someOrder }]
  if (origin === 'settlement') return [lines, { words: S.settledBack }]
  return [lines, { words: origin === 'repair' ? S.someRepair : S.ofNothing }]
}

/** Which order it is, what its lines come to, and whether anything of it was cancelled. */
function orderSentences(
  { currency }: Why,
  { number, day: ordered, lines, totalCents, cancelledDay }: NonNullable<DocumentReason['order']>,
  day: (of: string) => string,
): Sentence[] {
  const standing = lines.filter((line) => line.cancelledDay === null)
  const gone = lines.length - standing.length
  const total = formatMoney({ cents: totalCents, currency })
  const first = { words: S.ofOrder, values: { number, day: day(ordered) } }
  if (cancelledDay) return [first, { words: S.orderCancelled, values: { day: day(cancelledDay), total } }]
  return [
    first,
    {
      words: gone > 0 ? S.orderTotalLess : S.orderTotal,
      values: { count: standing.length, gone, total },
    },
  ]
}

/** Which repair it is, and the quote that an owner approved for it; without one, how it ended. */
function repairSentences(
  { currency }: Why,
  repair: NonNullable<DocumentReason['repair']>,
  day: (of: string) => string,
): Sentence[] {
  const { code, firstDay, lastDay, closedDay, status, quote } = repair
  const first = { words: S.ofRepair, values: { code, first: day(firstDay), last: day(lastDay) } }
  if (!quote) {
    if (!closedDay) return [first, { words: S.repairOpen }]
    const words = status === 'resolved' ? S.repairDone : S.repairGivenUp
    return [first, { words, values: { day: day(closedDay) } }]
  }
  const money = (cents: number) => formatMoney({ cents, currency })
  const { number, approvedBy, approvedDay, totalCents, billedCents } = quote
  const agreed = { signer: approvedBy, number, day: day(approvedDay), total: money(totalCents) }
  return [
    first,
    billedCents !== null && billedCents < totalCents
      ? { words: S.quoteBilledLess, values: { ...agreed, billed: money(billedCents) } }
      : { words: S.quoteApproved, values: agreed },
  ]
}

function correctionSentences(why: Why, language: Language): Sentence[] {
  const { corrected, correctedCents, currency } = why
  if (!corrected || correctedCents === null) return [linesOf(why, language), { words: S.correctsAnother }]
  const { concept, reference, day, cents } = corrected
  const money = (of: number) => formatMoney({ cents: of, currency })
  return [
    {
      words: S.corrects,
      values: {
        concept: concept[language],
        reference,
        day: dayInWords(day as Day, language),
        was: money(cents),
      },
    },
    { words: S.correctedTo, values: { now: money(correctedCents) } },
  ]
}

function planSentences(
  { cents, currency }: Why,
  plan: NonNullable<DocumentReason['plan']>,
  language: Language,
): Sentence[] {
  const money = (of: number) => formatMoney({ cents: of, currency })
  const { number, signer, position, parts, what, rule: ofRule } = plan
  const agreed = { number, signer, day: dayInWords(plan.signedDay as Day, language) }
  const own = parts.find((part) => part.position === position)
  const first: Sentence =
    what === 'part' && own
      ? {
          words: S.planPart,
          values: {
            ...agreed,
            position: own.position,
            count: parts.length,
            due: dayInWords(own.due as Day, language),
          },
        }
      : { words: what === 'fee' ? S.planFee : S.planMoved, values: { ...agreed, count: parts.length } }
  const sums = { base: money(plan.baseCents), total: money(plan.totalCents), rule: ofRule }
  const fee = { fee: money(plan.feeCents), percent: percentText(plan.basisPoints, language) }
  const amount = money(Math.abs(cents))
  const day = dayInWords(plan.signedDay as Day, language)
  return [
    first,
    plan.feeCents > 0
      ? { words: S.planTotal, values: { ...sums, ...fee } }
      : { words: S.planTotalFree, values: sums },
    { words: cents < 0 ? S.charged : S.credited, values: { amount, day } },
  ]
}

function termsSentences(
  { cents, currency, day: entered }: Why,
  terms: NonNullable<DocumentReason['terms']>,
  language: Language,
): Sentence[] {
  const amount = formatMoney({ cents: Math.abs(cents), currency })
  const day = (of: string) => dayInWords(of as Day, language)
  const rule: Sentence = {
    words: terms.what === 'late' ? S.interestRule : S.earlyRule,
    values: {
      rule: terms.reference,
      since: dayInWords(terms.since as Day, language),
      days: terms.days,
      percent: percentText(terms.basisPoints, language),
    },
  }
  const of = { concept: terms.of.concept[language], due: terms.of.due ? day(terms.of.due) : '–' }
  if (terms.what === 'late')
    return [
      { words: S.interestOf, values: { ...of, day: day(terms.day) } },
      rule,
      { words: S.interestCents, values: { day: day(terms.day), amount } },
    ]
  return [
    {
      words: S.earlyOf,
      values: { ...of, day: day(terms.paidDay ?? entered), receipt: terms.receipt ?? '–' },
    },
    rule,
    { words: cents < 0 ? S.earlyBack : S.earlyCents, values: { amount } },
  ]
}

function paymentSentences(
  why: Why,
  payment: NonNullable<DocumentReason['payment']>,
  language: Language,
): Sentence[] {
  const { cents, currency } = why
  const money = (of: number) => formatMoney({ cents: of, currency })
  const receipt = payment.receipt ?? '–'
  const charges = payment.lines.filter((line) => line.cents > 0 && !line.takenBack)
  const paid = payment.lines.filter((line) => !line.credit).reduce((sum, line) => sum + line.cents, 0)
  const went: Sentence =
    charges.length === 0
      ? { words: S.receiptNothing, values: { receipt } }
      : { words: S.receipt, values: { receipt, count: charges.length, paid: money(paid) } }
  if (payment.month !== null)
    return [
      {
        words: S.profitUsed,
        values: {
          day: dayInWords(why.day as Day, language),
          amount: money(Math.abs(cents)),
          month: monthInWords(payment.month as Day)[language],
        },
      },
      went,
      { words: S.otherSide },
    ]
  const first = opening(why, 'payment', language)
  if (cents < 0) return [first, linesOf(why, language), { words: S.takenBack, values: { receipt } }]
  return [
    first,
    went,
    payment.leftCents > 0
      ? { words: S.leftOver, values: { left: money(payment.leftCents) } }
      : payment.refundedCents > 0
        ? { words: S.wentBack, values: { back: money(payment.refundedCents) } }
        : { words: S.nothingLeft },
  ]
}
