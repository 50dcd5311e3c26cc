import './stay-strip.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type Day, formatTime } from '../../../kernel/day.ts'
import { writtenDay } from '../../../kernel/written-day.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import { listEvents } from '../../catalogue.endpoints.ts'
import { EVENTS_SECTION } from '../../catalogue.ts'
import { type DayMark, daysOfStay, MARKS, MOST_MARKS, marksOf } from '../../stays/day-marks.ts'
import { isAt } from '../../stays/during.ts'
import type { StayToPlan } from '../../stays/stays.endpoints.ts'
import { useCart } from '../cart/cart-store.ts'
import { useStayLines } from '../stay-lines/use-stay-lines.ts'
import { useTripWords } from '../thing/trip-words.ts'
import { dayInView } from './during-stay.ts'
import type { MarketSearch } from './market-search.ts'

/** A week: what a strip keeps room for until the stay is known. */
const USUAL_DAYS = 7

/** The days of the stay with what is on each; a press shows one of them alone, a second one all again. */
export function StayStrip({ stay, search }: { stay: StayToPlan; search: MarketSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const cart = useCart()
  const lines = useStayLines(stay.id)
  const events = useQuery(queryOf(listEvents, { query: { idseccanal: EVENTS_SECTION } })).data?.data ?? []
  const atResort = events.filter((one) => isAt(one, stay.hotel.id))
  const chosen = dayInView(search, stay)
  const strip = useRef<HTMLDivElement>(null)
  const days = daysOfStay(stay)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when another day is chosen
  useEffect(() => {
    const pressed = strip.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (strip.current && pressed)
      strip.current.scrollLeft = pressed.offsetLeft - strip.current.offsetLeft - 24
  }, [chosen])

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const buttons = [...(strip.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLElement)
    const next = step === 0 || at < 0 ? undefined : buttons[at + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: these are pressed buttons, not the fields of a form */}
      <div ref={strip} className="stay-strip" role="group" aria-label={t`Days of your stay`}>
        {days.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={day === chosen}
            onKeyDown={move}
            onClick={() =>
              void navigate({
                to: '/things-to-do',
                search: { ...search, day: day === chosen ? undefined : day, part: undefined },
                replace: true,
                resetScroll: false,
              })
            }
          >
            <EdgeOfStay day={day} stay={stay} marks={marksOf(day, { lines, cart, events: atResort })} />
          </button>
        ))}
      </div>
      <StayKey />
    </>
  )
}

function EdgeOfStay({ day, stay, marks }: { day: Day; stay: StayToPlan; marks: readonly DayMark[] }) {
  const language = useLanguage()
  const trips = useTripWords()
  const words = useMarkWords()
  const checkIn = formatTime(stay.checkIn)
  const checkOut = formatTime(stay.checkOut)
  const isEdge = day === stay.datein || day === stay.dateout
  const more = marks.length - MOST_MARKS
  const shown = marks.slice(0, MOST_MARKS)
  // By the clock: the transfer that brings one comes before the residence is ready.
  const later = shown.findIndex(({ time }) => !time || time >= stay.checkIn)
  const before = day !== stay.datein ? 0 : later < 0 ? shown.length : later
  const drawn = (mark: DayMark, index: number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a day have no number of their own
    <span key={index} className="stay-mark numeric" data-of={mark.of}>
      <span className="hidden-text">{words[mark.of]}: </span>
      {mark.leg ? <TransferTo trip={trips[mark.leg]} /> : mark.name[language]}
      {mark.time && <>, {formatTime(mark.time)}</>}
    </span>
  )
  return (
    <>
      <span aria-hidden>{writtenDay(day, language, { weekday: 'short' }).replace('.', '')}</span>
      <span className="stay-strip-date" aria-hidden>
        {Number(day.slice(8))}
      </span>
      <span className="hidden-text">
        {writtenDay(day, language, { weekday: 'long', day: 'numeric', month: 'long' })}.{' '}
      </span>
      {shown.slice(0, before).map(drawn)}
      {day === stay.datein && (
        <span className="numeric">
          <Trans>Check-in {checkIn}</Trans>
        </span>
      )}
      {shown.slice(before).map(drawn)}
      {more > 0 && (
        <span>
          <Plural value={more} one="and # more" other="and # more" />
        </span>
      )}
      {day === stay.dateout && (
        <span className="numeric">
          <Trans>Check-out {checkOut}</Trans>
        </span>
      )}
      {marks.length === 0 && !isEdge && (
        <span>
          <Trans>Nothing planned yet</Trans>
        </span>
      )}
    </>
  )
}

/** The way there or back by car: beside the times of check-in and check-out it says what it is. */
function TransferTo({ trip }: { trip: string }) {
  return <Trans>Transfer: {trip}</Trans>
}

/** What the marks mean. */
function useMarkWords(): Record<DayMark['of'], string> {
  const { t } = useLingui()
  return { yours: t`Yours`, cart: t`In your cart`, event: t`An event with seats`, full: t`Full` }
}

function StayKey() {
  const words = useMarkWords()
  return (
    <p className="stay-key" aria-hidden>
      {MARKS.map((mark) => (
        <span key={mark} className="stay-mark" data-of={mark}>
          {words[mark]}
        </span>
      ))}
    </p>
  )
}

/** The strip's shape until the stay is known; what the marks mean is known before, and takes as many lines. */
export function StayStripSkeleton() {
  return (
    <>
      <div className="stay-strip" aria-hidden>
        {Array.from({ length: USUAL_DAYS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no number of their own
          <div key={index}>
            <Skeleton width={28} height={14} />
            <Skeleton width={36} height={32} />
            <Skeleton width="80%" height={14} />
          </div>
        ))}
      </div>
      <StayKey />
    </>
  )
}
