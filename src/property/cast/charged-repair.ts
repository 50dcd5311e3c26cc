import { addDays, type Day } from '../../kernel/day.ts'
import { CAST_CONTRACTS, type ContractRow } from '../../membership/cast/contracts.ts'
import { BILL_OF_LOCK, LOCK_BILLED_AGO } from './billed-repair.ts'

/** Days count back from today. What each costs stands in the club's books (`charged-things.ts`). */
const DONE = [
  {
    asked: 45,
    first: 40,
    last: 39,
    closed: 39,
    bill: null,
    provider: 'Clima Peninsular',
    description: 'The three air conditioners blow warm air in the afternoon. Please have them serviced.',
    resolution: 'The three units were cleaned, and their gas was topped up.',
  },
  {
    asked: 22,
    first: 15,
    last: 14,
    closed: LOCK_BILLED_AGO,
    bill: BILL_OF_LOCK,
    provider: null,
    description: 'The lock of the terrace door jams, and the key turns only when the door is lifted.',
    resolution: 'The lock was replaced and the hinges were set anew.',
  },
] as const

/** Repairs of Elena's residence that are done, and that the club's books charge to her contract; the oldest first. */
export function chargedRepairs(scene: { today: Day; contracts: readonly ContractRow[]; after: number }) {
  const contract = scene.contracts.find(({ id }) => id === CAST_CONTRACTS.elena)
  if (!contract) throw new Error('Elena has no contract')
  const made = DONE.map((done, at) => chargedRepair(done, scene.today, contract, scene.after + at + 1))
  return {
    /** What the statement charges for each: the code, and the lines of its bill where it was a job of the club. */
    charged: made.map(({ code, bill }) => ({ code, bill })),
    /** The one that was a job from its quote to its bill. */
    billed: made.flatMap(({ code, bill, request }) =>
      bill ? [{ code, id: request.id, owner_id: contract.owner_id }] : [],
    )[0],
    requests: made.map(({ request }) => request),
    log: made.flatMap(({ log }) => log),
  }
}

function chargedRepair(done: (typeof DONE)[number], today: Day, contract: ContractRow, id: number) {
  const { asked, first, last, closed, bill, provider, description, resolution } = done
  const day = (ago: number) => addDays(today, -ago)
  const created_at = `${day(asked)}T16:30:00Z`
  const closed_at = `${day(closed)}T19:00:00Z`
  return {
    code: `MR-${1000 + id}`,
    bill,
    request: {
      id,
      contract_id: contract.id,
      description,
      first_day: day(first),
      last_day: day(last),
      provider_type: provider ? 'external' : 'club',
      provider,
      status: 'resolved',
      resolution,
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
      // The bill of a job is what closes it, and stands in its own log.
      ...(bill
        ? []
        : [
            {
              request_id: id,
              at: closed_at,
              deed: 'resolved',
              comment: null,
              actor_owner_id: null,
              actor_admin_id: 1,
            },
          ]),
    ],
  }
}
