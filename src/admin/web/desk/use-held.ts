import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useState } from 'react'
import { call } from '../../../web/calls/call.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { DraftKeeper, lastSent } from '../../../web/forms/use-draft.ts'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { giveAnswersNow, type HeldRow, listHeldAnswers, takeAnswersBack } from '../../inbox/held.endpoints.ts'
import { listInbox } from '../../inbox/inbox.endpoints.ts'

/** How often what is held is looked at: each second while something is, else with the list. In milliseconds. */
const SOON_MS = 1_000
const AGAIN_MS = 30_000

/** What is held of the desk's answers, and what whoever looks can do with their own. */
export interface HeldAnswers {
  /** One's own answers of the last press, the newest first; empty where nothing is held. */
  last: readonly HeldRow[]
  /** How many of one's own are held, with the others. */
  count: number
  others: readonly HeldRow[]
  failed: readonly HeldRow[]
  /** Seconds until the last press is given. */
  seconds: number
  undo: () => void
  giveNow: () => void
  putAway: (one: HeldRow) => void
  busy: boolean
}

/** The answers that are held, and their undo. `undone` hears which thing waits again. */
export function useHeld(undone: (one: HeldRow) => void): HeldAnswers {
  const queries = useQueryClient()
  const query = useQuery({
    ...queryOf(listHeldAnswers, {}),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ failed }) => failed === null) ? SOON_MS : AGAIN_MS,
  })
  const rows = query.data?.data ?? []
  const failed = rows.filter((one) => one.failed !== null)
  const held = rows.filter((one) => one.failed === null)
  const own = held.filter(({ self }) => self)
  const last = own.filter(({ press }) => press === own[0]?.press)
  const seconds = useSeconds(last[0]?.leftMs ?? 0, query.dataUpdatedAt)
  const readAnew = () => queries.invalidateQueries({ queryKey: keyOf(listHeldAnswers) })
  // What could not be given waits again, and stands in the list.
  useEffect(() => {
    if (failed.length > 0) void queries.invalidateQueries({ queryKey: keyOf(listInbox) })
  }, [failed.length, queries])

  const drafts = use(DraftKeeper)
  /** What the answer said stands in its field again. */
  const writeAgain = ({ idThing }: HeldRow) => {
    const said = lastSent((key) => key.startsWith('desk-') && key.split('-').includes(String(idThing)))
    if (said) drafts.keep(said.key, said.value)
  }
  const told = { refused: ({ message }: { message: string }) => toast(message, { tone: 'warn' }) }
  const back = useSend({
    send: (rows: readonly HeldRow[]) => call(takeAnswersBack, { body: { ids: rows.map(({ id }) => id) } }),
    changed: readAnew,
    done: (_, rows) => {
      for (const row of rows) writeAgain(row)
      if (rows[0]) undone(rows[0])
    },
    ...told,
  })
  const away = useSend({
    send: ({ id }: HeldRow) => call(takeAnswersBack, { body: { ids: [id] } }),
    changed: readAnew,
    ...told,
  })
  const now = useSend({
    send: () => call(giveAnswersNow, { body: { ids: own.map(({ id }) => id) } }),
    changed: readAnew,
    ...told,
  })
  return {
    last,
    count: own.length,
    others: held.filter(({ self }) => !self),
    failed,
    seconds,
    undo: () => last.length > 0 && void back.send(last),
    giveNow: () => void now.send(),
    putAway: (one) => void away.send(one),
    busy: back.busy || now.busy,
  }
}

/** The whole seconds that are left of what was left when it was read. */
function useSeconds(leftMs: number, readAt: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (leftMs <= 0) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [leftMs])
  return Math.max(0, Math.ceil((leftMs - Math.max(0, now - readAt)) / 1000))
}
