import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '../../kernel/endpoint.ts'
import type { Language } from '../../kernel/language.ts'
import { call } from '../../web/calls/call.ts'
import { queryOf } from '../../web/calls/query.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { useSend } from '../../web/calls/use-send.ts'
import { acceptDisclaimer, listPromotions, type Promotion } from '../promotions.endpoints.ts'

/** Whose promotions, in which language: 1 is Spanish, 2 English. */
export interface PromotionsOf {
  idContract: number
  idLanguage: number
}

/** The promotions of a contract are asked for in a language. */
export function promotionsOf(idContract: number, language: Language): PromotionsOf {
  return { idContract, idLanguage: language === 'es' ? 1 : 2 }
}

/** The promotions that run. */
export function usePromotions(of: PromotionsOf) {
  return useQuery(queryOf(listPromotions, { query: of }))
}

/** Accepts a promotion's disclaimer; the list then has its link. */
export function useAccept(of: PromotionsOf, { id: idPromo, disclaimer }: Promotion) {
  const queries = useQueryClient()
  return useSend<void, AnswerOf<typeof acceptDisclaimer>>({
    send: (_, idempotencyKey) =>
      call(acceptDisclaimer, { body: { ...of, idPromo, disclaimer }, idempotencyKey }),
    refused: ({ code }) => {
      if (code === 'PROMO_TERMS_CHANGED') void queries.invalidateQueries({ queryKey: keyOf(listPromotions) })
    },
    done: ({ data: accepted }) => {
      queries.setQueryData<AnswerOf<typeof listPromotions>>(
        keyOf(listPromotions, of),
        (list) =>
          list && { ...list, data: list.data.map((one) => (one.id === accepted.id ? accepted : one)) },
      )
      // In the other language it has a link now, too.
      void queries.invalidateQueries({ queryKey: keyOf(listPromotions), refetchType: 'none' })
    },
  })
}
