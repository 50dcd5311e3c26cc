import './places.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import { type ReactNode, useState } from 'react'
import { type Day, type DayRange, todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { boot, phoneLink } from '../../../web/boot.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { Stepper } from '../../../web/ui/fields/stepper.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import { findPlaces } from '../../places.endpoints.ts'
import { LONGEST_STAY } from '../../request/stay-rules.ts'
import { closedFromTheStart } from '../../stay/told-before.ts'
import { NightSum } from '../night-sum.tsx'
import type { OfferedStay } from '../request/offer.tsx'
import { stayDaysWords } from '../stays/stay-words.ts'

type Places = AnswerOf<typeof findPlaces>
type Place = Places['data'][number]

interface PlacesCardProps {
  idContract: number
  guests: number
  dates: DayRange | null
  onChoose: (offer: OfferedStay) => void
}

/** How many nights are left, and where as many as one wishes fit before they expire: a press takes a place. */
export function PlacesCard({ idContract, guests, ...props }: PlacesCardProps) {
  const { t } = useLingui()
  const [nights, setNights] = useState<number | null>(null)
  const query = { idContract, guests, ...(nights && { nights }) }
  const places = useQuery({
    ...queryOf(findPlaces, { query }),
    // Another number of nights or guests: what was found stands until the next is there.
    placeholderData: (before) => before,
    retry: false,
  })
  return (
    <section className="card plan-places" aria-busy={places.isPending} aria-label={t`Where your nights fit`}>
      {places.data ? (
        <Found places={places.data} onNights={setNights} {...props} />
      ) : places.isError ? (
        <LoadError query={places} />
      ) : (
        <Loading label={t`Looking for places`}>
          <div className="stack">
            <Skeleton width={180} height={44} />
            <Skeleton height={46} radius={10} />
            <Skeleton width={160} height={24} />
            <Skeleton height={72} radius={12} />
          </div>
        </Loading>
      )}
    </section>
  )
}

interface FoundProps {
  places: Places
  dates: DayRange | null
  onNights: (nights: number) => void
  onChoose: (offer: OfferedStay) => void
}

function Found({ places, dates, onNights, onChoose }: FoundProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { zone } = useContract()
  const { phone } = boot
  const [isSplit, setSplit] = useState(false)
  const { account, nights } = places
  if (!account)
    return (
      <p className="muted">
        <Trans>
          You have no nights to use. Those of your next benefit year appear here once the club publishes them;
          your concierge can tell you when:{' '}
          <a className="link" href={phoneLink}>
            {phone}
          </a>
        </Trans>
      </p>
    )
  const until = dayInWords(account.expires, language)
  const today = todayIn(zone, new Date())
  const isOne = places.data.length > 0 && !isSplit
  const most = Math.min(LONGEST_STAY, Math.max(account.balance, nights))
  return (
    <>
      <p className="plan-balance">
        <span className="figure">{account.balance}</span>
        <span className="small muted">
          <Plural
            value={account.balance}
            one={`night left, to use by ${until}`}
            other={`nights left, to use by ${until}`}
          />
        </span>
      </p>
      <div className="plan-nights">
        <span className="small" aria-hidden>
          <Trans>Nights in one stay</Trans>
        </span>
        <Stepper label={t`Nights in one stay`} value={nights} min={1} max={most} onChange={onNights} />
      </div>
      {nights > 1 && nights === most && (
        <p className="small muted plan-most">
          {most === LONGEST_STAY ? (
            <Plural
              value={most}
              one="One stay holds at most # night."
              other="One stay holds at most # nights."
            />
          ) : (
            <Trans>These are all the nights that you have left.</Trans>
          )}
        </p>
      )}
      <div className="plan-head">
        <h2 className="sub" aria-live="polite">
          {isOne ? (
            <Plural value={nights} one="Your night fits here" other="Your # nights fit here" />
          ) : places.shorter.length > 0 ? (
            <Plural value={nights} one="Your night in shorter stays" other="Your # nights in shorter stays" />
          ) : (
            <Plural
              value={nights}
              one={`Your night doesn’t fit by ${until}`}
              other={`Your # nights don’t fit by ${until}`}
            />
          )}
        </h2>
        {places.data.length > 0 && places.shorter.length > 1 && (
          <button type="button" className="link small plan-split" onClick={() => setSplit(!isSplit)}>
            {isSplit ? <Trans>In one stay</Trans> : <Trans>Or in shorter stays</Trans>}
          </button>
        )}
      </div>
      {isOne ? (
        <ul className="plan-fits">
          {places.data.map((place) => (
            <li key={place.datein}>
              <Fit place={place} dates={dates} onChoose={() => onChoose(place)}>
                <Because place={place} />
                <IfCancelled place={place} today={today} />
              </Fit>
            </li>
          ))}
        </ul>
      ) : (
        <ul className="plan-fits">
          {places.shorter.map((part) => (
            <li key={part.datein}>
              <Fit place={part} dates={dates} onChoose={() => onChoose(part)}>
                <Plural value={part.nights} one="# night" other="# nights" />
              </Fit>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface FitProps {
  place: Places['shorter'][number]
  dates: DayRange | null
  children: ReactNode
  onChoose: () => void
}

function Fit({ place, dates, children, onChoose }: FitProps) {
  const language = useLanguage()
  const isChosen = dates?.checkIn === place.datein && dates.checkOut === place.dateout
  return (
    <button type="button" className="plan-fit" aria-pressed={isChosen} onClick={onChoose}>
      <b>{stayDaysWords(place.datein, place.dateout, language)}</b>
      <span className="small muted">{children}</span>
      {isChosen ? (
        <CircleCheck className="icon-small" aria-hidden />
      ) : (
        <ChevronRight className="icon-small" aria-hidden />
      )}
    </button>
  )
}

/** What giving it up would mean, where it is not free: so close to arrival the portal does not cancel at all. */
function IfCancelled({ place, today }: { place: Place; today: Day }) {
  if (closedFromTheStart(place.datein, today) === 'cancel')
    return (
      <>
        <br />
        <Trans>Only the concierge could cancel it</Trans>
      </>
    )
  if (place.freeUntil !== null) return null
  return (
    <>
      <br />
      <Trans>Cancelling would cost nights</Trans>
    </>
  )
}

/** The reason why this place is offered. */
function Because({ place: { because, after, nightsCost, nights, nightPercent } }: { place: Place }) {
  const language = useLanguage()
  const day = after ? stayDaysWords(after, after, language) : ''
  if (because === 'after-stay') return <Trans>After your stay until {day}</Trans>
  if (because === 'after-closed') return <Trans>After the closed nights until {day}</Trans>
  if (because === 'quiet') return <Trans>Quiet season</Trans>
  if (because === 'soonest') return <Trans>The soonest</Trans>
  return (
    <>
      <Plural value={nightsCost} one="Takes # night" other="Takes # nights" />
      {nightPercent !== 100 && (
        <>
          {' ('}
          <NightSum nights={nights} percent={nightPercent} cost={nightsCost} />)
        </>
      )}
    </>
  )
}
