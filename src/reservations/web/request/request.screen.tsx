import './request.css'
import '../plan/plan.css'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { Suspense, useMemo, useRef, useState } from 'react'
import { todayIn } from '../../../kernel/day.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { CallError, queryOf } from '../../../web/calls/query.ts'
import { useFieldWords } from '../../../web/forms/field-words.ts'
import { Note } from '../../../web/ui/note.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { listBlackouts } from '../../calendar.endpoints.ts'
import { readYear } from '../../year.endpoints.ts'
import { FullDay } from '../plan/full-day.tsx'
import { costAhead, nightPlanOf, ownStayOn } from '../plan/night-plan.ts'
import { OwnStayNote } from '../plan/own-stay-note.tsx'
import { PlacesCard } from '../plan/places-card.tsx'
import { PlanBar } from '../plan/plan-bar.tsx'
import { RequestCalendar } from '../plan/request-calendar.tsx'
import { LazyWaitForClosed, LazyWaitForFull, LazyWaitHere } from '../waiting/wait-lazily.ts'
import { FlexibilityChoice } from './flexibility-choice.tsx'
import { NearbyDates } from './nearby-dates.tsx'
import { NoRooms } from './no-rooms.tsx'
import type { OfferedStay } from './offer.tsx'
import { isMetByOthers, OtherWays } from './other-ways.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { RoomResults } from './room-results.tsx'
import { SearchBar } from './search-bar.tsx'
import { addressOfSearch, otherWaysQuery, type SearchedStay, searchOfAddress } from './stay-search.ts'
import { useFocusOnResults } from './use-focus-on-results.ts'
import { useSearchedRooms } from './use-searched-rooms.ts'

/** Request a stay: search the residences that are open, choose one, review and send (spec, section 2). */
export default function RequestScreen() {
  const request = useRequest()
  const { contract, stay, change, own, calendar } = request
  return (
    <div className="page">
      <PageHead
        back={
          <Link to="/my-reservations" className="link small request-back">
            <ChevronLeft className="icon-small" aria-hidden />
            <Trans>My reservations</Trans>
          </Link>
        }
        title={<Trans>Request a stay</Trans>}
        lead={
          <Trans>
            Choose your nights. The calendar shows what each takes and what you have left after it.
          </Trans>
        }
      />
      <div className="plan" ref={request.bar}>
        <PlacesCard
          idContract={contract.id}
          guests={stay.adults + stay.children}
          dates={stay.dates}
          onChoose={(offer) => void request.take(offer)}
        />
        <div className="card pad plan-main">
          <RequestCalendar
            // Another key remounts the calendar when an offer sets the dates, so that it opens at their month.
            key={`${contract.id} ${request.taken}`}
            plan={request.plan}
            zone={contract.zone}
            resort={contract.resort}
            calendar={{
              today: request.today,
              blackouts: calendar.data?.data ?? [],
              lastNight: calendar.data?.lastNight ?? null,
            }}
            dates={stay.dates}
            arrival={stay.arrival}
            onArrival={(arrival) => {
              if (arrival !== stay.arrival && !stay.dates) void change({ arrival })
            }}
            onChange={(dates) => void change({ dates, arrival: null })}
            onFull={(day, plan) => <FullDay {...{ plan, day, stay }} idContract={contract.id} />}
          />
          {own && <OwnStayNote stay={own} />}
        </div>
        <SearchBar
          stay={stay}
          contract={contract}
          cost={request.cost}
          datesMissing={request.datesMissing}
          busy={request.rooms.isFetching}
          onChange={(part) => void change(part)}
          onSearch={request.searchNow}
        />
        {stay.dates && !own && (
          <PlanBar
            dates={stay.dates}
            cost={request.cost}
            busy={request.rooms.isFetching}
            onSearch={request.searchNow}
          />
        )}
      </div>
      <FlexibilityChoice value={stay.flex} onChange={(flex) => void change({ flex })} />
      {calendar.isError && (
        <div className="request-remark">
          <Note tone="gold">
            <Trans>
              We couldn’t load the nights the resort has closed. The search tells you if your dates meet one.
            </Trans>
          </Note>
        </div>
      )}
      {stay.dates && <FoundStays request={request} stay={{ ...stay, dates: stay.dates }} />}
    </div>
  )
}

type Request = ReturnType<typeof useRequest>

/** The search in the address, and all that is read for it. */
function useRequest() {
  const navigate = useNavigate()
  const contract = useContract()
  const calendar = useQuery(queryOf(listBlackouts, { query: { idContract: contract.id } }))
  const today = calendar.data?.today ?? todayIn(contract.zone, new Date())
  const stay = searchOfAddress(useSearch({ strict: false }), today)
  const rooms = useSearchedRooms(contract.id, stay)
  const year = useQuery(queryOf(readYear, { query: { idContract: contract.id } }))
  const plan = useMemo(
    () => (year.data ? nightPlanOf(year.data, stay.adults + stay.children, stay.category) : null),
    [year.data, stay.adults, stay.children, stay.category],
  )
  const [taken, setTaken] = useState(0)
  const search = useSearchNow(stay, rooms)

  const change = (part: Partial<SearchedStay>) => {
    if (part.dates) search.setDatesMissing(false)
    const address = addressOfSearch({ ...stay, ...part })
    return navigate({ to: '/my-reservations/request', search: address, replace: true, resetScroll: false })
  }
  const take = async (offer: OfferedStay) => {
    await change({ dates: datesOf(offer), arrival: null, category: offer.idCategory })
    setTaken((before) => before + 1)
  }
  return {
    ...search,
    contract,
    calendar,
    today,
    stay,
    rooms,
    plan,
    cost: plan && stay.dates && costAhead(plan, stay.dates),
    /** The owner's own stay on these nights, where there is one. */
    own: ownStayOn(year.data, stay.dates),
    change,
    take,
    /** How many offers were taken. */
    taken,
  }
}

/** Searches at a press: with dates the results get the focus, without them the calendar does, and says so. */
function useSearchNow(stay: SearchedStay, rooms: ReturnType<typeof useSearchedRooms>) {
  const say = useFieldWords()
  const [datesMissing, setDatesMissing] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const seeResults = useFocusOnResults(results, rooms.isFetching)
  const searchNow = () => {
    if (stay.dates) {
      seeResults()
      void rooms.refetch()
      return
    }
    setDatesMissing(true)
    toast(say('range-required'), { tone: 'warn' })
    bar.current?.querySelector<HTMLElement>('.calendar-day[tabindex="0"]')?.focus()
  }
  return { bar, results, datesMissing, setDatesMissing, searchNow, seeResults }
}

interface FoundStaysProps {
  request: Request
  stay: SearchedStay & { dates: NonNullable<SearchedStay['dates']> }
}

/** What was found for the dates, other dates near them, and the review of the room that is chosen. */
function FoundStays({ request, stay }: FoundStaysProps) {
  const { contract, rooms, own, change } = request
  const review = useReview(stay, change)
  const wanting = !rooms.isFetching && foundNothing(rooms)
  const isTooDear = wanting && !rooms.error && (rooms.data?.rooms.length ?? 0) > 0
  // The offer goes with what was found before: the focus goes to what is found now.
  const takeOffer = (offer: OfferedStay) => {
    request.seeResults()
    void request.take(offer)
  }
  const nearby = (
    <NearbyDates
      idContract={contract.id}
      stay={stay}
      plan={request.plan}
      wanting={wanting}
      onChoose={takeOffer}
    />
  )
  return (
    <div ref={request.results}>
      {/* Where every room found costs more than the balance, offers within the balance come first. */}
      {isTooDear && nearby}
      {!own && (
        <RoomResults
          rooms={rooms}
          preferred={stay.category}
          onChoose={review.open}
          fitting={(idCategory) => (
            <OtherWays
              query={otherWaysQuery(contract.id, stay, idCategory)}
              plan={request.plan}
              ofItself
              onChoose={takeOffer}
            />
          )}
          closed={
            <Suspense>
              <LazyWaitForClosed {...stay} idContract={contract.id} />
            </Suspense>
          }
          none={
            <Suspense fallback={<NoRooms />}>
              <LazyWaitHere {...stay} idContract={contract.id} otherwise={<NoRooms />} />
            </Suspense>
          }
        />
      )}
      {!isTooDear && nearby}
      {!own && !rooms.isFetching && rooms.data && (
        <Suspense>
          <LazyWaitForFull
            {...stay}
            idContract={contract.id}
            open={rooms.data.rooms.map(({ idCategory }) => idCategory)}
          />
        </Suspense>
      )}
      <ReviewDialog
        stay={stay}
        found={rooms.data ?? null}
        searching={rooms.isFetching}
        contract={contract}
        today={request.today}
        onClose={review.close}
        onSearchAgain={() => {
          void change({ room: null })
          void rooms.refetch()
        }}
        // The review opens again with the other dates, and with all that was typed.
        onOffer={(offer) => void change({ dates: datesOf(offer), room: offer.idCategory })}
      />
    </div>
  )
}

/** The open review is in the address, as a history entry above the search: Back closes it, and closing it goes back. */
function useReview(stay: SearchedStay, change: (part: Partial<SearchedStay>) => Promise<void>) {
  const navigate = useNavigate()
  const router = useRouter()
  const isAbove = useLocation({ select: ({ state }) => state.aboveSearch === true })
  return {
    open: (room: number) =>
      void navigate({
        to: '/my-reservations/request',
        search: addressOfSearch({ ...stay, room }),
        state: { aboveSearch: true },
        resetScroll: false,
      }),
    // Opened from a link, or after its dates were changed, there is no entry of the search below it: it is closed by
    // an address without the room.
    close: () => (isAbove ? router.history.back() : void change({ room: null })),
  }
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The review of a request was opened from the search that is one step back. */
    aboveSearch?: boolean
  }
}

const datesOf = ({ datein, dateout }: OfferedStay) => ({ checkIn: datein, checkOut: dateout })

/**
 * Whether other offers should be shown: no room was found, every room costs more than the balance, or the refusal is
 * one that another stay may avoid.
 */
function foundNothing({ data, error }: ReturnType<typeof useSearchedRooms>): boolean {
  if (error) return error instanceof CallError && isMetByOthers(error.code)
  return data?.rooms.every(({ nightsCost }) => nightsCost > data.balance) ?? false
}
