import type { Bilingual } from '../../kernel/language.ts'

interface Offer {
  code: string
  title: Bilingual
  summary: Bilingual
  body: Bilingual
  disclaimer: Bilingual
  percent_off: number | null
  picture: string
  /** Days from today. */
  from: number
  to: number
}

const SHARED_TERMS: Bilingual = {
  en: 'Valid for friends and family of owners, on new reservations, subject to availability and outside blackout dates. It cannot be combined with other promotions and has no cash value.',
  es: 'Válida para amistades y familiares de propietarios, en reservaciones nuevas, sujeta a disponibilidad y fuera de fechas restringidas. No se combina con otras promociones ni se canjea por efectivo.',
}

/** What the club offers to the friends of its owners these weeks. */
export const OFFERS: readonly Offer[] = [
  {
    code: 'FRIENDS-SERENA',
    title: { en: 'Your friends at Bahía Serena', es: 'Sus amistades en Bahía Serena' },
    summary: {
      en: 'A quarter less on stays of four nights or more.',
      es: 'Una cuarta parte menos en estancias de cuatro noches o más.',
    },
    body: {
      en: 'Friends of our owners are good neighbors. Reserve with the code FRIENDS-SERENA and pay a quarter less on stays of four nights or more.',
      es: 'Las amistades de nuestros propietarios son buenos vecinos. Reserve con el código FRIENDS-SERENA y pague una cuarta parte menos en estancias de cuatro noches o más.',
    },
    disclaimer: SHARED_TERMS,
    percent_off: 25,
    picture: 'serena-dawn',
    from: -30,
    to: 75,
  },
  {
    code: 'CORALINA-WHALES',
    title: { en: 'Whale weeks at Punta Coralina', es: 'Semanas de ballenas en Punta Coralina' },
    summary: {
      en: 'Three nights for the price of two while the whales pass.',
      es: 'Tres noches por el precio de dos mientras pasan las ballenas.',
    },
    body: {
      en: 'From the terrace one sees them with the first coffee. The third night is on the house, with one boat morning for two.',
      es: 'Desde la terraza se ven con el primer café. La tercera noche va por la casa, con una mañana en lancha para dos personas.',
    },
    disclaimer: SHARED_TERMS,
    percent_off: 33,
    picture: 'coralina-dusk',
    from: -12,
    to: 110,
  },
  {
    code: 'SELVA-REST',
    title: { en: 'A week of rest at Selva Azul', es: 'Una semana de descanso en Selva Azul' },
    summary: {
      en: 'Seven nights with a daily hour at the spa.',
      es: 'Siete noches con una hora diaria en el spa.',
    },
    body: {
      en: 'Seven nights by the lagoon, one hour at the spa each day, and nothing else on the calendar.',
      es: 'Siete noches junto a la laguna, una hora diaria en el spa y nada más en la agenda.',
    },
    disclaimer: SHARED_TERMS,
    percent_off: 20,
    picture: 'selva-noon',
    from: -3,
    to: 60,
  },
  {
    code: 'LONG-TABLE',
    title: { en: 'The long table', es: 'La mesa larga' },
    summary: {
      en: 'Dinner for eight when you bring a family who has never been.',
      es: 'Cena para ocho al traer a una familia que nunca ha venido.',
    },
    body: {
      en: 'Bring a family who has not stayed with us, and the kitchen sets a table for eight on the first evening.',
      es: 'Traiga a una familia que no se haya hospedado con nosotros, y la cocina pone una mesa para ocho la primera noche.',
    },
    disclaimer: SHARED_TERMS,
    percent_off: null,
    picture: 'dining-dusk',
    from: -20,
    to: 90,
  },
]
