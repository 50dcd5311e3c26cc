import { addDays, type Day } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import { slugOf } from '../../kernel/plain-text.ts'
import type { Dice } from '../../membership/cast/dice.ts'
import type { EdgeOfStay } from '../stays/stay-day.ts'
import { CATEGORIES } from './categories.ts'
import { DESCRIPTIONS } from './descriptions.ts'
import { type ProductTold, TOLD } from './included.ts'
import { PRODUCTS } from './product-list.ts'
import { TOLD_OF_ONE } from './told-of-one.ts'
import { VARIANTS } from './variants.ts'
import type { CastProduct } from './written.ts'

export interface CastProductRow {
  id: number
  slug: string
  category_id: number
  subcategory_id: number
  hotel_id: number | null
  name: Bilingual
  metatag: Bilingual
  description: Bilingual
  transfer: boolean
  duration_minutes: number
  best_seller: number | null
  picture: string
  currency: 'USD'
  active: boolean
  included: readonly Bilingual[]
  good_to_know: Bilingual
  meeting_point: Bilingual | null
  bring: Bilingual | null
  contact_name: string | null
  contact_phone: string | null
  cancel_hours: number | null
  group_size: number | null
  stay_day: EdgeOfStay | null
}

export interface ProductDetailRow {
  id: number
  product_id: number
  position: number
  name: Bilingual
  hint: Bilingual | null
  sale_cents: number
  most_discount: number
  sihot_service: string
  extra_person_cents: number | null
  daily_capacity: number | null
  people: number
  people_in_price: number | null
  most_of_a_line: number
  child: boolean
  duration_minutes: number | null
}

/** A product's pages show these scenes of the category after its own illustration. */
const SCENES: Record<string, readonly string[]> = {
  transfer: ['road-dawn', 'road-noon'],
  resort: ['pool-dawn', 'hammock-noon', 'resort-noon'],
  sea: ['reef-noon', 'sailing-dawn', 'bay-noon'],
  land: ['cenote-noon', 'mangrove-dawn', 'golf-dawn'],
  table: ['dining-dusk', 'market-noon', 'dining-night'],
  spa: ['spa-dawn', 'spa-noon', 'hammock-dawn'],
  family: ['bay-dusk', 'pool-noon', 'hammock-dusk'],
}

/** Names as they are sold best, best first. */
const BEST = [
  'Reef at first light',
  'Chef’s table on the terrace',
  'Catamaran to the outer islands',
  'Private airport transfer',
  'The stone ritual',
  'Nine before breakfast',
] as const

/** What belongs to a day of the stay, by its address. */
const STAY_DAY_OF: Readonly<Record<string, EdgeOfStay>> = { 'late-check-out': 'departure' }

export function categories() {
  const subcategories = CATEGORIES.flatMap((category, index) =>
    category.subs.map((name, at) => ({ category_id: index + 1, name, position: at + 1 })),
  ).map((row, index) => ({ id: index + 1, ...row }))
  const rows = CATEGORIES.map(({ section, name }, index) => ({
    id: index + 1,
    section,
    name,
    position: index + 1,
  }))
  return { categories: rows, subcategories }
}

/** The catalogue: eighty products with their variants and galleries, priced in dollars. */
export function products(): {
  products: CastProductRow[]
  details: ProductDetailRow[]
  pictures: { product_id: number; position: number; picture: string }[]
} {
  const { subcategories } = categories()
  const rows: CastProductRow[] = []
  const details: ProductDetailRow[] = []
  const pictures: { product_id: number; position: number; picture: string }[] = []
  for (const [index, { key }] of CATEGORIES.entries()) {
    const own = subcategories.filter((one) => one.category_id === index + 1)
    for (const written of PRODUCTS[key as keyof typeof PRODUCTS] ?? []) {
      const subcategory = own[written[0]]
      if (!subcategory) throw new Error(`${written[1]} names a subcategory that ${key} does not have`)
      const id = rows.length + 1
      rows.push(productOf(id, key, written, index + 1, subcategory.id))
      details.push(...detailsOf(id, written, details.length))
      const scenes = [written[5], ...(SCENES[key] ?? []).filter((scene) => scene !== written[5])]
      pictures.push(...scenes.map((picture, at) => ({ product_id: id, position: at + 1, picture })))
    }
  }
  return { products: rows, details, pictures }
}

function productOf(
  id: number,
  key: string,
  written: CastProduct,
  category: number,
  subcategory: number,
): CastProductRow {
  const [, en, es, lineEn, lineEs, picture, , minutes] = written
  const description = DESCRIPTIONS[key]
  const ofAll = TOLD[key]
  if (!description || !ofAll) throw new Error(`The category ${key} has no description`)
  const told: ProductTold = { ...ofAll, ...TOLD_OF_ONE[slugOf(en)] }
  const best = (BEST as readonly string[]).indexOf(en)
  return {
    id,
    slug: slugOf(en),
    category_id: category,
    subcategory_id: subcategory,
    hotel_id: hotelOf(picture),
    name: { en, es },
    metatag: { en: lineEn, es: lineEs },
    description: told.description ?? description,
    transfer: written[8] === 'car',
    duration_minutes: minutes,
    best_seller: best < 0 ? null : best + 1,
    picture,
    currency: 'USD',
    active: true,
    included: told.included,
    good_to_know: told.goodToKnow,
    meeting_point: told.meetingPoint,
    bring: told.bring,
    contact_name: told.contact?.[0] ?? null,
    contact_phone: told.contact?.[1] ?? null,
    cancel_hours: told.cancelHours,
    group_size: told.groupSize,
    stay_day: STAY_DAY_OF[slugOf(en)] ?? null,
  }
}

function detailsOf(productId: number, written: CastProduct, before: number): ProductDetailRow[] {
  const [, , , , , , dollars, , kind] = written
  return VARIANTS[kind].map((variant, index) => ({
    id: before + index + 1,
    product_id: productId,
    position: index + 1,
    name: variant.name,
    hint: variant.hint,
    sale_cents: Math.round(dollars * variant.percent),
    most_discount: productId % 4 === 0 ? 15 : 0,
    sihot_service: `SV${String(productId).padStart(3, '0')}${index + 1}`,
    extra_person_cents: variant.extraPercent === null ? null : Math.round(dollars * variant.extraPercent),
    daily_capacity: variant.capacity,
    people: variant.people,
    people_in_price: variant.peopleInPrice,
    most_of_a_line: variant.most,
    child: variant.child,
    duration_minutes: variant.minutes,
  }))
}

/**
 * Days on which something is taken: a few sold out, the rest in part, from today on for four months. On the days of
 * the demo's own orders there is at least what they took.
 */
export function allotment(
  today: Day,
  dice: Dice,
  details: readonly ProductDetailRow[],
  ordered: readonly { detail_id: number; operation_day: Day; quantity: number }[],
) {
  const least = (detail: number, day: Day) =>
    ordered
      .filter((one) => one.detail_id === detail && one.operation_day === day)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  return details.flatMap((detail) => {
    const capacity = detail.daily_capacity
    if (capacity === null) return []
    const days = Array.from({ length: 120 }, (_, index) => addDays(today, index))
    return days
      .filter((day) => dice.chance(10) || least(detail.id, day) > 0)
      .map((day) => ({
        detail_id: detail.id,
        day,
        capacity,
        taken: dice.chance(25) ? capacity : dice.between(least(detail.id, day), capacity),
      }))
  })
}

/** What is closed for longer, by its address: from and until so many days from today, and why. */
const AWAY: Readonly<Record<string, readonly [number, number, Bilingual]>> = {
  'catamaran-to-the-outer-islands': [12, 33, { en: 'In dry dock', es: 'En dique seco' }],
  'fishing-with-don-beto': [16, 29, { en: 'Don Beto is away', es: 'Don Beto está de viaje' }],
}

/** Days without boats, and what is away for longer. */
export function productBlackouts(today: Day, rows: readonly CastProductRow[]) {
  const reason: Bilingual = { en: 'Boats in the yard', es: 'Embarcaciones en el astillero' }
  const sea = CATEGORIES.findIndex((category) => category.key === 'sea') + 1
  return rows
    .filter((product) => product.category_id === sea)
    .map((product) => {
      const [first, last, why] = AWAY[product.slug] ?? [24 + (product.id % 5), 26 + (product.id % 5), reason]
      return {
        product_id: product.id,
        first_day: addDays(today, first),
        last_day: addDays(today, last),
        reason: why,
      }
    })
}

/** A product drawn at one resort is offered there alone. */
export function hotelOf(picture: string): number | null {
  if (picture.startsWith('coralina') || picture.startsWith('lighthouse')) return 2
  return picture.startsWith('selva') || picture.startsWith('mangrove') ? 3 : null
}
