import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Keyboard from 'lucide-react/icons/keyboard'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { IconButton } from '../../web/ui/button.tsx'
import type { DrawWeek } from './draw-words.tsx'
import { WeekWords } from './week-words.tsx'

interface RankedWeekProps {
  week: DrawWeek
  /** By which it is told from others of its name. */
  name: string
  /** Its place, from 1. */
  place: number
  of: number
  /** It was lifted by the keyboard, and the arrows move it. */
  lifted: boolean
  onLift: () => void
  onPutDown: () => void
  onPutBack: () => void
  /** To this index, from 0. */
  onMove: (to: number) => void
  onRemove: () => void
}

/** A wish with its place: moved by its two buttons, by its grip and the arrows, or drawn by its grip. */
export function RankedWeek(props: RankedWeekProps) {
  const { week, name, place, of, lifted, onMove, onRemove } = props
  const { t } = useLingui()
  return (
    <li className={clsx(lifted && 'rank-lift')}>
      <Grip {...props} />
      <b className="rank-no" aria-hidden>
        {place}
      </b>
      <WeekWords week={week} />
      <span className="rank-acts">
        <IconButton
          label={t`Move ${name} up`}
          aria-disabled={place === 1}
          onClick={() => onMove(place - 2)}
          className={clsx(place === 1 && 'is-off')}
        >
          <ChevronUp className="icon" aria-hidden />
        </IconButton>
        <IconButton
          label={t`Move ${name} down`}
          aria-disabled={place === of}
          onClick={() => onMove(place)}
          className={clsx(place === of && 'is-off')}
        >
          <ChevronDown className="icon" aria-hidden />
        </IconButton>
        <IconButton label={t`Remove ${name}`} onClick={onRemove}>
          <X className="icon" aria-hidden />
        </IconButton>
      </span>
      {lifted && (
        <p className="rank-tip small">
          <Keyboard className="icon-small" aria-hidden />
          <span>
            <Trans>Arrow keys move {name}, Enter puts it down, Esc puts it back.</Trans>
          </span>
        </p>
      )}
    </li>
  )
}

function Grip({ name, place, lifted, onLift, onPutDown, onPutBack, onMove }: RankedWeekProps) {
  const { t } = useLingui()
  const grip = useRef<HTMLButtonElement>(null)
  // A row that changes its place in the list may lose the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every move
  useEffect(() => {
    if (lifted) grip.current?.focus()
  }, [lifted, place])
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (lifted) onPutDown()
      else onLift()
    }
    if (!lifted) return
    const step = { ArrowUp: place - 2, ArrowDown: place, Escape: null }[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (step === null) onPutBack()
    else onMove(step)
  }
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const row = event.currentTarget.closest('li')
    const rows = [...(row?.parentElement?.children ?? [])]
    const over = rows.findIndex((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return event.clientY >= top && event.clientY < bottom
    })
    if (event.currentTarget.hasPointerCapture(event.pointerId) && over >= 0) onMove(over)
  }
  return (
    <button
      ref={grip}
      type="button"
      className="rank-grip"
      aria-label={t`Move ${name}, wish ${place}`}
      aria-pressed={lifted}
      onKeyDown={keys}
      // A press without a pointer or a key: a screen reader's.
      onClick={({ detail }) => {
        if (detail === 0) lifted ? onPutDown() : onLift()
      }}
      onBlur={() => lifted && onPutDown()}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    >
      <GripVertical className="icon" aria-hidden />
    </button>
  )
}
