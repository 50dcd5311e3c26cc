import './flexible-stays.css'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { daysBetween } from '../../../kernel/day.ts'
import type { AnswerOf, QueryOf } from '../../../kernel/endpoint.ts'
import { boot } from '../../../web/boot.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import { findOtherWays } from '../../places.endpoints.ts'
import type { Way } from '../../request/other-ways.ts'
import type { NightPlan } from '../plan/night-plan.ts'
import { LeftOutDays } from './left-out.tsx'
import { type OfferedStay, StayOfferButton } from './offer.tsx'

/** Refusals that another stay may avoid: then other offers are shown. */
const MET_BY_OTHERS = new Set([
  'BLACKOUT',
  'CALENDAR_NOT_OPEN',
  'CONTRACT_CRITERIA',
  'NO_AVAILABILITY',
  'NOT_ENOUGH_NIGHTS',
  'RESERVATION_EXISTS',
  'STAY_TOO_LONG',
  'TOO_MANY_GUESTS',
])

/** Whether another stay may be granted after this refusal. */
export const isMetByOthers = (code: string): boolean => MET_BY_OTHERS.has(code)

const WAY_WORDS: Record<Way, MessageDescriptor> = {
  category: msg`The same nights, another residence`,
  shorter: msg`A shorter stay`,
  days: msg`Other days`,
  earlier: msg`The last days before`,
  later: msg`The first days after`,
}

interface OtherWaysProps {
  query: QueryOf<typeof findOtherWays>
  /** What is known of the nights, to say why days between the offered ones are left out. */
  plan?: NightPlan | null
  /** Stands in the card of a residence: others are offered beside it anyway. */
  ofItself?: boolean
  onChoose: (offer: OfferedStay) => void
}

const ROWS = [0, 1, 2]

/** What the club would grant in the place of a stay that it does not: each a press that fills in the form. */
export function OtherWays({ query, plan = null, ofItself = false, onChoose }: OtherWaysProps) {
  const { t } = useLingui()
  const offers = useQuery({
    ...queryOf(findOtherWays, { query }),
    // Rooms go; what was free a while ago is asked for again.
    staleTime: 30_000,
    retry: false,
  })
  if (offers.isError) return <LoadError query={offers} />
  if (!offers.data) {
    return (
      <Loading label={t`Looking for what is possible`}>
        <div className="stack">
          {ROWS.map((row) => (
            <Skeleton key={row} height={84} radius={14} />
          ))}
        </div>
      </Loading>
    )
  }
  const { datein: checkIn, dateout: checkOut } = query
  const ways = ofItself ? offers.data.data.filter(({ way }) => way !== 'category') : offers.data.data
  const shifts = ways.filter(({ way }) => way === 'days').map((offer) => daysBetween(checkIn, offer.datein))
  return (
    <>
      <Found offers={ways} onChoose={onChoose} />
      <LeftOutDays
        plan={plan}
        asked={{ checkIn, checkOut }}
        days={{ before: -Math.min(0, ...shifts), after: Math.max(0, ...shifts) }}
      />
    </>
  )
}

type Offers = AnswerOf<typeof findOtherWays>['data']

interface FoundProps {
  offers: Offers
  onChoose: (offer: OfferedStay) => void
}

function Found({ offers, onChoose }: FoundProps) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const { phone } = boot
  if (offers.length === 0) {
    return (
      <p className="muted" role="status">
        <Trans>We found no other days for this stay. The concierge can help: {phone}.</Trans>
      </p>
    )
  }
  return (
    <ul className="offers">
      {offers.map((offer) => (
        <li key={`${offer.way}-${offer.datein}-${offer.nights}-${offer.idCategory}`}>
          <StayOfferButton
            offer={offer}
            label={i18n._(WAY_WORDS[offer.way])}
            onChoose={() => onChoose(offer)}
          >
            <Plural value={offer.nights} one="# night" other="# nights" />
            {', '}
            {offer.name[language]}
          </StayOfferButton>
        </li>
      ))}
    </ul>
  )
}
