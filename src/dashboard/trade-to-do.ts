import type { Day } from '../kernel/day.ts'
import type { ToDo } from './to-do.endpoints.ts'

/** One of the contract's stays, for which another owner proposes theirs. */
export interface TradeToDoFacts {
  idContract: number
  resort: string
  residence: string
  /** Today at the resort. */
  today: Day
  idProposal: number
  datein: Day
  dateout: Day
  zone: string
}

/** The row of a proposal: it is answered when one likes, so it has no day. */
export function tradeToDo({ today: _, idProposal, ...facts }: TradeToDoFacts): ToDo {
  return { kind: 'offer', key: `trade-${idProposal}`, ...facts, due: null, until: '', trade: true }
}
