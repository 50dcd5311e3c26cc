import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AnswerOf } from '../../kernel/endpoint.ts'
import type { Language } from '../../kernel/language.ts'
import { type CallFailure, call, intentKey } from '../../web/call.ts'
import { keyOf, queryOf } from '../../web/query.ts'
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

/** Accepts a promotion's disclaimer; the list then has its link. Sent again, after a lost connection, it is the same deed. */
export function useAccept(of: PromotionsOf, { id: idPromo, disclaimer }: Promotion) {
  const queries = useQueryClient()
  const key = useRef(intentKey())
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const accept = async (): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    const result = await call(acceptDisclaimer, {
      body: { ...of, idPromo, disclaimer },
      idempotencyKey: key.current,
    })
    setBusy(false)
    if (!result.ok) {
      setFailure(result)
      if (result.code === 'PROMO_TERMS_CHANGED') {
        key.current = intentKey()
        void queries.invalidateQueries({ queryKey: keyOf(listPromotions) })
      }
      return false
    }
    const accepted = result.value.data
    queries.setQueryData<AnswerOf<typeof listPromotions>>(
      keyOf(listPromotions, of),
      (list) => list && { ...list, data: list.data.map((one) => (one.id === accepted.id ? accepted : one)) },
    )
    // In the other language it has a link now, too.
    void queries.invalidateQueries({ queryKey: keyOf(listPromotions), refetchType: 'none' })
    return true
  }
  return { accept, busy, failure }
}
