import { addDays, type Day } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import type { Currency } from '../../kernel/money.ts'
import { CAST_CONTRACTS, type ContractRow } from '../../membership/cast/contracts.ts'
import type { CastTransaction } from './transactions.ts'

export interface MoneyQuestionRow {
  id: number
  contract_id: number
  transaction_id: number
  concept: Bilingual
  reference: string
  cents: number
  currency: Currency
  owner_id: number
  words: string
  asked_at: string
}

/** A charge younger than this is still before its owner’s eyes. */
const LONG_AGO_DAYS = 60

/** What Elena asked yesterday about a charge that she paid months ago: it waits at the desk, and its line is in question. */
export function moneyQuestions({
  today,
  transactions,
  contracts,
}: {
  today: Day
  transactions: readonly CastTransaction[]
  contracts: readonly ContractRow[]
}): MoneyQuestionRow[] {
  const contract = contracts.find(({ id }) => id === CAST_CONTRACTS.elena)
  const line = transactions
    .filter(
      ({ contract_id, status, day }) =>
        contract_id === contract?.id && status === 'paid' && day <= addDays(today, -LONG_AGO_DAYS),
    )
    .filter(({ reference }) => /^(OR|MT)-/.test(reference))
    .sort((a, b) => (a.day < b.day ? 1 : -1))[0]
  if (!contract || !line) return []
  const { id: transaction_id, concept, reference, cents, currency } = line
  return [
    {
      ...{ id: 1, contract_id: contract.id, transaction_id, concept, reference, cents, currency },
      owner_id: contract.owner_id,
      words: 'I paid this months ago and cannot find its slip. Could you tell me who signed for it?',
      asked_at: `${addDays(today, -1)}T16:30:00Z`,
    },
  ]
}
