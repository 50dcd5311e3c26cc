import * as z from 'zod/mini'
import { email, id, phone } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { LANGUAGES } from '../kernel/language.ts'
import { photoShape } from './gallery.endpoints.ts'
import { contractShape, doneShape, userShape } from './membership.endpoints.ts'

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
  answer: doneShape,
  refusals: {},
  changesWho: true,
  addition: true,
})

/** The owner's address and telephone, and the address that waits for its confirmation. The owner's own: no admin changes them. */
export const readContact = endpoint({
  name: 'readContact',
  group: 'account',
  method: 'GET',
  path: '/account/contact/',
  access: { who: 'owner' },
  answer: z.object({
    data: z.object({
      email: z.string(),
      phone: z.nullable(z.string()),
      /** `until` is an instant in UTC. */
      waiting: z.nullable(z.object({ email: z.string(), until: z.string() })),
    }),
  }),
  refusals: {},
  addition: true,
})

/**
 * Asks for another address to sign in with: it holds once the link that goes there is pressed, within an hour. Whether somebody
 * else has the address is not answered.
 */
export const askForAddress = endpoint({
  name: 'askForAddress',
  group: 'account',
  method: 'PUT',
  path: '/account/contact/address/',
  access: { who: 'owner' },
  body: z.object({ email: email() }),
  answer: doneShape,
  refusals: { ADDRESS_SAME: 409 },
  stepUp: true,
  slowsDown: true,
  addition: true,
})

/** Takes back what was asked for and not confirmed. */
export const withdrawAddress = endpoint({
  name: 'withdrawAddress',
  group: 'account',
  method: 'DELETE',
  path: '/account/contact/address/',
  access: { who: 'owner' },
  answer: doneShape,
  refusals: {},
  addition: true,
})

const addressToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) })

/** Which address a mailed link confirms. */
export const readAddressLink = endpoint({
  name: 'readAddressLink',
  group: 'account',
  method: 'POST',
  path: '/account/contact/link/',
  access: { who: 'anyone' },
  body: addressToken,
  answer: z.object({ data: z.object({ email: z.string() }) }),
  refusals: { LINK_USED_UP: 410 },
  slowsDown: true,
  transaction: 'own',
  addition: true,
})

/** Confirms the address by the link, which works once: from now on the account opens with it. */
export const confirmAddress = endpoint({
  name: 'confirmAddress',
  group: 'account',
  method: 'PUT',
  path: '/account/contact/link/',
  access: { who: 'anyone' },
  body: addressToken,
  answer: z.object({ data: z.object({ email: z.string() }) }),
  refusals: { LINK_USED_UP: 410, ADDRESS_TAKEN: 409 },
  slowsDown: true,
  transaction: 'own',
  addition: true,
})

/** Sets the telephone at which the club calls, or takes it out. */
export const changePhone = endpoint({
  name: 'changePhone',
  group: 'account',
  method: 'PUT',
  path: '/account/contact/phone/',
  access: { who: 'owner' },
  body: z.object({ phone: z.nullable(phone()) }),
  // Each change sends a mail.
  perDay: { of: 'telephone', most: 20 },
  answer: doneShape,
  refusals: {},
  stepUp: true,
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
