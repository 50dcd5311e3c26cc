import type { Bilingual } from '../../kernel/language.ts'

/** What is charged to contracts now and then: an order or a repair, with the letters of its number. */
export const CHARGES: readonly { letter: string; concept: Bilingual; quantity: number; dollars: number }[] = [
  {
    letter: 'OR',
    concept: { en: 'Catamaran to the outer islands', es: 'Catamarán a las islas' },
    quantity: 2,
    dollars: 180,
  },
  {
    letter: 'OR',
    concept: { en: 'Private airport transfer', es: 'Traslado privado al aeropuerto' },
    quantity: 1,
    dollars: 65,
  },
  {
    letter: 'MT',
    concept: { en: 'Minor maintenance, terrace door', es: 'Mantenimiento menor, puerta de terraza' },
    quantity: 1,
    dollars: 214,
  },
  {
    letter: 'OR',
    concept: { en: 'The stone ritual', es: 'El ritual de las piedras' },
    quantity: 2,
    dollars: 140,
  },
  {
    letter: 'MT',
    concept: { en: 'Air conditioning service', es: 'Servicio de aire acondicionado' },
    quantity: 3,
    dollars: 48,
  },
  {
    letter: 'OR',
    concept: { en: 'Sunset under sail', es: 'Atardecer a vela' },
    quantity: 2,
    dollars: 85,
  },
  {
    letter: 'MT',
    concept: { en: 'New seal of the shower', es: 'Sello nuevo de la regadera' },
    quantity: 1,
    dollars: 92,
  },
  {
    letter: 'OR',
    concept: { en: 'Breakfast on the terrace', es: 'Desayuno en la terraza' },
    quantity: 4,
    dollars: 26,
  },
  {
    letter: 'MT',
    concept: { en: 'Balcony rail, paint', es: 'Pintura del barandal' },
    quantity: 1,
    dollars: 168,
  },
  {
    letter: 'OR',
    concept: { en: 'The mangrove by kayak', es: 'El manglar en kayak' },
    quantity: 2,
    dollars: 60,
  },
  {
    letter: 'MT',
    concept: { en: 'Water heater, new valve', es: 'Válvula nueva del calentador' },
    quantity: 1,
    dollars: 131,
  },
  {
    letter: 'OR',
    concept: { en: 'An evening at the chef’s table', es: 'Una noche en la mesa del chef' },
    quantity: 2,
    dollars: 118,
  },
]
