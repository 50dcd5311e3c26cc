import type { Bilingual, Language } from '../../kernel/language.ts'
import { formatMoney } from '../../kernel/money.ts'
import type { Paper } from './paper.ts'

/** The association's budget of a year: what it spends, in US dollars. */
export const BUDGET: readonly { concept: Bilingual; dollars: number }[] = [
  { concept: { en: 'People', es: 'Personal' }, dollars: 684_000 },
  { concept: { en: 'Gardens and beach', es: 'Jardines y playa' }, dollars: 146_500 },
  { concept: { en: 'Pools and water', es: 'Albercas y agua' }, dollars: 98_200 },
  { concept: { en: 'Energy', es: 'Energía' }, dollars: 212_400 },
  { concept: { en: 'Security and access', es: 'Seguridad y accesos' }, dollars: 173_800 },
  { concept: { en: 'Repairs', es: 'Reparaciones' }, dollars: 131_000 },
  { concept: { en: 'Insurance', es: 'Seguros' }, dollars: 118_600 },
  { concept: { en: 'Administration', es: 'Administración' }, dollars: 87_500 },
  { concept: { en: 'Reserve fund', es: 'Fondo de reserva' }, dollars: 413_000 },
]

/** The sum of the budget, in US dollars. */
export const BUDGET_TOTAL = BUDGET.reduce((total, { dollars }) => total + dollars, 0)

const inDollars = (dollars: number) => formatMoney({ cents: dollars * 100, currency: 'USD' }, 0)

/** The budget that the assembly decides on. */
export function budget(year: number, language: Language): Paper {
  const english = language === 'en'
  const rows = BUDGET.map(({ concept, dollars }) => [concept[language], inDollars(dollars)])
  return {
    language,
    title: english ? `Budget ${year}` : `Presupuesto ${year}`,
    lead: english
      ? 'As the board proposes it to the general assembly. All figures in US dollars.'
      : 'Como lo propone el comité a la asamblea general. Todas las cifras en dólares.',
    sections: [
      {
        heading: english ? 'What we spend' : 'Qué se gasta',
        table: {
          head: english ? ['Concept', 'USD'] : ['Concepto', 'USD'],
          rows: [...rows, ['Total', inDollars(BUDGET_TOTAL)]],
        },
      },
      {
        heading: english ? 'Where it comes from' : 'De dónde viene',
        paragraphs: [
          english
            ? 'From the ordinary fees alone, in proportion to the surface of each residence. No extraordinary fee is proposed.'
            : 'Solo de las cuotas ordinarias, en proporción a la superficie de cada residencia. No se propone cuota extraordinaria.',
        ],
      },
      {
        heading: english ? 'What changes' : 'Qué cambia',
        points: english
          ? [
              'Energy falls by six per cent: the panels on the parking roofs deliver since spring.',
              'Insurance rises with the new appraisal of the facades.',
              'A fifth of the fees goes to the reserve fund, as the regulations ask.',
            ]
          : [
              'La energía baja seis por ciento: los paneles de los techos del estacionamiento generan desde la primavera.',
              'Los seguros suben con el nuevo avalúo de las fachadas.',
              'La quinta parte de las cuotas va al fondo de reserva, como pide el reglamento.',
            ],
      },
    ],
    foot: english ? `Marea Residence Club · Budget ${year}` : `Marea Residence Club · Presupuesto ${year}`,
  }
}
