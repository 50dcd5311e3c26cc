import { Plural } from '@lingui/react/macro'
import type { AnswerOf } from '../../kernel/endpoint.ts'
import { spanInWords } from '../../kernel/span-words.ts'
import { useLanguage } from '../../web/words.ts'
import type { lookAtTrade, TradesOfContract } from '../trades.endpoints.ts'

export type OwnStay = TradesOfContract['stays'][number]
export type TradedStay = Omit<OwnStay, 'id' | 'code'>
export type LookedAt = AnswerOf<typeof lookAtTrade>['data']

/** The days of a stay in words, with their year: "Wed, Dec 16 – Tue, Dec 22, 2026". */
export function useDaysOf(): (stay: Pick<TradedStay, 'datein' | 'dateout'>) => string {
  const language = useLanguage()
  return ({ datein, dateout }) => spanInWords({ checkIn: datein, checkOut: dateout }, language)
}

/** Days, then nights and kind of residence. */
export function StayLines({ stay, code }: { stay: TradedStay; code?: string | undefined }) {
  const language = useLanguage()
  const daysOf = useDaysOf()
  return (
    <>
      <b className="sub">{daysOf(stay)}</b>
      <span className="small muted">
        <Plural value={stay.nights} one="# night" other="# nights" />
        {', '}
        {stay.category[language]}
        {code && <span className="numeric">, {code}</span>}
      </span>
    </>
  )
}
