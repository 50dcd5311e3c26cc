import * as z from 'zod/mini'
import { id } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'

const foundContract = z.object({
  id: z.number(),
  number: z.string(),
  resortsid: z.number(),
  resortsname: z.string(),
  housingid: z.number(),
  housingnumber: z.string(),
  membershipcode: z.string(),
  /** The names of the others who hold it too. */
  heldwith: z.array(z.string()),
})

/** An owner as an admin finds them. */
export const foundOwnerShape = z.object({
  idOwner: z.number(),
  name: z.string(),
  lastname: z.string(),
  email: z.string(),
  contracts: z.array(foundContract),
  /** Whether an executive report waits for the owner's signature. */
  restricted: z.boolean(),
  /** Whether the account is open; the club may have closed it. */
  active: z.boolean(),
})

/** As many as a list shows at once; more letters find fewer. */
export const MOST_FOUND = 20

/**
 * Owners by name, e-mail, telephone, contract or residence, at one hotel or at all. Accents and case do not matter; without
 * anything to look for, the first by name.
 */
export const findOwners = endpoint({
  name: 'findOwners',
  group: 'account',
  method: 'POST',
  path: '/fivesClub/getOwners/',
  access: { who: 'office' },
  body: z.object({
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    idHotel: z.optional(id()),
    idHousing: z.optional(id()),
  }),
  answer: z.object({ data: z.array(foundOwnerShape), more: z.boolean() }),
  refusals: {},
  transaction: 'read',
})

export type FoundOwner = z.output<typeof foundOwnerShape>
