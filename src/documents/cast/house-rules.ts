import type { Language } from '../../kernel/language.ts'
import type { Paper } from './paper.ts'
import { RESORT_CUSTOMS, type ResortPaperFacts } from './resort-facts.ts'

/** The house rules of a resort. */
export function houseRules(resort: ResortPaperFacts, language: Language): Paper {
  const customs = RESORT_CUSTOMS[resort.id]
  const own = customs ? [customs.water[language], customs.nature[language]] : []
  return language === 'en' ? inEnglish(resort, own) : inSpanish(resort, own)
}

function inEnglish(resort: ResortPaperFacts, own: string[]): Paper {
  return {
    language: 'en',
    title: 'House rules',
    lead: `${resort.name}, ${resort.place.en}. Few rules, so that everyone can rest.`,
    facts: [
      ['Check-in', `from ${resort.checkInTime}`],
      ['Check-out', `by ${resort.checkOutTime}`],
      ['Quiet hours', '22:30 to 08:00'],
      ['Concierge', 'every day, 08:00 to 22:00'],
    ],
    sections: [
      {
        heading: 'Coming and going',
        paragraphs: [
          'Residences are ready at check-in time. If yours is ready sooner, we call you. Luggage can wait with us on both days.',
        ],
        points: [
          'Visitors are announced in the portal, under My Property, before they arrive at the gate.',
          'The number of people who stay overnight is the one in your reservation.',
          'Each residence has one parking space; a second car parks outside the gate.',
        ],
      },
      {
        heading: 'Rest',
        paragraphs: [
          'Music stays inside the residence at all hours, and low after 22:30. Gatherings of more than ten people are agreed with the concierge three days ahead.',
        ],
      },
      { heading: 'Water and nature', points: own },
      {
        heading: 'Pets',
        points: [
          'One dog or cat of up to 12 kg, in ground-floor residences only.',
          'On a lead everywhere outside the residence, and never at the pools.',
        ],
      },
      {
        heading: 'Works and deliveries',
        paragraphs: [
          'Workers and suppliers come in from Monday to Saturday, 09:00 to 17:00, with a pass from the portal. No works from 15 December to 6 January nor in Holy Week.',
        ],
      },
      {
        heading: 'When something breaks',
        paragraphs: [
          'Tell us on the day it happens: through a maintenance request in the portal, or the concierge. What breaks by ordinary use is ours to repair.',
        ],
      },
    ],
    foot: `Marea Residence Club · House rules, ${resort.name}`,
  }
}

function inSpanish(resort: ResortPaperFacts, own: string[]): Paper {
  return {
    language: 'es',
    title: 'Reglamento de la casa',
    lead: `${resort.name}, ${resort.place.es}. Pocas reglas, para que todos descansen.`,
    facts: [
      ['Entrada', `desde las ${resort.checkInTime}`],
      ['Salida', `hasta las ${resort.checkOutTime}`],
      ['Horas de silencio', 'de 22:30 a 08:00'],
      ['Concierge', 'todos los días, de 08:00 a 22:00'],
    ],
    sections: [
      {
        heading: 'Llegar e irse',
        paragraphs: [
          'Las residencias están listas a la hora de entrada. Si la suya lo está antes, le avisamos. El equipaje puede esperar con nosotros ambos días.',
        ],
        points: [
          'Las visitas se anuncian en el portal, en Mi propiedad, antes de llegar a la caseta.',
          'El número de personas que pernoctan es el de su reservación.',
          'Cada residencia tiene un cajón de estacionamiento; un segundo auto se queda fuera de la caseta.',
        ],
      },
      {
        heading: 'Descanso',
        paragraphs: [
          'La música se queda dentro de la residencia a toda hora, y baja después de las 22:30. Las reuniones de más de diez personas se acuerdan con el concierge con tres días de anticipación.',
        ],
      },
      { heading: 'Agua y naturaleza', points: own },
      {
        heading: 'Mascotas',
        points: [
          'Un perro o gato de hasta 12 kg, solo en residencias de planta baja.',
          'Con correa fuera de la residencia, y nunca en las albercas.',
        ],
      },
      {
        heading: 'Obras y entregas',
        paragraphs: [
          'Trabajadores y proveedores entran de lunes a sábado, de 09:00 a 17:00, con un pase del portal. Sin obras del 15 de diciembre al 6 de enero ni en Semana Santa.',
        ],
      },
      {
        heading: 'Cuando algo se descompone',
        paragraphs: [
          'Avísenos el mismo día: con una solicitud de mantenimiento en el portal o con el concierge. Lo que se descompone por el uso normal lo reparamos nosotros.',
        ],
      },
    ],
    foot: `Marea Residence Club · Reglamento de la casa, ${resort.name}`,
  }
}
