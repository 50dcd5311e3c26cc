import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { daysBetween, formatDay } from '../../kernel/day.ts'
import { buttonClass } from '../../web/ui/button.tsx'
import { PageHead } from '../../web/ui/page-head.tsx'
import { useLanguage } from '../../web/words.ts'
import type { Dashboard } from '../dashboard.endpoints.ts'
import type { PartOfDay } from './wall-clock.ts'

interface DashboardHeadProps {
  name: string
  partOfDay: PartOfDay
  /** The sentence under the greeting, or what stands there until it is known. */
  lead?: ReactNode
  mayRequest: boolean
}

/** The greeting by the hour at the resort, and the page's one action. */
export function DashboardHead({ name, partOfDay, lead, mayRequest }: DashboardHeadProps) {
  const greeting = {
    morning: <Trans>Good morning, {name}</Trans>,
    afternoon: <Trans>Good afternoon, {name}</Trans>,
    evening: <Trans>Good evening, {name}</Trans>,
  }
  return (
    <PageHead
      title={greeting[partOfDay]}
      lead={lead}
      action={
        mayRequest && (
          <Link to="/my-reservations/request" className={buttonClass()}>
            <Trans>Request a stay</Trans>
          </Link>
        )
      }
    />
  )
}

/** What comes next, and what waits for the owner. */
export function DashboardLead({ data, today }: { data: Dashboard; today: string }) {
  return (
    <>
      <StaySentence next={data.nextReservation} today={today} />{' '}
      {data.toAuthorize > 0 && (
        <Plural
          value={data.toAuthorize}
          one="One reservation waits for your authorization."
          other="# reservations wait for your authorization."
        />
      )}
    </>
  )
}

function StaySentence({ next, today }: { next: Dashboard['nextReservation']; today: string }) {
  const language = useLanguage()
  const stay = next.datos
  if (!stay) return <Trans>No stay is on the calendar.</Trans>
  const resort = stay.resort
  const leaves = formatDay(stay.dateout, language)
  if (next.ownerInHouse) {
    return (
      <Trans>
        You are at {resort} until {leaves}.
      </Trans>
    )
  }
  const days = daysBetween(today, stay.datein)
  if (days <= 0) return <Trans>Your stay at {resort} begins today.</Trans>
  return <Plural value={days} one={`One day until ${resort}.`} other={`# days until ${resort}.`} />
}
