import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CallFailure, call } from '../../../../web/call.ts'
import { keyOf, queryOf } from '../../../../web/query.ts'
import { changeMailChoice, readMailChoices } from '../../../mail-choices.endpoints.ts'
import type { MailChoice } from '../../../mail-choices.ts'

/** What the owner has turned off; an admin sees that of the owner for whom they act. */
export function useMailChoices() {
  return useQuery(queryOf(readMailChoices))
}

/** Turns mails of a kind on or off: one after the other, what came last is what shows. */
export function useChooseMail() {
  const queries = useQueryClient()
  const [busy, setBusy] = useState<MailChoice | null>(null)
  const [failure, setFailure] = useState<{ choice: MailChoice; failure: CallFailure } | null>(null)
  const choose = async (choice: MailChoice, on: boolean): Promise<boolean> => {
    setBusy(choice)
    setFailure(null)
    const result = await call(changeMailChoice, { body: { choice, on } })
    setBusy(null)
    if (result.ok) queries.setQueryData(keyOf(readMailChoices), result.value)
    else setFailure({ choice, failure: result })
    return result.ok
  }
  return { choose, busy, failure }
}
