import * as z from 'zod/mini'
import { id, year } from '../kernel/check.ts'
import { aFile, endpoint } from '../kernel/endpoint.ts'
import { INVOICE_STATUSES } from './invoice.ts'
import { CASH_BACKS } from './report.ts'
import { signReportBody } from './sign-report.shape.ts'

/** A report closes a month of a contract. Amounts in cents of its currency. */
export const reportShape = z.object({
  id: z.number(),
  idContract: z.number(),
  /** The first day of the month, `yyyy-mm-01`. */
  month: z.string(),
  incomeCents: z.number(),
  feesCents: z.number(),
  /** Income less fees; may be below zero. What counts once it is signed is `carriedOf(balanceCents)`. */
  balanceCents: z.number(),
  currency: z.enum(['USD', 'MXN']),
  /** The statement's document of its result, which says how it came about; null where none is listed yet. */
  idResult: z.nullable(z.number()),
  /** Moments as ISO strings. */
  issuedAt: z.string(),
  signed: z.boolean(),
  /** The name as it was typed, and whose account it was. These and the next are there when it is signed, else null. */
  signer: z.nullable(z.string()),
  account: z.nullable(z.string()),
  signedAt: z.nullable(z.string()),
  carriedCents: z.nullable(z.number()),
  /** Null as well where the balance was not above zero. */
  cashBack: z.nullable(z.enum(CASH_BACKS)),
  /** How its result stands in the statement: a payout is paid once it went out. */
  resultStatus: z.enum(INVOICE_STATUSES),
  /** The day on which its payout goes out, or was to; null where there is none, or the club's books call it paid. */
  payoutDay: z.nullable(z.string()),
  /** What condo fees have taken of the balance, and what of it waits for the next fee. */
  setOffs: z.array(z.object({ year: z.number(), quarter: z.number(), cents: z.number() })),
  creditCents: z.number(),
  /** A seal has been asked for and is on its way; between signing and sealing lie seconds. */
  sealing: z.boolean(),
  /** The sealed file is there. A report of the years before the portal gets its seal when its file is first opened. */
  sealed: z.boolean(),
  /**
   * Where the contract asks for the signature of all of its owners: who has signed, the first one first, with the choice made,
   * and of whom the report waits yet. Both empty elsewhere.
   */
  signatures: z.array(
    z.object({
      idOwner: z.number(),
      account: z.string(),
      signer: z.string(),
      signedAt: z.string(),
      cashBack: z.nullable(z.enum(CASH_BACKS)),
    }),
  ),
  waitsFor: z.array(z.object({ idOwner: z.number(), name: z.string(), lastname: z.string() })),
})

/** The reports of one of the owner's contracts in a year, the newest first, and everything that waits. */
export const listReports = endpoint({
  name: 'listReports',
  group: 'finance',
  method: 'GET',
  path: '/fivesClub/getExecutiveReports/',
  access: { who: 'member', trusted: { scope: 'money', of: ['contract', 'idContract'] } },
  query: z.object({
    idContract: id(),
    /** The year of the months that the reports close; without it the newest that has one. */
    year: z.optional(year()),
  }),
  answer: z.object({
    data: z.array(reportShape),
    /** The year of `data`; null where the contract has no report yet. */
    year: z.nullable(z.number()),
    /** Years with reports, the newest first. */
    years: z.array(z.number()),
    /** What waits for a signature in any year and any contract of the owner, the oldest first: each of them locks. */
    waiting: z.array(reportShape),
  }),
  refusals: {},
  addition: true,
})

/**
 * An owner in person signs a report, with what becomes of the balance. It happens once, whoever asks how often. Where the
 * contract asks for all of its owners, it is signed with the last one's signature; `data.signed` says whether it is.
 */
export const signReport = endpoint({
  name: 'signReport',
  toldAs: 'money',
  group: 'finance',
  method: 'PUT',
  path: '/fivesClub/authorizedLiquidation/',
  access: { who: 'owner' },
  body: signReportBody,
  answer: z.object({
    data: reportShape,
    /** What still waits in the owner's contracts; at zero the restricted pages are open again. */
    waiting: z.number(),
  }),
  /** REPORT_ALREADY_SIGNED sends the details `signer` and `signedAt`. */
  refusals: {
    REPORT_ALREADY_SIGNED: 409,
    REPORT_NOT_SIGNED: 409,
    REPORT_CHANGED: 409,
    SIGNER_NOT_YOU: 409,
    REPORT_WAITS_FOR_OTHERS: 409,
    CASH_BACK_CHOSEN: 409,
  },
  stepUp: true,
  idempotent: true,
  changesWho: true,
})

/**
 * A report as a PDF in the owner's language: to be read before signing; afterwards the sealed file, to the byte as it
 * is kept. Should the seal not be there yet, the copy says so on its first page.
 */
export const readReportFile = endpoint({
  name: 'readReportFile',
  group: 'finance',
  method: 'GET',
  path: '/fivesClub/getExecutiveReportFile/',
  access: { who: 'member', trusted: { scope: 'money', of: ['report', 'id'] } },
  query: z.object({ id: id() }),
  answer: aFile(),
  refusals: { REPORT_FILE_NOT_MADE: 409 },
  answersFile: true,
  // A seal that is still missing is made on the way, in a transaction of its own.
  transaction: 'own',
})

/** Whether a contract has nothing left to sign, and how many reports wait. */
export const readSignatureState = endpoint({
  name: 'readSignatureState',
  group: 'finance',
  method: 'GET',
  path: '/fivesClub/getValidateSignature/',
  access: { who: 'member', trusted: { scope: 'money', of: ['contract', 'idContract'] } },
  query: z.object({ idContract: id() }),
  answer: z.object({ validate: z.boolean(), waiting: z.number() }),
  refusals: {},
})

export type Report = z.output<typeof reportShape>
