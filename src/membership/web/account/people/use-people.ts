import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { BodyOf } from '../../../../kernel/endpoint.ts'
import { type CallFailure, call, intentKey } from '../../../../web/call.ts'
import { keyOf, queryOf } from '../../../../web/query.ts'
import { changePerson, forgetPerson, keepPerson, listPeople } from '../../../people.endpoints.ts'

export type PersonBody = BodyOf<typeof keepPerson>

/** The owner's people. */
export function usePeople() {
  return useQuery(queryOf(listPeople))
}

/** Keeps somebody, or writes them anew. The same sent again after a lost connection is the same deed. */
export function useSavePerson() {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const intent = useRef({ sent: '', key: '' })
  const save = async (body: PersonBody, idPerson: number | null): Promise<boolean> => {
    const sent = JSON.stringify(body)
    if (intent.current.sent !== sent) intent.current = { sent, key: intentKey() }
    setBusy(true)
    setFailure(null)
    const result =
      idPerson === null
        ? await call(keepPerson, { body, idempotencyKey: intent.current.key })
        : await call(changePerson, { body: { ...body, idPerson } })
    setBusy(false)
    if (result.ok) queries.setQueryData(keyOf(listPeople), result.value)
    else setFailure(result)
    return result.ok
  }
  return { save, busy, failure, forget: () => setFailure(null) }
}

/** Forgets somebody. */
export function useForgetPerson() {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const forget = async (idPerson: number): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    const result = await call(forgetPerson, { query: { idPerson } })
    setBusy(false)
    if (result.ok) queries.setQueryData(keyOf(listPeople), result.value)
    else {
      setFailure(result)
      // Named in a stay, or forgotten, from elsewhere meanwhile.
      void queries.invalidateQueries({ queryKey: keyOf(listPeople) })
    }
    return result.ok
  }
  return { forget, busy, failure }
}
