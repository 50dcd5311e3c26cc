import { type Day, formatDay } from '../../kernel/day.ts'
import type { Bilingual, Language } from '../../kernel/language.ts'
import type { Paper } from './paper.ts'

/** What the papers of a contract say of it. */
export interface ContractFacts {
  id: number
  number: string
  language: Language
  owner: string
  ownerName: string
  resort: string
  place: Bilingual
  residence: string
  category: Bilingual
  squareMeters: number
  membership: string
  starts: Day
  ends: Day
  scene: string
  /** The condo fees of the last whole year, in cents of `currency`. */
  fees: readonly { quarter: number; due: Day; cents: number; paidCents: number }[]
  feesYear: number
  currency: 'USD' | 'MXN'
}

/** The agreement by which the residence was bought. */
export function purchaseAgreement(contract: ContractFacts): Paper {
  const { language } = contract
  if (language === 'en') {
    return {
      language,
      title: 'Purchase agreement',
      lead: `Between Marea Residence Club and ${contract.owner}, for the use of residence ${contract.residence} at ${contract.resort}.`,
      facts: factsOf(contract),
      sections: [
        {
          heading: '1. What is agreed',
          paragraphs: [
            `The club grants ${contract.owner} the use of the residence and of the club’s services, in the membership ${contract.membership}, from ${formatDay(contract.starts, language)} to ${formatDay(contract.ends, language)}.`,
          ],
        },
        {
          heading: '2. Nights and benefits',
          paragraphs: [
            'Each benefit year begins on the anniversary of this agreement and gives the nights and benefits of the membership. They can be used by the owner and, within the rules, by guests.',
          ],
        },
        {
          heading: '3. Fees',
          paragraphs: [
            'The owner pays the condo fee that the general assembly sets, each quarter, by the 15th of its first month.',
          ],
        },
        {
          heading: '4. Renting',
          paragraphs: [
            'Nights that the owner gives to the rental pool are rented by the club. Each month closes with an executive report that the owner signs.',
          ],
        },
        {
          heading: '5. End and transfer',
          paragraphs: [
            'The agreement ends on the day named above, or when it is transferred with the club’s written consent. Heirs step into it as they step into the estate.',
          ],
        },
      ],
      signers: [contract.owner, 'For Marea Residence Club'],
      foot: `Marea Residence Club · Contract ${contract.number}`,
    }
  }
  return {
    language,
    title: 'Contrato de compra',
    lead: `Entre Marea Residence Club y ${contract.owner}, por el uso de la residencia ${contract.residence} en ${contract.resort}.`,
    facts: factsOf(contract),
    sections: [
      {
        heading: '1. Qué se acuerda',
        paragraphs: [
          `El club otorga a ${contract.owner} el uso de la residencia y de los servicios del club, en la membresía ${contract.membership}, del ${formatDay(contract.starts, language)} al ${formatDay(contract.ends, language)}.`,
        ],
      },
      {
        heading: '2. Noches y beneficios',
        paragraphs: [
          'Cada año de beneficios empieza en el aniversario de este contrato y da las noches y los beneficios de la membresía. Los puede usar el propietario y, dentro de las reglas, sus invitados.',
        ],
      },
      {
        heading: '3. Cuotas',
        paragraphs: [
          'El propietario paga la cuota de condominio que fija la asamblea general, cada trimestre, a más tardar el día 15 de su primer mes.',
        ],
      },
      {
        heading: '4. Renta',
        paragraphs: [
          'Las noches que el propietario cede para renta las renta el club. Cada mes cierra con un reporte ejecutivo que el propietario firma.',
        ],
      },
      {
        heading: '5. Término y cesión',
        paragraphs: [
          'El contrato termina el día señalado arriba, o al cederse con el consentimiento escrito del club. Los herederos entran en él como entran en la herencia.',
        ],
      },
    ],
    signers: [contract.owner, 'Por Marea Residence Club'],
    foot: `Marea Residence Club · Contrato ${contract.number}`,
  }
}

/** What the deed says, on one page. */
export function deedSummary(contract: ContractFacts): Paper {
  const english = contract.language === 'en'
  return {
    language: contract.language,
    title: english ? 'Summary of the deed' : 'Resumen de la escritura',
    lead: english
      ? 'What the deed says, on one page. The deed itself is with the notary.'
      : 'Lo que dice la escritura, en una página. La escritura está con el notario.',
    facts: [
      ...factsOf(contract),
      english
        ? ['Deed', `${18_000 + contract.id * 37}, volume ${210 + contract.id}`]
        : ['Escritura', `${18_000 + contract.id * 37}, volumen ${210 + contract.id}`],
      english ? ['Notary', 'Public notary 14'] : ['Notaría', 'Notaría pública 14'],
    ],
    sections: [
      {
        heading: english ? 'Surface' : 'Superficie',
        table: {
          head: english ? ['Part', 'Square meters'] : ['Parte', 'Metros cuadrados'],
          rows: surfaces(contract, english),
        },
      },
      {
        heading: english ? 'Boundaries' : 'Colindancias',
        points: english
          ? [
              'North: common corridor',
              'South: the residence’s own terrace',
              'East and west: neighboring residences',
            ]
          : [
              'Norte: pasillo común',
              'Sur: terraza propia de la residencia',
              'Oriente y poniente: residencias vecinas',
            ],
      },
      {
        heading: english ? 'Burdens' : 'Gravámenes',
        paragraphs: [english ? 'None.' : 'Ninguno.'],
      },
    ],
    foot: english
      ? `Marea Residence Club · Contract ${contract.number}`
      : `Marea Residence Club · Contrato ${contract.number}`,
  }
}

/** The letter that came with the keys. */
export function welcomeLetter(contract: ContractFacts): Paper {
  const { language, ownerName, residence, resort, number } = contract
  return language === 'en'
    ? {
        language,
        title: `Welcome, ${ownerName}`,
        lead: `Residence ${residence} at ${resort} is yours to come home to.`,
        sections: [
          {
            heading: 'The first days',
            paragraphs: [
              'The keys wait for you at the desk. Someone of the house walks through the residence with you: how the shutters close, where the water is turned off, and which windows the afternoon wind likes to open.',
              'In the portal you find your nights, your benefits and everything that is written down about your contract.',
            ],
          },
          {
            heading: 'Three things to know',
            points: [
              'Your benefit year begins on the anniversary of your contract.',
              'Stays in high season are asked for early: the first six months open at once.',
              'Whoever visits you is announced in the portal, so that nobody waits at the gate.',
            ],
          },
          { heading: 'With warm regards', paragraphs: ['The team of Marea Residence Club'] },
        ],
        foot: `Marea Residence Club · Contract ${number}`,
      }
    : {
        language,
        title: `Le damos la bienvenida, ${ownerName}`,
        lead: `La residencia ${residence} en ${resort} ya es su casa.`,
        sections: [
          {
            heading: 'Los primeros días',
            paragraphs: [
              'Las llaves le esperan en la recepción. Alguien de la casa recorre con usted la residencia: cómo cierran las persianas, dónde se corta el agua y qué ventanas le gusta abrir al viento de la tarde.',
              'En el portal encuentra sus noches, sus beneficios y todo lo escrito sobre su contrato.',
            ],
          },
          {
            heading: 'Tres cosas que conviene saber',
            points: [
              'Su año de beneficios empieza en el aniversario de su contrato.',
              'Las estancias de temporada alta se solicitan con tiempo: los primeros seis meses abren a la vez.',
              'Quien le visita se anuncia en el portal, para que nadie espere en la caseta.',
            ],
          },
          { heading: 'Con un saludo cordial', paragraphs: ['El equipo de Marea Residence Club'] },
        ],
        foot: `Marea Residence Club · Contrato ${number}`,
      }
}

/** What stands in the residence: a Word file. */
export function inventory({ language, residence, number }: ContractFacts): Paper {
  const english = language === 'en'
  return {
    language,
    title: english ? `Inventory of residence ${residence}` : `Inventario de la residencia ${residence}`,
    lead: english
      ? 'What belongs to the residence. Tell us what is missing within three days of your arrival.'
      : 'Lo que pertenece a la residencia. Avísenos qué falta dentro de los tres días de su llegada.',
    sections: [
      {
        heading: english ? 'Kitchen' : 'Cocina',
        table: {
          head: english ? ['Thing', 'Pieces'] : ['Objeto', 'Piezas'],
          rows: english
            ? [
                ['Plates', '12'],
                ['Glasses', '12'],
                ['Pots and pans', '7'],
                ['Coffee maker', '1'],
              ]
            : [
                ['Platos', '12'],
                ['Vasos', '12'],
                ['Ollas y sartenes', '7'],
                ['Cafetera', '1'],
              ],
        },
      },
      {
        heading: english ? 'Terrace' : 'Terraza',
        table: {
          head: english ? ['Thing', 'Pieces'] : ['Objeto', 'Piezas'],
          rows: english
            ? [
                ['Hammock', '1'],
                ['Chairs', '6'],
                ['Table', '1'],
                ['Lanterns', '4'],
              ]
            : [
                ['Hamaca', '1'],
                ['Sillas', '6'],
                ['Mesa', '1'],
                ['Faroles', '4'],
              ],
        },
      },
    ],
    foot: english ? `Marea Residence Club · Contract ${number}` : `Marea Residence Club · Contrato ${number}`,
  }
}

function factsOf(contract: ContractFacts): [string, string][] {
  const { language } = contract
  const [agreement, residence, membership, from, until] =
    language === 'en'
      ? ['Contract', 'Residence', 'Membership', 'From', 'Until']
      : ['Contrato', 'Residencia', 'Membresía', 'Desde', 'Hasta']
  return [
    [agreement, contract.number],
    [residence, `${contract.residence}, ${contract.category[language]}`],
    ['Resort', `${contract.resort}, ${contract.place[language]}`],
    [membership, contract.membership],
    [from, formatDay(contract.starts, language)],
    [until, formatDay(contract.ends, language)],
  ]
}

function surfaces({ squareMeters }: ContractFacts, english: boolean): string[][] {
  const terrace = Math.round(squareMeters * 0.22)
  return [
    [english ? 'Inside' : 'Interior', String(squareMeters - terrace)],
    [english ? 'Terrace' : 'Terraza', String(terrace)],
    ['Total', String(squareMeters)],
  ]
}
