import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from '../../../kernel/endpoint.ts'
import { call } from '../../../web/calls/call.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { answerAgreement, readAgreement } from '../../statement.endpoints.ts'

/** The contract and the year of an agreement. */
export interface AgreementOf {
  idContract: number
  year: number
}

/** The owner's answer to a year's transactions. */
export function useAgreement(of: AgreementOf) {
  return useQuery(queryOf(readAgreement, { query: of }))
}

type Word = Pick<BodyOf<typeof answerAgreement>, 'accepted' | 'comment'>

/** Sends the owner's answer, and updates its cached query. */
export function useAnswer(of: AgreementOf) {
  const queries = useQueryClient()
  return {
    send: (word: Word, idempotencyKey: string) =>
      call(answerAgreement, { body: { ...of, ...word }, idempotencyKey }),
    keep: (value: AnswerOf<typeof answerAgreement>) => queries.setQueryData(keyOf(readAgreement, of), value),
  }
}
