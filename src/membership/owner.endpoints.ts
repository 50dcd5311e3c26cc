import * as z from 'zod/mini'
import { id } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { LANGUAGES } from '../kernel/language.ts'
import { photoShape } from './gallery.endpoints.ts'
import { contractShape, done, userShape } from './membership.endpoints.ts'

/** The account with what the owner may set. */
const accountShape = z.object({ ...userShape.shape, newsletter: z.boolean() })

/** The owner's own data. `idlOwner` chooses among those that the session may see. */
export const readOwner = endpoint({
  name: 'readOwner',
  group: 'account',
  method: 'GET',
  path: '/ownerlogin/',
  access: { who: 'member' },
  query: z.object({ idlOwner: z.optional(id()) }),
  answer: z.object({
    data: z.object({
      ...accountShape.shape,
      /** The owner's photos, as `galleryOwners` lists them. */
      gallery: z.array(photoShape),
    }),
  }),
  refusals: {},
})

/**
 * Changes what the owner may set by themselves: whether the newsletter comes by mail, and the portal's language.
 * Multipart, as the spec has it: the values stand in the field `data`.
 */
export const updateOwnerStatus = endpoint({
  name: 'updateOwnerStatus',
  group: 'account',
  method: 'PUT',
  path: '/fivesClub/updateStatusOwners/',
  access: { who: 'member' },
  files: {},
  body: z.object({
    idOwner: z.optional(id()),
    newsletter: z.optional(z.boolean()),
    language: z.optional(z.enum(LANGUAGES)),
  }),
  answer: z.object({ data: accountShape }),
  refusals: {},
  changesWho: true,
})

/** Changes the language of the account that is signed in: the portal's, and that of the club's mails to it. Nobody else's. */
export const changeOwnLanguage = endpoint({
  name: 'changeOwnLanguage',
  group: 'account',
  method: 'PUT',
  path: '/account/language/',
  access: { who: 'signed-in', trusted: { scope: 'any' } },
  body: z.object({ language: z.enum(LANGUAGES) }),
  answer: done,
  refusals: {},
  changesWho: true,
  addition: true,
})

/** The contracts of the owner, each with its residence and modules. */
export const readContracts = endpoint({
  name: 'readContracts',
  group: 'account',
  method: 'GET',
  path: '/fivesClub/getContractOwner/',
  access: { who: 'member' },
  query: z.object({ idOwner: z.optional(id()) }),
  answer: z.object({ data: z.array(contractShape) }),
  refusals: {},
})
