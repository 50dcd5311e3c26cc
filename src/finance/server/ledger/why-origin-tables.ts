import { type Day, formatDay, formatTime } from '../../../kernel/day.ts'
import type { Language, Words } from '../../../kernel/language.ts'
import { say } from '../../../server/words.ts'
import type { DocumentReason } from '../../ledger.endpoints.ts'
import { percentText } from '../../why/percent.ts'
import { WHY_WORDS as WORDS } from '../../why-words.ts'
import type { WhyLine, WhyTable } from './why-table.ts'

type Order = NonNullable<DocumentReason['order']>
type Repair = NonNullable<DocumentReason['repair']>

/** An order line by line with what was taken off and its tax, which add up to its total, and what became of it. */
export function orderTables({ lines, moves, totalCents }: Order, language: Language): WhyTable[] {
  return [
    {
      title: WORDS.ofOrder,
      lines: [
        ...lines.flatMap((line) => linesOf(line, language)),
        [null, WORDS.orderTotal, null, totalCents],
      ],
      rule: null,
    },
    { title: WORDS.becameOf, lines: moves.map((move) => moveLine(move, language)), rule: null },
  ]
}

function linesOf(line: Order['lines'][number], language: Language): WhyLine[] {
  const { name, quantity, day, time, unitCents, extraCents, discountCents, taxCents, benefit } = line
  const named = `${quantity} × ${name[language]}, ${formatTime(time)}`
  if (line.cancelledDay !== null) return [[day, WORDS.cancelledLine, named, 0]]
  const of = name[language]
  return [
    [day, WORDS.ordered, named, quantity * unitCents],
    ...some(extraCents, [day, WORDS.extra, of, extraCents]),
    ...some(discountCents, [
      day,
      benefit ? WORDS.byBenefit : WORDS.takenOff,
      benefit ? `${of}: ${benefit.name[language]}` : of,
      -discountCents,
    ]),
    ...some(taxCents, [day, WORDS.tax, of, taxCents]),
  ]
}

/** A row where there is something of it. */
const some = (cents: number, line: WhyLine): WhyLine[] => (cents === 0 ? [] : [line])

function moveLine(
  { day, kind, name, cents, last4, before, after }: Order['moves'][number],
  language: Language,
): WhyLine {
  const held = (of: NonNullable<typeof before>) => `${of.quantity} × ${formatDay(of.day as Day, language)}`
  if (kind === 'paid') return [day, last4 ? WORDS.paidByCard : WORDS.paidOnSpot, last4, cents]
  if (kind === 'given-back') return [day, WORDS.givenBack, last4, cents]
  const moved = [before, after].flatMap((of) => (of ? [held(of)] : [])).join(' → ')
  return [
    day,
    kind === 'changed' ? WORDS.changedLine : WORDS.cancelled,
    `${name?.[language] ?? ''}: ${moved}`,
    cents,
  ]
}

/** What a photograph of a repair is of, by when it was taken. */
export const PHOTOGRAPH_WORDS: Record<Repair['pictures'][number]['moment'], Words> = {
  asked: WORDS.photograph,
  before: WORDS.photographBefore,
  after: WORDS.photographAfter,
}

/** A repair as its request stands: what was asked for, who came, what was done and its photographs by name; and the quote it is by. */
export function repairTables(
  { code, description, askedDay, firstDay, provider, status, resolution, closedDay, quote, pictures }: Repair,
  language: Language,
): WhyTable[] {
  return [
    {
      title: WORDS.request,
      lines: [
        [askedDay, WORDS.askedFor, `${code}: ${description}`, null],
        [firstDay, WORDS.whoCame, provider ?? say(WORDS.theClub, language), null],
        closedDay
          ? [closedDay, status === 'resolved' ? WORDS.resolved : WORDS.cancelled, resolution, null]
          : [null, WORDS.notClosed, null, null],
        ...pictures.map(({ name, moment, day }): WhyLine => [day, PHOTOGRAPH_WORDS[moment], name, null]),
      ],
      rule: null,
    },
    { title: WORDS.quote, lines: quote ? quoteLines(quote, language) : [], rule: null },
  ]
}

/** The approved quote line by line with its tax, which add up to its total, whose approval it has, and what is billed of it. */
function quoteLines(quote: NonNullable<Repair['quote']>, language: Language): WhyLine[] {
  const { number, sentDay, lines, taxBasisPoints, taxCents, totalCents, billedCents } = quote
  return [
    ...lines.map(
      ({ what, quantity, cents }): WhyLine => [
        sentDay,
        WORDS.quoted,
        quantity === 1 ? what[language] : `${quantity} × ${what[language]}`,
        cents,
      ],
    ),
    ...some(taxCents, [sentDay, WORDS.tax, percentText(taxBasisPoints, language), taxCents]),
    [sentDay, WORDS.quoteTotal, number, totalCents],
    [quote.approvedDay, quote.proven ? WORDS.approvedProven : WORDS.approved, quote.approvedBy, null],
    ...(billedCents === null ? [] : [[null, WORDS.billed, null, billedCents] satisfies WhyLine]),
  ]
}
