import * as z from 'zod/mini'
import { email, id, oneLine } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { LANGUAGES } from '../../kernel/language.ts'
import { technicianShape } from './repair.shape.ts'
import { TECHNICIAN_KINDS } from './repair.ts'

const access = { who: 'desk' } as const

const technicianRow = z.object({
  ...technicianShape.shape,
  idHotel: z.nullable(z.number()),
  active: z.boolean(),
  /** Where they read mail, if anywhere. */
  email: z.nullable(z.string()),
  language: z.enum(LANGUAGES),
  /** How many repairs they have now. */
  repairs: z.number(),
})

/** All technicians by name, and the resorts. */
export const listTechnicians = endpoint({
  name: 'listTechnicians',
  group: 'property',
  method: 'GET',
  path: '/desk/repairs/technicians/',
  access,
  answer: z.object({
    data: z.object({
      technicians: z.array(technicianRow),
      hotels: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
  }),
  refusals: {},
  addition: true,
})

/** Writes a technician: a new one without a number. Who is not active gets no new repairs. */
export const saveTechnician = endpoint({
  name: 'saveTechnician',
  group: 'property',
  method: 'POST',
  path: '/desk/repairs/technicians/',
  access,
  body: z.object({
    id: z.nullable(id()),
    name: oneLine(120),
    kind: z.enum(TECHNICIAN_KINDS),
    trade: z.object({ en: oneLine(80), es: oneLine(80) }),
    /** Null comes to every resort. */
    idHotel: z.nullable(id()),
    active: z.boolean(),
    email: z._default(z.nullable(email()), null),
    language: z._default(z.enum(LANGUAGES), 'es'),
  }),
  answer: z.object({ data: z.object({ id: z.number() }) }),
  refusals: { TECHNICIAN_KNOWN: 409 },
  addition: true,
  idempotent: true,
})

export type TechnicianRow = z.output<typeof technicianRow>
