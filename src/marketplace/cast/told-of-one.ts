import type { ProductTold } from './included.ts'
import { TOLD_OUTSIDE } from './told-outside.ts'
import { BEACH_DESK, SOUTH_DOCK, inBoth as text } from './told-places.ts'

const RESIDENCE = text('Your residence', 'Su residencia')
const LOBBY = text('The main lobby', 'El lobby principal')
const POOL = text('The courtyard pool', 'La alberca del patio')
const KITCHEN = text('The open kitchen', 'La cocina abierta')
const SWIMWEAR = text('Swimwear and sunscreen', 'Traje de baño y bloqueador')
const SWIM = text('Swimwear; towels are at the pool', 'Traje de baño; hay toallas en la alberca')
const JACKET = text(
  'A light jacket; the bay cools after nine',
  'Una chamarra ligera; la bahía refresca después de las nueve',
)
const IN_RESIDENCE = { meetingPoint: RESIDENCE, bring: null }
const KITCHEN_COMES = text(
  'In your own residence, at the hour you choose. The concierge confirms it on the day before and asks what you like.',
  'En su propia residencia y a la hora que elija. El concierge la confirma un día antes y pregunta sus gustos.',
)

/** What one product alone tells, by its address; the rest is as its category has it. */
export const TOLD_OF_ONE: Readonly<Record<string, Partial<ProductTold>>> = {
  'ride-to-the-ferry': {
    included: [
      text('Driver, fuel and tolls', 'Chofer, combustible y casetas'),
      text('Water, a charger and Wi-Fi on board', 'Agua, cargador y Wi-Fi a bordo'),
    ],
    meetingPoint: text(
      'The main lobby; coming back, the foot of the pier',
      'El lobby principal; de regreso, la entrada del muelle',
    ),
    goodToKnow: text(
      'Write the boat in the note: the car leaves in time for it.',
      'Anote su ferry en la nota: el auto sale a tiempo.',
    ),
  },
  ...TOLD_OUTSIDE,
  'between-our-resorts': {
    meetingPoint: LOBBY,
    goodToKnow: text(
      'Four hours on the road, with a stop halfway. Tell us in the note which way you go.',
      'Cuatro horas de camino, con una parada a la mitad. Indique en la nota en qué sentido viaja.',
    ),
  },
  'driver-for-the-evening': {
    meetingPoint: LOBBY,
    goodToKnow: text(
      'An hour more can be arranged with the driver, and is paid to him.',
      'Una hora más se acuerda con el chofer y se le paga a él.',
    ),
  },
  'driver-for-the-day': {
    meetingPoint: LOBBY,
    goodToKnow: text(
      'Two hundred kilometers are included. Tell the driver your route the evening before.',
      'Se incluyen doscientos kilómetros. Comente su ruta al chofer la tarde anterior.',
    ),
  },
  'meet-at-the-gate': {
    included: [
      text('Somebody from the club at the arrivals door', 'Alguien del club en la puerta de llegadas'),
      text('Help with bags and papers', 'Ayuda con el equipaje y los documentos'),
    ],
    meetingPoint: text('Arrivals, past customs', 'Llegadas, después de la aduana'),
    goodToKnow: text(
      'Write your flight in the note: we are there when it lands, early or late.',
      'Anote su vuelo en la nota: estamos ahí cuando aterrice, temprano o tarde.',
    ),
  },
  'courtyard-pool-residents-day': { meetingPoint: POOL, bring: SWIM },
  'beach-cabana': { meetingPoint: BEACH_DESK, bring: SWIMWEAR },
  'hammock-grove': {
    meetingPoint: text('The grove, behind the loggia', 'La arboleda, detrás de la terraza'),
  },
  'sunbeds-on-the-point': { meetingPoint: text('The point', 'La punta'), bring: SWIMWEAR },
  'pool-by-candlelight': { meetingPoint: POOL, bring: SWIM },
  'day-at-punta-coralina': {
    meetingPoint: text('The beach club of Punta Coralina', 'El club de playa de Punta Coralina'),
    bring: SWIMWEAR,
  },
  'stocked-kitchen': {
    ...IN_RESIDENCE,
    description: text(
      'Bread, fruit, milk, coffee and what you write in the note, put away before you arrive.',
      'Pan, fruta, leche, café y lo que anote, todo en su lugar antes de que llegue.',
    ),
    included: [text('Shopping, delivery and putting away', 'Compra, entrega y acomodo')],
  },
  'private-chef-at-home': {
    ...IN_RESIDENCE,
    description: KITCHEN_COMES,
    included: [
      text('The cook, the shopping and a clean kitchen', 'Quien cocina, la compra y la cocina limpia'),
    ],
  },
  'breakfast-on-the-terrace': {
    ...IN_RESIDENCE,
    description: KITCHEN_COMES,
    included: [text('Bread, eggs, fruit, juice and coffee', 'Pan, huevos, fruta, jugo y café')],
  },
  'late-check-out': {
    ...IN_RESIDENCE,
    description: text(
      'Keep your residence for the afternoon of your last day: swim, have lunch, and leave at six.',
      'Conserve su residencia la tarde de su último día: nade, coma y salga a las seis.',
    ),
    included: [text('The residence until six in the evening', 'La residencia hasta las seis de la tarde')],
    goodToKnow: text(
      'Choose the day on which you leave. The concierge confirms it the evening before.',
      'Elija el día de su salida. El concierge la confirma la tarde anterior.',
    ),
  },
  'flowers-for-the-residence': {
    ...IN_RESIDENCE,
    description: text(
      'Cut the same morning and arranged in your residence before you come in.',
      'Se cortan esa misma mañana y se arreglan en su residencia antes de que entre.',
    ),
    included: [
      text('Flowers, vases and fresh water while they last', 'Flores, floreros y agua fresca mientras duren'),
    ],
  },
  'laundry-by-the-bag': {
    ...IN_RESIDENCE,
    description: text(
      'Leave the bag at your door before nine; it comes back folded the next morning.',
      'Deje la bolsa a su puerta antes de las nueve; regresa doblada a la mañana siguiente.',
    ),
    included: [text('Washing, drying and folding', 'Lavado, secado y doblado')],
    goodToKnow: text(
      'What has to be ironed, write in the note.',
      'Lo que deba plancharse, indíquelo en la nota.',
    ),
  },
  'chefs-table-on-the-terrace': { bring: JACKET },
  'market-walk-and-ceviche': {
    meetingPoint: LOBBY,
    bring: text('Closed shoes and an appetite', 'Zapato cerrado y buen apetito'),
  },
  'lobster-on-the-sand': { meetingPoint: text('The north beach', 'La playa norte') },
  'tortillas-from-the-grain': { meetingPoint: KITCHEN },
  'supper-under-the-stars': { meetingPoint: text('The roof', 'La azotea'), bring: JACKET },
  'chocolate-from-bean-to-cup': { meetingPoint: KITCHEN },
  'mezcal-slowly': { meetingPoint: text('The loggia', 'La terraza interior') },
  'aguachile-at-noon': {
    meetingPoint: text('The pier of Punta Coralina', 'El muelle de Punta Coralina'),
  },
  'cook-with-dona-elvia': {
    meetingPoint: LOBBY,
    goodToKnow: text(
      'Ten minutes on foot to her kitchen, together. Tell us of allergies in the note.',
      'Son diez minutos a pie hasta su cocina, en grupo. Avísenos de alergias en la nota.',
    ),
  },
  'tea-on-the-loggia': { meetingPoint: text('The loggia', 'La terraza interior') },
  'picnic-at-the-lagoon': {
    meetingPoint: SOUTH_DOCK,
    bring: text('Swimwear and a hat', 'Traje de baño y sombrero'),
  },
  'yoga-over-the-bay': {
    description: text(
      'On the wooden deck above the water, for those who begin and those who have long begun. The teacher asks of injuries before the first pose.',
      'En la plataforma de madera sobre el agua, para quien empieza y para quien lleva años. Antes de la primera postura se pregunta por lesiones.',
    ),
    included: [
      text('Mat, blocks and a towel', 'Tapete, bloques y toalla'),
      text('Tea afterwards', 'Té al terminar'),
    ],
    meetingPoint: text('The deck over the bay', 'La plataforma sobre la bahía'),
    bring: text('Comfortable clothes', 'Ropa cómoda'),
    goodToKnow: text('Come ten minutes before seven.', 'Llegue diez minutos antes de las siete.'),
  },
  temazcal: {
    meetingPoint: text('The temazcal, behind the garden', 'El temazcal, detrás del jardín'),
    bring: text('Swimwear, a towel and nothing of metal', 'Traje de baño, toalla y nada de metal'),
  },
  'breath-and-cold-water': {
    description: text(
      'A quarter of an hour of breathing on the rim, then the water. Slowly, with somebody beside you all the time.',
      'Un cuarto de hora de respiración en la orilla y luego el agua. Despacio, y siempre con alguien a su lado.',
    ),
    included: [text('Robe, towel and hot tea', 'Bata, toalla y té caliente')],
    meetingPoint: text('The cenote of the spa', 'El cenote del spa'),
    bring: text('Swimwear', 'Traje de baño'),
  },
  'pilates-one-to-one': {
    description: text(
      'On the reformer, at your own pace, with a plan that you take home.',
      'En reformer, a su propio ritmo y con un plan para seguir en casa.',
    ),
    included: [text('Socks, towel and water', 'Calcetines, toalla y agua')],
    meetingPoint: text('The studio', 'El estudio'),
    bring: text('Comfortable clothes', 'Ropa cómoda'),
    goodToKnow: text(
      'Tell Paula of an injury or a pregnancy in the note.',
      'Avise a Paula en la nota de lesiones o embarazo.',
    ),
  },
  'swimming-lesson-for-grown-ups': {
    description: text(
      'In the quiet end of the pool, with a teacher who has seen every kind of fear.',
      'En la parte tranquila de la alberca, con alguien que ha visto todo tipo de miedos.',
    ),
    included: [text('Goggles, board and towel', 'Lentes, tabla y toalla')],
    meetingPoint: POOL,
    bring: text('Swimwear', 'Traje de baño'),
    goodToKnow: text('The water is heated all year.', 'El agua se calienta todo el año.'),
  },
  'an-evenings-babysitting': {
    ...IN_RESIDENCE,
    included: [
      text('One carer whom the resort knows well', 'Una persona de cuidado de toda confianza'),
      text('Games, stories and supper from the kitchen', 'Juegos, cuentos y cena de la cocina'),
    ],
    groupSize: 4,
  },
  'family-portrait-at-dusk': {
    included: [
      text('An hour with the photographer', 'Una hora con quien fotografía'),
      text('Forty photographs within a week', 'Cuarenta fotografías en una semana'),
    ],
    meetingPoint: text('The north beach', 'La playa norte'),
    bring: text('Light clothes that go together', 'Ropa clara que combine'),
    goodToKnow: text(
      'The light is best half an hour before the sun goes down.',
      'La mejor luz es media hora antes de que se ponga el sol.',
    ),
    groupSize: null,
  },
  'a-birthday-arranged': {
    included: [text('Cake, flowers and candles', 'Pastel, flores y velas')],
    meetingPoint: text('Your table', 'Su mesa'),
    bring: null,
    goodToKnow: text('Write the name and the age in the note.', 'Anote el nombre y la edad en la nota.'),
    groupSize: null,
  },
  'learn-to-swim': {
    included: [text('A teacher for each child', 'Una persona que enseña a cada menor')],
    meetingPoint: POOL,
    bring: SWIM,
  },
  'a-proposal-kept-secret': {
    included: [text('The place, flowers, music and a photographer', 'El lugar, flores, música y fotografía')],
    meetingPoint: text(
      'Agreed with the concierge, and told to you alone',
      'Se acuerda con el concierge y se le dice solo a usted',
    ),
    bring: text('The ring', 'El anillo'),
    goodToKnow: text(
      'We never call your residence about it: the concierge writes to you alone.',
      'Nunca llamamos a su residencia por esto: el concierge le escribe solo a usted.',
    ),
    groupSize: null,
  },
}
