import { addDays } from '../../kernel/day.ts'
import { DOCUMENT_TYPE } from '../cast.ts'
import type { CastFile, Sheet } from './content.ts'
import {
  type ContractFacts,
  deedSummary,
  inventory,
  purchaseAgreement,
  welcomeLetter,
} from './contract-papers.ts'

const TITLES = {
  agreement: { en: 'Purchase agreement', es: 'Contrato de compra' },
  deed: { en: 'Summary of the deed', es: 'Resumen de la escritura' },
  welcome: { en: 'Welcome letter', es: 'Carta de bienvenida' },
  inventory: { en: 'Inventory of the residence', es: 'Inventario de la residencia' },
} as const

/** The documents of a contract, in its owner's language. */
export function contractFiles(contract: ContractFacts): CastFile[] {
  const { language, number, starts } = contract
  const seed = (name: string) => `contract-${contract.id}-${name}`
  const fees = {
    en: `Condo fees ${contract.feesYear}`,
    es: `Cuotas de condominio ${contract.feesYear}`,
  }
  return [
    {
      seed: seed('agreement'),
      typeId: DOCUMENT_TYPE.contract,
      title: TITLES.agreement,
      name: `${TITLES.agreement[language]} ${number}.pdf`,
      published: starts,
      content: { kind: 'pdf', paper: purchaseAgreement(contract) },
    },
    {
      seed: seed('deed'),
      typeId: DOCUMENT_TYPE.contract,
      title: TITLES.deed,
      name: `${TITLES.deed[language]} ${number}.pdf`,
      published: addDays(starts, 45),
      content: { kind: 'pdf', paper: deedSummary(contract) },
    },
    {
      seed: seed('welcome'),
      typeId: DOCUMENT_TYPE.contract,
      title: TITLES.welcome,
      name: `${TITLES.welcome[language]} ${number}.pdf`,
      published: addDays(starts, 3),
      content: { kind: 'pdf', paper: welcomeLetter(contract), scene: contract.scene },
    },
    {
      seed: seed('inventory'),
      typeId: DOCUMENT_TYPE.guides,
      title: TITLES.inventory,
      name: `${TITLES.inventory[language]} ${contract.residence}.docx`,
      published: addDays(starts, 4),
      content: { kind: 'word', paper: inventory(contract) },
    },
    {
      seed: seed('fees'),
      typeId: DOCUMENT_TYPE.statements,
      title: fees,
      name: `${fees[language]}.xlsx`,
      published: `${contract.feesYear + 1}-01-12`,
      content: { kind: 'excel', sheet: feesOf(contract), language },
    },
    {
      seed: seed('picture'),
      typeId: DOCUMENT_TYPE.media,
      title: {
        en: `Residence ${contract.residence}, as it was handed over`,
        es: `Residencia ${contract.residence}, como se entregó`,
      },
      name: `${contract.residence}.jpg`,
      published: addDays(starts, 2),
      content: { kind: 'picture', scene: contract.scene, format: 'jpeg' },
    },
  ]
}

function feesOf({ language, fees, feesYear, currency }: ContractFacts): Sheet {
  const head =
    language === 'en' ? ['Quarter', 'Due', 'Fee', 'Paid'] : ['Trimestre', 'Vence', 'Cuota', 'Pagado']
  return {
    name: String(feesYear),
    widths: [12, 18, 16, 16],
    rows: [
      head,
      ...fees.map(({ quarter, due, cents, paidCents }) => [
        quarter,
        { day: due },
        { cents, currency },
        { cents: paidCents, currency },
      ]),
    ],
  }
}
