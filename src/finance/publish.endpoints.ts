import * as z from 'zod/mini'
import { id } from '../kernel/check.ts'
import { endpoint, LARGE_BODY } from '../kernel/endpoint.ts'
import { LANGUAGES } from '../kernel/language.ts'
import { CURRENCIES } from '../kernel/money.ts'
import { lastChangeShape, version } from '../kernel/publishing.ts'
import { figuresShape, looked, monthShape } from './publish-report.ts'
import { reportShape } from './reports.endpoints.ts'

/** As many contracts as one answer holds; a hotel or more letters find fewer. */
export const MOST_CONTRACTS = 200
/** As many reports as are issued at once: a month of a large club. */
export const MOST_ISSUED = 2000

/** A contract as the desk knows it, with the language in which its owner reads. */
const place = {
  contract: z.string(),
  /** The resort’s time zone: the desk reads an instant as its owner does (decision 0351). */
  zone: z.string(),
  hotel: z.string(),
  residence: z.string(),
  owner: z.object({
    name: z.string(),
    lastname: z.string(),
    email: z.string(),
    language: z.enum(LANGUAGES),
  }),
  /** The currencies that its report of the month may be in: the hotel's, and that of the profit which the portal knows. */
  currencies: z.array(z.enum(CURRENCIES)),
}

/** A contract that has no report of the month yet. Where the portal knows the month's profit, its figures. */
const readyShape = z.object({
  idContract: z.number(),
  ...place,
  known: z.nullable(
    z.object({
      incomeCents: z.number(),
      feesCents: z.number(),
      nights: z.number(),
      currency: z.enum(CURRENCIES),
    }),
  ),
  /** The currency in which the hotel settles. */
  currency: z.enum(CURRENCIES),
})

const issuedShape = z.object({ ...reportShape.shape, ...place, changed: lastChangeShape })

/** A month at the desk: the contracts that lack their report, and the reports that are issued. */
export const listReportDesk = endpoint({
  name: 'listReportDesk',
  group: 'finance',
  method: 'GET',
  path: '/desk/publish/reports/',
  access: { who: 'finance' },
  query: z.object({
    /** `yyyy-mm-01`; without it the newest month that is over. */
    month: z.optional(monthShape()),
    idHotel: z.optional(id()),
    /** Words of the contract's or the residence's number or the owner's name; accents and case do not matter. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** Only this report. */
    id: z.optional(id()),
  }),
  answer: z.object({
    month: z.string(),
    months: z.array(z.string()),
    hotels: z.array(z.object({ id: z.number(), name: z.string() })),
    /** Whose contract ran in the month, in the order of hotel and residence. */
    ready: z.array(readyShape),
    /** What is issued: the unsigned ones first. */
    data: z.array(issuedShape),
    /** There are more of either than the answer holds. */
    more: z.boolean(),
    /** How many reports of the month, at the hotel or all, wait for a signature; whatever is looked for. */
    unsigned: z.number(),
  }),
  refusals: {},
  addition: true,
})

/**
 * Issues the reports of a month, all or none. Their owners are told by mail; until they have signed, the restricted
 * pages are closed to them. A contract has one report a month. Several at once ask who is there (CONFIRM_ITS_YOU, decision 0335).
 */
export const issueReports = endpoint({
  name: 'issueReports',
  toldAs: 'money',
  group: 'finance',
  method: 'POST',
  path: '/desk/publish/reports/',
  access: { who: 'finance' },
  body: z.object({
    month: monthShape(),
    reports: z
      .array(z.object({ idContract: id(), ...figuresShape.shape }))
      .check(z.minLength(1), z.maxLength(MOST_ISSUED)),
    looked: looked(),
  }),
  answer: z.object({ data: z.object({ issued: z.number() }) }),
  // Two thousand reports of 170 bytes.
  bodyBytes: 2 * LARGE_BODY,
  /** REPORT_EXISTS sends the detail `idContracts`. */
  refusals: { REPORT_EXISTS: 409, MONTH_NOT_OVER: 409, REPORT_CURRENCY: 409, LARGE_FIGURE: 409 },
  addition: true,
  idempotent: true,
  mayStepUp: true,
})

/** Puts other figures on a report that is not signed. It is issued anew, and its owner told. */
export const correctReport = endpoint({
  name: 'correctReport',
  toldAs: 'money',
  group: 'finance',
  method: 'PUT',
  path: '/desk/publish/reports/',
  access: { who: 'finance' },
  body: z.object({ idReport: id(), version: version(), ...figuresShape.shape, looked: looked() }),
  answer: z.object({ data: reportShape }),
  refusals: { REPORT_ALREADY_SIGNED: 409, REPORT_CURRENCY: 409, LARGE_FIGURE: 409 },
  addition: true,
  idempotent: true,
})

/** Takes a report back that is not signed: nothing waits for it any more, and its owner is told. */
export const withdrawReport = endpoint({
  name: 'withdrawReport',
  toldAs: 'money',
  group: 'finance',
  method: 'DELETE',
  path: '/desk/publish/reports/',
  access: { who: 'finance' },
  query: z.object({ idReport: id(), version: version() }),
  answer: z.object({ data: z.object({ withdrawn: z.boolean() }) }),
  refusals: { REPORT_ALREADY_SIGNED: 409 },
  addition: true,
})

export type ReadyContract = z.output<typeof readyShape>
export type IssuedReport = z.output<typeof issuedShape>
