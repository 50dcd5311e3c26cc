import * as z from 'zod/mini'
import { day, id } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { doneShape } from '../membership/membership.endpoints.ts'
import { seesStays } from './reservations.endpoints.ts'

/** Counts nights on which nothing of a contract's kind of residence was free, without who searched (decision 0475). */
export const countVainNights = endpoint({
  name: 'countVainNights',
  group: 'reservations',
  method: 'POST',
  path: '/bookAvailable/vain/',
  access: { ...seesStays, trusted: { scope: 'book', of: ['contract', 'idContract'] } },
  body: z.object({ idContract: id(), datein: day(), dateout: day() }),
  answer: doneShape,
  refusals: {},
  perDay: { of: 'vain-nights', most: 100 },
  changesNothing: true,
  addition: true,
})
