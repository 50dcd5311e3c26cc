import type { Bilingual } from '../../kernel/language.ts'

/** What a product's own page tells besides its description. */
export interface ProductTold {
  included: readonly Bilingual[]
  goodToKnow: Bilingual
  meetingPoint: Bilingual | null
  /** What to bring, and who serves it with their phone. */
  bring: Bilingual | null
  contact: readonly [name: string, phone: string] | null
  /** The limit of free cancelling, in hours before it begins. */
  cancelHours: number | null
  groupSize: number | null
  /** Where it differs from what its category tells. */
  description?: Bilingual
}

const text = (en: string, es: string): Bilingual => ({ en, es })

/** By category: what is included, where one meets, how many go together, and what is good to know. */
export const TOLD: Record<string, ProductTold> = {
  transfer: {
    included: [
      text('Driver, fuel, tolls and parking', 'Chofer, combustible, casetas y estacionamiento'),
      text('Water, a charger and Wi-Fi on board', 'Agua, cargador y Wi-Fi a bordo'),
      text('An hour of waiting at the airport', 'Una hora de espera en el aeropuerto'),
    ],
    goodToKnow: text(
      'If your flight is late, so is the car, at no charge.',
      'Si su vuelo llega tarde, el auto también, sin costo.',
    ),
    meetingPoint: text(
      'On arrival past customs, under a sign with your name; on departure the main lobby',
      'A su llegada, después de la aduana, con un letrero con su nombre; a su salida, el lobby principal',
    ),
    bring: null,
    contact: ['Don Chucho', '+52 998 555 0161'],
    cancelHours: null,
    groupSize: null,
  },
  resort: {
    included: [
      text('Towels, shade and cold water', 'Toallas, sombra y agua fría'),
      text('Service at the lounger or at your door', 'Servicio en el camastro o a su puerta'),
    ],
    goodToKnow: text(
      'The concierge confirms the hour on the day before; it can be changed until then.',
      'El concierge confirma la hora un día antes; hasta entonces puede cambiarse.',
    ),
    meetingPoint: text('The concierge desk', 'El escritorio del concierge'),
    bring: null,
    contact: ['Lorena Uicab', '+52 998 555 0142'],
    cancelHours: null,
    groupSize: null,
  },
  sea: {
    included: [
      text('Mask, fins and vest in every size', 'Visor, aletas y chaleco de todas las tallas'),
      text('Fresh water, fruit and a towel', 'Agua, fruta y toalla'),
      text('Reef conservation fee', 'Cuota de conservación del arrecife'),
    ],
    goodToKnow: text(
      'If the harbor master closes the port, we move your date or return the full amount.',
      'Si la capitanía cierra el puerto, cambiamos su fecha o devolvemos el importe completo.',
    ),
    meetingPoint: text('The lobby pier', 'El muelle del lobby'),
    bring: text(
      'Swimwear, a towel and reef-safe sunscreen',
      'Traje de baño, una toalla y bloqueador biodegradable',
    ),
    contact: ['Diego Canché', '+52 998 555 0147'],
    cancelHours: 24,
    groupSize: 8,
  },
  land: {
    included: [
      text('A resident guide', 'Guía residente'),
      text('Entrance fees', 'Entradas'),
      text('Water and a light meal', 'Agua y un refrigerio'),
    ],
    goodToKnow: text(
      'In heavy rain we move your date or return the full amount.',
      'Si llueve fuerte, cambiamos su fecha o devolvemos el importe completo.',
    ),
    meetingPoint: text('The main lobby', 'El lobby principal'),
    bring: text(
      'Closed shoes, a hat and a refillable bottle',
      'Zapato cerrado, sombrero y una botella rellenable',
    ),
    contact: ['Nadia Uc', '+52 998 555 0153'],
    cancelHours: 24,
    groupSize: 10,
  },
  table: {
    included: [
      text('The whole menu, bread and coffee', 'El menú completo, pan y café'),
      text('Service', 'Servicio'),
    ],
    goodToKnow: text(
      'Tell us of allergies in the note: the kitchen cooks around them.',
      'Avísenos de alergias en la nota: la cocina las toma en cuenta.',
    ),
    meetingPoint: text('The terrace', 'La terraza'),
    bring: null,
    contact: ['Chef Irene Pech', '+52 998 555 0158'],
    cancelHours: null,
    groupSize: 12,
  },
  spa: {
    included: [
      text('Robe, slippers and tea', 'Bata, pantuflas y té'),
      text('The water circuit, before or after', 'El circuito de agua, antes o después'),
    ],
    goodToKnow: text(
      'Come half an hour early. Tell the therapist of an injury or a pregnancy.',
      'Llegue media hora antes. Avise a la terapeuta de lesiones o embarazo.',
    ),
    meetingPoint: text('The spa reception', 'La recepción del spa'),
    bring: text('Nothing: robe and sandals wait for you', 'Nada: la bata y las sandalias le esperan'),
    contact: ['Alma Rivero', '+52 998 555 0155'],
    cancelHours: 12,
    groupSize: null,
  },
  family: {
    included: [
      text('Two carers for each group', 'Dos personas de cuidado por grupo'),
      text('Materials and a snack', 'Materiales y un refrigerio'),
    ],
    goodToKnow: text(
      'Children go home with the person who brought them, or whom you name in the note.',
      'Cada menor se va con quien lo trajo, o con quien usted indique en la nota.',
    ),
    meetingPoint: text('The house of the children', 'La casa de las niñas y los niños'),
    bring: text('A change of clothes and a hat', 'Una muda de ropa y un gorro'),
    contact: ['Lucía Canul', '+52 998 555 0159'],
    cancelHours: null,
    groupSize: 10,
  },
}
