import { QueryClient } from '@tanstack/react-query'
import { CallError } from './query.ts'

const FRESH_MS = 60_000
/** One retry, for a call that was lost while the connection was being restored; more would delay the message. */
const RETRY_AFTER_MS = 300

/** The query cache of a frame. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Asked even when the browser believes it is offline, so that the screen can say what is wrong.
        networkMode: 'always',
        retry: (failures, problem) => failures < 1 && isWorthAnotherTry(problem),
        retryDelay: RETRY_AFTER_MS,
      },
    },
  })
}

function isWorthAnotherTry(problem: Error): boolean {
  return problem instanceof CallError && (problem.failure.status === 0 || problem.failure.status >= 500)
}
