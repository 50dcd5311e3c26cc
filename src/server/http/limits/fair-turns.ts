/** The keys under which a call is queued: an address, or a session. */
export interface FairTurn {
  address: string
  /** The account: one of an account runs at a time; without it there is no such limit. */
  account?: string
  /** Priority: a browser that has signed in to the account before (device cookie). */
  known?: boolean
}

export interface TurnLimits {
  /** At most so many run at once. */
  width: number
  /** At most so many wait, and at most so many of one address. */
  waiting: number
  waitingOfOne: number
}

interface Waiting extends FairTurn {
  start: () => void
  leave: () => void
}

const rankOf = ([first]: readonly Waiting[]) => (first?.known ? 0 : 1)

/** The queue is full, or the waiting call was evicted for another address. */
export const NO_ROOM = Symbol('no room')

/**
 * A queue with a concurrency limit and round robin over addresses, so that one that sends many calls delays only
 * itself. When the queue is full, the address with the most waiting calls loses its last one to an address with fewer.
 * Calls from known browsers go first.
 */
export function fairTurnsOf({ width, waiting: most, waitingOfOne }: TurnLimits) {
  /** The waiting calls by address, in round-robin order. */
  const lines = new Map<string, Waiting[]>()
  const busy = new Set<string>()
  let running = 0
  let waiting = 0

  const lineOf = (address: string) => lines.get(address) ?? []
  const remove = (line: Waiting[], one: Waiting) => {
    line.splice(line.indexOf(one), 1)
    if (line.length === 0) lines.delete(one.address)
    waiting -= 1
  }
  /** The addresses in round-robin order; those whose first waiting call is from a known browser go first. */
  const inOrder = () => [...lines].sort(([, one], [, other]) => rankOf(one) - rankOf(other))
  const startNext = () => {
    if (running >= width) return
    for (const [address, line] of inOrder()) {
      const next = running < width && line.find(({ account }) => account === undefined || !busy.has(account))
      if (!next) continue
      remove(line, next)
      // Moves the address to the end of the round.
      if (lines.delete(address)) lines.set(address, line)
      running += 1
      if (next.account !== undefined) busy.add(next.account)
      next.start()
    }
  }
  const makeRoomFor = ({ address, known }: FairTurn): boolean => {
    if (lineOf(address).length >= waitingOfOne) return false
    if (waiting < most) return true
    const longest = [...lines.values()].reduce((long, line) => (line.length > long.length ? line : long), [])
    const last = longest.at(-1)
    if (!last || last.known || (!known && longest.length <= lineOf(address).length + 1)) return false
    remove(longest, last)
    last.leave()
    return true
  }
  const wait = (turn: FairTurn): Promise<boolean> | boolean => {
    if (!makeRoomFor(turn)) return false
    return new Promise((resolve) => {
      const line = lineOf(turn.address)
      line.push({ ...turn, start: () => resolve(true), leave: () => resolve(false) })
      lines.set(turn.address, line)
      waiting += 1
      startNext()
    })
  }

  return async function take<T>(turn: FairTurn, act: () => Promise<T>): Promise<T | typeof NO_ROOM> {
    if (!(await wait(turn))) return NO_ROOM
    try {
      return await act()
    } finally {
      running -= 1
      if (turn.account !== undefined) busy.delete(turn.account)
      startNext()
    }
  }
}
