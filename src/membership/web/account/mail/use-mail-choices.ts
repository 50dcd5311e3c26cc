import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../web/calls/call.ts'
import { queryOf } from '../../../../web/calls/query.ts'
import { keyOf } from '../../../../web/calls/query-key.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import { changeMailChoice, readMailChoices } from '../../../mail-choices.endpoints.ts'
import type { MailChoice } from '../../../mail-choices.ts'

/** What the owner has turned off; an admin sees that of the owner for whom they act. */
export function useMailChoices() {
  return useQuery(queryOf(readMailChoices))
}

/** Turns mails of a kind on or off: one after the other, what came last is what shows. */
export function useChooseMail() {
  const queries = useQueryClient()
  return useSend({
    send: (body: { choice: MailChoice; on: boolean }) => call(changeMailChoice, { body }),
    done: (value) => queries.setQueryData(keyOf(readMailChoices), value),
  })
}
