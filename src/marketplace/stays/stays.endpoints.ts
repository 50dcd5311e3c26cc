import * as z from 'zod/mini'
import { id } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'

const stayShape = z.object({
  id: z.number(),
  hotel: z.object({ id: z.number(), name: z.string() }),
  datein: z.string(),
  dateout: z.string(),
})

/** The contract's stays that are not over, the next first, and its own resort: what there is to do opens for them. */
export const listStaysToPlan = endpoint({
  name: 'listStaysToPlan',
  group: 'marketplace',
  method: 'GET',
  path: '/orders/stays/',
  mayLag: true,
  access: { who: 'member', lockedByUnsignedReport: true },
  query: z.object({ idContract: id() }),
  answer: z.object({
    data: z.array(stayShape),
    /** The contract's own. */
    hotel: z.object({ id: z.number(), name: z.string() }),
  }),
  refusals: {},
  addition: true,
})

export type StayToPlan = z.output<typeof stayShape>
