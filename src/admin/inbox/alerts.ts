import type { Day } from '../../kernel/day.ts'
import { type InboxKind, roleOf } from './kinds.ts'

interface Lapsing {
  kind: InboxKind
  /** Whose it is among colleagues; null for nobody's. */
  adminId: number | null
  answerBy: Day
}

interface Colleague {
  id: number
  roles: readonly string[]
}

/**
 * Who is told of promises that are about to lapse: whoever has the thing, as long as it is still their work; everybody whose work it is,
 * where nobody has it. Each with how many, and the first of their last days; who is told of none is left out.
 */
export function toldOfLapsing<One extends Colleague>(
  things: readonly Lapsing[],
  colleagues: readonly One[],
): { colleague: One; count: number; day: Day }[] {
  const may = (one: Colleague, { kind }: Lapsing) => one.roles.includes(roleOf(kind))
  const ofNobody = (thing: Lapsing) => !colleagues.some((one) => one.id === thing.adminId && may(one, thing))
  return colleagues.flatMap((colleague) => {
    const theirs = things.filter(
      (thing) => may(colleague, thing) && (thing.adminId === colleague.id || ofNobody(thing)),
    )
    const [day] = theirs.map(({ answerBy }) => answerBy).sort()
    return day === undefined ? [] : [{ colleague, count: theirs.length, day }]
  })
}
