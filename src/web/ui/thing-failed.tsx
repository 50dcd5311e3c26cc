import type { ReactNode } from 'react'
import { boot } from '../boot.ts'
import { CallError } from '../calls/query.ts'
import { ErrorBox, StateBox } from './state-box.tsx'

export interface ThingFailedProps {
  query: { error: Error; isFetching: boolean; refetch: () => unknown }
  /** When it could not be read. */
  failed: ReactNode
  /** When there is none, in the same words for an unknown one and for somebody else's. */
  missing: ReactNode
  /** The way on. */
  actions: ReactNode
  children: ReactNode
}

/** In place of a page about one thing: it is not there, or could not be read. */
export function ThingFailed({ query, failed, missing, actions, children }: ThingFailedProps) {
  const { error, isFetching, refetch } = query
  if (error instanceof CallError && [400, 404].includes(error.failure.status))
    return (
      <StateBox art="lighthouse" level="h1" title={missing} actions={actions}>
        {children}
      </StateBox>
    )
  return (
    <ErrorBox level="h1" title={failed} onRetry={() => void refetch()} busy={isFetching} phone={boot.phone}>
      {error.message}
    </ErrorBox>
  )
}
