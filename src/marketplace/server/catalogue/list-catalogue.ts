import type { Bilingual, Language } from '../../../kernel/language.ts'
import { LOCALE } from '../../../kernel/language.ts'
import { CURRENCIES, type Currency } from '../../../kernel/money.ts'
import { done } from '../../../kernel/outcome.ts'
import type { Deed, KeptDeed } from '../../../server/http/handle.ts'
import type { listEvents as eventsCall, listPackages as packagesCall } from '../../catalogue.endpoints.ts'
import { asksForSigns, PRODUCTS_SECTION, searchedWords } from '../../catalogue.ts'
import type {
  listCategories as categoriesCall,
  listCurrencies as currenciesCall,
  listHotels as hotelsCall,
  listLanguages as languagesCall,
} from '../../choices.endpoints.ts'
import { readCategories, readEvents, readHotels, readPackages } from './catalogue.store.ts'

/** The entries that are always there (spec, section 3). */
const FIXED: Record<'events' | 'packages' | 'best-seller', Bilingual> = {
  events: { en: 'Events', es: 'Eventos' },
  packages: { en: 'Packages', es: 'Paquetes' },
  'best-seller': { en: 'Best sellers', es: 'Los más vendidos' },
}

/** The languages by the ids of the accounts (spec, section 9: 2 when none). */
const LANGUAGE_ROWS: readonly { id: number; code: Language; name: Bilingual }[] = [
  { id: 1, code: 'es', name: { en: 'Spanish', es: 'Español' } },
  { id: 2, code: 'en', name: { en: 'English', es: 'Inglés' } },
]

const CURRENCY_NAMES: Record<Currency, Bilingual> = {
  USD: { en: 'US dollar', es: 'Dólar estadounidense' },
  MXN: { en: 'Mexican peso', es: 'Peso mexicano' },
}

/** The sections and categories, with the fixed entries. */
export const listCategories: Deed<typeof categoriesCall> = async (_, { db, now }) => {
  const { categories, events, packages, bestSellers } = await readCategories(db, now)
  const fixed = [
    { key: 'events' as const, name: FIXED.events, total: events },
    { key: 'packages' as const, name: FIXED.packages, total: packages },
    { key: 'best-seller' as const, name: FIXED['best-seller'], total: bestSellers },
  ]
  return done({ data: categories, fixed })
}

/** The hotels. */
export const listHotels: Deed<typeof hotelsCall> = async (_, { db }) => done({ data: await readHotels(db) })

/** The languages. */
export const listLanguages: Deed<typeof languagesCall> = async () => done({ data: [...LANGUAGE_ROWS] })

/** The currencies: es-MX writes pesos, en-US dollars (spec, section 9). */
export const listCurrencies: Deed<typeof currenciesCall> = async () =>
  done({
    data: CURRENCIES.map((code) => ({
      code,
      name: CURRENCY_NAMES[code],
      decimals: 2,
      locale: code === 'MXN' ? LOCALE.es : LOCALE.en,
    })),
  })

/** The packages. */
export const listPackages: KeptDeed<typeof packagesCall> = async (query, { db, screen }) => {
  if (asksForSigns(query.q)) return { data: [] }
  const wanted = { id: query.id, slug: query.slug, filter: searchedWords(query.q) }
  return { data: await readPackages(db, wanted, query.sort ?? 'alphabetical', screen) }
}

/** The events that have not ended. */
export const listEvents: Deed<typeof eventsCall> = async ({ query }, { db, now }) => {
  if (query.idseccanal === PRODUCTS_SECTION || asksForSigns(query.q)) return done({ data: [] })
  const wanted = { id: query.id, slug: query.slug, filter: searchedWords(query.q) }
  return done({ data: await readEvents(db, wanted, now) })
}
