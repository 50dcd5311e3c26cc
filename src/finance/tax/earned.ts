import type { Day } from '../../kernel/day.ts'

/** A step from what was earned in a year to what was paid out in it. */
export const EARNED_STEPS = ['earned', 'later', 'earlier', 'put', 'waited', 'waits', 'ahead', 'paid'] as const
export type EarnedStep = (typeof EARNED_STEPS)[number]

/** A line of the account that is of a report, in signed cents to the owner's credit. */
export interface ReportLine {
  part: 'result' | 'adjustment' | 'set-off' | 'pay-out'
  cents: number
  /** The first day of the month that its report closes. */
  ofMonth: Day
  /** A payout that has not gone out yet on the day of the making. */
  isAhead: boolean
}

/**
 * From what the months of a year earned to what was paid out in the year, in signed cents; the last step is the sum of those before it.
 * A month is entered when its report is issued, so that December is of the year after, and paid when it is signed. Steps of zero are left out.
 */
export function earnedToPaid(
  year: number,
  of: {
    /** What the months of the year earned, as far as their reports are issued. */
    earnedCents: number
    /** The lines of the year. */
    lines: readonly ReportLine[]
    /** What the lines before the year come to: entered, and neither paid out nor put towards a charge. */
    waitedCents: number
  },
): { what: EarnedStep; cents: number }[] {
  const { earnedCents, lines, waitedCents } = of
  const sum = (which: (line: ReportLine) => boolean) =>
    lines.filter(which).reduce((all, { cents }) => all + cents, 0)
  const isEntry = ({ part }: ReportLine) => part === 'result' || part === 'adjustment'
  const isOwn = ({ ofMonth }: ReportLine) => ofMonth.startsWith(`${year}-`)
  const later = sum((line) => isEntry(line) && isOwn(line)) - earnedCents
  const earlier = sum((line) => isEntry(line) && !isOwn(line))
  const put = sum(({ part }) => part === 'set-off')
  const ahead = sum(({ part, isAhead }) => part === 'pay-out' && isAhead)
  const paid = 0 - sum(({ part, isAhead }) => part === 'pay-out' && !isAhead)
  const waits = waitedCents + sum(() => true)
  const steps: { what: EarnedStep; cents: number }[] = [
    { what: 'later', cents: later },
    { what: 'earlier', cents: earlier },
    { what: 'put', cents: put },
    { what: 'waited', cents: waitedCents },
    { what: 'waits', cents: 0 - waits },
    { what: 'ahead', cents: ahead },
  ]
  return [
    { what: 'earned', cents: earnedCents },
    ...steps.filter(({ cents }) => cents !== 0),
    { what: 'paid', cents: paid },
  ]
}
