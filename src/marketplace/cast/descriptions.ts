import type { Bilingual } from '../../kernel/language.ts'

/** What every product of a category has in common, told under its own line: where to meet, what to bring. */
export const DESCRIPTIONS: Record<string, Bilingual> = {
  transfer: {
    en: 'Your driver follows your flight and waits at the door or at the gate. Water and a charger are on board; the price is for the vehicle and each trip.',
    es: 'Su chofer sigue su vuelo y espera a la puerta o en la llegada. Hay agua y cargador a bordo; el precio es por vehículo y por viaje.',
  },
  resort: {
    en: 'Arranged by the concierge of your resort, who confirms the hour on the day before. Towels, water and shade are included wherever they are of use.',
    es: 'Lo prepara el concierge de su resort, que confirma la hora un día antes. Se incluyen toallas, agua y sombra donde hagan falta.',
  },
  sea: {
    en: 'Come to the meeting point twenty minutes before. Life vests in every size, fresh water and a towel are included; bring reef-safe sunscreen or take ours. The captain decides on the weather, and a day of wind costs nothing.',
    es: 'La cita es en el punto de encuentro, veinte minutos antes. Se incluyen chalecos de todas las tallas, agua y toalla; traiga bloqueador amigable con el arrecife o use el nuestro. El capitán decide según el clima, y un día de viento no se cobra.',
  },
  land: {
    en: 'Come to the meeting point ten minutes before. The guide, entrance fees and water are included; what to wear and to bring stands below.',
    es: 'La cita es en el punto de encuentro, diez minutos antes. Se incluyen guía, entradas y agua; abajo se indica qué usar y qué traer.',
  },
  table: {
    en: 'Tell us about allergies when you order, and the kitchen plans around them. Wine is poured by the glass and charged apart; service is included.',
    es: 'Indique sus alergias al pedir y la cocina lo toma en cuenta. El vino se sirve por copa y se cobra aparte; el servicio está incluido.',
  },
  spa: {
    en: 'Come half an hour early: the baths are part of it. Robe and slippers wait in your locker. Say so when you order if you are expecting or under treatment.',
    es: 'Llegue media hora antes: los baños son parte de la visita. Bata y sandalias esperan en su casillero. Avise al hacer su pedido de un embarazo o de un tratamiento.',
  },
  family: {
    en: 'The people who do this have been with us for years and know the resort by heart. The concierge calls you on the day before to settle the details.',
    es: 'Quienes lo hacen llevan años con nosotros y conocen el resort de memoria. El concierge le llama un día antes para acordar los detalles.',
  },
}
