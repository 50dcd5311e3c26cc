import * as z from 'zod/mini'
import { bilingual, id } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { seesStays } from './reservations.endpoints.ts'

/** The nights that a contract's hotel has closed, and until when its calendar is open. */
export const listBlackouts = endpoint({
  name: 'listBlackouts',
  group: 'reservations',
  method: 'GET',
  path: '/fivesClub/getOwnerBookingBlack/',
  access: seesStays,
  query: z.object({ idContract: id() }),
  answer: z.object({
    data: z.array(z.object({ firstNight: z.string(), lastNight: z.string(), reason: bilingual() })),
    /** The first and last night that may be asked for. */
    today: z.string(),
    lastNight: z.nullable(z.string()),
    longestStay: z.number(),
  }),
  refusals: {},
})
