import { addDays, type Day } from '../../kernel/day.ts'
import { CAST_CONTRACTS, type ContractRow } from '../../membership/cast/contracts.ts'

/** A repair of Elena's residence that is done, and that the club's books charge to her contract. */
export function chargedRepair(scene: { today: Day; contracts: readonly ContractRow[]; after: number }) {
  const contract = scene.contracts.find(({ id }) => id === CAST_CONTRACTS.elena)
  if (!contract) throw new Error('Elena has no contract')
  const id = scene.after + 1
  const day = (ago: number) => addDays(scene.today, -ago)
  const created_at = `${day(45)}T16:30:00Z`
  const closed_at = `${day(39)}T19:00:00Z`
  return {
    code: `MR-${1000 + id}`,
    request: {
      id,
      contract_id: contract.id,
      description: 'The three air conditioners blow warm air in the afternoon. Please have them serviced.',
      first_day: day(40),
      last_day: day(39),
      provider_type: 'external',
      provider: 'Clima Peninsular',
      status: 'resolved',
      resolution: 'The three units were cleaned, and their gas was topped up.',
      closed_at,
      created_at,
      changed_at: closed_at,
    },
    log: [
      {
        request_id: id,
        at: created_at,
        deed: 'created',
        comment: null,
        actor_owner_id: contract.owner_id,
        actor_admin_id: null,
      },
      {
        request_id: id,
        at: closed_at,
        deed: 'resolved',
        comment: null,
        actor_owner_id: null,
        actor_admin_id: 1,
      },
    ],
  }
}
