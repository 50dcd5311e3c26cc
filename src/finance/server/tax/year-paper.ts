import { formatDay, formatMonth } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import type { Language, Words, WordValues } from '../../../kernel/language.ts'
import { type Currency, formatMoney } from '../../../kernel/money.ts'
import { printable } from '../../../server/press/printable.ts'
import { say } from '../../../server/words.ts'
import { bridgeOf, type Standing } from '../../account/bridge.ts'
import { BRIDGE_SIGNS, BRIDGE_TITLE, BRIDGE_WORDS } from '../../account/bridge-words.ts'
import { receiptName } from '../../account/payment-words.ts'
import { REPORT_WORDS } from '../../report-words.ts'
import { inPesos, shortRate } from '../../tax/pesos.ts'
import type { SheetPaper, SheetTable } from '../pdf/sheet.ts'
import type { House } from '../pdf/write-paper.ts'
import { frameOf } from './receipt-paper.ts'
import { EARNED_WORDS, WAY_WORDS, PAPER_WORDS as WORDS, YEAR_KINDS, type YearKind } from './receipt-words.ts'
import type { TaxYearFacts } from './year.store.ts'
import { monthEarned, yearEarned } from './year-earned.ts'

/** A contract's year for the tax adviser as a paper: of each currency the rental by month, the account by kind, and the receipts. */
export function writeYear(
  facts: TaxYearFacts,
  standings: readonly Standing[],
  { year, language, house }: { year: number; language: Language; house: House },
): SheetPaper {
  const words = (one: Words, values?: WordValues) => say(one, language, values)
  const { contract, resort, residence, today } = facts
  const place = { resort, residence, contract }
  const title = words(WORDS.yearTitle, { year: String(year) })
  const currencies = currenciesOf(facts)
  return {
    ...frameOf(house, language),
    language,
    title,
    subject: words(WORDS.subject, place),
    whose: printable(words(WORDS.whose, { owners: facts.owners.join(', '), contract })),
    kind: words(WORDS.year),
    number: `${contract}-${year}`,
    heading: String(year),
    lead: currencies.length > 0 ? words(WORDS.place, place) : words(WORDS.nothing),
    facts: [
      { label: words(WORDS.owners), value: printable(facts.owners.join(', ')) },
      { label: words(WORDS.contract), value: contract },
      { label: words(WORDS.made), value: formatDay(today, language) },
    ],
    tables: currencies.flatMap((currency) => {
      const of = { currency, year, language }
      return [...tablesOf(facts, of), bridgeTable(standings, of)].filter((one) => one !== null)
    }),
    closing: words(WORDS.noAdvice),
  }
}

interface Of {
  currency: Currency
  year: number
  language: Language
}

function currenciesOf({ months, lines, opening, receipts }: TaxYearFacts): Currency[] {
  const open = opening.filter(({ cents }) => Number(cents) !== 0)
  return [...new Set([...months, ...lines, ...open, ...receipts].map(({ currency }) => currency))].sort()
}

function tablesOf(facts: TaxYearFacts, of: Of): SheetTable[] {
  return [rentalOf(facts, of), earnedOf(facts, of), accountOf(facts, of), receiptsOf(facts, of)].filter(
    (one) => one !== null,
  )
}

/** The rental of each month whose report was issued; pesos where the club gives the rate of the month's last day. */
function rentalOf({ months, sources }: TaxYearFacts, { currency, year, language }: Of): SheetTable | null {
  const own = months.filter((one) => one.currency === currency)
  if (own.length === 0) return null
  const words = (one: Words) => say(one, language)
  const money = (cents: number) => formatMoney({ cents, currency })
  const hasAdjusted = own.some(({ adjustedCents }) => adjustedCents > 0)
  const isAbroad = currency !== 'MXN'
  const hasRates = isAbroad && own.every(({ rate }) => rate !== null)
  const sum = (of: (month: (typeof own)[number]) => number) => own.reduce((all, month) => all + of(month), 0)
  const profit = (one: (typeof own)[number]) => monthEarned(one)
  const pesos = (one: (typeof own)[number]) => inPesos(profit(one), one.rate ?? '0')
  return {
    title: say(WORDS.rental, language, { year: String(year) }),
    currency: currencyName(currency, language),
    heads: [
      ...[WORDS.month, WORDS.nights, WORDS.income, WORDS.fees],
      ...(hasAdjusted ? [WORDS.adjusted] : []),
      WORDS.earnedColumn,
      ...(hasRates ? [WORDS.rate, WORDS.inPesos] : []),
    ].map(words),
    rows: own.map((one) => [
      formatMonth(Number(one.month.slice(5, 7)), language, 'long'),
      one.nights === null ? '' : String(one.nights),
      money(one.incomeCents),
      money(-one.feesCents),
      ...(hasAdjusted ? [money(one.adjustedCents)] : []),
      money(profit(one)),
      ...(hasRates ? [shortRate(one.rate ?? ''), formatMoney({ cents: pesos(one), currency: 'MXN' })] : []),
    ]),
    total: [
      words(WORDS.total),
      String(sum(({ nights }) => nights ?? 0)),
      money(sum(({ incomeCents }) => incomeCents)),
      money(-sum(({ feesCents }) => feesCents)),
      ...(hasAdjusted ? [money(sum(({ adjustedCents }) => adjustedCents))] : []),
      money(sum(profit)),
      ...(hasRates ? ['', formatMoney({ cents: sum(pesos), currency: 'MXN' })] : []),
    ],
    note: isAbroad ? ratesNote(hasRates ? sources : [], language) : null,
  }
}

/** How what the year earned becomes what was paid out in it; none where there was neither. */
function earnedOf(facts: TaxYearFacts, of: Of): SheetTable | null {
  const steps = yearEarned(facts, of)
  if (steps.every(({ cents }) => cents === 0)) return null
  return stepsTable(WORDS.reconciled, steps, EARNED_WORDS, {
    ...of,
    note: say(WORDS.reconciledWhy, of.language),
  })
}

/** How the balance of the year's statement becomes what is owed now, as the statement has it; none where it is that. */
function bridgeTable(standings: readonly Standing[], of: Of): SheetTable | null {
  const standing = standings.find(({ currency }) => currency === of.currency)
  const steps = standing ? bridgeOf(standing, of.year) : []
  if (steps.length <= 2) return null
  return stepsTable(BRIDGE_TITLE, steps, BRIDGE_WORDS, { ...of, note: say(BRIDGE_SIGNS, of.language) })
}

/** Steps as a table; the last one is the sum of those before it. */
function stepsTable<W extends string>(
  title: Words,
  steps: readonly { what: W; cents: number }[],
  names: Record<W, Words>,
  { currency, year, language, note }: Of & { note: string | null },
): SheetTable {
  const rows = steps.map(({ what, cents }) => [
    say(names[what], language, { year: String(year) }),
    formatMoney({ cents, currency }),
  ])
  return {
    title: say(title, language),
    currency: currencyName(currency, language),
    heads: [say(WORDS.what, language), say(WORDS.amount, language)],
    rows: rows.slice(0, -1),
    total: rows.at(-1) ?? null,
    note,
  }
}

/** What the account came to, and what moved it, by kind: from the first balance to the last. */
function accountOf(
  { lines, opening, today }: TaxYearFacts,
  { currency, year, language }: Of,
): SheetTable | null {
  const all = lines.filter((one) => one.currency === currency)
  const own = all.filter(({ day }) => day <= today)
  const ahead = all.filter(({ day }) => day > today).reduce((sum, { cents }) => sum + cents, 0)
  const before = Number(opening.find((one) => one.currency === currency)?.cents ?? 0)
  if (all.length === 0 && before === 0) return null
  const words = (one: Words, values?: WordValues) => say(one, language, values)
  const money = (cents: number) => formatMoney({ cents, currency })
  const kinds = (Object.keys(YEAR_KINDS) as YearKind[]).filter((kind) => own.some((one) => one.kind === kind))
  const after = own.reduce((sum, { cents }) => sum + cents, before)
  const isOver = today > `${year}-12-31`
  return {
    title: words(WORDS.account),
    currency: currencyName(currency, language),
    heads: [words(WORDS.what), words(WORDS.amount)],
    rows: [
      [words(WORDS.opening, { year: String(year) }), money(before)],
      ...kinds.map((kind) => [
        words(YEAR_KINDS[kind]),
        money(own.filter((one) => one.kind === kind).reduce((sum, { cents }) => sum + cents, 0)),
      ]),
    ],
    total: [
      isOver
        ? words(WORDS.closing, { year: String(year) })
        : words(WORDS.closingNow, { day: dayInWords(today, language) }),
      money(after),
    ],
    note:
      all.length > own.length
        ? words(WORDS.upcoming, { day: dayInWords(today, language), amount: money(ahead) })
        : null,
  }
}

function receiptsOf({ receipts }: TaxYearFacts, { currency, language }: Of): SheetTable | null {
  const own = receipts.filter((one) => one.currency === currency)
  if (own.length === 0) return null
  const words = (one: Words, values?: WordValues) => say(one, language, values)
  const money = (cents: number) => formatMoney({ cents, currency })
  const beside = own.filter(({ order }) => order !== null)
  const returned = own.some(({ refundedCents }) => refundedCents > 0)
  return {
    title: words(WORDS.receipts),
    currency: currencyName(currency, language),
    heads: [
      WORDS.number,
      WORDS.date,
      WORDS.how,
      ...(beside.length > 0 ? [WORDS.paidFor] : []),
      WORDS.amount,
      ...(returned ? [WORDS.returnedCents] : []),
    ].map((one) => words(one)),
    rows: own.map((one) => [
      receiptName(one),
      formatDay(one.day, language),
      words(WAY_WORDS[one.way], { last4: one.cardLast4 ?? 'none' }),
      ...(beside.length > 0
        ? [one.order === null ? words(WORDS.theAccount) : words(WORDS.ofOrder, { number: one.order })]
        : []),
      money(one.cents),
      ...(returned ? [one.refundedCents > 0 ? money(one.refundedCents) : ''] : []),
    ]),
    total: null,
    note:
      beside.length > 0
        ? words(WORDS.besideAccount, {
            count: beside.length,
            amount: money(beside.reduce((sum, one) => sum + one.cents - one.refundedCents, 0)),
          })
        : null,
  }
}

function ratesNote(sources: readonly string[], language: Language): string {
  if (sources.length === 0) return say(WORDS.noRates, language)
  return say(WORDS.rates, language, { source: sources.join(', ') })
}

function currencyName(currency: Currency, language: Language): string {
  return say(currency === 'USD' ? REPORT_WORDS.usd : REPORT_WORDS.mxn, language)
}
