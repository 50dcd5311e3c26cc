import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { daysBetween } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import { type ButtonKind, buttonClass } from '../../web/ui/button.tsx'
import { PageHead } from '../../web/ui/page-head.tsx'
import { useLanguage } from '../../web/words.ts'
import type { Dashboard } from '../dashboard.endpoints.ts'
import { TO_DO } from './to-do/to-do-place.ts'
import type { PartOfDay } from './wall-clock.ts'

interface DashboardHeadProps {
  name: string
  partOfDay: PartOfDay
  /** The sentence under the greeting, or what stands there until it is known. */
  lead?: ReactNode
  /** How the way to a new stay looks; null where there is none. */
  request: ButtonKind | null
}

/** The greeting by the hour at the resort, and the way to a new stay: the primary one where nothing waits. */
export function DashboardHead({ name, partOfDay, lead, request }: DashboardHeadProps) {
  const greeting = {
    night: <Trans>Hello, {name}</Trans>,
    morning: <Trans>Good morning, {name}</Trans>,
    afternoon: <Trans>Good afternoon, {name}</Trans>,
    evening: <Trans>Good evening, {name}</Trans>,
  }
  return (
    <PageHead
      title={greeting[partOfDay]}
      lead={lead}
      action={
        request && (
          <Link to="/my-reservations/request" className={buttonClass(request)}>
            <Trans>Request a stay</Trans>
          </Link>
        )
      }
    />
  )
}

/** What comes next, and how much waits for the owner; each leads to its thing. */
export function DashboardLead({
  data,
  today,
  waiting,
}: {
  data: Dashboard
  today: string
  /** How many things wait, where that is known. */
  waiting: number | null
}) {
  return (
    <span className="lead-shown">
      <StaySentence next={data.nextReservation} today={today} />{' '}
      {waiting !== null && waiting > 0 && (
        <a href={`#${TO_DO}`} className="link">
          <Plural value={waiting} one="One thing to do." other="# things to do." />
        </a>
      )}
    </span>
  )
}

function StaySentence({ next, today }: { next: Dashboard['nextReservation']; today: string }) {
  const stay = next.datos
  if (!stay) return <Trans>No stay is on the calendar.</Trans>
  return (
    <Link to="/my-reservations/$id" params={{ id: String(stay.id) }} className="link">
      <WhenStay stay={stay} next={next} today={today} />
    </Link>
  )
}

interface WhenStayProps {
  stay: NonNullable<Dashboard['nextReservation']['datos']>
  next: Dashboard['nextReservation']
  today: string
}

function WhenStay({ stay, next: { ownerInHouse, guestsInHouse }, today }: WhenStayProps) {
  const language = useLanguage()
  const resort = stay.resort
  const leaves = dayInWords(stay.dateout, language)
  if ((ownerInHouse || guestsInHouse) && stay.dateout === today)
    return <Trans>The stay at {resort} ends today.</Trans>
  if (ownerInHouse)
    return (
      <Trans>
        You are at {resort} until {leaves}.
      </Trans>
    )
  if (guestsInHouse)
    return (
      <Trans>
        Your guests are at {resort} until {leaves}.
      </Trans>
    )
  const days = daysBetween(today, stay.datein)
  if (days <= 0) return <Trans>Your stay at {resort} begins today.</Trans>
  return <Plural value={days} one={`One day until ${resort}.`} other={`# days until ${resort}.`} />
}
