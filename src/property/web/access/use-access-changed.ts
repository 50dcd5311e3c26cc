import { useQueryClient } from '@tanstack/react-query'
import { listAccess } from '../../access.endpoints.ts'
import { readPasses } from '../../passes.endpoints.ts'

/** Called once something was done to a visit: all that shows it is read anew. */
export function useAccessChanged(): () => void {
  const queries = useQueryClient()
  return () => {
    for (const { name } of [listAccess, readPasses]) void queries.invalidateQueries({ queryKey: [name] })
  }
}
