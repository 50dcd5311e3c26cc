import { useEffect } from 'react'
import { call } from '../../../web/calls/call.ts'
import { CallError } from '../../../web/calls/query.ts'
import { countVainNights } from '../../vain-nights.endpoints.ts'

/** Who looks at nights that are not free for so long (milliseconds) has meant them. */
const LOOKED_FOR_MS = 3000

/** What this page has counted: the same nights once. */
const counted = new Set<string>()

interface Sought {
  idContract: number
  datein: string
  dateout: string
}

/** Counts nights on which nothing of one's own kind of residence is free, or which are closed, once they stand for a while. */
export function useNightsInVain(
  { idContract, datein, dateout }: Sought,
  found: {
    data: { rooms: readonly { own: boolean }[] } | undefined
    error: Error | null
    isFetching: boolean
  },
): void {
  const { data, error, isFetching } = found
  const isClosed = error instanceof CallError && error.code === 'BLACKOUT'
  const isFull = !error && data !== undefined && data.rooms.every(({ own }) => !own)
  const inVain = !isFetching && (isClosed || isFull)
  useEffect(() => {
    const key = `${idContract} ${datein} ${dateout}`
    if (!inVain || counted.has(key)) return
    const waiting = setTimeout(() => {
      counted.add(key)
      // Nothing waits for it, and it is no activity of the person.
      void call(countVainNights, { body: { idContract, datein, dateout }, background: true })
    }, LOOKED_FOR_MS)
    return () => clearTimeout(waiting)
  }, [inVain, idContract, datein, dateout])
}
