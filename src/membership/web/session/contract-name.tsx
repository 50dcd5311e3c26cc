import { useLanguage } from '../../../web/words.ts'
import { residenceLabel } from '../../contract.ts'
import { useContract, useContracts } from './use-session.ts'

/** ", Residence 1301" behind the heading of a figure that is of the selected contract alone; nothing for an owner of one contract. */
export function OfContract() {
  const language = useLanguage()
  const isOne = useContracts().length < 2
  const { residence } = useContract()
  return isOne ? null : `, ${sentenceCase(residenceLabel(residence, language))}`
}

const sentenceCase = (text: string) => text.charAt(0) + text.slice(1).toLowerCase()
