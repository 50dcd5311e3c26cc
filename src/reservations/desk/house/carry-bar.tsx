import { Plural, Trans, useLingui } from '@lingui/react/macro'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { useEffect, useRef } from 'react'
import { daysBetween, formatDay } from '../../../kernel/day.ts'
import { useLanguage } from '../../../web/words.ts'
import type { BestFitReason } from '../../house/best-fit.ts'
import type { House } from '../../house.endpoints.ts'
import { FitWords } from './fit-words.tsx'
import { type Carried, type Carrying, fitVerdict } from './use-carry.ts'

/** What is in one's hand, what is planned, or what was done: below the chart, and read out. */
export function CarryBar({ house, carrying }: { house: House; carrying: Carrying }) {
  const { carried, plan, done } = carrying
  return (
    <div className="carry-status" role="status">
      {(carried || plan || done) && (
        <div className="carry">
          {carried ? (
            <InHand house={house} carrying={carrying} carried={carried} />
          ) : plan ? (
            <Plan house={house} carrying={carrying} plan={plan} />
          ) : (
            done && <Placed carrying={carrying} done={done} />
          )}
        </div>
      )}
    </div>
  )
}

function InHand({ house, carrying, carried }: { house: House; carrying: Carrying; carried: Carried }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { stay, target, pinned } = carried
  const nights = daysBetween(stay.checkIn, stay.checkOut)
  const verdict = fitVerdict(carried, house)
  const number = house.residences.find(({ id }) => id === target)?.number
  const pins = verdict.kind === 'here' && pinned !== stay.pinned && target !== null
  return (
    <>
      <GripVertical className="icon" aria-hidden />
      <p>
        <b>
          {stay.name}, <Plural value={nights} one="# night" other="# nights" />,{' '}
          {formatDay(stay.checkIn, language)} – {formatDay(stay.checkOut, language)}
        </b>
        <span>
          <FitWords carried={carried} house={house} />
        </span>
      </p>
      <span className="carry-keys" aria-hidden>
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> <Trans>residence</Trans>
        </span>
        <span>
          <kbd>Esc</kbd> <Trans>leave it</Trans>
        </span>
      </span>
      {target !== null && (
        <button type="button" className="carry-quiet" aria-pressed={pinned} onClick={carrying.pin}>
          {pinned ? t`Pinned` : t`Pin`} <kbd aria-hidden>P</kbd>
        </button>
      )}
      <button type="button" className="carry-quiet" onClick={carrying.leave}>
        <Trans>Leave it</Trans>
      </button>
      <button
        type="button"
        disabled={(verdict.kind !== 'fits' && !pins) || carrying.busy}
        onClick={carrying.place}
      >
        {pins ? (
          pinned ? (
            <Trans>Pin it here</Trans>
          ) : (
            <Trans>Unpin it</Trans>
          )
        ) : target === null ? (
          <Trans>Take it out</Trans>
        ) : (
          <Trans>Place in {number}</Trans>
        )}
        <kbd aria-hidden>Enter</kbd>
      </button>
    </>
  )
}

function Plan({
  house,
  carrying,
  plan,
}: {
  house: House
  carrying: Carrying
  plan: NonNullable<Carrying['plan']>
}) {
  const names = new Map(house.stays.map(({ id, name }) => [id, name]))
  const numbers = new Map(house.residences.map(({ id, number }) => [id, number]))
  const count = plan.places.length
  const moved = plan.places.filter(({ reason }) => reason === 'makes-room').length
  const first = useFocusWhileOpen()
  return (
    <>
      <div className="carry-plan">
        <b ref={first} tabIndex={-1}>
          <Plural value={count - moved} one="# stay finds a residence" other="# stays find a residence" />
          {moved > 0 && (
            <>
              , <Plural value={moved} one="# other makes room" other="# others make room" />
            </>
          )}
          {plan.left.length > 0 && (
            <>
              , <Plural value={plan.left.length} one="# finds none" other="# find none" />
            </>
          )}
        </b>
        <ul>
          {plan.places.map(({ id, to, reason }) => (
            <li key={id}>
              {names.get(id)}, <b className="numeric">{numbers.get(to)}</b>: <ReasonWords reason={reason} />
            </li>
          ))}
          {plan.left.map((id) => (
            <li key={id}>
              {names.get(id)}: <Trans>no residence of its category is free on all its nights</Trans>
            </li>
          ))}
        </ul>
      </div>
      <button type="button" className="carry-quiet" onClick={carrying.leave}>
        <Trans>Leave it</Trans>
      </button>
      {count > 0 && (
        <button type="button" disabled={carrying.busy} onClick={carrying.placePlan}>
          <Trans>Place {count}</Trans>
        </button>
      )}
    </>
  )
}

/** The focus comes to what has opened at the foot, and goes back to where it was once that is left. */
function useFocusWhileOpen() {
  const first = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    first.current?.focus({ preventScroll: true })
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
      })
    }
  }, [])
  return first
}

function ReasonWords({ reason }: { reason: BestFitReason }) {
  switch (reason) {
    case 'own':
      return <Trans>own residence</Trans>
    case 'between':
      return <Trans>no gap left</Trans>
    case 'beside':
      return <Trans>beside another stay</Trans>
    case 'smallest':
      return <Trans>the smallest gap</Trans>
    case 'makes-room':
      return <Trans>moves to make room</Trans>
  }
}

function Placed({ carrying, done }: { carrying: Carrying; done: NonNullable<Carrying['done']> }) {
  const { one, count } = done
  const name = one?.name ?? ''
  const number = one?.number ?? ''
  return (
    <>
      <p>
        <b>
          {one === null ? (
            <Plural value={count} one="# stay is placed." other="# stays are placed." />
          ) : one.number === null ? (
            <Trans>{name} is not placed any more.</Trans>
          ) : one.pinned ? (
            <Trans>
              {name} is in {number}, pinned.
            </Trans>
          ) : (
            <Trans>
              {name} is in {number}.
            </Trans>
          )}
        </b>
      </p>
      <button type="button" disabled={carrying.busy} onClick={carrying.undo}>
        <Trans>Undo</Trans>
      </button>
    </>
  )
}
