import type { ProductTold } from './included.ts'
import { BEACH_DESK, SOUTH_DOCK, inBoth as text } from './told-places.ts'

const DIVE_DESK = text('The dive desk', 'El centro de buceo')
const GOLF_HOUSE = text('The golf house', 'La casa club de golf')
const GOLF_SHOES = text('Golf shoes and a cap', 'Zapatos de golf y una gorra')
const NIGHT_WALK = text(
  'Closed shoes, long trousers and repellent; we bring the lamps',
  'Zapato cerrado, pantalón largo y repelente; las lámparas las llevamos nosotros',
)

const ON_BOARD = [
  text('The crew, and a vest in every size', 'Tripulación y chaleco de todas las tallas'),
  text('Fresh water, fruit and a towel', 'Agua, fruta y toalla'),
]
const PADDLED = [
  text('Board or boat, paddle and vest', 'Tabla o kayak, remo y chaleco'),
  text('A guide and fresh water', 'Guía y agua'),
]

/** What a round, a lesson or a match tells, where a walk with a guide tells of the guide. */
const GOLF = {
  meetingPoint: GOLF_HOUSE,
  bring: GOLF_SHOES,
  goodToKnow: text(
    'A collar and soft spikes, please. If the course closes for rain, we move your time or return the full amount.',
    'Playera con cuello y zapatos de spikes suaves, por favor. Si el campo cierra por lluvia, cambiamos su hora o devolvemos el importe completo.',
  ),
}
const WARMED_UP = text(
  'Come to the golf house twenty minutes before your tee time. The starter pairs you by handicap if you play alone; clubs can be rented there.',
  'Llegue a la casa club veinte minutos antes de su salida. Si juega sin compañía, el starter forma los grupos por hándicap; ahí mismo se rentan bastones.',
)
const CENOTE_WATER = text(
  'Sunscreen stays out of the cenotes: the water is drunk further on.',
  'En los cenotes no se usa bloqueador: más adelante esa agua se bebe.',
)

/** What one product on the water or on land alone tells, by its address; the rest is as its category has it. */
export const TOLD_OUTSIDE: Readonly<Record<string, Partial<ProductTold>>> = {
  'first-dive': {
    meetingPoint: DIVE_DESK,
    bring: text(
      'Swimwear and a towel; the equipment is ours',
      'Traje de baño y toalla; el equipo es nuestro',
    ),
    goodToKnow: text(
      'No flying in the eighteen hours after a dive. A short health form is signed before it.',
      'No se vuela en las dieciocho horas siguientes. Antes se firma un breve formulario de salud.',
    ),
  },
  'two-tank-reef-dive': {
    meetingPoint: DIVE_DESK,
    bring: text(
      'Your certification card (open water or higher), swimwear and a towel',
      'Su credencial de buceo (aguas abiertas o superior), traje de baño y una toalla',
    ),
    goodToKnow: text(
      'The boat leaves only with certified divers: the card is looked at on the pier. Without one, choose “First dive”.',
      'La lancha sale solo con personas certificadas: la credencial se revisa en el muelle. Sin ella, elija “Primer buceo”.',
    ),
    groupSize: 6,
  },
  'the-mangrove-by-kayak': { meetingPoint: SOUTH_DOCK, included: PADDLED },
  'clear-kayak-at-noon': { included: PADDLED },
  'paddleboard-lesson': { included: PADDLED },
  'sunset-under-sail': { included: ON_BOARD },
  'skippered-sloop': { included: ON_BOARD },
  'lagoon-by-rowing-boat': { meetingPoint: SOUTH_DOCK, included: ON_BOARD },
  'night-snorkel': {
    bring: text(
      'Swimwear, a towel and something warm for afterwards',
      'Traje de baño, una toalla y algo abrigador para después',
    ),
  },
  'learn-to-sail-in-three-mornings': {
    included: ON_BOARD,
    goodToKnow: text(
      'The day that you choose is the first of three mornings in a row, each from eight to eleven.',
      'El día que elija es el primero de tres mañanas seguidas, cada una de ocho a once.',
    ),
    groupSize: 4,
  },
  'fishing-with-don-beto': {
    included: [
      text('Rods, bait and ice', 'Cañas, carnada y hielo'),
      text('Life vests, water and fruit', 'Chalecos, agua y fruta'),
    ],
    bring: text(
      'Something warm for the dark, a cap and sunscreen',
      'Algo abrigador para la madrugada, una gorra y bloqueador',
    ),
  },
  'coral-nursery-visit': { meetingPoint: DIVE_DESK },
  'whales-from-the-boat': {
    included: ON_BOARD,
    meetingPoint: text('The pier of Punta Coralina', 'El muelle de Punta Coralina'),
    bring: text(
      'A windbreaker, a cap and a camera on a strap',
      'Una rompevientos, una gorra y una cámara con correa',
    ),
  },
  'surf-lesson-at-the-point': {
    included: [text('Board, rash vest and a teacher', 'Tabla, licra y quien enseña')],
    meetingPoint: text('The surf hut on the point', 'La cabaña de surf en la punta'),
    bring: text('Swimwear; boards and vests are ours', 'Traje de baño; las tablas y licras son nuestras'),
  },
  'cenote-of-the-seven-lights': {
    goodToKnow: CENOTE_WATER,
    bring: text(
      'Swimwear, a towel and closed shoes; no sunscreen',
      'Traje de baño, toalla y zapato cerrado; sin bloqueador',
    ),
  },
  'nine-before-breakfast': {
    ...GOLF,
    description: WARMED_UP,
    included: [
      text('Nine holes and the first tee', 'Nueve hoyos y la primera salida'),
      text('A caddie for each player', 'Caddie para cada quien'),
      text('Coffee and fruit at the turn', 'Café y fruta al terminar'),
    ],
    groupSize: 4,
  },
  'eighteen-with-a-view': {
    ...GOLF,
    description: WARMED_UP,
    included: [
      text('Eighteen holes', 'Dieciocho hoyos'),
      text('A cart for two players', 'Un carrito por cada dos personas'),
      text('A bucket of balls on the range', 'Una cubeta de pelotas en la práctica'),
    ],
    groupSize: 4,
  },
  'golf-clinic': {
    ...GOLF,
    description: text(
      'Chipping, bunkers and the putts that decide a round, on the practice green. Bring your own clubs or use those of the school.',
      'Approach, bunkers y los putts que deciden una ronda, en el green de práctica. Traiga sus bastones o use los de la escuela.',
    ),
    included: [
      text('A teacher for three players', 'Un maestro por cada tres personas'),
      text('Clubs, balls and water', 'Bastones, pelotas y agua'),
    ],
    groupSize: 3,
  },
  'birds-at-dawn': {
    bring: text(
      'Clothes in quiet colors and closed shoes; binoculars are ours',
      'Ropa de colores discretos y zapato cerrado; los binoculares son nuestros',
    ),
  },
  'turtle-watch': {
    included: [
      text('A guardian of the beach', 'Alguien que cuida la playa'),
      text('Red lamps and hot chocolate', 'Lámparas rojas y chocolate caliente'),
    ],
    meetingPoint: BEACH_DESK,
    bring: text(
      'Dark clothes and sandals; no lamps, no flash',
      'Ropa oscura y sandalias; sin lámparas ni flash',
    ),
    goodToKnow: text(
      'The turtles decide: on a night without them you come again at no charge.',
      'Las tortugas deciden: si una noche no llegan, vuelve otra sin costo.',
    ),
  },
  'two-cenotes-by-bicycle': {
    included: [
      text('A resident guide, bicycle and helmet', 'Guía residente, bicicleta y casco'),
      text('Entrance fees, water and lunch', 'Entradas, agua y comida'),
    ],
    goodToKnow: CENOTE_WATER,
    bring: text(
      'Swimwear under your clothes, closed shoes and a towel',
      'Traje de baño bajo la ropa, zapato cerrado y una toalla',
    ),
  },
  'tennis-with-the-pro': {
    description: text(
      'An hour for you alone or for the two of you, at your level. The pro warms up with you and chooses the drills.',
      'Una hora individual o en pareja, a su nivel. El profesional calienta con usted y elige los ejercicios.',
    ),
    included: [
      text('The court and the pro', 'La cancha y el profesional'),
      text('Racket, balls and water', 'Raqueta, pelotas y agua'),
    ],
    meetingPoint: text('The clay courts', 'Las canchas de arcilla'),
    bring: text('Shoes for clay; rackets are ours', 'Tenis para arcilla; las raquetas son nuestras'),
    goodToKnow: text(
      'If it rains the hour moves to another morning of your stay.',
      'Si llueve, la hora pasa a otra mañana de su estancia.',
    ),
  },
  'night-walk-in-the-jungle': { bring: NIGHT_WALK },
  'lighthouse-climb': {
    included: [text('The keeper’s tour and water', 'El recorrido con el farero y agua')],
    meetingPoint: text('The foot of the lighthouse', 'Al pie del faro'),
    groupSize: 8,
    goodToKnow: text(
      'One hundred and twelve steps, and no lift. Closed shoes, please.',
      'Ciento doce escalones y sin elevador. Zapato cerrado, por favor.',
    ),
  },
  'ride-along-the-beach': {
    included: [text('A calm horse, a helmet and a guide', 'Un caballo tranquilo, casco y guía')],
    meetingPoint: text('The stables', 'Las caballerizas'),
    bring: text('Long trousers and closed shoes', 'Pantalón largo y zapato cerrado'),
    goodToKnow: text(
      'Helmets in every size. The hour follows the tide: the stables write to you on the day before.',
      'Hay cascos de todas las tallas. La hora sigue a la marea: las caballerizas le escriben un día antes.',
    ),
  },
  'orchids-and-honey': {
    included: [
      text(
        'The gardener’s tour and a tasting of honeys',
        'El recorrido del jardín y una degustación de mieles',
      ),
    ],
    meetingPoint: text('The garden gate', 'La puerta del jardín'),
    bring: text('A hat; veils are ours', 'Un sombrero; los velos son nuestros'),
  },
  'stargazing-at-the-pier': {
    included: [text('Telescope, blankets and an astronomer', 'Telescopio, cobijas y una astrónoma')],
    meetingPoint: text('The pier', 'El muelle'),
    bring: text('Something warm; blankets are ours', 'Algo abrigador; las cobijas son nuestras'),
    goodToKnow: text(
      'Under clouds we move your evening or return the full amount.',
      'Si está nublado, cambiamos su noche o devolvemos el importe completo.',
    ),
  },
}
