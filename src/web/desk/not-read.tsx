import type { ReactNode } from 'react'
import { boot } from '../boot.ts'
import { ErrorBox } from '../ui/state-box.tsx'

interface NotReadProps {
  query: { isFetching: boolean; error: Error | null; refetch: () => Promise<unknown> }
  /** What was not read: "We couldn’t load this list". */
  title: ReactNode
  level?: 'h1' | 'h2'
}

/** In the place of what could not be read: why, and another try. */
export function NotRead({ query, title, level }: NotReadProps) {
  return (
    <div className="card">
      <ErrorBox
        title={title}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
        phone={boot.phone}
        {...(level && { level })}
      >
        {query.error?.message}
      </ErrorBox>
    </div>
  )
}
