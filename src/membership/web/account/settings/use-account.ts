import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BodyOf } from '../../../../kernel/endpoint.ts'
import type { CallFailure } from '../../../../web/call.ts'
import { keyOf, queryOf } from '../../../../web/query.ts'
import { sendFiles } from '../../../../web/send-files.ts'
import { readOwner, updateOwnerStatus } from '../../../owner.endpoints.ts'

/** The owner's account with what they may set; an admin sees that of the owner for whom they act. */
export function useAccount() {
  return useQuery(queryOf(readOwner, { query: {} }))
}

/** Changes a setting; the call is multipart, as the spec has it, though no file goes with it. */
export function useChangeAccount() {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const change = async (body: BodyOf<typeof updateOwnerStatus>): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    const result = await sendFiles(updateOwnerStatus, { body, files: {} })
    setBusy(false)
    if (result.ok) queries.setQueryData(keyOf(readOwner, {}), result.value)
    else setFailure(result)
    return result.ok
  }
  return { change, busy, failure }
}
