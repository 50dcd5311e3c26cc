import * as z from 'zod/mini'
import { id, whole } from '../kernel/check.ts'
import { addMonths, type Day } from '../kernel/day.ts'
import { CURRENCIES } from '../kernel/money.ts'

/** How many ended months the desk may choose from. */
export const MONTHS_BACK = 24
/** The largest amount of a report, in cents: income less fees still fits where the balance is kept. */
export const MOST_REPORT_CENTS = 1_000_000_000

/** A shape for a month by its first day, `yyyy-mm-01`. */
export const monthShape = () => z.string('format').check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])-01$/))

const cents = () => whole(0, MOST_REPORT_CENTS)

/** The figures that the desk gives a report: integer cents of one currency. */
export const figuresShape = z.object({
  incomeCents: cents(),
  feesCents: cents(),
  currency: z.enum(CURRENCIES),
})
export type ReportFigures = z.output<typeof figuresShape>

/** Said once the server has called a figure large: somebody has looked at it again. */
export const looked = () => z.optional(z.boolean())

/** A report that is not issued: whose, of which month, with which figures. */
export const unissuedShape = z.object({ idContract: id(), month: monthShape(), ...figuresShape.shape })
export type UnissuedReport = z.output<typeof unissuedShape>

/** Whether a month is over on a day: a report closes it, so it cannot be issued before. */
export function isOver(firstOfMonth: Day, today: Day): boolean {
  return addMonths(firstOfMonth, 1) <= today
}

/** The months that the desk may issue reports for, the newest first. */
export function endedMonths(today: Day): Day[] {
  const current = `${today.slice(0, 7)}-01`
  return Array.from({ length: MONTHS_BACK }, (_, index) => addMonths(current, -1 - index))
}

/** Where a browser with the desk's session sees a report that is not issued as the PDF that it would be. */
export const PREVIEW_PATH = '/api/desk/report-preview.pdf'

/** The same with whose report it is, and its figures. */
export function previewUrl(report: UnissuedReport): string {
  const { idContract, month, incomeCents, feesCents, currency } = report
  const values = { idContract, month, incomeCents, feesCents, currency }
  const asked = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))
  return `${PREVIEW_PATH}?${asked}`
}
