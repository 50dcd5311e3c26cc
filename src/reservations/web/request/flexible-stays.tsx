import './flexible-stays.css'
import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { AnswerOf, QueryOf } from '../../../kernel/endpoint.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import { findFlexibleStays } from '../../year.endpoints.ts'
import type { NightPlan } from '../plan/night-plan.ts'
import { LeftOutDays } from './left-out.tsx'
import { StayOfferButton } from './offer.tsx'

export type FlexibleStay = AnswerOf<typeof findFlexibleStays>['data'][number]

interface FlexibleStaysProps {
  query: QueryOf<typeof findFlexibleStays>
  /** What is known of the nights, to say why days are left out. */
  plan: NightPlan | null
  onChoose: (offer: FlexibleStay) => void
}

const ROWS = [0, 1, 2]

/** The nearest stays of the same length that would do; a press takes one. */
export function FlexibleStays({ query, plan, onChoose }: FlexibleStaysProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { days } = query
  const offers = useQuery({
    ...queryOf(findFlexibleStays, { query }),
    // Rooms go; what was free a while ago is asked for again.
    staleTime: 30_000,
    retry: false,
  })
  if (offers.isError) return <LoadError query={offers} />
  if (!offers.data) {
    return (
      <Loading label={t`Looking for nearby dates`}>
        <div className="stack">
          {ROWS.map((row) => (
            <Skeleton key={row} height={62} radius={14} />
          ))}
        </div>
      </Loading>
    )
  }
  const found = offers.data.data
  const leftOut = (
    <LeftOutDays
      plan={plan}
      asked={{ checkIn: query.datein, checkOut: query.dateout }}
      days={{ before: days, after: days }}
    />
  )
  if (found.length === 0) {
    return (
      <>
        <p className="muted" role="status">
          <Plural
            value={days}
            one="No stay of this length is open # day to either side."
            other="No stay of this length is open up to # days to either side."
          />
        </p>
        {leftOut}
      </>
    )
  }
  return (
    <>
      <ul className="offers">
        {found.map((offer) => (
          <li key={`${offer.datein}-${offer.idCategory}`}>
            <StayOfferButton offer={offer} onChoose={() => onChoose(offer)}>
              {offer.name[language]}
            </StayOfferButton>
          </li>
        ))}
      </ul>
      {leftOut}
    </>
  )
}
