import './flexible-stays.css'
import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { AnswerOf, QueryOf } from '../../../kernel/endpoint.ts'
import { queryOf } from '../../../web/query.ts'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import { findFlexibleStays } from '../../year.endpoints.ts'
import { StayDays } from './stay-days.tsx'

export type StayOffer = AnswerOf<typeof findFlexibleStays>['data'][number]

interface FlexibleStaysProps {
  query: QueryOf<typeof findFlexibleStays>
  /** How many are shown at most; without it all that were found. */
  most?: number
  onChoose: (offer: StayOffer) => void
}

const ROWS = [0, 1, 2]

/** The nearest stays of the same length that would do; a press takes one. */
export function FlexibleStays({ query, most, onChoose }: FlexibleStaysProps) {
  const { t } = useLingui()
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
  const found = offers.data.data.slice(0, most)
  if (found.length === 0) {
    return (
      <p className="muted" role="status">
        <Plural
          value={days}
          one="No stay of this length is open # day to either side."
          other="No stay of this length is open up to # days to either side."
        />
      </p>
    )
  }
  return (
    <ul className="offers">
      {found.map((offer) => (
        <li key={`${offer.datein}-${offer.idCategory}`}>
          <Offer offer={offer} onChoose={() => onChoose(offer)} />
        </li>
      ))}
    </ul>
  )
}

function Offer({ offer, onChoose }: { offer: StayOffer; onChoose: () => void }) {
  const language = useLanguage()
  return (
    <button type="button" className="offer" onClick={onChoose}>
      <b>
        <StayDays dates={{ checkIn: offer.datein, checkOut: offer.dateout }} />
      </b>
      <span className="small muted">{offer.name[language]}</span>
      <span className="small faint">
        <Plural value={offer.nightsCost} one="# night from your balance" other="# nights from your balance" />
        {', '}
        <Plural value={offer.left} one="last one" other="# left" />
      </span>
    </button>
  )
}
