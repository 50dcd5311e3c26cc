import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, useEffect, useRef } from 'react'
import { queryOf } from '../../web/calls/query.ts'
import { FormError } from '../../web/ui/fields/field.tsx'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import { useDayInWords } from '../../web/use-day-in-words.ts'
import { useLanguage } from '../../web/words.ts'
import { lookAtTrade } from '../trades.endpoints.ts'
import { type LookedAt, StayLines, type TradedStay } from './trade-words.tsx'

interface TradeTermsProps {
  /** What goes and comes: it stands, whether or not the trade may be made. */
  gives: TradedStay & { code: string }
  receives: TradedStay
  asked: { idContract: number; idTrade: number; idBooking?: number; code?: string; idProposal?: number }
  /** What comes below once the trade may be made: its terms and the yes. */
  children: (terms: LookedAt) => ReactNode
  /** What stands below where the trade may not be made. */
  otherwise: ReactNode
}

/** What a trade means for whoever looks: both stays, the nights that go and come back, and who comes along. */
export function TradeTermsOf({ asked, gives, receives, children, otherwise }: TradeTermsProps) {
  const { t } = useLingui()
  const look = useQuery({
    ...queryOf(lookAtTrade, { body: asked }),
    gcTime: 0,
  })
  if (look.error)
    return (
      <>
        <BothStays gives={gives} receives={receives} />
        <TradeRefusal>{look.error.message}</TradeRefusal>
        {otherwise}
      </>
    )
  if (!look.data)
    return (
      <Loading label={t`Adding up what it takes`}>
        <Skeleton height={220} radius={14} />
      </Loading>
    )
  return (
    <>
      <Terms terms={look.data.data} />
      {children(look.data.data)}
    </>
  )
}

/** Why a trade may not be made: said at once and in sight, wherever the dialog is scrolled to. */
export function TradeRefusal({ children }: { children: ReactNode }) {
  const refusal = useRef<HTMLDivElement>(null)
  // Its answer is dropped: browsers begin to answer with a promise, which React would call as what ends the effect.
  useEffect(() => {
    refusal.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={refusal}>
      <FormError>{children}</FormError>
    </div>
  )
}

function BothStays({ gives, receives }: Pick<TradeTermsProps, 'gives' | 'receives'>) {
  return (
    <div className="trade-both">
      <p>
        <span className="small faint">
          <Trans>You give</Trans>
        </span>
        <StayLines stay={gives} code={gives.code} />
      </p>
      <ArrowRight className="icon" aria-hidden />
      <p>
        <span className="small faint">
          <Trans>You receive</Trans>
        </span>
        <StayLines stay={receives} />
      </p>
    </div>
  )
}

/** The year to which nights come back: they can be used until it ends. */
function BackTo({ nights, expires }: LookedAt['backUntil'][number]) {
  const until = useDayInWords()(expires)
  return (
    <p className="small faint">
      <Trans>
        {nights} to use until {until}
      </Trans>
    </p>
  )
}

function Terms({ terms }: { terms: LookedAt }) {
  const { gives, receives, nightsCost, back, left, adults, children, benefits, owners, wish } = terms
  const { paidUntil, backUntil } = terms
  const dayInWords = useDayInWords()
  const paid = paidUntil && dayInWords(paidUntil)
  const guests = new Intl.ListFormat(useLanguage()).format(terms.guests)
  return (
    <>
      <BothStays gives={gives} receives={receives} />
      <dl className="trade-terms">
        <div>
          <dt>
            <Trans>Nights that it takes</Trans>
          </dt>
          <dd>
            <Plural value={nightsCost} one="# night" other="# nights" />
            {paid && (
              <p className="small faint">
                <Trans>of the year until {paid}</Trans>
              </p>
            )}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Nights that come back</Trans>
          </dt>
          <dd>
            <Plural value={back} one="# night" other="# nights" />
            {backUntil.map((one) => (
              <BackTo key={one.expires} {...one} />
            ))}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Left in its year after it</Trans>
          </dt>
          <dd>
            <Plural value={left} one="# night" other="# nights" />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Penalty</Trans>
          </dt>
          <dd>
            <Trans>None</Trans>
          </dd>
        </div>
      </dl>
      <p className="small muted">
        {(back !== gives.nights || nightsCost !== receives.nights) && (
          <>
            <Trans>
              Nights count by their season: a stay may take fewer or more of the balance than it lasts. What
              yours took comes back whole.
            </Trans>{' '}
          </>
        )}
        <Plural value={adults + children} one="Your guest comes along." other="Your # guests come along." />{' '}
        {guests && (
          <>
            <Trans>Named on it: {guests}.</Trans>{' '}
          </>
        )}
        {benefits > 0 && (
          <>
            <Trans>The benefits of your stay come back; add them to the new one on its page.</Trans>{' '}
          </>
        )}
        <Trans>The new stay is confirmed at once; which residence it is in is said later.</Trans>
        {owners > 1 && (
          <>
            {' '}
            <Trans>The other owners of your contract are told by email.</Trans>
          </>
        )}
      </p>
      {wish && (
        <p className="small">
          <Trans>
            Your wish {wish} stands in the place of this stay. It stays on the waiting list, and asks you
            instead of booking at once.
          </Trans>
        </p>
      )}
    </>
  )
}
