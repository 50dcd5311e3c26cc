import * as z from 'zod/mini'
import { id } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'

/** Records in one call, at most. */
export const RECORDS_AT_ONCE = 50

/**
 * A name of an event, an action or a component: a short identifier, so that free text typed by a person cannot get in.
 */
const name = () => z.string().check(z.regex(/^[A-Za-z0-9][\w .:/-]{0,99}$/))

/**
 * The analytics action record (spec, section 3). Who acted is taken from the session: `user` and the facts about the
 * owner are accepted, as the spec has them, and ignored. Of `data` only `contract_id` is read, and it has to be one of
 * the owner's.
 */
const recordShape = z.object({
  origin: z.literal(1),
  event: z.object({
    event: name(),
    action: name(),
    component: name(),
    /** A screen's path as the route table has it: no number of a thing, nothing behind a question mark. */
    page: z.string().check(z.regex(/^\/[\w$./-]{0,199}$/)),
  }),
  data: z.optional(z.object({ contract_id: z.optional(z.nullable(id())) })),
})

/** Notes what was done in the portal: one record, or up to 50. It answers at once and nothing waits for it. */
export const logEvents = endpoint({
  name: 'logEvents',
  group: 'analytics',
  method: 'POST',
  path: '/logs/event/',
  access: { who: 'signed-in' },
  body: z.union([recordShape, z.array(recordShape).check(z.minLength(1), z.maxLength(RECORDS_AT_ONCE))]),
  answer: z.object({ data: z.object({ noted: z.number() }) }),
  refusals: {},
  changesNothing: true,
  // `own`: a single INSERT needs no transaction, and this way an admin's page views are not written into the owner's
  // trail.
  transaction: 'own',
})

export type AnalyticsRecord = z.output<typeof recordShape>
