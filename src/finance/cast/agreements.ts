import { addDays, type Day } from '../../kernel/day.ts'
import { CAST_CONTRACTS, type ContractRow } from '../../membership/cast/contracts.ts'

/** The owners' answers to the years that are over: accepted, except for one that Inés rejected first. */
export function transactionAgreements(today: Day, contracts: readonly ContractRow[]) {
  const lastYear = Number(today.slice(0, 4)) - 1
  const answered = (year: number, contract: ContractRow) => {
    const wished = `${year + 1}-01-1${contract.id % 9}`
    return `${wished < today ? wished : addDays(today, -1)}T17:00:00Z`
  }
  const accepted = [lastYear - 1, lastYear].flatMap((year) =>
    contracts
      .filter((contract) => year < lastYear || contract.id > 2)
      .map((contract) => ({
        contract_id: contract.id,
        year,
        answer: 'accepted',
        comment: null as string | null,
        answered_at: answered(year, contract),
        answered_by_owner_id: contract.owner_id,
        response: null as string | null,
        responded_at: null as string | null,
        responded_by_admin_id: null as number | null,
      })),
  )
  const questioned = contracts
    .filter((contract) => contract.id === CAST_CONTRACTS.inesSignature)
    .map((contract) => ({
      contract_id: contract.id,
      year: lastYear - 1,
      answer: 'rejected',
      comment: 'El cargo de mantenimiento de agosto aparece dos veces.',
      answered_at: `${lastYear}-01-04T17:00:00Z`,
      answered_by_owner_id: contract.owner_id,
      response: 'Tiene razón: el segundo cargo se canceló y el total ya está corregido.',
      responded_at: `${lastYear}-01-06T16:30:00Z`,
      responded_by_admin_id: 1,
    }))
  return [...questioned, ...accepted]
}
