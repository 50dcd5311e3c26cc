import type { Language } from '../../kernel/language.ts'
import type { Paper, PaperSection } from './paper.ts'

/** The regulations of the owners' association. */
export function regulations(language: Language): Paper {
  return language === 'en'
    ? {
        language,
        title: 'Regulations of the association',
        lead: 'How the owners decide together, what each of them pays, and what happens when someone does not.',
        sections: articles('Article', ENGLISH),
        foot: 'Marea Residence Club · Regulations of the association',
      }
    : {
        language,
        title: 'Reglamento de la asociación',
        lead: 'Cómo deciden juntos los propietarios, qué aporta cada uno y qué pasa cuando alguien no lo hace.',
        sections: articles('Artículo', SPANISH),
        foot: 'Marea Residence Club · Reglamento de la asociación',
      }
}

function articles(word: string, written: readonly (readonly [string, ...string[]])[]): PaperSection[] {
  return written.map(([heading, ...paragraphs], index) => ({
    heading: `${word} ${index + 1}. ${heading}`,
    paragraphs,
  }))
}

const ENGLISH = [
  [
    'Members',
    'Everyone who holds a contract in force is a member. Several people who hold one contract together name one of them to vote.',
  ],
  [
    'The general assembly',
    'It meets once a year, in the first quarter, and whenever a quarter of the members ask for it in writing. Members are called at least twenty days ahead, with the matters to decide.',
    'It may decide when half of the contracts are present or represented. If fewer are, a second call half an hour later decides with those who are there.',
  ],
  [
    'Votes',
    'Each contract has votes in proportion to the surface of its residence. Decisions need more than half of the votes present; changes of these regulations need two thirds of all votes.',
  ],
  [
    'The board',
    'Five members, elected for two years, of whom at least one for each resort. They serve without pay and report to every assembly.',
  ],
  [
    'Fees',
    'The ordinary fee is set each year with the budget and due each quarter, on the 15th of its first month. An extraordinary fee needs a decision of the assembly that names what it is for.',
  ],
  [
    'Late payment',
    'After thirty days a fee that is not paid bears one per cent a month. After ninety, the contract neither books nor votes until it is settled.',
  ],
  [
    'The reserve fund',
    'A fifth of every ordinary fee goes into it. It is for roofs, facades, pumps and what the sea takes; it is never used for the running of the resorts.',
  ],
  [
    'Changes to a residence',
    'Whatever can be seen from outside, or touches structure, water or electricity, needs the board’s written consent before it begins.',
  ],
  [
    'Disputes',
    'They are first brought before the board, which answers within thirty days. Then the courts of the place where the resort stands decide.',
  ],
] as const

const SPANISH = [
  [
    'Miembros',
    'Es miembro quien tiene un contrato vigente. Cuando varias personas comparten un contrato, designan a una de ellas para votar.',
  ],
  [
    'La asamblea general',
    'Se reúne una vez al año, en el primer trimestre, y cuando la cuarta parte de los miembros lo pida por escrito. Se convoca con al menos veinte días de anticipación, con los asuntos por decidir.',
    'Puede decidir cuando está presente o representada la mitad de los contratos. Si son menos, la segunda convocatoria, media hora después, decide con los presentes.',
  ],
  [
    'Votos',
    'Cada contrato tiene votos en proporción a la superficie de su residencia. Las decisiones requieren más de la mitad de los votos presentes; los cambios a este reglamento, dos tercios del total.',
  ],
  [
    'El comité',
    'Cinco miembros, electos por dos años, al menos uno por cada resort. No reciben pago y rinden cuentas en cada asamblea.',
  ],
  [
    'Cuotas',
    'La cuota ordinaria se fija cada año con el presupuesto y vence cada trimestre, el día 15 de su primer mes. Una cuota extraordinaria requiere un acuerdo de la asamblea que diga para qué es.',
  ],
  [
    'Pago tardío',
    'A los treinta días, la cuota no pagada causa uno por ciento mensual. A los noventa, el contrato no reserva ni vota hasta ponerse al corriente.',
  ],
  [
    'El fondo de reserva',
    'Recibe la quinta parte de cada cuota ordinaria. Es para techos, fachadas, bombas y lo que se lleva el mar; nunca para la operación de los resorts.',
  ],
  [
    'Cambios en una residencia',
    'Lo que se ve desde fuera, o toca estructura, agua o electricidad, requiere el consentimiento escrito del comité antes de empezar.',
  ],
  [
    'Controversias',
    'Se presentan primero ante el comité, que responde en treinta días. Después deciden los tribunales del lugar donde está el resort.',
  ],
] as const
