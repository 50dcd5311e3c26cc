import * as z from 'zod/mini'
import { id } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { contractShape, userShape } from './membership.endpoints.ts'

/** The owner's own data. `idlOwner` chooses among those that the session may see. */
export const readOwner = endpoint({
  name: 'readOwner',
  group: 'account',
  method: 'GET',
  path: '/ownerlogin/',
  access: { who: 'member' },
  query: z.object({ idlOwner: z.optional(id()) }),
  answer: z.object({ data: userShape }),
  refusals: {},
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
