import type { Ending } from './session/end-session.ts'

/** What the login screen's address carries: where to go afterwards, and why the session ended. */
interface LoginSearch {
  redirect?: string | undefined
  ended?: Ending | undefined
}

declare module '../../web/searches.ts' {
  interface Searches {
    '/login': LoginSearch
  }
}
