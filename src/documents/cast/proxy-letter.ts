import type { Language } from '../../kernel/language.ts'
import type { Paper } from './paper.ts'

/** The form by which an owner lets another one vote: a Word file, to be filled in. */
export function proxyLetter(year: number, language: Language): Paper {
  return language === 'en'
    ? {
        language,
        title: `Proxy for the general assembly ${year}`,
        lead: 'Fill it in, sign it, and send it to owner relations at least two days before the assembly.',
        sections: [
          {
            heading: 'I let someone vote for me',
            paragraphs: [
              'I, ______________________________, holder of contract number ____________, authorize ______________________________ to speak and vote for me at the general assembly and at its second call.',
            ],
          },
          {
            heading: 'With these instructions',
            points: [
              'Report of the board: for / against',
              'Budget: for / against',
              'Election of the board: ____________',
            ],
          },
        ],
        signers: ['The owner', 'The representative'],
        foot: 'Marea Residence Club',
      }
    : {
        language,
        title: `Carta poder para la asamblea general ${year}`,
        lead: 'Llénela, fírmela y envíela a Atención a propietarios al menos dos días antes de la asamblea.',
        sections: [
          {
            heading: 'Autorizo a alguien a votar por mí',
            paragraphs: [
              'Yo, ______________________________, titular del contrato número ____________, autorizo a ______________________________ a hablar y votar en mi nombre en la asamblea general y en su segunda convocatoria.',
            ],
          },
          {
            heading: 'Con estas instrucciones',
            points: [
              'Informe del comité: a favor / en contra',
              'Presupuesto: a favor / en contra',
              'Elección del comité: ____________',
            ],
          },
        ],
        signers: ['El propietario', 'El representante'],
        foot: 'Marea Residence Club',
      }
}
