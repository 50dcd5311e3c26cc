import type { ProductTold } from './included.ts'
import { BEACH_DESK, SOUTH_DOCK, inBoth as text } from './told-places.ts'

const DIVE_DESK = text('The dive desk', 'El centro de buceo')
const GOLF_HOUSE = text('The golf house', 'La casa club de golf')
const GOLF_SHOES = text('Golf shoes and a cap', 'Zapatos de golf y una gorra')
const NIGHT_WALK = text(
  'Closed shoes, long trousers and repellent; we bring the lamps',
  'Zapato cerrado, pantalón largo y repelente; las lámparas las llevamos nosotros',
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
  'the-mangrove-by-kayak': { meetingPoint: SOUTH_DOCK },
  'lagoon-by-rowing-boat': { meetingPoint: SOUTH_DOCK },
  'night-snorkel': {
    bring: text(
      'Swimwear, a towel and something warm for afterwards',
      'Traje de baño, una toalla y algo abrigador para después',
    ),
  },
  'learn-to-sail-in-three-mornings': {
    goodToKnow: text(
      'The day that you choose is the first of three mornings in a row, each from eight to eleven.',
      'El día que elija es el primero de tres mañanas seguidas, cada una de ocho a once.',
    ),
    groupSize: 4,
  },
  'fishing-with-don-beto': {
    bring: text(
      'Something warm for the dark, a cap and sunscreen',
      'Algo abrigador para la madrugada, una gorra y bloqueador',
    ),
  },
  'coral-nursery-visit': { meetingPoint: DIVE_DESK },
  'whales-from-the-boat': {
    meetingPoint: text('The pier of Punta Coralina', 'El muelle de Punta Coralina'),
    bring: text(
      'A windbreaker, a cap and a camera on a strap',
      'Una rompevientos, una gorra y una cámara con correa',
    ),
  },
  'surf-lesson-at-the-point': {
    meetingPoint: text('The surf hut on the point', 'La cabaña de surf en la punta'),
    bring: text('Swimwear; boards and vests are ours', 'Traje de baño; las tablas y licras son nuestras'),
  },
  'cenote-of-the-seven-lights': {
    bring: text(
      'Swimwear, a towel and closed shoes; no sunscreen',
      'Traje de baño, toalla y zapato cerrado; sin bloqueador',
    ),
  },
  'nine-before-breakfast': { meetingPoint: GOLF_HOUSE, bring: GOLF_SHOES },
  'eighteen-with-a-view': { meetingPoint: GOLF_HOUSE, bring: GOLF_SHOES },
  'golf-clinic': { meetingPoint: GOLF_HOUSE, bring: GOLF_SHOES, groupSize: 3 },
  'birds-at-dawn': {
    bring: text(
      'Clothes in quiet colours and closed shoes; binoculars are ours',
      'Ropa de colores discretos y zapato cerrado; los binoculares son nuestros',
    ),
  },
  'turtle-watch': {
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
    bring: text(
      'Swimwear under your clothes, closed shoes and a towel',
      'Traje de baño bajo la ropa, zapato cerrado y una toalla',
    ),
  },
  'tennis-with-the-pro': {
    meetingPoint: text('The clay courts', 'Las canchas de arcilla'),
    bring: text('Shoes for clay; rackets are ours', 'Tenis para arcilla; las raquetas son nuestras'),
    goodToKnow: text(
      'If it rains the hour moves to another morning of your stay.',
      'Si llueve, la hora pasa a otra mañana de su estancia.',
    ),
  },
  'night-walk-in-the-jungle': { bring: NIGHT_WALK },
  'lighthouse-climb': {
    meetingPoint: text('The foot of the lighthouse', 'Al pie del faro'),
    groupSize: 8,
    goodToKnow: text(
      'One hundred and twelve steps, and no lift. Closed shoes, please.',
      'Ciento doce escalones y sin elevador. Zapato cerrado, por favor.',
    ),
  },
  'ride-along-the-beach': {
    meetingPoint: text('The stables', 'Las caballerizas'),
    bring: text('Long trousers and closed shoes', 'Pantalón largo y zapato cerrado'),
    goodToKnow: text(
      'Helmets in every size. The hour follows the tide: the stables write to you on the day before.',
      'Hay cascos de todas las tallas. La hora sigue a la marea: las caballerizas le escriben un día antes.',
    ),
  },
  'orchids-and-honey': { meetingPoint: text('The garden gate', 'La puerta del jardín') },
  'stargazing-at-the-pier': {
    meetingPoint: text('The pier', 'El muelle'),
    bring: text('Something warm; blankets are ours', 'Algo abrigador; las cobijas son nuestras'),
    goodToKnow: text(
      'Under clouds we move your evening or return the full amount.',
      'Si está nublado, cambiamos su noche o devolvemos el importe completo.',
    ),
  },
}
