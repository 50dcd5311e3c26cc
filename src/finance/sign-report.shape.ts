import * as z from 'zod/mini'
import { id, instant, oneLine } from '../kernel/check.ts'
import type { FieldFault } from '../kernel/words.ts'
import { CASH_BACKS } from './report.ts'

/** What signing a report sends. It stands alone: the home shows reports, and signs none. */
export const signReportBody = z.object({
  idReport: id(),
  /** Needed where the balance is above zero; else there is nothing to choose, and none is kept. */
  cashBack: z.optional(z.enum(CASH_BACKS)),
  /** The name as the owner signs. */
  signer: oneLine(160).check(z.refine((name) => !/\p{Cc}/u.test(name), 'format' satisfies FieldFault)),
  /** `issuedAt` of what was read: nobody signs what they have not seen. When the club has corrected the report since, it is not signed. Ours. */
  issuedAt: instant(),
})
