import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '../../../../kernel/endpoint.ts'
import { call } from '../../../../web/calls/call.ts'
import { queryOf } from '../../../../web/calls/query.ts'
import { keyOf } from '../../../../web/calls/query-key.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import { changePerson, forgetPerson, keepPerson, listPeople } from '../../../people.endpoints.ts'

export type PersonBody = BodyOf<typeof keepPerson>

/** The owner's people. */
export function usePeople() {
  return useQuery(queryOf(listPeople))
}

/** Keeps somebody (`null`), or writes them anew. */
export function useSavePerson(idPerson: number | null) {
  const queries = useQueryClient()
  return useSend({
    send: (body: PersonBody, idempotencyKey) =>
      idPerson === null
        ? call(keepPerson, { body, idempotencyKey })
        : call(changePerson, { body: { ...body, idPerson } }),
    done: (value) => queries.setQueryData(keyOf(listPeople), value),
  })
}

/** Forgets somebody. */
export function useForgetPerson() {
  const queries = useQueryClient()
  return useSend({
    send: (idPerson: number) => call(forgetPerson, { query: { idPerson } }),
    // Named in a stay, or forgotten, from elsewhere meanwhile.
    changed: () => queries.invalidateQueries({ queryKey: keyOf(listPeople) }),
    done: (value) => queries.setQueryData(keyOf(listPeople), value),
  })
}
