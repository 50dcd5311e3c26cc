import type { Bilingual } from '../../kernel/language.ts'

export interface Variant {
  name: Bilingual
  /** Who it is for, or what sets it apart. */
  hint: Bilingual | null
  /** Percent of the product's base price. */
  percent: number
  capacity: number | null
  extraPercent: number | null
  /** How many one is for, for how many of them its price is, how many of it a line may have, and whether it is a child's. */
  people: number
  peopleInPrice: number | null
  most: number
  child: boolean
  /** How long it takes; null: as long as the product. */
  minutes: number | null
}

const ONE = {
  extraPercent: null,
  hint: null,
  people: 1,
  peopleInPrice: null,
  most: 16,
  child: false,
  minutes: null,
}

const variant = (
  en: string,
  es: string,
  percent: number,
  capacity: number | null,
  more: Partial<Variant> = {},
): Variant => ({ name: { en, es }, percent, capacity, ...ONE, ...more })

const hint = (en: string, es: string): Bilingual => ({ en, es })

/** How a kind of product is sold. */
export const VARIANTS = {
  people: [
    variant('Adult', 'Adulto', 100, 16, { hint: hint('13 years and over', '13 años o más') }),
    variant('Child, 4 to 12', 'Menor, 4 a 12 años', 60, 10, {
      hint: hint('With an adult', 'Con una persona adulta'),
      child: true,
      most: 10,
    }),
  ],
  /** Not for children: below the surface, say. */
  adults: [variant('Adult', 'Adulto', 100, 16, { hint: hint('13 years and over', '13 años o más') })],
  place: [
    variant('Shared', 'Compartido', 100, 12),
    variant('Private, up to six', 'Privado, hasta seis', 480, 2, {
      hint: hint('The whole experience to yourselves', 'Toda la experiencia para ustedes'),
      people: 6,
      most: 2,
    }),
  ],
  car: [
    variant('Sedan, up to 3', 'Sedán, hasta 3', 100, 12, {
      hint: hint('Three bags', 'Tres maletas'),
      people: 3,
      most: 3,
    }),
    variant('Van, up to 8', 'Camioneta, hasta 8', 160, 8, {
      hint: hint('Eight bags; the price is for six', 'Ocho maletas; el precio es para seis personas'),
      extraPercent: 12,
      people: 8,
      peopleInPrice: 6,
      most: 3,
    }),
    variant('Accessible van, up to 5', 'Camioneta accesible, hasta 5', 160, 2, {
      hint: hint('A ramp, and room for a wheelchair', 'Con rampa y lugar para silla de ruedas'),
      people: 5,
      most: 2,
    }),
  ],
  hired: [
    variant('Sedan, up to 3', 'Sedán, hasta 3', 100, 12, { people: 3, most: 3 }),
    variant('Van, up to 8', 'Camioneta, hasta 8', 160, 8, { people: 8, most: 3 }),
  ],
  length: [
    variant('50 minutes', '50 minutos', 100, 8, { people: 2, most: 8, minutes: 50 }),
    variant('80 minutes', '80 minutos', 145, 6, { people: 2, most: 6, minutes: 80 }),
  ],
  seats: [
    variant('One seat', 'Un lugar', 100, 12),
    variant('Table for two', 'Mesa para dos', 190, 6, { people: 2, most: 6 }),
  ],
  players: [
    variant('One player', 'Un jugador', 100, 12),
    variant('One player, clubs included', 'Un jugador, bastones incluidos', 130, 6),
  ],
  guests: [
    variant('One place', 'Un lugar', 100, 12),
    variant('Two places', 'Dos lugares', 190, 6, { people: 2, most: 6 }),
  ],
  day: [
    variant('Half day', 'Medio día', 100, 10, { people: 4, most: 10 }),
    variant('Whole day', 'Día completo', 170, 8, { people: 4, most: 8 }),
  ],
  one: [variant('As described', 'Como se describe', 100, null, { people: 12, most: 5 })],
} as const satisfies Record<string, readonly Variant[]>

export type VariantKind = keyof typeof VARIANTS
