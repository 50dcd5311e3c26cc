import { useMatches } from '@tanstack/react-router'
import type { RouteRow } from '../route-table.ts'

/** The row of the route that is on show. */
export function useRouteRow(): RouteRow | undefined {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.row })
}
