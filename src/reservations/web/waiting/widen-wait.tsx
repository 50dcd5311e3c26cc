import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../web/calls/query.ts'
import { lookAtWait } from '../../waiting.endpoints.ts'
import { WiderChance, WiderWords } from './wait-chance.tsx'
import { WaitDialog } from './wait-dialog.tsx'
import { draftOfWait, nightsOfDraft } from './wait-draft.ts'
import type { Wait, Waiting } from './wait-words.tsx'

interface WidenWaitProps {
  idContract: number
  waiting: Waiting
  wait: Wait
}

/** Beside a wish that waits: what would raise its chance most. Pressed, it opens the wish changed so, to be saved or not. */
export function WidenWait({ idContract, waiting, wait }: WidenWaitProps) {
  const [open, setOpen] = useState(false)
  const draft = draftOfWait(wait)
  const { idSwap } = draft
  const look = useQuery({
    ...queryOf(lookAtWait, {
      body: { idContract, ...nightsOfDraft(draft), idWait: wait.id, ...(idSwap !== null && { idSwap }) },
    }),
    staleTime: 60_000,
    retry: false,
  })
  const [wider] = look.data?.wider ?? []
  if (!wider) return null
  const { firstDay, lastDay, nightsFrom, categories } = wider
  return (
    <>
      <button type="button" className="link small wait-widen" onClick={() => setOpen(true)}>
        <WiderWords wider={wider} waiting={waiting} />
        {': '}
        <WiderChance wider={wider} years={wait.chance.years.length} />
      </button>
      <WaitDialog
        open={open}
        onClose={() => setOpen(false)}
        idContract={idContract}
        waiting={waiting}
        draft={{ ...draft, firstDay, lastDay, nightsFrom, categories, countsUntil: null }}
        idWait={wait.id}
      />
    </>
  )
}
