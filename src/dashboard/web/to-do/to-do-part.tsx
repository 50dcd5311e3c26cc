import { lazy, Suspense } from 'react'
import type { Booking } from '../../../reservations/reservations.endpoints.ts'
import { ToDoSkeleton } from './to-do-skeleton.tsx'
import { NothingToDo, ToDoFailed, ToDoRows } from './to-do-strip.tsx'
import type { useAuthorize } from './use-authorize.ts'
import type { useToDo } from './use-to-do.ts'

/** Few owners have a report to sign, and they few times a year. */
const SignFirst = lazy(async () => ({ default: (await import('./sign-first.tsx')).SignFirst }))

interface ToDoPartProps {
  toDo: ReturnType<typeof useToDo>
  deeds: ReturnType<typeof useAuthorize>
  stay: Booking | null
}

/** The first thing on the home, in whichever state it is: loading, failed, to sign first, nothing, or the rows. */
export function ToDoPart({ toDo, deeds, stay }: ToDoPartProps) {
  const { data } = toDo
  if (data && data.sign.length > 0)
    return (
      <Suspense fallback={<ToDoSkeleton rows={0} />}>
        <SignFirst reports={data.sign} stay={stay} />
      </Suspense>
    )
  if (data && data.data.length + deeds.done.length === 0) return <NothingToDo />
  if (data) return <ToDoRows rows={data.data} deeds={deeds} />
  if (!toDo.isError) return <ToDoSkeleton rows={toDo.expected} />
  return <ToDoFailed busy={toDo.isFetching} onRetry={() => void toDo.refetch()} />
}
