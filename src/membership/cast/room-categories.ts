import type { Bilingual } from '../../kernel/language.ts'

export interface RoomCategoryRow {
  id: number
  hotel_id: number
  code: string
  name: Bilingual
  description: Bilingual
  beds: Bilingual
  sleeps: number
  square_meters: number
  units: number
  night_percent: number
  scene: string
}

export interface HousingRow {
  id: number
  hotel_id: number
  category_id: number
  number: string
  floor: number | null
}

type Kind = Omit<RoomCategoryRow, 'id' | 'hotel_id' | 'units'>

const STUDIO: Kind = {
  code: 'STU',
  name: { en: 'Garden Studio', es: 'Estudio Jardín' },
  description: {
    en: 'A quiet room at garden level, with a kitchenette and a hammock under the eaves.',
    es: 'Una habitación tranquila a nivel del jardín, con cocineta y hamaca bajo el alero.',
  },
  beds: { en: '1 king', es: '1 cama king' },
  sleeps: 2,
  square_meters: 46,
  night_percent: 80,
  scene: 'studio',
}
const ONE_BEDROOM: Kind = {
  code: 'ONE',
  name: { en: 'One-bedroom Reef Residence', es: 'Residencia Arrecife, una recámara' },
  description: {
    en: 'A corner view over the reef pool, steps from the family beach.',
    es: 'Vista de esquina a la alberca del arrecife, a pasos de la playa familiar.',
  },
  beds: { en: '1 king, sofa bed', es: '1 cama king, sofá cama' },
  sleeps: 4,
  square_meters: 82,
  night_percent: 90,
  scene: 'room',
}
const TWO_BEDROOM: Kind = {
  code: 'TWO',
  name: { en: 'Two-bedroom Lagoon Residence', es: 'Residencia Laguna, dos recámaras' },
  description: {
    en: 'A terrace with a plunge pool, a full kitchen, and morning light in both bedrooms.',
    es: 'Terraza con chapoteadero, cocina completa y luz de mañana en ambas recámaras.',
  },
  beds: { en: '1 king, 2 twins, sofa bed', es: '1 cama king, 2 individuales, sofá cama' },
  sleeps: 6,
  square_meters: 128,
  night_percent: 100,
  scene: 'suite',
}
const TERRACE: Kind = {
  code: 'TER',
  name: { en: 'Two-bedroom Terrace Residence', es: 'Residencia Terraza, dos recámaras' },
  description: {
    en: 'Half of it is outdoors: a long terrace with a table for eight and a daybed in the shade.',
    es: 'La mitad está al aire libre: una terraza larga con mesa para ocho y un camastro a la sombra.',
  },
  beds: { en: '1 king, 1 queen, sofa bed', es: '1 cama king, 1 queen, sofá cama' },
  sleeps: 6,
  square_meters: 142,
  night_percent: 110,
  scene: 'terrace',
}
const SKY: Kind = {
  code: 'SKY',
  name: { en: 'Three-bedroom Sky Residence', es: 'Residencia Cielo, tres recámaras' },
  description: {
    en: 'The top floor, with a terrace all around and an outdoor kitchen.',
    es: 'El último piso, con terraza envolvente y cocina exterior.',
  },
  beds: { en: '2 kings, 2 queens', es: '2 camas king, 2 queen' },
  sleeps: 8,
  square_meters: 196,
  night_percent: 140,
  scene: 'penthouse',
}

const PLAN: readonly { hotel: number; kind: Kind; units: number }[] = [
  { hotel: 1, kind: STUDIO, units: 5 },
  { hotel: 1, kind: ONE_BEDROOM, units: 7 },
  { hotel: 1, kind: TWO_BEDROOM, units: 8 },
  { hotel: 1, kind: SKY, units: 3 },
  { hotel: 2, kind: ONE_BEDROOM, units: 7 },
  { hotel: 2, kind: TWO_BEDROOM, units: 6 },
  { hotel: 2, kind: TERRACE, units: 5 },
  { hotel: 2, kind: SKY, units: 2 },
  { hotel: 3, kind: STUDIO, units: 6 },
  { hotel: 3, kind: ONE_BEDROOM, units: 6 },
  { hotel: 3, kind: TERRACE, units: 5 },
]

/** The room categories of the three resorts: eleven in all, sixty residences. */
export function roomCategories(): RoomCategoryRow[] {
  return PLAN.map(({ hotel, kind, units }, index) => ({ ...kind, id: index + 1, hotel_id: hotel, units }))
}

/** Each category's residences: a floor of its own, numbered along the corridor (1201, 1202 ...). */
export function residences(categories: readonly RoomCategoryRow[]): HousingRow[] {
  const rows: HousingRow[] = []
  for (const category of categories) {
    const floor = 10 + category.id
    for (let door = 1; door <= category.units; door++) {
      rows.push({
        id: rows.length + 1,
        hotel_id: category.hotel_id,
        category_id: category.id,
        number: `${floor}${String(door).padStart(2, '0')}`,
        floor,
      })
    }
  }
  return rows
}
