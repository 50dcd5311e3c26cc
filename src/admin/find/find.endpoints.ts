import * as z from 'zod/mini'
import { type AnswerOf, endpoint } from '../../kernel/endpoint.ts'
import { foundOwnerShape } from '../../membership/find-owners.endpoints.ts'
import { BOOKING_STATUSES } from '../../reservations/stay/booking.ts'
import { LONGEST_ASKED } from './asked.ts'

/** As many of each kind as are found at once. */
export const MOST_FOUND_OF_A_KIND = 6

/**
 * What the desk looks for from anywhere: owners by name, address, telephone, contract or residence; contracts and residences by the
 * beginning of their number; a stay by its code, for the desk alone. Accents and case do not matter.
 */
export const findAtDesk = endpoint({
  name: 'findAtDesk',
  group: 'desk',
  method: 'GET',
  path: '/desk/find/',
  access: { who: 'office' },
  query: z.object({ search: z.string().check(z.trim(), z.maxLength(LONGEST_ASKED)) }),
  answer: z.object({
    owners: z.array(foundOwnerShape),
    contracts: z.array(
      z.object({
        id: z.number(),
        number: z.string(),
        hotel: z.string(),
        residence: z.string(),
        membership: z.string(),
        /** Who holds it, the first owner first. */
        owners: z.array(z.object({ idOwner: z.number(), name: z.string(), lastname: z.string() })),
      }),
    ),
    stays: z.array(
      z.object({
        id: z.number(),
        code: z.string(),
        status: z.enum(BOOKING_STATUSES),
        hotel: z.string(),
        residence: z.nullable(z.string()),
        checkIn: z.string(),
        checkOut: z.string(),
        owner: z.object({ idOwner: z.number(), name: z.string(), lastname: z.string() }),
      }),
    ),
  }),
  refusals: {},
  addition: true,
})

export type FoundAtDesk = AnswerOf<typeof findAtDesk>
