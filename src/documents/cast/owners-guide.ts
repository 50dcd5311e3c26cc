import type { Language } from '../../kernel/language.ts'
import type { Paper } from './paper.ts'

/** What a new owner wants to know, and an old one has forgotten. */
export function ownersGuide(language: Language): Paper {
  return language === 'en' ? ENGLISH : SPANISH
}

const ENGLISH: Paper = {
  language: 'en',
  title: 'The owner’s guide',
  lead: 'From the first request of a stay to the report you sign each month, in the order in which you will need it.',
  sections: [
    {
      heading: 'Your nights',
      paragraphs: [
        'Each benefit year gives your contract a balance of nights. A stay in your own category takes one night of it for each night; larger residences take more, smaller ones less. What you have not used by the end of the benefit year expires.',
      ],
    },
    {
      heading: 'Asking for a stay',
      points: [
        'Choose dates in the portal. Nights that are struck through are closed to owners that year.',
        'If benefits such as a transfer or a round of golf are part of it, you authorize them once more.',
        'Some resorts confirm at once; others answer later, and the page of your stay says by when.',
      ],
    },
    {
      heading: 'Changing and cancelling',
      table: {
        head: ['Days before check-in', 'What it costs'],
        rows: [
          ['More than 30', 'Nothing'],
          ['30 to 15', 'A quarter of the nights'],
          ['14 to 3', 'Half of the nights'],
          ['2 or fewer', 'Call the concierge'],
        ],
      },
    },
    {
      heading: 'Your report',
      paragraphs: [
        'When your residence is rented, each month closes with an executive report: what came in, what was spent, what is left. You sign it in the portal and choose whether the balance is paid out or set against your condo fee. Until it is signed, reservations wait.',
      ],
    },
    {
      heading: 'People who come to your residence',
      paragraphs: [
        'Visitors, cleaners, suppliers and doctors each have a kind of pass. Announce them under My Property; they show the code at the gate.',
      ],
    },
    {
      heading: 'Somebody to talk to',
      paragraphs: [
        'The concierge answers every day from 08:00 to 22:00. About Us in the portal names the people behind it, and lets you arrange a meeting with them.',
      ],
    },
  ],
  foot: 'Marea Residence Club · The owner’s guide',
}

const SPANISH: Paper = {
  language: 'es',
  title: 'La guía del propietario',
  lead: 'De la primera solicitud de estancia al reporte que firma cada mes, en el orden en que lo va a necesitar.',
  sections: [
    {
      heading: 'Sus noches',
      paragraphs: [
        'Cada año de beneficios da a su contrato un saldo de noches. Una estancia en su propia categoría toma una noche del saldo por cada noche; las residencias más grandes toman más, las más pequeñas menos. Lo que no se usa al terminar el año de beneficios vence.',
      ],
    },
    {
      heading: 'Solicitar una estancia',
      points: [
        'Elija fechas en el portal. Las noches tachadas están cerradas para propietarios ese año.',
        'Si incluye beneficios, como un traslado o una ronda de golf, usted los autoriza una vez más.',
        'Algunos resorts confirman enseguida; otros responden después, y la página de su estancia dice para cuándo.',
      ],
    },
    {
      heading: 'Cambiar y cancelar',
      table: {
        head: ['Días antes de la llegada', 'Cuánto cuesta'],
        rows: [
          ['Más de 30', 'Nada'],
          ['De 30 a 15', 'Una cuarta parte de las noches'],
          ['De 14 a 3', 'La mitad de las noches'],
          ['2 o menos', 'Llame al concierge'],
        ],
      },
    },
    {
      heading: 'Su reporte',
      paragraphs: [
        'Cuando su residencia se renta, cada mes cierra con un reporte ejecutivo: qué entró, qué se gastó, qué quedó. Usted lo firma en el portal y elige si el saldo se paga o se aplica a su cuota de condominio. Mientras no se firme, las reservaciones esperan.',
      ],
    },
    {
      heading: 'Quien llega a su residencia',
      paragraphs: [
        'Visitas, limpieza, proveedores y médicos tienen cada uno su tipo de pase. Anúncielos en Mi propiedad; ellos muestran el código en la caseta.',
      ],
    },
    {
      heading: 'Alguien con quien hablar',
      paragraphs: [
        'El concierge atiende todos los días de 08:00 a 22:00. En Nosotros, el portal presenta a las personas del equipo y le permite agendar una reunión con ellas.',
      ],
    },
  ],
  foot: 'Marea Residence Club · La guía del propietario',
}
