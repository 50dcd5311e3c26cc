import * as z from 'zod/mini'
import { day, email, id, oneLine, personName, phone } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { PERSON_KINDS } from './person.ts'

const use = z.object({
  kind: z.enum(['stay', 'visit']),
  id: z.number(),
  resort: z.string(),
  first: z.string(),
  last: z.string(),
})

/** Somebody of an owner's, with the next or the last time. */
export const personShape = z.object({
  id: z.number(),
  kind: z.enum(PERSON_KINDS),
  name: z.string(),
  lastname: z.string(),
  relation: z.nullable(z.string()),
  birthday: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  next: z.nullable(use),
  last: z.nullable(use),
  /** How often the person was in a stay or a visit, or will be. */
  stays: z.number(),
  visits: z.number(),
  /** What forgetting meets: past stays whose papers keep the name, passes that open, the nearest stay to come. */
  pastStays: z.number(),
  passes: z.number(),
  comingStay: z.nullable(use),
})

const answer = z.object({
  data: z.array(personShape),
  /** People of stays and visits who are not kept, a few. */
  met: z.array(
    z.object({
      name: z.string(),
      lastname: z.string(),
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      age: z.nullable(z.number()),
    }),
  ),
})

const maybe = <Shape extends z.ZodMiniType>(shape: Shape) => z._default(z.nullable(shape), null)

/** What is written of a person; of the contact, what the owner wishes. */
export const personBody = {
  kind: z.enum(PERSON_KINDS),
  name: personName(80),
  lastname: personName(80),
  relation: maybe(oneLine(60)),
  birthday: maybe(day()),
  email: maybe(email()),
  phone: maybe(phone()),
}

const access = { who: 'member' } as const
const refusals = { PERSON_KEPT: 409, BIRTHDAY_TO_COME: 409 } as const

/** The owner's people, family first, each by name; and whom they have named without keeping. */
export const listPeople = endpoint({
  name: 'listPeople',
  group: 'account',
  method: 'GET',
  path: '/people/',
  access,
  answer,
  refusals: {},
  addition: true,
})

/** Keeps somebody. An owner's list has a name once: stays and visits know people by it. */
export const keepPerson = endpoint({
  name: 'keepPerson',
  group: 'account',
  method: 'POST',
  path: '/people/',
  access,
  perDay: { of: 'people', most: 200 },
  body: z.object(personBody),
  answer,
  refusals: { ...refusals, PEOPLE_FULL: 409 },
  idempotent: true,
  addition: true,
})

/** Writes somebody anew. Stays and visits stay as they were written. */
export const changePerson = endpoint({
  name: 'changePerson',
  group: 'account',
  method: 'PUT',
  path: '/people/',
  access,
  perDay: { of: 'people', most: 200 },
  body: z.object({ idPerson: id(), ...personBody }),
  answer,
  refusals,
  addition: true,
})

/**
 * Forgets somebody: the entry, and the address and telephone wherever the owner gave them; passes of theirs open no more.
 * Past stays keep the name. Who is in a stay to come stays until it is over. The owner alone may.
 */
export const forgetPerson = endpoint({
  name: 'forgetPerson',
  group: 'account',
  method: 'DELETE',
  path: '/people/',
  access: { who: 'owner' },
  query: z.object({ idPerson: id() }),
  answer,
  refusals: { PERSON_IN_STAY: 409 },
  addition: true,
})

export type Person = z.output<typeof personShape>
