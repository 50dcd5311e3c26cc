import * as z from 'zod/mini'
import { bilingual } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { LANGUAGES } from '../kernel/language.ts'
import { CURRENCIES } from '../kernel/money.ts'

/* What the portal chooses from: sections and categories, hotels, languages, currencies. */

const currency = z.enum(CURRENCIES)

const categoryShape = z.object({
  id: z.number(),
  section: z.enum(['Servicios Hoteleros', 'Categorías', 'Services']),
  name: bilingual(),
  /** Products of the category that are on sale. */
  total: z.number(),
  subcategories: z.array(z.object({ id: z.number(), name: bilingual() })),
})

/** The sections and categories, and how much stands behind the fixed entries (spec, section 3). */
export const listCategories = endpoint({
  name: 'listCategories',
  group: 'marketplace',
  method: 'GET',
  path: '/catalogs/category/',
  mayLag: true,
  access: { who: 'member', lockedByUnsignedReport: true, trusted: { scope: 'order' } },
  answer: z.object({
    data: z.array(categoryShape),
    /** The entries that are always there: events not ended, packages, and the best sellers. */
    fixed: z.array(
      z.object({ key: z.enum(['events', 'packages', 'best-seller']), name: bilingual(), total: z.number() }),
    ),
  }),
  refusals: {},
})

/** The hotels, those that show in the web first. */
export const listHotels = endpoint({
  name: 'listHotels',
  group: 'marketplace',
  method: 'GET',
  path: '/catalogs/hotels/',
  mayLag: true,
  access: { who: 'signed-in', trusted: { scope: 'order' } },
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        place: bilingual(),
        zone: z.string(),
        currency,
        showinweb: z.boolean(),
        dingusCode: z.string(),
        sihotCode: z.string(),
        /** The illustration of the resort, without its hour. Not in the specification. */
        scene: z.string(),
      }),
    ),
  }),
  refusals: {},
})

/** The languages by their ids; 2 where none is named (spec, section 9). */
export const listLanguages = endpoint({
  name: 'listLanguages',
  group: 'marketplace',
  method: 'GET',
  path: '/catalogs/language/',
  mayLag: true,
  access: { who: 'signed-in', trusted: { scope: 'order' } },
  answer: z.object({
    data: z.array(z.object({ id: z.number(), code: z.enum(LANGUAGES), name: bilingual() })),
  }),
  refusals: {},
})

/** The currencies and the locale that writes each (spec, section 9). */
export const listCurrencies = endpoint({
  name: 'listCurrencies',
  group: 'marketplace',
  method: 'GET',
  path: '/catalogs/currency/',
  mayLag: true,
  access: { who: 'signed-in', trusted: { scope: 'order' } },
  answer: z.object({
    data: z.array(z.object({ code: currency, name: bilingual(), decimals: z.number(), locale: z.string() })),
  }),
  refusals: {},
})

export type Category = z.output<typeof categoryShape>
