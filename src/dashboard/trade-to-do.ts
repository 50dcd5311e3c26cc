import type { Day } from '../kernel/day.ts'
import type { ToDo } from './to-do.endpoints.ts'

/** One of the contract's stays, for which another owner proposes theirs. */
export interface TradeToDoFacts {
  idContract: number
  resort: string
  residence: string
  /** The last day on which both stays may change hands. */
  lastDay: Day
  /** The days of the stay that is proposed. */
  proposed: { datein: Day; dateout: Day }
  /** Today at the resort. */
  today: Day
  idProposal: number
  datein: Day
  dateout: Day
  zone: string
}

/** The row of a proposal: what is given for what, and the last day on which both stays may still change hands. */
export function tradeToDo({ today: _, idProposal, lastDay, proposed, ...facts }: TradeToDoFacts): ToDo {
  return { kind: 'offer', key: `trade-${idProposal}`, ...facts, due: lastDay, until: '', trade: proposed }
}
