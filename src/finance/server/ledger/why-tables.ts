import { type Day, daysBetween } from '../../../kernel/day.ts'
import type { Language, Words } from '../../../kernel/language.ts'
import { type Currency, formatMoney } from '../../../kernel/money.ts'
import { say } from '../../../server/words.ts'
import type { DocumentReason, FeeReason, ProfitReason, SignatureReason, Why } from '../../ledger.endpoints.ts'
import { monthInWords } from '../../month-name.ts'
import { REPORT_WORDS } from '../../report-words.ts'
import { isPayout } from '../../why/is-payout.ts'
import { percentText } from '../../why/percent.ts'
import type { SharedNight } from '../../why.ts'
import { RATE_WORDS, RENTAL_CHANNEL_WORDS, WHY_WORDS as WORDS } from '../../why-words.ts'
import { orderTables, repairTables } from './why-origin-tables.ts'
import type { WhyLine, WhyTable } from './why-table.ts'

/** The reasons of a figure by their parts: what it is made of down to the night or the line of a budget, then what was entered for it. */
export function whyTables(why: Why, language: Language): WhyTable[] {
  const tables = [
    { title: WORDS.entries, lines: [...entryLines(why), ...correctionLines(why, language)], rule: null },
    ...reasonTables(why, language),
  ]
  return tables.filter(({ lines }) => lines.length > 0)
}

function reasonTables(why: Why, language: Language): WhyTable[] {
  const { reason } = why
  if (reason.kind === 'profit') return profitTables(why, reason, language)
  if (reason.kind === 'fee') return feeTables(reason, language)
  const own = why.lines.map(
    ({ concept, quantity, cents }): WhyLine => [
      null,
      WORDS.line,
      quantity === 1 ? concept[language] : `${quantity} × ${concept[language]}`,
      cents,
    ],
  )
  const lines = { title: WORDS.sum, lines: own, rule: null }
  if (reason.kind === 'document') return [lines, ...documentTables(reason, language)]
  const table =
    reason.what === 'adjustment'
      ? adjustmentTable(why, reason)
      : reason.what === 'pay-out'
        ? payoutTable(why, reason)
        : towardsFeeTable(why, reason)
  const [profit, ...moved] = table.lines
  const { signedDay, signer } = reason
  const signature: WhyLine = [signedDay, REPORT_WORDS.signedBy, signer, null]
  return [{ ...table, lines: [...(profit ? [profit] : []), signature, ...moved] }]
}

/** From a month below zero to what its signature brought. */
function adjustmentTable({ cents }: Why, { month, balanceCents, signedDay }: SignatureReason): WhyTable {
  return {
    title: WORDS.sum,
    lines: [
      [month, WORDS.profit, null, balanceCents],
      [signedDay, WORDS.adjustment, null, cents],
    ],
    rule: null,
  }
}

/** From a month's profit to what its signature put towards a fee: what went towards others, and what is left. */
function towardsFeeTable(
  { cents, day, reference }: Why,
  { month, balanceCents, used }: SignatureReason,
): WhyTable {
  const leftCents = used.reduce((sum, one) => sum + one.cents, balanceCents) - Math.abs(cents)
  return {
    title: WORDS.sum,
    lines: [
      [month, WORDS.profit, null, balanceCents],
      ...used.map((one): WhyLine => [one.day, WORDS.towardsFee, one.reference, one.cents]),
      [day, WORDS.towardsFee, reference, -Math.abs(cents)],
      ...(leftCents === 0 ? [] : [[null, WORDS.left, null, leftCents] satisfies WhyLine]),
    ],
    rule: null,
  }
}

/** From a month's profit to its payout: what was settled from it between. */
function payoutTable({ cents }: Why, { month, balanceCents, used, goesOut }: SignatureReason): WhyTable {
  return {
    title: WORDS.sum,
    lines: [
      [month, WORDS.profit, null, balanceCents],
      ...used.map((one): WhyLine => [one.day, WORDS.settled, one.reference, one.cents]),
      [goesOut, WORDS.payout, null, -cents],
    ],
    rule: null,
  }
}

function entryLines({ entries, reference, reason }: Why): WhyLine[] {
  // What was settled from a payout stands by its own name; its own figure is entered as it is now.
  const told = isPayout(reason) ? entries.filter(({ stands }) => stands) : entries
  return told.map(({ kind, stands, day, cents }) => [
    day,
    kind === 'reversal' ? WORDS.reversal : stands ? WORDS.entered : WORDS.reversed,
    reference,
    cents,
  ])
}

/** The documents that correct the figure, and the one that it corrects, each with its name. */
function correctionLines({ corrections, corrected }: Why, language: Language): WhyLine[] {
  const line = (what: Words, { day, concept, reference, cents }: Why['corrections'][number]): WhyLine => [
    day,
    what,
    `${concept[language]}, ${reference}`,
    cents,
  ]
  return [
    ...corrections.map((one) => line(WORDS.correction, one)),
    ...(corrected ? [line(WORDS.corrects, corrected)] : []),
  ]
}

function profitTables({ cents: total, currency }: Why, reason: ProfitReason, language: Language): WhyTable[] {
  const { proof, month, incomeCents } = reason
  if (!proof)
    return [
      {
        title: WORDS.sum,
        lines: [
          [month, WORDS.income, null, incomeCents],
          [month, WORDS.fees, null, -reason.feesCents],
          [month, WORDS.profit, null, total],
        ],
        rule: null,
      },
    ]
  const says = proof.rule.says[language]
  return [
    {
      title: WORDS.nights,
      lines: proof.stays.flatMap(({ nights, channel }) =>
        nights.map(
          (night): WhyLine => [
            night.night,
            WORDS.night,
            nightDetail({ ...night, channel }, currency, language),
            night.cents,
          ],
        ),
      ),
      rule: null,
    },
    {
      title: WORDS.sum,
      lines: [
        [month, WORDS.income, null, incomeCents],
        [month, WORDS.commission, null, -proof.commissionCents],
        [month, WORDS.share, says, -proof.shareCents],
        [month, WORDS.service, null, -proof.serviceCents],
        [month, WORDS.profit, null, total],
      ],
      rule: proof.rule.clause?.[language] ?? null,
    },
  ]
}

/** Where a night was sold and at which rate, and what of it is the owner's before the monthly service. */
function nightDetail(night: SharedNight, currency: Currency, language: Language): string {
  const { rate, channel, folio, booked, publishedCents, reductionBasisPoints, cents, commissionCents } = night
  const { shareCents, taxCents } = night
  const money = (of: number) => formatMoney({ cents: of, currency })
  return say(WORDS.nightDetail, language, {
    rate: say(RATE_WORDS[rate], language),
    channel: say(RENTAL_CHANNEL_WORDS[channel], language),
    folio,
    published: money(publishedCents),
    reduction: reductionBasisPoints > 0 ? percentText(reductionBasisPoints, language) : 'none',
    booked: booked ?? 'none',
    ahead: booked === null ? 0 : daysBetween(booked, night.night),
    commission: commissionCents > 0 ? money(commissionCents) : 'none',
    share: money(shareCents),
    left: money(cents - commissionCents - shareCents),
    tax: money(taxCents),
  })
}

function feeTables(
  { parts, budget, due, openCents, paidCents, setOffs }: FeeReason,
  language: Language,
): WhyTable[] {
  return [
    {
      title: WORDS.sum,
      lines: [
        ...parts.flatMap(({ concept, cents, wholeCents }): WhyLine[] => [
          ...(wholeCents === null
            ? []
            : [[null, WORDS.budget, concept[language], wholeCents] satisfies WhyLine]),
          [null, WORDS.own, concept[language], cents],
        ]),
        ...setOffs.map(
          (one): WhyLine => [one.day, WORDS.settled, monthInWords(one.month as Day)[language], -one.cents],
        ),
        ...(paidCents === 0 ? [] : [[null, WORDS.paid, null, -paidCents] satisfies WhyLine]),
        [due, WORDS.open, null, openCents],
      ],
      rule: budget ? budget.says[language] : null,
    },
  ]
}

function documentTables(reason: DocumentReason, language: Language): WhyTable[] {
  const { plan, payment, order, repair, cameIn } = reason
  const named = ({ concept, reference }: NonNullable<DocumentReason['payment']>['lines'][number]) =>
    `${concept[language]}, ${reference}`
  const table = (title: Words, lines: WhyLine[]): WhyTable => ({ title, lines, rule: null })
  return [
    table(
      WORDS.tookOver,
      (plan?.covered ?? []).map((one) => [null, WORDS.line, named(one), one.cents]),
    ),
    table(
      WORDS.parts,
      (plan?.parts ?? []).map(({ position, due, cents }) => [due, WORDS.part, String(position), cents]),
    ),
    table(WORDS.went, [
      ...(payment?.lines ?? []).map(
        (one): WhyLine => [
          null,
          one.takenBack ? WORDS.openAgain : one.credit ? WORDS.creditUsed : WORDS.paid,
          named(one),
          one.cents,
        ],
      ),
      ...(payment && payment.refundedCents > 0
        ? [[null, WORDS.givenBack, null, payment.refundedCents] satisfies WhyLine]
        : []),
    ]),
    ...(order ? orderTables(order, language) : []),
    ...(repair ? repairTables(repair, language) : []),
    table(
      WORDS.cameIn,
      cameIn.map(({ day, way, receipt, cents }) => [
        day,
        receipt ? WORDS.receipt : way === 'correction' ? WORDS.correction : WORDS.plan,
        receipt,
        cents,
      ]),
    ),
  ]
}
