import * as z from 'zod/mini'
import { clock, day, id, text } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { maintenanceAnswer } from '../maintenance.endpoints.ts'

const refusals = {
  MAINTENANCE_CLASSIC_ONLY: 403,
  DECIDED_MEANWHILE: 409,
  REPAIR_ELSEWHERE: 409,
  VISIT_IN_THE_PAST: 409,
} as const

/** Accepts the time that the club proposed, or names another one in its place. */
export const answerVisit = endpoint({
  name: 'answerVisit',
  group: 'property',
  method: 'POST',
  path: '/fivesClub/repairs/visit/',
  access: {
    who: 'member',
    lockedByUnsignedReport: true,
    trusted: { scope: 'maintenance', of: ['repair', 'idRequest'] },
  },
  perDay: { of: 'maintenance-changes', most: 60 },
  body: z.object({
    idRequest: id(),
    sequence: id(),
    /** Null accepts. */
    other: z.nullable(z.object({ day: day(), time: clock(), words: z.optional(text(500)) })),
  }),
  answer: maintenanceAnswer,
  refusals,
  addition: true,
  idempotent: true,
})

/**
 * Approves or refuses a quote, in person: `totalCents` is the sum that was read. Above the club's limit the approval asks who
 * is there (CONFIRM_ITS_YOU), as a signature does (decision 0361).
 */
export const answerQuote = endpoint({
  name: 'answerQuote',
  group: 'property',
  method: 'POST',
  path: '/fivesClub/repairs/quote/',
  access: { who: 'owner', lockedByUnsignedReport: true },
  perDay: { of: 'maintenance-changes', most: 60 },
  body: z.object({
    idRequest: id(),
    sequence: id(),
    idQuote: id(),
    totalCents: id(),
    approves: z.boolean(),
    words: z.optional(text(500)),
  }),
  answer: maintenanceAnswer,
  refusals: {
    MAINTENANCE_CLASSIC_ONLY: 403,
    DECIDED_MEANWHILE: 409,
    REPAIR_ELSEWHERE: 409,
    QUOTE_LAPSED: 409,
  },
  addition: true,
  idempotent: true,
  mayStepUp: true,
})
