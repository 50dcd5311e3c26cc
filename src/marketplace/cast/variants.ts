import type { Bilingual } from '../../kernel/language.ts'

export interface Variant {
  name: Bilingual
  /** Who it is for, or what sets it apart. */
  hint: Bilingual | null
  /** Percent of the product's base price. */
  percent: number
  capacity: number | null
  extraPercent: number | null
}

const variant = (
  en: string,
  es: string,
  percent: number,
  capacity: number | null,
  extraPercent: number | null = null,
  hint: Bilingual | null = null,
) => ({ name: { en, es }, percent, capacity, extraPercent, hint }) satisfies Variant

const hint = (en: string, es: string): Bilingual => ({ en, es })

/** How a kind of product is sold. */
export const VARIANTS = {
  people: [
    variant('Adult', 'Adulto', 100, 16, null, hint('13 years and over', '13 años o más')),
    variant(
      'Child, 4 to 12',
      'Menor, 4 a 12 años',
      60,
      10,
      null,
      hint('With an adult', 'Con una persona adulta'),
    ),
  ],
  place: [
    variant('Shared', 'Compartido', 100, 12),
    variant(
      'Private, up to six',
      'Privado, hasta seis',
      480,
      2,
      20,
      hint('The whole experience to yourselves', 'Toda la experiencia para ustedes'),
    ),
  ],
  car: [
    variant('Sedan, up to 3', 'Sedán, hasta 3', 100, 12, 15),
    variant('Van, up to 8', 'Camioneta, hasta 8', 160, 8, 12),
    variant('Accessible van, up to 5', 'Camioneta accesible, hasta 5', 160, 2, 12),
  ],
  length: [variant('50 minutes', '50 minutos', 100, 8), variant('80 minutes', '80 minutos', 145, 6)],
  seats: [variant('One seat', 'Un lugar', 100, 12), variant('Table for two', 'Mesa para dos', 190, 6)],
  day: [variant('Half day', 'Medio día', 100, 10), variant('Whole day', 'Día completo', 170, 8)],
  one: [variant('As described', 'Como se describe', 100, null)],
} as const satisfies Record<string, readonly Variant[]>

export type VariantKind = keyof typeof VARIANTS
