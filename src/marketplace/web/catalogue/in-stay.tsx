import './in-stay.css'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { boot } from '../../../web/boot.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { ErrorBox, StateBox } from '../../../web/ui/state-box.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { filterOf } from '../../catalogue.ts'
import {
  bySoonest,
  DAY_PARTS,
  dayPartOf,
  inDays,
  nextFreeDay,
  type PlannedThing,
} from '../../stays/day-parts.ts'
import { isDuring } from '../../stays/during.ts'
import type { StayToPlan } from '../../stays/stays.endpoints.ts'
import { dayInView } from './during-stay.ts'
import { EventsInDays } from './events-in-days.tsx'
import { isEverything, type MarketSearch } from './market-search.ts'
import { NotInTheseDays } from './not-in-these-days.tsx'
import { NothingFound } from './nothing-found.tsx'
import { OfferGrid } from './offer-grid.tsx'
import type { CatalogueOffer } from './offers.ts'
import { OffersSkeleton } from './offers-skeleton.tsx'
import { OtherResorts } from './other-resorts.tsx'
import { ResultCount } from './result-count.tsx'
import { useNextDays } from './use-next-days.ts'
import type { useOffers } from './use-offers.ts'
import { variedPictures } from './varied-pictures.ts'

/** The number of cards of a part of the day that are shown before all of them are asked for. */
const FIRST_CARDS = 3

type Part = (typeof DAY_PARTS)[number] | 'packages'
const PARTS: readonly Part[] = [...DAY_PARTS, 'packages']

interface InStayProps {
  search: MarketSearch
  found: ReturnType<typeof useOffers>
  offers: readonly CatalogueOffer[]
  stay: StayToPlan
  /** Where the number of results is told to screen readers. */
  status: HTMLElement | null
}

/** What can be had in the days of the stay: its events, then by part of the day; what cannot, with when next; the other resorts. */
export function InStay({ search, found, offers, stay, status }: InStayProps) {
  const day = dayInView(search, stay)
  const products = offers.filter(({ kind, transfer }) => kind === 'product' && !transfer).map(({ id }) => id)
  const { next, free, isOnItsWay, failed } = useNextDays(products, stay)
  const isWhole = isEverything(search)
  if (failed)
    return (
      <div className="card">
        <ErrorBox
          title={<Trans>There was an error in the request</Trans>}
          onRetry={failed.retry}
          phone={boot.phone}
        >
          {failed.error.message}
        </ErrorBox>
      </div>
    )
  if (isOnItsWay && free.size + next.size === 0) return <OffersSkeleton featured={false} />
  const { now, later } = inDays(offers, { free, next }, { stay, day })
  // What is searched for stands in the order in which it was found, and what is sorted as it was sorted.
  const isSorted = search.sort !== undefined || filterOf(search.q) !== null
  const planned = varied(isSorted ? now : bySoonest(now))
  const events = found.events.filter(({ startDate }) =>
    day === null ? isDuring(stay, startDate) : startDate === day,
  )
  const listed = isWhole && search.part ? planned.filter((one) => partOfOffer(one) === search.part) : planned
  const isEmpty = listed.length === 0 && !(isWhole && events.length > 0)
  const count = listed.length + (isWhole && search.part === undefined ? events.length : 0)
  return (
    <div className="market-parts">
      {status && !found.isStale && createPortal(<ResultCount count={count} />, status)}
      {isWhole && search.part === undefined && <EventsInDays events={events} />}
      {isEmpty && day !== null && <EmptyDay day={day} next={nextFreeDay(day, free)} search={search} />}
      {isEmpty && day === null && later.length === 0 && <NothingFound search={search} />}
      {listed.length > 0 &&
        (isWhole && search.part === undefined ? (
          PARTS.map((part) => (
            <PartOfDay
              key={part}
              part={part}
              planned={listed.filter((one) => partOfOffer(one) === part)}
              search={search}
              stay={stay}
            />
          ))
        ) : (
          <section>
            <PlainHead search={search} count={listed.length} />
            <OfferGrid planned={listed} stay={stay} words={found.words} isStale={found.isStale} />
          </section>
        ))}
      {found.more && (
        <p className="market-more">
          <Button kind="secondary" busy={found.isLoadingMore} onClick={found.more}>
            <Trans>Show more</Trans>
          </Button>
        </p>
      )}
      {day === null && search.part === undefined && <NotInTheseDays later={later} words={found.words} />}
      {day === null && search.part === undefined && !isEmpty && (
        <OtherResorts search={search} resort={stay.hotel.id} />
      )}
    </div>
  )
}

function partOfOffer({ offer, on, hours }: PlannedThing<CatalogueOffer>): Part {
  return offer.kind === 'package' ? 'packages' : dayPartOf({ time: on?.time ?? null, hours })
}

function varied(planned: readonly PlannedThing<CatalogueOffer>[]): PlannedThing<CatalogueOffer>[] {
  const pictures = variedPictures(planned.map(({ offer }) => offer))
  return planned.map((one, index) => ({ ...one, offer: pictures[index] ?? one.offer }))
}

interface PartOfDayProps {
  part: Part
  planned: readonly PlannedThing<CatalogueOffer>[]
  search: MarketSearch
  stay: StayToPlan
}

/** A part of the day: its soonest cards, and the way to all of them. */
function PartOfDay({ part, planned, search, stay }: PartOfDayProps) {
  if (planned.length === 0) return null
  return (
    <section aria-labelledby={`part-${part}`}>
      <div className="section-head">
        <h2 className="title" id={`part-${part}`}>
          <PartWords part={part} />
        </h2>
        {planned.length > FIRST_CARDS && (
          <Link to="/things-to-do" search={{ ...search, part }} className="link">
            <AllOf part={part} count={planned.length} />
          </Link>
        )}
      </div>
      <OfferGrid planned={planned.slice(0, FIRST_CARDS)} stay={stay} words={[]} swiped />
    </section>
  )
}

/** What stands above a plain list: the part of the day, with the way back to all of them. */
function PlainHead({ search, count }: { search: MarketSearch; count: number }) {
  const { part, ...whole } = search
  if (part === undefined || !isEverything(search))
    return (
      <h2 className="hidden-text">
        <ResultCount count={count} />
      </h2>
    )
  return (
    <div className="section-head">
      <h2 className="title">
        <PartWords part={part} />
      </h2>
      <Link to="/things-to-do" search={whole} className="link">
        <Trans>Show the whole day</Trans>
      </Link>
    </div>
  )
}

function PartWords({ part }: { part: Part }): ReactNode {
  const words: Record<Part, ReactNode> = {
    morning: <Trans>In the morning</Trans>,
    day: <Trans>Through the day</Trans>,
    evening: <Trans>In the evening</Trans>,
    packages: <Trans>Packages</Trans>,
  }
  return words[part]
}

function AllOf({ part, count }: { part: Part; count: number }): ReactNode {
  const words: Record<Part, ReactNode> = {
    morning: <Plural value={count} one="# thing in the morning" other="All # things in the morning" />,
    day: <Plural value={count} one="# thing through the day" other="All # things through the day" />,
    evening: <Plural value={count} one="# thing in the evening" other="All # things in the evening" />,
    packages: <Plural value={count} one="# package" other="All # packages" />,
  }
  return words[part]
}

interface EmptyDayProps {
  day: string
  next: { day: string; count: number } | null
  search: MarketSearch
}

/** Nothing of a day: the next day of the stay that has something is one press away. */
function EmptyDay({ day, next, search }: EmptyDayProps) {
  const inWords = useDayInWords()
  const empty = inWords(day)
  const other = next ? inWords(next.day) : ''
  const count = next?.count ?? 0
  return (
    <div className="card">
      <StateBox
        art="loggia"
        title={<Trans>Nothing free on {empty}</Trans>}
        actions={
          <Link
            to="/things-to-do"
            search={{ ...search, day: next?.day }}
            replace
            className={buttonClass('secondary')}
          >
            {next ? <Trans>Look at {other}</Trans> : <Trans>All your days</Trans>}
          </Link>
        }
      >
        {next ? (
          <Plural
            value={count}
            one={`${other} has one thing to do.`}
            other={`${other} has # things to do.`}
          />
        ) : (
          <Trans>Your other days are one press away.</Trans>
        )}
      </StateBox>
    </div>
  )
}
