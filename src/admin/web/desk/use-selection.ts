import { useMemo, useState } from 'react'
import type { InboxRow } from '../../inbox/inbox.endpoints.ts'
import { nameOf } from '../../inbox/selection.ts'

/** What is ticked of the list. What has left the list is ticked no more. */
export function useSelection(rows: readonly InboxRow[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = useMemo(() => rows.filter((row) => ticked.has(nameOf(row))), [rows, ticked])
  return {
    rows: chosen,
    names: useMemo(() => new Set(chosen.map(nameOf) as string[]), [chosen]),
    select: (row: InboxRow, yes: boolean) =>
      setTicked((before) => {
        const after = new Set(before)
        if (yes) after.add(nameOf(row))
        else after.delete(nameOf(row))
        return after
      }),
    clear: () => setTicked(new Set()),
  }
}
