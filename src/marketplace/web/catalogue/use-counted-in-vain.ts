import { useEffect } from 'react'
import { call } from '../../../web/calls/call.ts'
import { countVainSearch } from '../../search/vain.endpoints.ts'

/** Who reads that nothing was found for so long (milliseconds) has written what was meant. */
const READ_FOR_MS = 3000

/** What this page has counted: the same words once. */
const counted = new Set<string>()

/** Counts words that found nothing at any resort, once they stand for a while; without words nothing. */
export function useCountedInVain(q: string | undefined): void {
  useEffect(() => {
    if (!q || counted.has(q)) return
    const waiting = setTimeout(() => {
      counted.add(q)
      // Nothing waits for it, and it is no activity of the person.
      void call(countVainSearch, { body: { q: q.slice(0, 200) }, background: true })
    }, READ_FOR_MS)
    return () => clearTimeout(waiting)
  }, [q])
}
