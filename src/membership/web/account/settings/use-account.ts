import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '../../../../kernel/endpoint.ts'
import { call } from '../../../../web/calls/call.ts'
import { queryOf } from '../../../../web/calls/query.ts'
import { keyOf } from '../../../../web/calls/query-key.ts'
import { sendFiles } from '../../../../web/calls/send-files.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import { changeOwnLanguage, readOwner, updateOwnerStatus } from '../../../owner.endpoints.ts'

/** The owner's account with what they may set; an admin sees that of the owner for whom they act. */
export function useOwnAccount() {
  return useQuery(queryOf(readOwner, { query: {} }))
}

/** Changes a setting; the call is multipart, as the spec has it, though no file goes with it. */
export function useChangeAccount() {
  const queries = useQueryClient()
  return useSend({
    send: (body: BodyOf<typeof updateOwnerStatus>) => sendFiles(updateOwnerStatus, { body, files: {} }),
    done: (value) => queries.setQueryData(keyOf(readOwner, {}), value),
  })
}

/** Changes the language of whoever is signed in and is no owner. */
export function useOwnLanguage() {
  return useSend({ send: (body: BodyOf<typeof changeOwnLanguage>) => call(changeOwnLanguage, { body }) })
}
