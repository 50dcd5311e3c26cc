import type { Bilingual } from '../../kernel/language.ts'
import { slugOf } from '../../kernel/plain-text.ts'
import { type CastProductRow, hotelOf, type ProductDetailRow } from './products.ts'

/** Name and line in both languages, illustration, the products in it with how many, percent of their prices together. */
type Written = readonly [
  string,
  string,
  string,
  string,
  string,
  readonly (readonly [string, number])[],
  number,
]

const PACKAGES: readonly Written[] = [
  [
    'A day of doing nothing',
    'Un día de no hacer nada',
    'Cabana, a lunch of lobster on the sand, a massage for two',
    'Cabaña, comida de langosta en la arena y masaje para dos',
    'hammock-dawn',
    [
      ['beach-cabana', 1],
      ['lobster-on-the-sand', 2],
      ['massage-for-two', 1],
    ],
    90,
  ],
  [
    'First day, settled',
    'El primer día, resuelto',
    'The car, the kitchen, and breakfast on the terrace',
    'El auto, la cocina y el desayuno en la terraza',
    'road-dawn',
    [
      ['private-airport-transfer', 1],
      ['stocked-kitchen', 1],
      ['breakfast-on-the-terrace', 2],
    ],
    88,
  ],
  [
    'Two by the sea',
    'Dos junto al mar',
    'Sail at sunset, lobster after',
    'Vela al atardecer y langosta después',
    'sailing-dusk',
    [
      ['sunset-under-sail', 2],
      ['lobster-on-the-sand', 2],
    ],
    90,
  ],
  [
    'Reef weekend',
    'Fin de semana de arrecife',
    'Snorkel, nursery and a clear kayak',
    'Esnórquel, vivero y kayak transparente',
    'reef-noon',
    [
      ['reef-at-first-light', 2],
      ['coral-nursery-visit', 2],
      ['clear-kayak-at-noon', 2],
    ],
    85,
  ],
  [
    'The cook’s days',
    'Los días de la cocina',
    'Market, tortillas and the chef’s table',
    'Mercado, tortillas y la mesa del chef',
    'market-noon',
    [
      ['market-walk-and-ceviche', 2],
      ['tortillas-from-the-grain', 2],
      ['chef-s-table-on-the-terrace', 2],
    ],
    87,
  ],
  [
    'Golf and rest',
    'Golf y descanso',
    'Eighteen, then the stones',
    'Dieciocho hoyos y luego las piedras',
    'golf-noon',
    [
      ['eighteen-with-a-view', 2],
      ['the-stone-ritual', 2],
    ],
    88,
  ],
  [
    'With the grandchildren',
    'Con los nietos',
    'Explorers, the pool day and a portrait',
    'Exploradores, día de alberca y retrato',
    'pool-noon',
    [
      ['little-explorers', 2],
      ['courtyard-pool-residents-day', 4],
      ['family-portrait-at-dusk', 1],
    ],
    85,
  ],
  [
    'Under the ground',
    'Bajo la tierra',
    'Three cenotes in two days',
    'Tres cenotes en dos días',
    'cenote-noon',
    [
      ['cenote-of-the-seven-lights', 2],
      ['two-cenotes-by-bicycle', 2],
    ],
    90,
  ],
  [
    'The quiet week',
    'La semana tranquila',
    'Yoga, breath and honey',
    'Yoga, respiración y miel',
    'spa-dawn',
    [
      ['yoga-over-the-bay', 5],
      ['breath-and-cold-water', 2],
      ['cacao-and-honey-wrap', 1],
    ],
    80,
  ],
  [
    'Pacific morning',
    'Mañana en el Pacífico',
    'Whales, then aguachile',
    'Ballenas y luego aguachile',
    'coralina-dawn',
    [
      ['whales-from-the-boat', 2],
      ['aguachile-at-noon', 2],
    ],
    90,
  ],
  [
    'Lagoon days',
    'Días de laguna',
    'Kayak, birds and a picnic by boat',
    'Kayak, aves y un día de campo en bote',
    'selva-noon',
    [
      ['the-mangrove-by-kayak', 2],
      ['birds-at-dawn', 2],
      ['picnic-at-the-lagoon', 2],
    ],
    86,
  ],
  [
    'A proposal and a supper',
    'Una propuesta y una cena',
    'The secret, the roof and the photographs',
    'El secreto, la azotea y las fotografías',
    'dining-night',
    [
      ['a-proposal-kept-secret', 1],
      ['supper-under-the-stars', 2],
      ['family-portrait-at-dusk', 1],
    ],
    90,
  ],
]

const DESCRIPTION: Bilingual = {
  en: 'Everything below for one price. The concierge settles the hours with you on the day before, and each part can be had on a day of its own within your stay.',
  es: 'Todo lo que aparece abajo por un solo precio. El concierge acuerda las horas con usted un día antes, y cada parte puede disfrutarse en un día distinto de su estancia.',
}

/** Twelve packages, each cheaper than its parts together. */
export function packages(products: readonly CastProductRow[], details: readonly ProductDetailRow[]) {
  const firstDetail = (slug: string): ProductDetailRow => {
    const product = products.find((one) => one.slug === slug.replace('chef-s', 'chefs'))
    const detail = details.find((one) => one.product_id === product?.id)
    if (!detail) throw new Error(`A package names ${slug}, which is not for sale`)
    return detail
  }
  const hotelOfPart = (slug: string) =>
    products.find(({ id }) => id === firstDetail(slug).product_id)?.hotel_id ?? null
  const rows = PACKAGES.map(([en, es, lineEn, lineEs, picture, parts, percent], index) => ({
    id: index + 1,
    slug: slugOf(en),
    hotel_id: hotelOf(picture) ?? parts.map(([slug]) => hotelOfPart(slug)).find((id) => id !== null) ?? null,
    name: { en, es },
    metatag: { en: lineEn, es: lineEs },
    description: DESCRIPTION,
    sale_cents: Math.round(
      (parts.reduce((total, [slug, quantity]) => total + firstDetail(slug).sale_cents * quantity, 0) *
        percent) /
        100,
    ),
    currency: 'USD' as const,
    sihot_service: `PK${String(index + 1).padStart(3, '0')}`,
    picture,
  }))
  const lines = PACKAGES.flatMap(([, , , , , parts], index) =>
    parts.map(([slug, quantity], at) => ({
      package_id: index + 1,
      position: at + 1,
      detail_id: firstDetail(slug).id,
      quantity,
    })),
  )
  const pictures = rows.flatMap((row) => {
    const own = lines.filter((line) => line.package_id === row.id)
    const drawn = own.map((line) => details.find((detail) => detail.id === line.detail_id)?.product_id)
    const scenes = new Set([
      row.picture,
      ...products.filter((one) => drawn.includes(one.id)).map((one) => one.picture),
    ])
    return [...scenes].map((picture, at) => ({ package_id: row.id, position: at + 1, picture }))
  })
  return { rows, lines, pictures }
}
