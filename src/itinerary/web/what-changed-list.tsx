import { Plural, Trans, useLingui } from '@lingui/react/macro'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { todayIn } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import { ForOwner } from '../../membership/web/session/for-owner.tsx'
import { useSession } from '../../membership/web/session/use-session.ts'
import type { BookingDetails } from '../../reservations/changes.endpoints.ts'
import { useBenefitList } from '../../reservations/web/benefits/use-benefit-list.ts'
import { deedWords } from '../../reservations/web/edit/deed-words.tsx'
import { PartyWords } from '../../reservations/web/party/party-words.tsx'
import { Button } from '../../web/ui/button.tsx'
import { useLanguage } from '../../web/words.ts'
import { confirmsItself } from '../timeline.ts'
import { type StayDifference, type ToldEvent, whatChanged } from '../what-changed.ts'
import { Fold } from './fold.tsx'

/** The number of changes that are shown at first: what is older is one press away, and on paper. */
const NEWEST = 2

/** What happened to the stay, newest first; what became something else with old and new. */
export function WhatChanged({ booking }: { booking: BookingDetails }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const told = whatChanged(booking.events)
  const [all, showAll] = useAllOnPaper()
  const [newest] = told
  if (!newest) return null
  const last = dayInWords(todayIn(booking.zone, new Date(newest.at)), language)
  return (
    <Fold
      title={<Trans>What changed</Trans>}
      says={
        <Plural
          value={told.length}
          one={`One entry, of ${last}.`}
          other={`# entries, the newest of ${last}.`}
        />
      }
    >
      <ol className="stay-history">
        {(all ? told : told.slice(0, NEWEST)).map((one) => {
          const words = deedWords(one)
          return (
            <li key={`${one.at} ${one.deed}`}>
              <time dateTime={one.at}>{dayInWords(todayIn(booking.zone, new Date(one.at)), language)}</time>
              <div>
                <p>
                  <b>{words ? i18n._(words) : <Trans>Status changed</Trans>}</b>{' '}
                  <span className="muted">
                    <Who told={one} />
                  </span>
                </p>
                {confirmsItself(one) && (
                  <p className="small">
                    <Trans>With that the stay was confirmed automatically.</Trans>
                  </p>
                )}
                {one.decided && <Decided benefits={one.decided} />}
                {one.reason && <p className="small">{one.reason}</p>}
                {one.differences.map((difference) => (
                  <Change key={difference.what} difference={difference} asked={one.asked} />
                ))}
              </div>
            </li>
          )
        })}
      </ol>
      {!all && told.length > NEWEST && (
        <Button kind="ghost" size="small" onClick={showAll}>
          <Plural value={told.length} one="See # change" other="See all # changes" />
        </Button>
      )}
    </Fold>
  )
}

/** Whether all is shown, and how to show it; what is printed has all of it. */
function useAllOnPaper(): [boolean, () => void] {
  const [all, setAll] = useState(false)
  const showAll = () => setAll(true)
  useEffect(() => {
    const before = () => flushSync(showAll)
    addEventListener('beforeprint', before)
    return () => removeEventListener('beforeprint', before)
  })
  return [all, showAll]
}

function Who({ told: { deed, actor, actorName, actorFor } }: { told: ToldEvent }) {
  const { user, trusted } = useSession()
  if (actor === 'trusted') return <ForOwner name={actorName} forWhom={actorFor} />
  if (actor === 'owner') return (user.isAdmin || trusted) && actorName ? actorName : <Trans>by you</Trans>
  if (actor !== 'club') return <Trans>automatically</Trans>
  // The resort answers a stay and its change; the club does all that is not an answer.
  return /^(confirm|reject)-/.test(deed) ? <Trans>by the resort</Trans> : <Trans>by the club</Trans>
}

/** Which benefits a word on them authorized, and which it refused. */
function Decided({ benefits }: { benefits: NonNullable<ToldEvent['decided']> }) {
  const listed = useBenefitList()
  const taken = listed(benefits.filter(({ refused }) => !refused))
  const back = listed(benefits.filter(({ refused }) => refused))
  return (
    <>
      {taken && (
        <p className="small">
          <Trans>Authorized: {taken}.</Trans>
        </p>
      )}
      {back && (
        <p className="small">
          <Trans>Refused, back in your balance: {back}.</Trans>
        </p>
      )}
    </>
  )
}

/** The old value struck out, the new one after it; where it was only asked for, both stand. For the ear both have a word before them. */
function Change({ difference, asked }: { difference: StayDifference; asked: boolean }) {
  const Old = asked ? 'span' : 'del'
  return (
    <p className="stay-change numeric">
      <Old>
        <span className="hidden-text">{asked ? <Trans>As it is:</Trans> : <Trans>Before:</Trans>} </span>
        <Value difference={difference} side="before" />
      </Old>
      <ArrowRight className="icon-small" aria-hidden />
      <ins>
        {asked ? (
          <>
            <Trans>Asked for:</Trans>{' '}
          </>
        ) : (
          <span className="hidden-text">
            <Trans>Now:</Trans>{' '}
          </span>
        )}
        <Value difference={difference} side="after" />
      </ins>
    </p>
  )
}

function Value({ difference, side }: { difference: StayDifference; side: 'before' | 'after' }): ReactNode {
  const language = useLanguage()
  if (difference.what === 'dates') {
    const [from, to] = difference[side].map((day) => dayInWords(day, language))
    return (
      <Trans>
        {from} to {to}
      </Trans>
    )
  }
  if (difference.what === 'nights')
    return (
      <Plural value={difference[side]} one="# night from the balance" other="# nights from the balance" />
    )
  if (difference.what === 'party') {
    const [adults, children] = difference[side]
    return <PartyWords adults={adults} childCount={children} />
  }
  if (difference.what === 'occupant')
    return difference[side] === 'guest' ? <Trans>A guest in your place</Trans> : <Trans>You</Trans>
  return difference[side] ?? <Trans>No note</Trans>
}
