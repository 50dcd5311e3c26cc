import * as z from 'zod/mini'
import { bilingual, id } from '../kernel/check.ts'
import { type AnswerOf, endpoint } from '../kernel/endpoint.ts'
import { foundOwnerShape } from '../membership/find-owners.endpoints.ts'
import { sessionShape } from '../membership/membership.endpoints.ts'

/** The residences of a hotel whose number begins so, each with its owners. */
export const listHousing = endpoint({
  name: 'listHousing',
  group: 'account',
  method: 'GET',
  path: '/fivesClub/getHousingOwners/',
  access: { who: 'admin' },
  query: z.object({ idHotel: id(), numberHouse: z.optional(z.string().check(z.trim(), z.maxLength(12))) }),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        number: z.string(),
        owners: z.array(z.object({ idOwner: z.number(), name: z.string(), lastname: z.string() })),
      }),
    ),
  }),
  refusals: {},
})

/** The hotels to choose from, with how many residences each has, and the owners whom the admin acted for lately. */
export const readChoices = endpoint({
  name: 'readChoices',
  group: 'account',
  method: 'GET',
  path: '/admin/choices/',
  access: { who: 'admin' },
  answer: z.object({
    hotels: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        place: bilingual(),
        residences: z.number(),
        /** The illustration. */
        scene: z.string(),
      }),
    ),
    recent: z.array(foundOwnerShape),
    /** The resort that the admin looked at last; null before the first. */
    idHotel: z.nullable(z.number()),
  }),
  refusals: {},
  addition: true,
})

/** Acts for an owner from now on: every `member` call is about them, and what is done stands in their trail. */
export const actForOwner = endpoint({
  name: 'actForOwner',
  group: 'account',
  method: 'POST',
  path: '/admin/acting/',
  access: { who: 'admin' },
  body: z.object({ idOwner: id() }),
  answer: z.object({ data: sessionShape }),
  refusals: { OWNER_HAS_NO_CONTRACT: 409 },
  addition: true,
  changesWho: true,
})

/** Acts for nobody any more. */
export const stopActing = endpoint({
  name: 'stopActing',
  group: 'account',
  method: 'DELETE',
  path: '/admin/acting/',
  access: { who: 'admin' },
  answer: z.object({ data: sessionShape }),
  refusals: {},
  addition: true,
  changesWho: true,
})

export type Choices = AnswerOf<typeof readChoices>
export type Residence = AnswerOf<typeof listHousing>['data'][number]
