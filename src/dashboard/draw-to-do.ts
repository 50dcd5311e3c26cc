import type { Day } from '../kernel/day.ts'
import type { ToDo } from './to-do.endpoints.ts'

/** A round of peak weeks of which something waits: wishes to rank while they are open, or a result that was not looked at. */
export interface DrawToDoFacts {
  idContract: number
  resort: string
  residence: string
  /** Today at the resort. */
  today: Day
  idRound: number
  name: Extract<ToDo, { kind: 'draw' }>['name']
  what: 'wishes' | 'result'
  /** When wishes close, and the day of it at the resort. */
  until: string
  untilDay: Day
  zone: string
}

/** The row of a round: wishes have a day, a result has none. */
export function drawToDo({ today: _, untilDay, ...facts }: DrawToDoFacts): ToDo {
  const due = facts.what === 'wishes' ? untilDay : null
  return { kind: 'draw', key: `draw-${facts.idRound}-${facts.idContract}`, ...facts, due }
}
