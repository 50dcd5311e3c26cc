import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { CallFailure } from '../../../web/calls/call.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { type DeskRepair, listRepairs, readRepair } from '../../repairs/desk.endpoints.ts'

/** What a deed at the desk leaves behind: the repair as it stands now on its page, and the list read anew. */
export function useRepairChanged(idRequest: number) {
  const { t } = useLingui()
  const queries = useQueryClient()
  return {
    done: (repair: DeskRepair, said: string, isTold = true) => {
      queries.setQueryData(keyOf(readRepair, { idRequest }), { status: true, data: repair })
      void queries.invalidateQueries({ queryKey: keyOf(listRepairs) })
      toast(said, isTold ? { text: t`The owner is told by email.` } : undefined)
    },
    /** The repair has changed meanwhile: it is read anew, below what one typed. */
    refused: ({ status }: CallFailure) => {
      if (status === 409) void queries.invalidateQueries({ queryKey: keyOf(readRepair, { idRequest }) })
    },
  }
}
