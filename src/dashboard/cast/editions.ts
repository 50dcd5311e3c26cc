interface Text {
  title: string
  summary: string
  body: string
}

export interface CastEdition {
  /** Days since it came out; negative while it is being written. */
  age: number
  picture: string
  en: Text
  es: Text
}

/** What the club has told its owners, newest first. Paragraphs have an empty line between them. */
export const EDITIONS: readonly CastEdition[] = [
  {
    age: -9,
    picture: 'lanterns-night',
    en: {
      title: 'Evenings to come',
      summary: 'The calendar of suppers, concerts and lantern nights for the months ahead.',
      body: 'The calendar for the coming months is being settled with the musicians and the kitchens.\n\nDates and places follow in this letter.',
    },
    es: {
      title: 'Las noches que vienen',
      summary: 'El calendario de cenas, conciertos y noches de faroles de los próximos meses.',
      body: 'El calendario de los próximos meses se está acordando con los músicos y las cocinas.\n\nFechas y lugares se darán a conocer en esta carta.',
    },
  },
  {
    age: 6,
    picture: 'reef-noon',
    en: {
      title: 'The season of calm water',
      summary: 'Clear light, open reef days and the quiet weeks worth keeping.',
      body: 'The wind has turned and the reef is open most mornings. The dive desk now leaves at 07:30 AM, before the first boats.\n\nThe quiet weeks are the ones that owners keep to themselves: warm water, long tables and no queue for anything. Look for them in your calendar, where they are marked in green.\n\nIf you have not used your transfers this year, your concierge can add one to a stay that is already confirmed.',
    },
    es: {
      title: 'La temporada de agua tranquila',
      summary: 'Luz clara, días de arrecife y las semanas tranquilas que conviene guardar.',
      body: 'El viento cambió y el arrecife abre casi todas las mañanas. El centro de buceo sale ahora a las 07:30 AM, antes que las primeras lanchas.\n\nLas semanas tranquilas son las que cada quien se guarda: agua tibia, mesas largas y ninguna fila. Búsquelas en su calendario, marcadas en verde.\n\nSi este año no ha usado sus traslados, su concierge puede agregar uno a una estancia ya confirmada.',
    },
  },
  {
    age: 21,
    picture: 'dining-dusk',
    en: {
      title: 'A new table at Bahía Serena',
      summary: 'Twelve seats over the water, and a kitchen that starts at the market.',
      body: 'The chef’s table opens four evenings a week, with twelve seats and one menu that follows the market.\n\nOwners may reserve from Things to do. Residents of the house have the first hour of the list each Monday.',
    },
    es: {
      title: 'Una nueva mesa en Bahía Serena',
      summary: 'Doce lugares sobre el agua y una cocina que empieza en el mercado.',
      body: 'La mesa del chef abre cuatro noches por semana, con doce lugares y un solo menú que sigue al mercado.\n\nSe puede reservar desde Experiencias. Quienes están en casa tienen la primera hora de la lista cada lunes.',
    },
  },
  {
    age: 40,
    picture: 'cover-tiles-noon',
    en: {
      title: 'Owners’ assembly',
      summary: 'The agenda, how to vote from home, and the works planned for the coming year.',
      body: 'The assembly meets in person and by video. The agenda holds three points: the accounts, the reserve fund, and the works on the east stair.\n\nVoting from home opens a week before and closes at the end of the meeting. Your vote counts once for each contract.',
    },
    es: {
      title: 'Asamblea de propietarios',
      summary: 'El orden del día, cómo votar desde casa y las obras previstas para el próximo año.',
      body: 'La asamblea se reúne en persona y por video. El orden del día tiene tres puntos: las cuentas, el fondo de reserva y las obras de la escalera oriente.\n\nEl voto desde casa abre una semana antes y cierra al terminar la reunión. Su voto cuenta una vez por contrato.',
    },
  },
  {
    age: 68,
    picture: 'mangrove-dawn',
    en: {
      title: 'The lagoon, counted',
      summary: 'What a year of measuring the water at Selva Azul has shown.',
      body: 'For twelve months our biologist has measured the lagoon every Friday. The water is clearer than two years ago, and the mangrove has gained ground on the north shore.\n\nThe kayak walk now follows the new channel. Half of its price goes to the nursery.',
    },
    es: {
      title: 'La laguna, en números',
      summary: 'Lo que mostró un año de mediciones del agua en Selva Azul.',
      body: 'Durante doce meses, nuestra bióloga midió la laguna cada viernes. El agua está más clara que hace dos años y el manglar ganó terreno en la orilla norte.\n\nEl paseo en kayak sigue ahora el canal nuevo. La mitad de su precio es para el vivero.',
    },
  },
  {
    age: 97,
    picture: 'lighthouse-dawn',
    en: {
      title: 'The lighthouse is lit again',
      summary: 'Punta Coralina’s lamp turns after eleven years, and one may climb it.',
      body: 'The lamp of Punta Coralina turns again. Its lens was restored in Guadalajara and came home by road, very slowly.\n\nOwners may climb it at dusk, eight at a time. The gate desk keeps the list.',
    },
    es: {
      title: 'El faro se enciende de nuevo',
      summary: 'La lámpara de Punta Coralina gira tras once años, y se puede subir.',
      body: 'La lámpara de Punta Coralina vuelve a girar. Su lente se restauró en Guadalajara y regresó por carretera, muy despacio.\n\nSe puede subir al atardecer, de ocho en ocho. La lista está en la caseta de acceso.',
    },
  },
]
