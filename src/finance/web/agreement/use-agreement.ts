import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { BodyOf } from '../../../kernel/endpoint.ts'
import { call, intentKey } from '../../../web/call.ts'
import { keyOf, queryOf } from '../../../web/query.ts'
import { answerAgreement, readAgreement } from '../../statement.endpoints.ts'

/** Whose year is spoken of. */
export interface AgreementOf {
  idContract: number
  year: number
}

/** The owner's word on a year's transactions. */
export function useAgreement(of: AgreementOf) {
  return useQuery(queryOf(readAgreement, { query: of }))
}

/** Says the owner's word. The same word sent again, after a lost connection, is the same deed. */
export function useAnswer(of: AgreementOf) {
  const queries = useQueryClient()
  const last = useRef({ sent: '', key: '' })
  const [busy, setBusy] = useState(false)
  const answer = async (word: Pick<BodyOf<typeof answerAgreement>, 'accepted' | 'comment'>) => {
    const body = { ...of, ...word }
    const sent = JSON.stringify(body)
    if (last.current.sent !== sent) last.current = { sent, key: intentKey() }
    setBusy(true)
    const result = await call(answerAgreement, { body, idempotencyKey: last.current.key })
    setBusy(false)
    if (result.ok) {
      last.current = { sent: '', key: '' }
      queries.setQueryData(keyOf(readAgreement, of), result.value)
    }
    return result
  }
  return { answer, busy }
}
