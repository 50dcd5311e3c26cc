import * as z from 'zod/mini'
import { bilingual, id } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { LANGUAGES } from '../kernel/language.ts'

/** What the people of the club work on. */
export const DEPARTMENTS = ['direction', 'concierge', 'ownership', 'finance', 'property'] as const
export type Department = (typeof DEPARTMENTS)[number]

const contactShape = z.object({
  idStaff: z.number(),
  name: z.string(),
  lastname: z.string(),
  department: z.enum(DEPARTMENTS),
  title: bilingual(),
  about: bilingual(),
  /** Where they work; null for the whole club. */
  hotel: z.nullable(z.object({ id: z.number(), name: z.string() })),
  email: z.string(),
  phone: z.string(),
  /** IANA name: their hours are meant in it. */
  zone: z.string(),
  speaks: z.array(z.enum(LANGUAGES)),
  /** Shown in "Meet the team". */
  inTeam: z.boolean(),
  /** When meetings can be had: weekday (ISO, 1 is Monday), hh:mm to hh:mm. */
  hours: z.array(z.object({ weekday: z.number(), from: z.string(), to: z.string() })),
})

/** The people whom an owner may turn to (spec, section 6), in the club's own order. */
export const listStaffContacts = endpoint({
  name: 'listStaffContacts',
  group: 'account',
  method: 'GET',
  path: '/fivesClub/getStaffContactOwners/',
  access: { who: 'member' },
  answer: z.object({ data: z.array(contactShape) }),
  refusals: {},
})

/** A figure that the club sets, by its number: limits of files, hours of the concierge. */
export const readParameter = endpoint({
  name: 'readParameter',
  group: 'catalogs',
  method: 'GET',
  path: '/genericparameters/',
  access: { who: 'signed-in' },
  query: z.object({ idParameter: id() }),
  answer: z.object({
    data: z.object({
      id: z.number(),
      name: z.string(),
      /** The values by name: numbers, or times of day `hh:mm`. */
      value: z.custom<Readonly<Record<string, number | string>>>(),
    }),
  }),
  refusals: {},
})

export type StaffContact = z.output<typeof contactShape>
