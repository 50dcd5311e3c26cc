import { addDays, type Day } from '../../kernel/day.ts'
import { type Bilingual, LANGUAGES, type Language } from '../../kernel/language.ts'
import type { Money } from '../../kernel/money.ts'
import { DOCUMENT_TYPE } from '../cast.ts'
import { BUDGET, BUDGET_TOTAL, budget } from './budget.ts'
import type { CastFile } from './content.ts'
import { houseRules } from './house-rules.ts'
import { ownersGuide } from './owners-guide.ts'
import { proxyLetter } from './proxy-letter.ts'
import { regulations } from './regulations.ts'
import type { ResortPaperFacts } from './resort-facts.ts'

/** A document of the club: for every hotel's owners or one's, in a language or in none. */
export interface GeneralFile extends CastFile {
  hotelId: number | null
  language: Language | null
}

/** The club's documents around a day: papers in both languages, and files that speak none. */
export function generalFiles(today: Day, resorts: readonly ResortPaperFacts[]): GeneralFile[] {
  const next = Number(today.slice(0, 4)) + 1
  return [
    ...LANGUAGES.flatMap((language) => papersIn(language, today, next, resorts)),
    ...spokenByFigures(today, next),
    ...resorts.flatMap((resort) => pictures(resort, today)),
    {
      seed: 'sound-of-the-sea',
      typeId: DOCUMENT_TYPE.media,
      hotelId: null,
      language: null,
      title: { en: 'The sea at six in the morning', es: 'El mar a las seis de la mañana' },
      name: 'Mar.wav',
      published: addDays(today, -140),
      content: { kind: 'waves' },
    },
    {
      seed: 'film-of-the-bay',
      typeId: DOCUMENT_TYPE.media,
      hotelId: null,
      language: null,
      title: { en: 'Morning over the bay', es: 'La mañana sobre la bahía' },
      name: 'Bahía.webm',
      published: addDays(today, -141),
      content: { kind: 'film' },
    },
  ]
}

const TITLES = {
  rules: { en: 'House rules', es: 'Reglamento de la casa' },
  regulations: { en: 'Regulations of the association', es: 'Reglamento de la asociación' },
  guide: { en: 'The owner’s guide', es: 'La guía del propietario' },
} as const

function papersIn(
  language: Language,
  today: Day,
  year: number,
  resorts: readonly ResortPaperFacts[],
): GeneralFile[] {
  const paper = (file: Omit<GeneralFile, 'language' | 'hotelId'> & { hotelId?: number }): GeneralFile => ({
    hotelId: null,
    ...file,
    seed: `${file.seed}-${language}`,
    language,
  })
  const budgetTitle = { en: `Budget ${year}`, es: `Presupuesto ${year}` }
  const proxyTitle = { en: `Proxy for the assembly ${year}`, es: `Carta poder para la asamblea ${year}` }
  return [
    ...resorts.map((resort) => {
      const title = both((one) => `${TITLES.rules[one]}, ${resort.name}`)
      return paper({
        seed: `house-rules-${resort.id}`,
        typeId: DOCUMENT_TYPE.rules,
        hotelId: resort.id,
        title,
        name: `${TITLES.rules[language]} ${resort.name}.pdf`,
        published: addDays(today, -320 - resort.id),
        content: { kind: 'pdf', paper: houseRules(resort, language), scene: `${resort.scene}-noon` },
      })
    }),
    paper({
      seed: 'regulations',
      typeId: DOCUMENT_TYPE.rules,
      title: TITLES.regulations,
      name: `${TITLES.regulations[language]}.pdf`,
      published: addDays(today, -610),
      content: { kind: 'pdf', paper: regulations(language) },
    }),
    paper({
      seed: 'owners-guide',
      typeId: DOCUMENT_TYPE.guides,
      title: TITLES.guide,
      name: `${TITLES.guide[language]}.pdf`,
      published: addDays(today, -75),
      content: { kind: 'pdf', paper: ownersGuide(language), scene: 'loggia-dawn' },
    }),
    paper({
      seed: 'budget',
      typeId: DOCUMENT_TYPE.assembly,
      title: budgetTitle,
      name: `${budgetTitle[language]}.pdf`,
      published: addDays(today, -12),
      content: { kind: 'pdf', paper: budget(year, language) },
    }),
    paper({
      seed: 'proxy',
      typeId: DOCUMENT_TYPE.assembly,
      title: proxyTitle,
      name: `${proxyTitle[language]}.docx`,
      published: addDays(today, -11),
      content: { kind: 'word', paper: proxyLetter(year, language) },
    }),
  ]
}

/** Tables with their heads in both languages. */
function spokenByFigures(today: Day, year: number): GeneralFile[] {
  const neutral = { hotelId: null, language: null }
  return [
    {
      ...neutral,
      seed: 'budget-figures',
      typeId: DOCUMENT_TYPE.assembly,
      title: { en: `Budget ${year} in figures`, es: `Presupuesto ${year} en cifras` },
      name: `Budget - Presupuesto ${year}.xlsx`,
      published: addDays(today, -12),
      content: {
        kind: 'excel',
        language: 'en',
        sheet: {
          name: String(year),
          widths: [28, 28, 16],
          rows: [
            ['Concept', 'Concepto', 'USD'],
            ...BUDGET.map(({ concept, dollars }) => [concept.en, concept.es, inDollars(dollars)]),
            ['Total', 'Total', inDollars(BUDGET_TOTAL)],
          ],
        },
      },
    },
    {
      ...neutral,
      seed: 'seasons',
      typeId: DOCUMENT_TYPE.guides,
      title: { en: `Seasons ${year}`, es: `Temporadas ${year}` },
      name: `Seasons - Temporadas ${year}.csv`,
      published: addDays(today, -60),
      content: {
        kind: 'csv',
        rows: [
          ['From / Desde', 'Until / Hasta', 'Season', 'Temporada'],
          [`${year}-01-01`, `${year}-01-06`, 'High', 'Alta'],
          [`${year}-02-12`, `${year}-04-18`, 'High', 'Alta'],
          [`${year}-04-19`, `${year}-06-30`, 'Middle', 'Media'],
          [`${year}-07-01`, `${year}-08-22`, 'High', 'Alta'],
          [`${year}-08-23`, `${year}-11-14`, 'Quiet', 'Tranquila'],
          [`${year}-11-15`, `${year}-12-19`, 'Middle', 'Media'],
          [`${year}-12-20`, `${year}-12-31`, 'High', 'Alta'],
        ],
      },
    },
  ]
}

function pictures(resort: ResortPaperFacts, today: Day): GeneralFile[] {
  const own = { typeId: DOCUMENT_TYPE.media, hotelId: resort.id, language: null }
  return [
    {
      ...own,
      seed: `picture-noon-${resort.id}`,
      title: { en: `${resort.name} at noon`, es: `${resort.name} al mediodía` },
      name: `${resort.name}, mediodía.jpg`,
      published: addDays(today, -200 - resort.id),
      content: { kind: 'picture', scene: `${resort.scene}-noon`, format: 'jpeg' },
    },
    {
      ...own,
      seed: `picture-night-${resort.id}`,
      title: { en: `${resort.name} at night`, es: `${resort.name} de noche` },
      name: `${resort.name}, noche.png`,
      published: addDays(today, -201 - resort.id),
      content: { kind: 'picture', scene: `${resort.scene}-night`, format: 'png' },
    },
    {
      ...own,
      seed: `backgrounds-${resort.id}`,
      title: { en: `Wallpapers of ${resort.name}`, es: `Fondos de pantalla de ${resort.name}` },
      name: `${resort.name}.zip`,
      published: addDays(today, -205 - resort.id),
      content: { kind: 'archive', scenes: [`${resort.scene}-dawn`, `${resort.scene}-dusk`] },
    },
  ]
}

const inDollars = (dollars: number): Money => ({ cents: dollars * 100, currency: 'USD' })

function both(text: (language: Language) => string): Bilingual {
  return { en: text('en'), es: text('es') }
}
