import { formatDay, formatMonth, todayIn } from '../../../kernel/day.ts'
import { momentInWords } from '../../../kernel/day-words.ts'
import type { Language, Words } from '../../../kernel/language.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { brandIn, type Config } from '../../../server/boot/config.ts'
import { printable } from '../../../server/press/printable.ts'
import { say } from '../../../server/words.ts'
import { balanceOf, isCarriedAsZero } from '../../report.ts'
import type { MonthOfProfit, ReportFacts } from '../../report-facts.ts'
import { REPORT_WORDS as WORDS } from '../../report-words.ts'
import { outcomeRows, signerOf } from './outcome.ts'
import type { PaperCertificate, PaperRow, PaperTone, ReportPaper } from './paper.ts'
import { speaker } from './speaker.ts'

/** What a document takes from the configuration. */
export type House = Pick<Config, 'brand' | 'conciergePhone'>

/** The whole name of the club: "Marea Residence Club". */
export function clubName({ brand }: House, language: Language): string {
  const { name, tagline } = brandIn(brand, language)
  return `${name} ${tagline}`.trim()
}

/** A report's number: the contract's and the month's, "41201-2610". */
export function numberOf(report: ReportFacts): string {
  return `${report.contractNumber}-${report.month.slice(2, 4)}${report.month.slice(5, 7)}`
}

/** "October 2026", "octubre de 2026". */
export function monthOf(month: string, language: Language): string {
  const name = formatMonth(Number(month.slice(5, 7)), language, 'long')
  const values = { month: language === 'es' ? name.toLowerCase() : name, year: month.slice(0, 4) }
  return say(WORDS.month, language, values)
}

/** What the file is called: "Executive report 2026-10 41201.pdf". */
export function reportFileName(report: ReportFacts): string {
  const words = speaker(report)(WORDS.fileName, {
    month: report.month.slice(0, 7),
    contract: report.contractNumber,
  })
  return `${words}.pdf`
}

/** The content of a report's PDF in its owner's language, translated and formatted. */
export function writePaper(
  report: ReportFacts,
  house: House,
  certificate: PaperCertificate | null = null,
): ReportPaper {
  const words = speaker(report)
  const month = monthOf(report.month, report.language)
  const place = words(WORDS.place, { resort: report.resort, residence: report.residence })
  const currency = words(report.currency === 'USD' ? WORDS.usd : WORDS.mxn)
  return {
    language: report.language,
    title: words(WORDS.title, { month }),
    subject: words(WORDS.subject, { place, contract: report.contractNumber }),
    brand: brandIn(house.brand, report.language),
    kind: words(WORDS.kind),
    number: words(WORDS.number, { number: numberOf(report) }),
    month: capital(month),
    place,
    facts: [
      { label: words(WORDS.preparedFor), value: printable(report.ownerName) },
      { label: words(WORDS.contract), value: `${report.contractNumber} · ${report.membershipCode}` },
      {
        label: words(WORDS.issued),
        value: formatDay(todayIn(report.zone, report.issuedAt), report.language),
      },
    ],
    note: noteOf(report, house, certificate !== null),
    figures: figuresOf(report, currency),
    detail: {
      title: words(WORDS.detail),
      currency,
      rows: detailOf(report),
      note: isCarriedAsZero(balanceOf(report)) ? words(WORDS.belowZero) : null,
    },
    chart: {
      title: words(WORDS.chart),
      income: words(WORDS.income),
      fees: words(WORDS.fees),
      net: words(WORDS.net),
      months: report.months.map((one) => ({
        label: formatMonth(Number(one.month.slice(5, 7)), report.language),
        incomeCents: one.incomeCents,
        feesCents: one.feesCents,
      })),
    },
    table: tableOf(report, currency),
    certificate,
    footer: words(WORDS.concierge, { club: clubName(house, report.language), phone: house.conciergePhone }),
    page: words(WORDS.page, { page: '{page}', pages: '{pages}' }),
  }
}

function noteOf(report: ReportFacts, house: House, isSealed: boolean): ReportPaper['note'] {
  const words = speaker(report)
  const { signature } = report
  if (!signature) return note('waiting', WORDS.waitingTitle, WORDS.waitingText)
  return isSealed
    ? note('signed', WORDS.signedTitle, WORDS.signedText)
    : note('sealing', WORDS.sealingTitle, WORDS.sealingText)

  function note(tone: PaperTone, title: Words, text: Words): ReportPaper['note'] {
    const values = signature && {
      signer: signerOf(report, signature),
      when: momentInWords(new Date(signature.at), report.zone, report.language),
      club: clubName(house, report.language),
    }
    return { tone, title: words(title), text: words(text, values ?? {}) }
  }
}

function figuresOf(report: ReportFacts, currency: string): ReportPaper['figures'] {
  const words = speaker(report)
  const nights = nightsOf(report)
  return [
    {
      label: words(WORDS.income),
      value: money(report, report.incomeCents),
      hint: nights === null ? '' : words(WORDS.nightsRented, { nights }),
    },
    {
      label: words(WORDS.fees),
      value: money(report, -report.feesCents),
      hint: shareOf(report),
    },
    { label: words(WORDS.balance), value: money(report, balanceOf(report)), hint: currency },
  ]
}

function detailOf(report: ReportFacts): PaperRow[] {
  const words = speaker(report)
  const { signature } = report
  const nights = nightsOf(report)
  const rows: PaperRow[] = []
  if (nights) {
    rows.push({ label: words(WORDS.nightsHead), value: String(nights) })
    rows.push({ label: words(WORDS.perNight), value: money(report, Math.round(report.incomeCents / nights)) })
  }
  rows.push(
    { label: words(WORDS.income), value: money(report, report.incomeCents) },
    { label: words(WORDS.fees), hint: shareOf(report), value: money(report, -report.feesCents) },
    { label: words(WORDS.balance), value: money(report, balanceOf(report)), strong: true },
  )
  return signature ? [...rows, ...outcomeRows(report, signature, (cents) => money(report, cents))] : rows
}

function tableOf(report: ReportFacts, currency: string): ReportPaper['table'] {
  const words = speaker(report)
  const { months } = report
  const sumOf = (figure: (month: MonthOfProfit) => number) =>
    months.reduce((total, month) => total + figure(month), 0)
  const figures = (nights: number, incomeCents: number, feesCents: number) => [
    String(nights),
    money(report, incomeCents),
    money(report, -feesCents),
    money(report, incomeCents - feesCents),
  ]
  return {
    title: words(WORDS.chart),
    currency,
    heads: [WORDS.monthHead, WORDS.nights, WORDS.income, WORDS.fees, WORDS.net].map((head) => words(head)),
    rows: months.map((one) => [
      capital(monthOf(one.month, report.language)),
      ...figures(one.nights, one.incomeCents, one.feesCents),
    ]),
    total: [
      words(WORDS.total),
      ...figures(
        sumOf((one) => one.nights),
        sumOf((one) => one.incomeCents),
        sumOf((one) => one.feesCents),
      ),
    ],
  }
}

/** The nights rented in the report's month; null where the month has no data. */
function nightsOf(report: ReportFacts): number | null {
  return report.months.find(({ month }) => month === report.month)?.nights ?? null
}

function shareOf(report: ReportFacts): string {
  if (report.incomeCents === 0) return ''
  const format = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })
  const percent = format.format(report.feesCents / report.incomeCents)
  return speaker(report)(WORDS.shareOfIncome, { percent })
}

function money({ currency }: ReportFacts, cents: number): string {
  return formatMoney({ cents: cents === 0 ? 0 : cents, currency })
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
