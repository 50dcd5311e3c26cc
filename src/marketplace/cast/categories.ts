import type { Bilingual } from '../../kernel/language.ts'

/** What people say for what the catalogue calls otherwise. */
export const SYNONYMS: readonly { word: string; means: string }[] = [
  { word: 'spa', means: 'wellbeing' },
  { word: 'spa', means: 'bienestar' },
  { word: 'supper', means: 'dinner' },
  { word: 'dinner', means: 'supper' },
  { word: 'restaurant', means: 'table' },
  { word: 'restaurante', means: 'mesa' },
  { word: 'taxi', means: 'transfer' },
  { word: 'taxi', means: 'traslado' },
  { word: 'scuba', means: 'dive' },
  { word: 'yacht', means: 'sail' },
  { word: 'yate', means: 'vela' },
  { word: 'kids', means: 'children' },
]

export type Section = 'Servicios Hoteleros' | 'Categorías' | 'Services'

/** The categories by the key that the products name, with their subcategories. */
export const CATEGORIES: readonly {
  key: string
  section: Section
  name: Bilingual
  subs: readonly Bilingual[]
}[] = [
  {
    key: 'transfer',
    section: 'Servicios Hoteleros',
    name: { en: 'Transfers', es: 'Traslados' },
    subs: [
      { en: 'Airport', es: 'Aeropuerto' },
      { en: 'Around the region', es: 'Por la región' },
    ],
  },
  {
    key: 'resort',
    section: 'Servicios Hoteleros',
    name: { en: 'Days at the resort', es: 'Días en el resort' },
    subs: [
      { en: 'Pool and beach', es: 'Alberca y playa' },
      { en: 'At your residence', es: 'En su residencia' },
    ],
  },
  {
    key: 'sea',
    section: 'Categorías',
    name: { en: 'On the water', es: 'En el agua' },
    subs: [
      { en: 'Under sail', es: 'A vela' },
      { en: 'Reef and diving', es: 'Arrecife y buceo' },
      { en: 'Kayak and board', es: 'Kayak y tabla' },
    ],
  },
  {
    key: 'land',
    section: 'Categorías',
    name: { en: 'On land', es: 'En tierra' },
    subs: [
      { en: 'Cenotes and ruins', es: 'Cenotes y ruinas' },
      { en: 'Golf and tennis', es: 'Golf y tenis' },
      { en: 'Walks and wildlife', es: 'Caminatas y fauna' },
    ],
  },
  {
    key: 'table',
    section: 'Categorías',
    name: { en: 'At the table', es: 'En la mesa' },
    subs: [
      { en: 'Dinners', es: 'Cenas' },
      { en: 'Markets and classes', es: 'Mercados y clases' },
    ],
  },
  {
    key: 'spa',
    section: 'Services',
    name: { en: 'Wellbeing', es: 'Bienestar' },
    subs: [
      { en: 'Treatments', es: 'Tratamientos' },
      { en: 'Movement', es: 'Movimiento' },
    ],
  },
  {
    key: 'family',
    section: 'Services',
    name: { en: 'Families and care', es: 'Familias y cuidado' },
    subs: [
      { en: 'Children', es: 'Niñas y niños' },
      { en: 'Photographs and occasions', es: 'Fotografías y ocasiones' },
    ],
  },
]
