import { type Day, formatMonth } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import { type Language, LOCALE } from '../../kernel/language.ts'
import { formatMoney } from '../../kernel/money.ts'
import type { FeeReason, ProfitReason, SignatureReason, Why } from '../ledger.endpoints.ts'
import { monthInWords } from '../month-name.ts'
import { documentSentences } from './document-sentences.ts'
import { percentText } from './percent.ts'
import { SENTENCES as S, type Sentence } from './sentence-words.ts'

/** What a figure is made of in about three sentences, from its values alone; said the same on the screen and on paper. */
export function whySentences(why: Why, language: Language): Sentence[] {
  const { reason } = why
  if (reason.kind === 'profit') return profitSentences(why, reason, language)
  if (reason.kind === 'fee') return feeSentences(why, reason, language)
  if (reason.kind === 'signature') return signatureSentences(why, reason, language)
  return documentSentences(why, reason, language)
}

function profitSentences(why: Why, reason: ProfitReason, language: Language): Sentence[] {
  const { cents, currency } = why
  const money = (amount: number) => formatMoney({ cents: amount, currency })
  const { incomeCents, feesCents, nightsInMonth, proof, isAdjusted } = reason
  const month = monthInWords(reason.month as Day)[language]
  const own = money(cents)
  if (!proof)
    return [
      { words: S.totalIncome, values: { month, income: money(incomeCents) } },
      { words: S.totalKept, values: { kept: money(feesCents) } },
      { words: isAdjusted ? S.totalAdjusted : S.totalEnds, values: { own } },
    ]
  const { nightsRented: nights, rule, commissionCents, shareCents, serviceCents } = proof
  return [
    nights === 0
      ? { words: S.notRented, values: { month } }
      : { words: S.rented, values: { nights, nightsInMonth, month, income: money(incomeCents) } },
    {
      words: commissionCents > 0 ? S.keptAfterAgency : S.kept,
      values: {
        share: percentText(rule.shareBasisPoints, language),
        since: dayInWords(rule.since as Day, language),
        kept: money(shareCents),
      },
    },
    ownSentence(why, reason, { service: money(serviceCents), own }, language),
  ]
}

/** The owner's result, beside that of the month before. */
function ownSentence(
  { cents, currency }: Why,
  { previous, isAdjusted }: ProfitReason,
  values: { service: string; own: string },
  language: Language,
): Sentence {
  if (cents < 0) return { words: isAdjusted ? S.ownAdjusted : S.ownBelow, values }
  if (!previous) return { words: S.ownAlone, values }
  const difference = cents - previous.profitCents
  const month = formatMonth(Number(previous.month.slice(5, 7)), language, 'long')
  const compared = {
    ...values,
    before: language === 'es' ? month.toLowerCase() : month,
    amount: formatMoney({ cents: Math.abs(difference), currency }),
    nights: previous.nightsRented,
  }
  if (difference === 0) return { words: S.ownAsMuch, values: compared }
  return { words: difference > 0 ? S.ownMore : S.ownLess, values: compared }
}

function feeSentences({ cents, currency }: Why, reason: FeeReason, language: Language): Sentence[] {
  const money = (amount: number) => formatMoney({ cents: amount, currency })
  const { budget, year, quarter, due, openCents } = reason
  const fee = money(-cents)
  const outcome: Sentence =
    openCents === 0
      ? { words: S.feePaid, values: { fee } }
      : { words: S.feeOpen, values: { fee, came: money(-cents - openCents), open: money(openCents) } }
  if (!budget)
    return [
      { words: S.feeQuarter, values: { quarter, year: String(year) } },
      { words: S.feeDue, values: { day: dayInWords(due as Day, language) } },
      outcome,
    ]
  const { resort, residence, area, wholeArea } = budget
  const whole = money(budget.wholeCents)
  const meters = (hundredths: number) => (hundredths / 100).toLocaleString(LOCALE[language])
  return [
    budget.voted
      ? {
          words: S.feeVoted,
          values: { resort, whole, day: dayInWords(budget.voted as Day, language) },
        }
      : { words: S.feeBudget, values: { resort, whole, year: String(year) } },
    {
      words: S.feeShare,
      values: {
        residence,
        share: percentText((area / wholeArea) * 10_000, language, 3),
        own: meters(area),
        all: meters(wholeArea),
      },
    },
    outcome,
  ]
}

function signatureSentences(
  { cents, currency }: Why,
  { what, month, balanceCents, signer, signedDay, fee, goesOut }: SignatureReason,
  language: Language,
): Sentence[] {
  const money = (of: number) => formatMoney({ cents: of, currency })
  const amount = money(Math.abs(cents))
  const used = balanceCents + cents
  const payout = { amount, day: dayInWords((goesOut ?? signedDay) as Day, language) }
  const moved: Sentence =
    what === 'adjustment'
      ? { words: S.adjusted, values: { amount } }
      : fee
        ? { words: S.towardsFee, values: { amount, quarter: fee.quarter, year: String(fee.year) } }
        : used > 0
          ? { words: S.paidOutLess, values: { ...payout, used: money(used) } }
          : { words: S.paidOut, values: payout }
  return [
    {
      words: S.reportEnded,
      values: { month: monthInWords(month as Day)[language], balance: money(balanceCents) },
    },
    { words: S.signed, values: { signer, day: dayInWords(signedDay as Day, language) } },
    moved,
  ]
}
