import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'

const answer = z.object({ url: z.nullable(z.string()) })

/** The private address of the calendar of an owner's deadlines, null until it is made. */
export const readDeadlineFeed = endpoint({
  name: 'readDeadlineFeed',
  group: 'account',
  method: 'GET',
  path: '/account/deadlines/',
  addition: true,
  access: { who: 'owner' },
  answer,
  refusals: {},
})

/** Gives that calendar an address, or a new one; the old one no longer answers. */
export const renewDeadlineFeed = endpoint({
  name: 'renewDeadlineFeed',
  group: 'account',
  method: 'POST',
  path: '/account/deadlines/',
  addition: true,
  access: { who: 'owner' },
  answer,
  refusals: {},
  stepUp: true,
})

/** Ends that address: from now on it is nobody's. */
export const endDeadlineFeed = endpoint({
  name: 'endDeadlineFeed',
  group: 'account',
  method: 'POST',
  path: '/account/deadlines/end/',
  addition: true,
  access: { who: 'owner' },
  answer,
  refusals: {},
})
