import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../web/calls/query-key.ts'
import { listMaintenance, type MaintenanceDetails, readMaintenance } from '../../maintenance.endpoints.ts'

/** Called with a request as it stands after a deed: its screen shows it at once, the list is read anew. */
export function useRequestChanged(): (request: MaintenanceDetails) => void {
  const queries = useQueryClient()
  return (request) => {
    queries.setQueryData(keyOf(readMaintenance, { idRequest: request.id }), { status: true, data: request })
    void queries.invalidateQueries({ queryKey: keyOf(listMaintenance) })
    // What waits for the owner, on the home. Named, not imported: the dashboard is above this slice.
    void queries.invalidateQueries({ queryKey: ['readToDo'] })
  }
}

/** Reads a request anew, with the sequence of its job: for a deed that was refused because somebody else had changed it. */
export function useRequestAnew(idRequest: number): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: keyOf(readMaintenance, { idRequest }) })
}
