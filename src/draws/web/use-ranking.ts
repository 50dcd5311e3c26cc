import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { useSend } from '../../web/calls/use-send.ts'
import { listDraws, rankWishes, readDraw } from '../draws.endpoints.ts'
import type { DrawOfContract } from './draw-words.tsx'

/** So long a ranking stands still before it is saved: who presses twice saves once. */
const SETTLES_MS = 600

const same = (a: readonly number[], b: readonly number[]) => a.join() === b.join()

/**
 * The wishes of a contract as they are ranked on the page, saved as one goes: what changed while a saving was under way is saved
 * after it. What was not saved stays as it is ranked, and is tried again at the next change or by hand.
 */
export function useRanking(idContract: number, draw: DrawOfContract) {
  const client = useQueryClient()
  const [wishes, setWishes] = useState<readonly number[]>(draw.wishes)
  const [saved, setSaved] = useState({ wishes: draw.wishes as readonly number[], at: draw.savedAt })
  const { send, busy, failure, failed, forget } = useSend({
    send: (places: readonly number[], idempotencyKey) =>
      call(rankWishes, { body: { idContract, idRound: draw.round.id, places: [...places] }, idempotencyKey }),
    changed: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keyOf(readDraw) }),
        client.invalidateQueries({ queryKey: keyOf(listDraws) }),
      ]),
    done: ({ data }, places) => setSaved({ wishes: places, at: data.savedAt }),
  })
  const isFailed = failed !== null && same(failed, wishes)
  const isDue = !same(wishes, saved.wishes) && !busy && !isFailed
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => void send(wishes), SETTLES_MS)
    return () => clearTimeout(timer)
  }, [isDue, wishes, send])
  return {
    wishes,
    setWishes: (next: readonly number[]) => {
      forget()
      setWishes(next)
    },
    isSaved: same(wishes, saved.wishes),
    savedAt: saved.at,
    busy,
    failure: isFailed ? failure : null,
    again: () => void send(wishes),
  }
}
